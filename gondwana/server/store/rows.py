"""What the store holds, as plain values that never change: a change is a new value."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Seat:
    """Who sits where: a guest, a bot with its level, or nobody yet; a guest with a level lets a bot of it play."""

    seat: int
    kind: str  # "human", "bot" or "open"
    guest: str | None = None
    name: str | None = None
    level: str | None = None

    @property
    def bot_plays(self) -> bool:
        """Whether a bot answers here, for itself or for the guest."""
        return self.kind == "bot" or self.level is not None


@dataclass(frozen=True)
class Table:
    """Everything about a table but its moves."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    owner: str  # the guest who opened it
    secret: bytes = field(repr=False)  # where its chance comes from: told to nobody before the end
    commitment: str  # the secret's SHA-256, told to everybody from the beginning
    seats: tuple[Seat, ...]
    created: str
    changed: str  # time of the last entry, or of the opening
    status: str = "open"
    number: int = 0  # entries so far
    asked: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] | None = None
    problem: str | None = None  # why it is stuck


@dataclass(frozen=True)
class Entry:
    """One line of a table's append-only list."""

    number: int
    seat: int
    kind: str  # "move" or "undo"
    move: int
    at: str  # when


@dataclass(frozen=True)
class Saved:
    """A table with its past, as read back."""

    table: Table
    entries: tuple[Entry, ...]
    snapshot: dict[str, Any] | None = field(repr=False)


@dataclass(frozen=True)
class Change:
    """What one step at one table writes, all or nothing."""

    table: Table
    new: bool = False  # the table itself is new
    seats: bool = False  # its seats changed
    entries: tuple[Entry, ...] = ()
    snapshot: str | None = field(default=None, repr=False)
