"""Before step 4: from the store back to a match, as far as today's rules can read its moves and its snapshot."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import gondwana
from gondwana.kernel.match.entry import MOVE, UNDO
from gondwana.kernel.match.entry import Entry as MatchEntry
from gondwana.kernel.match.match import Match

from ..store import Entry, Saved


@dataclass(frozen=True)
class Resumed:
    """The match; with a problem, the match as far as it can be shown, or none."""

    match: Match | None
    problem: str | None = None


def resume(saved: Saved) -> Resumed:
    """The match where it stands; if that fails, one to read, up to the last entry that these rules understand."""
    try:
        return Resumed(_match(saved, saved.entries, saved.snapshot))
    except Exception as error:  # whatever a changed rule may do: the table must stay readable
        # The error's own words could tell a hidden choice: only its kind is told.
        problem = f"these rules can't read its {len(saved.entries)} entries ({type(error).__name__})."
        return Resumed(_as_far_as_possible(saved), problem)


def past(saved: Saved, number: int) -> Match:
    """The match as it was after its first entries."""
    return _match(saved, saved.entries[:number], None)


def _as_far_as_possible(saved: Saved) -> Match | None:
    """The longest beginning that can be read, found by halving: what breaks at an entry stays broken after it."""
    readable, broken, found = -1, len(saved.entries) + 1, None
    while broken - readable > 1:
        number = (readable + broken) // 2
        try:
            found, readable = past(saved, number), number
        except Exception:
            broken = number
    return found


def _match(saved: Saved, entries: Sequence[Entry], snapshot: dict[str, Any] | None) -> Match:
    table = saved.table
    return Match.resume(
        gondwana.game(table.game),
        seats=len(table.seats),
        options=table.options,
        key=table.secret,
        entries=[MatchEntry(entry.number, entry.seat, _kind(entry.kind), entry.move) for entry in entries],
        snapshot=snapshot,
    )


def _kind(kind: str) -> Literal["move", "undo"]:
    return UNDO if kind == UNDO else MOVE
