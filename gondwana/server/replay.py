"""A table's past: every position again, for one perspective, exactly as it was seen at the time."""

import asyncio
from collections.abc import Callable, Iterator
from typing import ParamSpec, TypeVar

from gondwana.kernel.match import Match

from . import telling
from .errors import Conflict, Forbidden, NotFound
from .gate import Guest, seat_of
from .hall import Hall
from .messages import At, Line, Mark, Replay
from .resume import past
from .store import Saved, Table

Words = ParamSpec("Words")
Result = TypeVar("Result")


def perspective(row: Table, guest: Guest | None, seat: int | None) -> int | None:
    """Whose eyes a guest may borrow: its own while the game runs, anybody's once it is over."""
    if seat is not None and not 0 <= seat < len(row.seats):
        raise NotFound("unknown_seat", f"This table has the seats 0 to {len(row.seats) - 1}.", range(len(row.seats)))
    if seat is None or row.status == "over" or seat == seat_of(row, guest):
        return seat
    raise Forbidden("not_your_seat", "Other seats can be looked at when the game is over.")


async def whole(hall: Hall, table_id: str, guest: Guest | None, seat: int | None) -> Replay:
    """The log, the places to jump to, and the scores after each number of entries, from none to all."""
    saved = await _saved(hall, table_id)
    viewer = perspective(saved.table, guest, seat)
    return await asyncio.to_thread(_readable, _replay, saved, viewer)


async def at(hall: Hall, table_id: str, guest: Guest | None, seat: int | None, number: int) -> At:
    """The table after its first entries."""
    saved = await _saved(hall, table_id)
    viewer = perspective(saved.table, guest, seat)
    if number > len(saved.entries):
        raise NotFound("not_yet", f"This table has {len(saved.entries)} entries so far.")
    return await asyncio.to_thread(_readable, _at, saved, viewer, number)


async def save(hall: Hall, table_id: str) -> tuple[str, str]:
    """The file of a finished game, and its name; before the end it would tell secrets."""
    saved = await _saved(hall, table_id)
    if saved.table.status != "over":
        raise Conflict("not_over", "The game can be saved to a file when it is over.")
    match = await asyncio.to_thread(_readable, past, saved, len(saved.entries))
    return match.dumps(), f"{saved.table.game}-{table_id}.json"


async def _saved(hall: Hall, table_id: str) -> Saved:
    saved = await hall.store.load(table_id)
    if saved is None:
        raise NotFound("unknown_table", "There is no such table.")
    if saved.table.status == "open":
        raise Conflict("not_started", "This table has not begun.")
    if not hall.is_ready(saved.table.game):
        raise Conflict("preparing", "The rules of this game are being prepared; try again in a moment.")
    return saved


def _readable(work: Callable[Words, Result], *args: Words.args, **words: Words.kwargs) -> Result:
    """Does the work, if today's rules can read this table's past."""
    try:
        return work(*args, **words)
    except Exception as error:
        raise Conflict("unreadable", f"These rules can't read this table's past ({type(error).__name__}).") from error


def _replay(saved: Saved, viewer: int | None) -> Replay:
    last, scores = past(saved, 0), []
    for last in _positions(saved):
        scores.append(last.scores)
    entries = telling.lines(last, viewer)
    return Replay(count=last.number, marks=_marks(entries), scores=scores, entries=entries)


def _positions(saved: Saved) -> Iterator[Match]:
    """The match after each number of entries, from none to all."""
    match = past(saved, 0)
    yield match
    for entry in saved.entries:
        match = match.copy()
        match.undo(entry.seat) if entry.kind == "undo" else match.play(entry.seat, entry.move)
        yield match


def _marks(entries: list[Line]) -> list[Mark]:
    """The first entry of each group of the log."""
    marks: list[Mark] = []
    for line in entries:
        if line.group is not None and (not marks or marks[-1].text != line.group):
            marks.append(Mark(number=line.number, text=line.group))
    return marks


def _at(saved: Saved, viewer: int | None, number: int) -> At:
    match = past(saved, number)
    before = past(saved, max(number - 1, 0))
    lines = telling.lines(match, viewer) if number == 0 else telling.new_lines(match, viewer, before)
    return At(number=number, view=match.view(viewer), lines=lines)
