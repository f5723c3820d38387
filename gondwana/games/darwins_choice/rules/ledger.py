"""Where every Darwin Point came from: the score sheet by source and era."""

from gondwana.kernel.rules import rule

from ..state import State


@rule
def book(s: State, seat: int, source: int, points: int) -> None:
    """Points come or go, and it is written down in which era and by what."""
    s.scores[seat] += points
    s.earned[seat, s.era - 1, source] += points
