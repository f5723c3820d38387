"""Who sits where: which bots meet at a table, and every way to turn it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final

from gondwana.kernel.errors import BadOption, BadSeats

MEETINGS: Final = ("pairs", "neighbours", "all")


@dataclass(frozen=True)
class Seating:
    """A line-up, turned by so many seats."""

    lineup: tuple[str, ...]
    rotation: int

    @property
    def seated(self) -> tuple[str, ...]:
        """Who sits at each seat."""
        return self.lineup[self.rotation :] + self.lineup[: self.rotation]


def lineups(bots: Sequence[str], seats: int, meet: str) -> list[tuple[str, ...]]:
    """The tables of a league: every two bots, each with the next one, or as many as there are seats.

    Bots take turns around the table: two at four seats sit a b a b. Where that leaves some with a seat more than
    others, each of them has it once.
    """
    if meet not in MEETINGS:
        raise BadOption(f"bots can't meet by {meet!r}", MEETINGS)
    if len(set(bots)) < len(bots):
        raise BadOption("a bot is named twice; for several of one level name the tables")
    if len(bots) == 1 or seats == 1:
        groups: Iterable[tuple[str, ...]] = ((bot,) for bot in bots)
    elif meet == "neighbours":
        groups = pairwise(bots)
    else:
        groups = combinations(bots, 2 if meet == "pairs" else min(seats, len(bots)))
    return [
        tuple(group[(seat + first) % len(group)] for seat in range(seats))
        for group in groups
        for first in range(1 if seats % len(group) == 0 else len(group))
    ]


def check_lineups(tables: Iterable[Sequence[str]], seats: int) -> list[tuple[str, ...]]:
    """Tables that somebody has named, one bot a seat."""
    found = [tuple(table) for table in tables]
    for table in found:
        if len(table) != seats:
            raise BadSeats(f"{len(table)} bots for {seats} seats at the table {','.join(table)}", (seats,))
    return found


def seatings(tables: Iterable[tuple[str, ...]]) -> list[Seating]:
    """Every line-up turned through all seats; what would be the same table again is left out."""
    found: dict[tuple[str, ...], Seating] = {}
    for table in tables:
        for rotation in range(len(table)):
            seating = Seating(table, rotation)
            found.setdefault(seating.seated, seating)
    return list(found.values())
