"""Random games of Dominant Species, every position checked inside a compiled loop."""

from typing import Any

from gondwana.games.dominant_species.invariants import Broken, broken
from gondwana.kernel.chance import roll
from gondwana.kernel.dispatch import legal, replace
from gondwana.kernel.loops import play, start
from gondwana.kernel.questions import first_asked
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import loop

NAMES = tuple(found.name.lower().replace("_", " ") for found in Broken)


@loop
def checked_games(states: Any, games: int, seats: int, key: Any, options: Ints, out: Ints) -> int:
    """Play to the end, again and again; the first invariant that did not hold."""
    for _ in range(games):
        replace(states, 1, 0)
        start(states, 1, seats, key, options)
        s = states[1]
        while s.over == 0:
            seat = first_asked(s)
            play(s, seat, out[roll(s, legal(s, seat, out))])
            found = broken(s)
            if found != 0:
                return found
        key = s.rng
    return 0
