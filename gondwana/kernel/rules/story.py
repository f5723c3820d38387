"""The story: what people would say at the table, told by the rules as numbers, put into words elsewhere.

An event is [what, who may know it, four numbers]. It is written only when somebody listens.
"""

from typing import Final

from ..compiler.rule import rule
from .header import STORY, Header

EVERYONE: Final = 0x7FFFFFFF  # the bit mask of those who may know: here all, onlookers too


@rule
def tell(s: Header, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell everyone what happened."""
    if s.listening:
        _write(s, event, EVERYONE, a, b, c, d)


@rule
def tell_only(s: Header, seats: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell some seats (a bit mask) what the others must not know."""
    if s.listening:
        _write(s, event, seats, a, b, c, d)


@rule
def _write(s: Header, event: int, seats: int, a: int, b: int, c: int, d: int) -> None:
    if s.told == STORY:
        raise OverflowError("one move tells too long a story")
    row = s.told
    s.story[row, 0] = event
    s.story[row, 1] = seats
    s.story[row, 2] = a
    s.story[row, 3] = b
    s.story[row, 4] = c
    s.story[row, 5] = d
    s.told = row + 1
