"""Looks into a store whether anything is missing: entries without a gap, and moves that lead to the stored scores."""

import json
import sqlite3
from collections.abc import Collection
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import gondwana

OVER: Final = """
    SELECT tables.id FROM tables WHERE status = 'over' AND NOT EXISTS (
        SELECT 1 FROM seats WHERE seats."table" = tables.id AND (kind != 'bot' OR level != ?))
"""


@dataclass(frozen=True)
class Audit:
    """What was found."""

    tables: int
    entries: int
    lost: int  # entries that are missing, or confirmed and not there
    wrong: int  # tables whose moves lead to other scores


def count_over(folder: Path, level: str) -> int:
    """How many tables of bots alone, all of one level, are over."""
    with closing(_open(folder)) as database:
        return len(database.execute(OVER, [level]).fetchall())


def audit(folder: Path, level: str, confirmed: Collection[tuple[str, int, int]] = ()) -> Audit:
    """Plays all finished tables of bots again, and looks for moves that were confirmed to people."""
    with closing(_open(folder)) as database:
        tables = [row["id"] for row in database.execute(OVER, [level])]
        found = [_check(database, table) for table in tables]
        lost = sum(not _is_there(database, *move) for move in confirmed)
    entries = sum(count for count, _, _ in found)
    return Audit(len(tables), entries, lost + sum(gap for _, gap, _ in found), sum(not right for _, _, right in found))


def _open(folder: Path) -> sqlite3.Connection:
    database = sqlite3.connect(f"file:{folder / 'tables.sqlite3'}?mode=ro", uri=True, timeout=30)
    database.row_factory = sqlite3.Row
    return database


def _check(database: sqlite3.Connection, table: str) -> tuple[int, int, bool]:
    """How many entries a table has, how many are missing, and whether they lead to its scores."""
    row = database.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone()
    entries = database.execute('SELECT * FROM entries WHERE "table" = ? ORDER BY number', [table]).fetchall()
    gap = row["number"] - sum(entry["number"] == number for number, entry in enumerate(entries))
    return len(entries), gap, gap == 0 and _scores(database, row, entries) == json.loads(row["scores"])


def _scores(database: sqlite3.Connection, row: sqlite3.Row, entries: list[Any]) -> list[int]:
    seats = database.execute('SELECT count(*) FROM seats WHERE "table" = ?', [row["id"]]).fetchone()[0]
    match = gondwana.new(row["game"], seats=seats, options=json.loads(row["options"]), key=row["secret"])
    for entry in entries:
        match.undo(entry["seat"]) if entry["kind"] == "undo" else match.play(entry["seat"], entry["move"])
    return match.scores


def _is_there(database: sqlite3.Connection, table: str, since: int, move: int) -> bool:
    query = 'SELECT 1 FROM entries WHERE "table" = ? AND number >= ? AND move = ? AND seat = 0 LIMIT 1'
    return database.execute(query, [table, since, move]).fetchone() is not None
