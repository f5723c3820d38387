"""The bot's eye: how good a position looks, which answers look promising."""

from gondwana.kernel.rule import rule

from .scoring import line_points
from .state import State
from .tables import LINES


@rule
def value(s: State, seat: int) -> float:
    """The points of the seat, and what it would score now."""
    points = float(s.scores[seat])
    if s.over == 0:
        for line in range(LINES):
            points += line_points(s, line, seat)
    return points


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Every answer looks alike."""
    return 1.0
