"""The store: tables, seats, entries and snapshots in one SQLite file.

The database is spoken to in threads, a whole transaction or a whole reading at once: a driver that goes through the
event loop with every statement makes each of them wait for a turn of a busy loop.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DatabaseError

from . import queries
from . import schema as t
from .engine import READERS, open_readers, open_writer
from .rows import Change, Saved, Table
from .writer import StoreBroken, Writer

Found = TypeVar("Found")


class Store:
    """Everything that must outlive the server."""

    writer: Writer

    def __init__(self, path: Path, durable: bool) -> None:
        self._writers = open_writer(path, durable)
        self._readers = open_readers(path)
        self._writing = ThreadPoolExecutor(1, "writer")  # all writing is done here
        self._reading = ThreadPoolExecutor(READERS, "reader")

    @classmethod
    async def open(cls, path: Path, durable: bool = True) -> Self:
        """Opens the file, and makes it when it is not there."""
        path.parent.mkdir(parents=True, exist_ok=True)
        store = cls(path, durable)
        try:
            await asyncio.get_running_loop().run_in_executor(store._writing, _lay_out, store._writers, path)
        except BaseException:
            await store._let_go()
            raise
        store.writer = Writer(store._writers, store._writing)
        return store

    async def close(self) -> None:
        """Writes what waits and closes the file."""
        await self.writer.close()
        await self._let_go()

    async def _let_go(self) -> None:
        loop = asyncio.get_running_loop()
        for pool, engine in ((self._reading, self._readers), (self._writing, self._writers)):
            await loop.run_in_executor(pool, engine.dispose)
            pool.shutdown()

    async def write(self, change: Change) -> None:
        """Returns when the change is committed."""
        await self.writer.write(change)

    async def table(self, table_id: str) -> Table | None:
        """A table without its moves."""
        return await self._read(lambda connection: queries.table(connection, table_id))

    async def load(self, table_id: str) -> Saved | None:
        """A table with its moves and its newest snapshot."""
        return await self._read(lambda connection: queries.load(connection, table_id))

    async def lists(self, guest: str | None, limit: int) -> tuple[list[Table], list[Table]]:
        """The public tables, and those of a guest."""
        return await self._read(
            lambda connection: (
                queries.public(connection, limit),
                [] if guest is None else queries.of_guest(connection, guest, limit),
            )
        )

    async def of_guest(self, guest: str, limit: int) -> list[Table]:
        """The tables where a guest sits or that it opened."""
        return await self._read(lambda connection: queries.of_guest(connection, guest, limit))

    async def unfinished(self) -> list[Table]:
        """The tables that have begun and are not over."""
        return await self._read(queries.unfinished)

    async def count_unfinished(self, owner: str) -> int:
        """How many tables that a guest opened are not over."""
        return await self._read(lambda connection: queries.count_unfinished(connection, owner))

    async def _read(self, work: Callable[[Connection], Found]) -> Found:
        def read() -> Found:
            with self._readers.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, read)


def check(path: Path) -> None:
    """Raises StoreBroken if a file that is there can't be used."""
    if path.exists():
        engine = open_writer(path, durable=False)
        try:
            _lay_out(engine, path)
        finally:
            engine.dispose()


def _lay_out(writers: Engine, path: Path) -> None:
    try:
        with writers.begin() as connection:
            version = connection.scalar(text("PRAGMA user_version"))
            if version == 0:
                t.metadata.create_all(connection)
                connection.execute(text(f"PRAGMA user_version = {t.VERSION}"))
    except DatabaseError as error:
        raise StoreBroken(f"{path} can't be used as a database: {error.orig}") from error
    if version not in (0, t.VERSION):
        raise StoreBroken(f"{path} has layout {version}; this version of Gondwana reads layout {t.VERSION}")
