"""Beside the steps: a table's past, every position again, for one perspective, exactly as it was seen at the time."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from threading import Lock
from typing import Final, TypeVar

import gondwana
from gondwana.kernel.match.match import Match

from ..errors import Conflict, Forbidden, NotFound
from ..live import presenter
from ..live.guests import Guest, seat_of
from ..live.registry import Registry
from ..live.resume import past
from ..schemas.http import At, Mark, Replay
from ..schemas.shared import Line, Text
from ..store import Entry, Saved, Table

STRIDE: Final = 8  # entries between two positions that are kept
REPLAYED: Final = 32  # tables whose positions are kept

Result = TypeVar("Result")


def perspective(row: Table, guest: Guest | None, seat: int | None) -> int | None:
    """Whose eyes a guest may borrow: its own while the game runs, anybody's once it is over."""
    if seat is not None and not 0 <= seat < len(row.seats):
        raise NotFound("unknown_seat", f"This table has the seats 0 to {len(row.seats) - 1}.", range(len(row.seats)))
    if seat is None or row.status == "over" or seat == seat_of(row, guest):
        return seat
    raise Forbidden("not_your_seat", "Other seats can be looked at when the game is over.")


async def whole(registry: Registry, table_id: str, guest: Guest | None, seat: int | None) -> Replay:
    """The log, the places to jump to, and the scores after each number of entries, from none to all."""
    saved = await _saved(registry, table_id)
    viewer = perspective(saved.table, guest, seat)
    return await asyncio.to_thread(_readable, saved, lambda: _replay(saved, viewer))


async def at(registry: Registry, table_id: str, guest: Guest | None, seat: int | None, number: int) -> At:
    """The table after its first entries."""
    saved = await _saved(registry, table_id)
    viewer = perspective(saved.table, guest, seat)
    if number > len(saved.entries):
        raise NotFound("not_yet", f"This table has {len(saved.entries)} entries so far.")
    return await asyncio.to_thread(_readable, saved, lambda: _at(saved, viewer, number))


async def save(registry: Registry, table_id: str) -> tuple[str, str]:
    """The file of a finished game, and its name; before the end it would tell secrets."""
    saved = await _saved(registry, table_id)
    if saved.table.status != "over":
        raise Conflict("not_over", "The game can be saved to a file when it is over.")
    text = await asyncio.to_thread(_readable, saved, lambda: PASTS.at(saved, len(saved.entries)).dumps())
    return text, f"{saved.table.game}-{table_id}.json"


async def _saved(registry: Registry, table_id: str) -> Saved:
    saved = await registry.store.load(table_id)
    if saved is None:
        raise NotFound("unknown_table", "There is no such table.")
    if saved.table.status == "open":
        raise Conflict("not_started", "This table has not begun.")
    if not registry.is_ready(saved.table.game):
        raise Conflict("preparing", "The rules of this game are being prepared; try again in a moment.")
    return saved


def _readable(saved: Saved, work: Callable[[], Result]) -> Result:
    """Does the work, if today's rules lead to where the table stands."""
    try:
        if _same_rules(saved) or PASTS.leads_to_snapshot(saved):
            return work()
        problem = "they lead elsewhere"
    except Exception as error:  # whatever a changed rule may do
        problem = type(error).__name__
    raise Conflict("unreadable", f"The rules have changed since this table was played, and can't replay it: {problem}.")


def _same_rules(saved: Saved) -> bool:
    return saved.snapshot is None or saved.snapshot.get("rules") == gondwana.game(saved.table.game).version


def _replay(saved: Saved, viewer: int | None) -> Replay:
    positions = _readable_positions(saved)
    entries = presenter.lines(positions[-1], viewer)
    return Replay(
        count=len(positions) - 1,
        marks=_marks(entries),
        scores=[match.standing() for match in positions],
        expected=[match.expected() for match in positions],
        entries=entries,
    )


def _readable_positions(saved: Saved) -> list[Match]:
    """All positions; of a table that is stuck, those up to the last entry that can be read."""
    positions: list[Match] = []
    try:
        positions.extend(PASTS.positions(saved))
    except Exception:
        if saved.table.status != "stuck" or not positions:
            raise
    return positions


def _marks(entries: list[Line]) -> list[Mark]:
    """The first entry of each group of the log; what begins within an entry is to be seen after it."""
    marks: dict[int, Mark] = {}
    last: Text | None = None
    for line in entries:
        if line.group is not None and line.group != last:
            last = line.group
            number = line.number + (line.stage > 0)
            marks[number] = Mark(number=number, text=last)
    return list(marks.values())


def _at(saved: Saved, viewer: int | None, number: int) -> At:
    if number == 0:
        match = PASTS.at(saved, 0)
        return At(number=0, view=match.view(viewer), lines=presenter.lines(match, viewer))
    before = PASTS.at(saved, number - 1)
    match = _next(before, saved.entries[number - 1])
    return At(number=number, view=match.view(viewer), lines=presenter.new_lines(match, viewer, before))


class Pasts:
    """Positions of tables that somebody replays, every few entries, so that stepping through them is quick."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._tables: OrderedDict[str, list[Match]] = OrderedDict()

    def at(self, saved: Saved, number: int) -> Match:
        """The match after its first entries."""
        return next(self._walk(saved, number))

    def positions(self, saved: Saved) -> Iterator[Match]:
        """The match after each number of entries, from none to all."""
        return self._walk(saved, 0)

    def leads_to_snapshot(self, saved: Saved) -> bool:
        """Whether playing the entries again ends where the table's snapshot is."""
        reached = self.at(saved, len(saved.entries)).snapshot()["fields"]
        kept = (saved.snapshot or {}).get("fields", {})
        return all(reached.get(name) == field for name, field in kept.items())

    def _walk(self, saved: Saved, number: int) -> Iterator[Match]:
        """The match after `number` entries and after each later one."""
        with self._lock:
            kept = self._kept(saved)
        place = min(number // STRIDE, len(kept) - 1)
        match = kept[place]
        for reached in range(place * STRIDE, len(saved.entries) + 1):
            if reached == len(kept) * STRIDE:
                kept.append(match)
            if reached >= number:
                yield match
            if reached < len(saved.entries):
                match = _next(match, saved.entries[reached])

    def _kept(self, saved: Saved) -> list[Match]:
        kept = self._tables.setdefault(saved.table.id, [])
        self._tables.move_to_end(saved.table.id)
        if len(self._tables) > REPLAYED:
            self._tables.popitem(last=False)
        if not kept:
            kept.append(past(saved, 0))
        return kept


PASTS: Final = Pasts()


def _next(match: Match, entry: Entry) -> Match:
    after = match.copy()
    after.undo(entry.seat) if entry.kind == "undo" else after.play(entry.seat, entry.move)
    return after
