"""The bot's eye: how good a position looks, which answers look promising."""

from gondwana.kernel.rule import rule

from .state import State


@rule
def value(s: State, seat: int) -> float:
    """Points."""
    return float(s.scores[seat])


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Every answer looks alike."""
    return 1.0
