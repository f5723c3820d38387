"""Open questions: a stack of frames in the record.

A frame is [prompt, seats still asked, four numbers that the question is about]. The top frame is the open one; its
seats are `s.asked`. A frame that asks nobody is a *task*: the kernel hands it to the game's `perform` on top.
When the stack is empty, the game's `flow` goes on. Nothing waits in a local variable: what must survive a question
lies in its frame.
"""

from typing import Final

from ..compiler.rule import rule
from .header import DEPTH, NONE, SEATS, Header
from .records import Ints, constant

PROMPT: Final = 0
ASKED: Final = 1
ABOUT: Final = 2  # the first of the four numbers

# The lowest seat of a bit mask. No processor foresees when a loop over the bits ends: a table is faster.
LOWEST: Final[Ints] = constant([(seats & -seats).bit_length() - 1 if seats else 0 for seats in range(1 << SEATS)])


@rule
def _push(s: Header, prompt: int, seats: int, a: int, b: int, c: int, d: int) -> None:
    if s.depth == DEPTH:
        raise OverflowError("the stack of questions is full")
    top = s.depth
    s.frames[top, PROMPT] = prompt
    s.frames[top, ASKED] = seats
    s.frames[top, ABOUT] = a
    s.frames[top, ABOUT + 1] = b
    s.frames[top, ABOUT + 2] = c
    s.frames[top, ABOUT + 3] = d
    s.depth = top + 1
    s.asked = seats
    s.question += 1


@rule
def ask(s: Header, prompt: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Ask one seat a question about up to four things."""
    _push(s, prompt, 1 << seat, a, b, c, d)


@rule
def ask_each(s: Header, prompt: int, seats: int) -> None:
    """Ask several seats at once (a bit mask): each answers when it likes, the last answer closes the question."""
    _push(s, prompt, seats, 0, 0, 0, 0)


@rule
def later(s: Header, task: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Put a task on the stack: it is performed as soon as everything above it is done."""
    _push(s, task, 0, a, b, c, d)


@rule
def pose(s: Header, question: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Put a question that is asked when its turn comes, if there is something to choose (see posing)."""
    _push(s, question, 0, a, b, c, d)


@rule
def drop(s: Header) -> None:
    """Take the top frame off the stack."""
    s.depth -= 1
    s.asked = s.frames[s.depth - 1, ASKED] if s.depth > 0 else 0


@rule
def answered(s: Header, seat: int) -> None:
    """A seat has answered the open question; the last answer takes it off the stack."""
    s.asked &= ~(1 << seat)
    s.frames[s.depth - 1, ASKED] = s.asked
    if s.asked == 0:
        drop(s)


@rule
def is_asked(s: Header, seat: int) -> bool:
    """Whether the open question waits for this seat."""
    return (s.asked >> seat) & 1 == 1


@rule
def first_asked(s: Header) -> int:
    """The lowest seat whose answer is open."""
    return LOWEST[s.asked]


@rule
def prompt(s: Header) -> int:
    """Which question, or task, is on top."""
    return s.frames[s.depth - 1, PROMPT]


@rule
def about(s: Header, index: int) -> int:
    """One of the numbers that the top frame is about."""
    return s.frames[s.depth - 1, ABOUT + index]


def open_prompt(s: Header) -> int:
    """The question on top of a twin's stack, NONE if nobody is asked."""
    return top_frame(s)[PROMPT] if s.asked else NONE


def asked_about(s: Header) -> list[int]:
    """The four numbers that the question on top of a twin's stack is about."""
    return top_frame(s)[ABOUT:]


def top_frame(s: Header) -> list[int]:
    """The top frame of a twin: prompt, seats, and what the question is about."""
    return list(s.frames[s.depth - 1])


@rule
def everybody(s: Header) -> int:
    """The bit mask of all seats."""
    return (1 << s.seats) - 1
