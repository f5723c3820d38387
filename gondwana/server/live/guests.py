"""In every step: who looks at a table, and which seat is theirs."""

from dataclasses import dataclass

from ..store import Table


@dataclass(frozen=True)
class Guest:
    """A browser that came by, with the name that it gave itself."""

    id: str
    name: str | None = None


def seat_of(table: Table, guest: Guest | None) -> int | None:
    """The seat of a guest at a table; None for onlookers."""
    if guest is None:
        return None
    return next((seat.seat for seat in table.seats if seat.guest == guest.id), None)
