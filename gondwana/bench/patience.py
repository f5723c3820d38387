"""How long people wait for the answers of each level."""

import time
from dataclasses import dataclass
from typing import Final

from gondwana.bots.choosing import choose
from gondwana.kernel.match.match import Match

from .search import positions

LEVELS: Final = ("beginner", "casual", "skilled", "strong", "expert")
POSITIONS: Final = 60
LIMIT: Final = 3000.0  # milliseconds that nobody should wait longer


@dataclass(frozen=True)
class Wait:
    """Milliseconds for an answer of a level, over a whole game."""

    level: str
    usual: float  # half of them take less
    longest: float  # the longest but one of a hundred


def measure(slug: str, seats: int, count: int = POSITIONS) -> list[Wait]:
    """Ask every level at questions of a whole game."""
    asked = positions(slug, seats, count)
    return [Wait(level, *_percentiles(_taken(level, asked))) for level in LEVELS]


def _taken(level: str, asked: list[Match]) -> list[float]:
    taken = []
    for match in asked:
        begun = time.perf_counter()
        choose(match, match.asked[0], level, seed=match.number)
        taken.append((time.perf_counter() - begun) * 1000)
    return sorted(taken)


def _percentiles(taken: list[float]) -> tuple[float, float]:
    return taken[len(taken) // 2], taken[min(len(taken) - 1, round(0.99 * len(taken)))]
