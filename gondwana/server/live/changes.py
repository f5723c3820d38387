"""From step 4 to step 5: what a move changes at a table, as the store writes it down."""

from dataclasses import replace

from pydantic_core import to_json

from gondwana.kernel.match.match import Match

from .. import clock
from ..store import Entry, Table
from ..store.rows import Change


def moved(row: Table, before: Match, after: Match, watched: bool) -> Change:
    """What a move adds to a table: its entries, the new snapshot, how the table stands."""
    at = clock.now()
    entries = tuple(Entry(e.number, e.seat, e.kind, e.move, at) for e in after.entries[before.number :])
    row = replace(standing(row, after, watched), changed=at)
    return Change(row, entries=entries, snapshot=to_json(after.snapshot()).decode())


def standing(row: Table, match: Match, watched: bool = True) -> Table:
    """The table with what everybody may know about how the match stands; points are counted for those who watch."""
    return replace(
        row,
        status="over" if match.over else "playing",
        number=match.number,
        asked=tuple(match.asked),
        scores=tuple(match.standing()) if watched or match.over else row.scores,
        places=tuple(match.places) if match.over else None,
    )


def stuck(status: str) -> str:
    """A finished game stays over, also when it can't be read any more."""
    return "over" if status == "over" else "stuck"
