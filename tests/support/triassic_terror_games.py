"""Random games of Triassic Terror with the game's own invariants after every move, inside compiled loops."""

from typing import Any

from gondwana.games.triassic_terror.invariants import broken
from gondwana.kernel.chance import roll
from gondwana.kernel.dispatch import legal, replace
from gondwana.kernel.loops import play, start
from gondwana.kernel.questions import first_asked
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import loop

__all__ = ["BROKEN", "broken", "checked_games"]

HOLDS, NO_ANSWER = 0, 10
BROKEN = (
    "all invariants hold",
    "1: a player has more or fewer than 57 dinos",
    "2: white tokens were lost or came from nowhere",
    "3: cards were lost or came from nowhere",
    "4: an area has more than three herds, a gap, or somebody twice or not at all",
    "5: a smaller herd stands before a larger one",
    "6: the T-Rex stands outside though there is room for it",
    "7: a tile lies twice, or somebody took two",
    "8: two counters in one period, or a volcano from nowhere",
    "9: nobody is asked",
    "10: there is no legal answer, or one twice",
)


@loop
def checked_games(states: Any, games: int, seats: int, key: Any, options: Ints, out: Ints) -> int:
    """Random games, every position checked; the first invariant that did not hold."""
    for _ in range(games):
        replace(states, 1, 0)
        start(states, 1, seats, key, options)
        s = states[1]
        found = broken(s)
        while s.over == 0 and found == HOLDS:
            seat = first_asked(s)
            count = legal(s, seat, out)
            for one in range(count):
                for other in range(one):
                    if out[one] == out[other]:
                        return NO_ANSWER
            if count == 0:
                return NO_ANSWER
            play(s, seat, out[roll(s, count)])
            found = broken(s)
        if found != HOLDS:
            return found
        key = s.rng
    return HOLDS
