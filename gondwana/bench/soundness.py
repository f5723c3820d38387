"""Many random games, every position of them checked against the game's invariants, compiled."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Final

from gondwana.games import game as game_of
from gondwana.kernel.game.dispatch import blank
from gondwana.kernel.game.loops import ANSWERS, MOST_CHOICES, SOUND, checked_games
from gondwana.kernel.rules.chance import word
from gondwana.kernel.rules.records import numbers

GAMES: Final = 100_000  # over all numbers of seats
LONG_GAMES: Final = 20_000  # of a game that is so long that a search does not play to its end
BATCH: Final = 500


class Unsound(Exception):
    """An invariant was broken: which, with how many seats, from which key on."""


@dataclass(frozen=True)
class Soundness:
    """How many games were played, none of them unsound."""

    game: str
    games: int
    seconds: float


def enough(slug: str) -> int:
    """How many games are checked."""
    return GAMES if game_of(slug).horizon is None else LONG_GAMES


def check(slug: str, games: int, report: Callable[[int, int], None] = lambda done, total: None) -> Soundness:
    """Play games at every number of seats and under every option; an unsound position is an error."""
    game = game_of(slug)
    variants = [numbers(game.option_numbers(options)) for options in game.variants()]
    batch = min(BATCH, -(-games // len(game.seats) // len(variants)))
    states, out = blank(game.state, 2), numbers([0] * MOST_CHOICES)
    begun, done = time.perf_counter(), 0
    while done < games:
        for seats, options in product(game.seats, variants):
            found = checked_games(states, batch, seats, word(done + seats), options, out)
            if found != SOUND:
                name = "ANSWERS" if found == ANSWERS else game.broken(found).name
                raise Unsound(
                    f"{slug} with {seats} seats, options {[int(each) for each in options]}, key {done + seats}: {name}"
                )
            done += batch
            report(min(done, games), games)
    return Soundness(slug, done, time.perf_counter() - begun)
