"""How much of the game is left, and how much of a lead lasts."""

from typing import Final

from gondwana.kernel.rules import rule

from ..state import State
from ..tables import ROUNDS

LASTING: Final = 0.8  # what is left of a lead after a round of everybody's turns


@rule
def rounds_left(s: State) -> int:
    """Whole rounds of the period after this one."""
    return ROUNDS[s.schedule, s.period] - 1 - s.lap


@rule
def periods_left(s: State) -> int:
    """Periods after this one."""
    later = 0
    for period in range(s.period + 1, len(ROUNDS[s.schedule])):
        if ROUNDS[s.schedule, period] > 0:
            later += 1
    return later


@rule
def fade(rounds: int) -> float:
    """How much of a lead lasts so many rounds."""
    left = 1.0
    for _ in range(rounds):
        left *= LASTING
    return left
