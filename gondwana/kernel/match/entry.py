"""One line of a match's past."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from ..rules.notation import Text

MOVE: Literal["move"] = "move"
UNDO: Literal["undo"] = "undo"


class Heading(NamedTuple):
    """A heading of the log, and the first event under it."""

    first: int
    text: Text


@dataclass(frozen=True)
class Entry:
    """A seat's move, or the taking back of one; entries are only ever added."""

    number: int
    seat: int
    kind: Literal["move", "undo"]
    move: int  # the answer; for an undo the number of the entry that is taken back
    word: str = field(default="", compare=False)  # the answer as a word of the notation
    told: tuple[tuple[int, ...], ...] = ()  # the events that followed: what, who may know, numbers
    headings: tuple[Heading, ...] = field(default=(), compare=False)  # under which the log shows them
