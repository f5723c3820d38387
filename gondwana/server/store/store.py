"""The store: tables, seats, entries and snapshots in one SQLite file."""

import json
from collections import defaultdict
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import Select, case, func, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import tables as t
from .engine import open_readers, open_writer
from .rows import Change, Entry, Saved, Seat, Table
from .writer import StoreBroken, Writer

BY_USE: Final = (case({"open": 0, "over": 2}, value=t.tables.c.status, else_=1), t.tables.c.changed.desc())


class Store:
    """Everything that must outlive the server."""

    def __init__(self, writers: AsyncEngine, readers: AsyncEngine) -> None:
        self._writers = writers
        self._readers = readers
        self.writer = Writer(writers)

    @classmethod
    async def open(cls, path: Path, durable: bool = True) -> Self:
        """Opens the file, and makes it when it is not there."""
        path.parent.mkdir(parents=True, exist_ok=True)
        writers = open_writer(path, durable)
        try:
            async with writers.begin() as connection:
                await _lay_out(connection, path)
        except BaseException:
            await writers.dispose()
            raise
        return cls(writers, open_readers(path))

    async def close(self) -> None:
        """Writes what waits and closes the file."""
        await self.writer.close()
        await self._readers.dispose()
        await self._writers.dispose()

    async def write(self, change: Change) -> None:
        """Returns when the change is committed."""
        await self.writer.write(change)

    async def table(self, table_id: str) -> Table | None:
        """A table without its moves."""
        found = await self._tables(select(t.tables).where(t.tables.c.id == table_id))
        return found[0] if found else None

    async def load(self, table_id: str) -> Saved | None:
        """A table with its moves and its newest snapshot."""
        query = select(t.entries).where(t.entries.c.table == table_id).order_by(t.entries.c.number)
        async with self._readers.connect() as connection:
            found = await _read_tables(connection, select(t.tables).where(t.tables.c.id == table_id))
            rows = (await connection.execute(query)).all()
            data = await connection.scalar(select(t.snapshots.c.data).where(t.snapshots.c.table == table_id))
        if not found:
            return None
        entries = tuple(Entry(row.number, row.seat, row.kind, row.move, row.at) for row in rows)
        return Saved(found[0], entries, json.loads(data) if data else None)

    async def public(self, limit: int) -> list[Table]:
        """Public tables: those to join first, then those to watch, the newest first."""
        return await self._tables(select(t.tables).where(t.tables.c.public).order_by(*BY_USE).limit(limit))

    async def of_guest(self, guest: str, limit: int) -> list[Table]:
        """The tables where a guest sits or that it opened, in the same order."""
        seated = select(t.seats.c.table).where(t.seats.c.guest == guest)
        mine = or_(t.tables.c.id.in_(seated), t.tables.c.owner == guest)
        return await self._tables(select(t.tables).where(mine).order_by(*BY_USE).limit(limit))

    async def unfinished(self) -> list[Table]:
        """The tables that have begun and are not over."""
        return await self._tables(select(t.tables).where(t.tables.c.status.in_(("preparing", "playing", "stuck"))))

    async def count_unfinished(self, owner: str) -> int:
        """How many tables that a guest opened are not over."""
        query = select(func.count()).where(t.tables.c.owner == owner, t.tables.c.status != "over")
        async with self._readers.connect() as connection:
            return await connection.scalar(query) or 0

    async def _tables(self, query: Select[Any]) -> list[Table]:
        async with self._readers.connect() as connection:
            return await _read_tables(connection, query)


async def _lay_out(connection: AsyncConnection, path: Path) -> None:
    version = await connection.scalar(text("PRAGMA user_version"))
    if version == 0:
        await connection.run_sync(t.metadata.create_all)
        await connection.execute(text(f"PRAGMA user_version = {t.VERSION}"))
    elif version != t.VERSION:
        raise StoreBroken(f"{path} has layout {version}; this version of Gondwana reads layout {t.VERSION}")


async def _read_tables(connection: AsyncConnection, query: Select[Any]) -> list[Table]:
    rows = (await connection.execute(query)).mappings().all()
    seats = await _read_seats(connection, query.with_only_columns(t.tables.c.id))
    return [_table(row, tuple(seats[row["id"]])) for row in rows]


async def _read_seats(connection: AsyncConnection, ids: Select[tuple[str]]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = defaultdict(list)
    query = select(t.seats).where(t.seats.c.table.in_(ids)).order_by(t.seats.c.table, t.seats.c.seat)
    for row in await connection.execute(query):
        found[row.table].append(Seat(row.seat, row.kind, row.guest, row.name, row.level))
    return found


def _table(row: Any, seats: tuple[Seat, ...]) -> Table:
    values = {field.name: row[field.name] for field in fields(Table) if field.name != "seats"}
    for name in ("asked", "scores", "places"):
        values[name] = None if values[name] is None else tuple(values[name])
    return Table(**values, seats=seats)
