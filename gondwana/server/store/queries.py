"""What is read from the database: rows become plain values."""

import json
from collections import defaultdict
from dataclasses import fields
from typing import Any, Final

from sqlalchemy import Connection, Select, case, func, or_, select

from . import schema as t
from .rows import Entry, Saved, Seat, Table

BY_USE: Final = (case({"open": 0, "over": 2}, value=t.tables.c.status, else_=1), t.tables.c.changed.desc())


def table(connection: Connection, table_id: str) -> Table | None:
    """A table without its moves."""
    found = _tables(connection, select(t.tables).where(t.tables.c.id == table_id))
    return found[0] if found else None


def load(connection: Connection, table_id: str) -> Saved | None:
    """A table with its moves and its newest snapshot."""
    found = table(connection, table_id)
    if found is None:
        return None
    rows = connection.execute(select(t.entries).where(t.entries.c.table == table_id).order_by(t.entries.c.number))
    entries = tuple(Entry(row.number, row.seat, row.kind, row.move, row.at) for row in rows)
    data = connection.scalar(select(t.snapshots.c.data).where(t.snapshots.c.table == table_id))
    return Saved(found, entries, json.loads(data) if data else None)


def public(connection: Connection, limit: int) -> list[Table]:
    """Public tables: those to join first, then those to watch, the newest first."""
    return _tables(connection, select(t.tables).where(t.tables.c.public).order_by(*BY_USE).limit(limit))


def of_guest(connection: Connection, guest: str, limit: int) -> list[Table]:
    """The tables where a guest sits or that it opened, in the same order."""
    seated = select(t.seats.c.table).where(t.seats.c.guest == guest)
    mine = or_(t.tables.c.id.in_(seated), t.tables.c.owner == guest)
    return _tables(connection, select(t.tables).where(mine).order_by(*BY_USE).limit(limit))


def unfinished(connection: Connection) -> list[Table]:
    """The tables that have begun and are not over."""
    return _tables(connection, select(t.tables).where(t.tables.c.status.in_(("playing", "stuck"))))


def count_unfinished(connection: Connection, owner: str) -> int:
    """How many tables that a guest opened are not over."""
    query = select(func.count()).where(t.tables.c.owner == owner, t.tables.c.status != "over")
    return connection.scalar(query) or 0


def _tables(connection: Connection, query: Select[Any]) -> list[Table]:
    rows = connection.execute(query).mappings().all()
    seats = _seats(connection, query.with_only_columns(t.tables.c.id))
    return [_table(row, tuple(seats[row["id"]])) for row in rows]


def _seats(connection: Connection, ids: Select[tuple[str]]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = defaultdict(list)
    query = select(t.seats).where(t.seats.c.table.in_(ids)).order_by(t.seats.c.table, t.seats.c.seat)
    for row in connection.execute(query):
        found[row.table].append(Seat(row.seat, row.kind, row.guest, row.name, row.level))
    return found


def _table(row: Any, seats: tuple[Seat, ...]) -> Table:
    values = {field.name: row[field.name] for field in fields(Table) if field.name != "seats"}
    for name in ("asked", "scores", "places"):
        values[name] = None if values[name] is None else tuple(values[name])
    return Table(**values, seats=seats)
