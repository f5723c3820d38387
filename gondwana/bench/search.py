"""How many iterations a second the searching bot makes."""

import time
from dataclasses import dataclass
from typing import Final

from gondwana.bots import choose
from gondwana.games import game as game_of
from gondwana.kernel.match.match import Match

ITERATIONS: Final = 400


@dataclass(frozen=True)
class Thought:
    """Iterations a second, one tree, at the first question of a game."""

    game: str
    seats: int
    iterations: float


def measure(slug: str, seats: int) -> Thought:
    """Let the bot think about its first answer."""
    game = game_of(slug)
    match = Match(game, seats, game.unattended(), seed=1)
    seat = match.asked[0]
    choose(match, seat, level="search", seed=1, iterations=20)  # what must be loaded is not measured
    begun = time.perf_counter()
    choose(match, seat, level="search", seed=1, iterations=ITERATIONS)
    return Thought(slug, seats, ITERATIONS / (time.perf_counter() - begun))
