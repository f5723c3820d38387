"""Points on the score track, and where each of them comes from (WL-6, WL-28, WL-32 … WL-34, WL-40)."""

from gondwana.kernel.rules import rule

from ..state import State


@rule
def earn(s: State, seat: int, source: int, points: int) -> None:
    """A seat goes forward on the score track, or back; positions below the first space are allowed (WL-32)."""
    s.scores[seat] += points
    s.earned[seat, source] += points
