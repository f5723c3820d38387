"""The writer: gathers what many tables want to write at the same time and commits it as one transaction."""

import asyncio
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from . import schema as t
from .bulk_insert import Insert
from .rows import Change, Table

MOST: Final = 500  # changes in one transaction
MOST_OF_BOTS: Final = 24  # of tables without people


class AlreadyWritten(Exception):
    """Another node has already written an entry with that number."""


class StoreBroken(Exception):
    """The database did not take a change: nothing of it is written."""


FIXED: Final = {"id", "game", "options", "public", "owner", "secret", "commitment", "created"}
LIVING: Final = tuple(column.name for column in t.tables.columns if column.name not in FIXED)
NEW_TABLES: Final = Insert(t.tables)
TABLES: Final = Insert(t.tables, ("id",), LIVING)
SEATS: Final = Insert(t.seats, ("table", "seat"), ("kind", "guest", "name", "level"))
ENTRIES: Final = Insert(t.entries)
SNAPSHOTS: Final = Insert(t.snapshots, ("table",), ("number", "data"))

Waiting = tuple[Change, "asyncio.Future[None]"]


class Writer:
    """One queue, one connection in a thread of its own, one transaction for all that waits.

    The thread takes a whole transaction at once: statement by statement through the event loop, a commit would take six
    turns of a busy loop, and everybody would wait for it.
    """

    def __init__(self, engine: Engine, thread: ThreadPoolExecutor) -> None:
        self._engine = engine
        self._thread = thread
        self._waiting: tuple[deque[Waiting], deque[Waiting]] = (deque(), deque())  # of people; of bots alone
        self._news = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="writer")
        self.commits = 0

    async def write(self, change: Change) -> None:
        """Returns when the change is on the disk; AlreadyWritten or StoreBroken when it is not."""
        if self._task.done():
            raise StoreBroken("The store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        people = any(seat.kind == "human" for seat in change.table.seats)
        self._waiting[0 if people else 1].append((change, done))
        self._news.set()
        await asyncio.shield(done)

    async def close(self) -> None:
        """Writes what waits, then ends."""
        self._closing = True
        self._news.set()
        await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while not self._closing or any(self._waiting):
            await self._news.wait()
            self._news.clear()
            while batch := self._gather():
                changes = [change for change, _ in batch]
                problems = await loop.run_in_executor(self._thread, self._commit, changes)
                for (_, done), problem in zip(batch, problems, strict=True):
                    _answer(done, problem)

    def _gather(self) -> list[Waiting]:
        """All that people wait for, and some of the rest: a transaction must not take so long that people notice."""
        people, bots = self._waiting
        batch = [people.popleft() for _ in range(min(len(people), MOST))]
        return batch + [bots.popleft() for _ in range(min(len(bots), max(0, MOST_OF_BOTS - len(batch))))]

    def _commit(self, changes: list[Change]) -> list[Exception | None]:
        """All at once; if one is refused, one by one, so that only the guilty one hears of it."""
        problem = self._try(changes) if changes else None
        if isinstance(problem, AlreadyWritten) and len(changes) > 1:
            return [self._try([change]) for change in changes]
        return [problem] * len(changes)

    def _try(self, changes: list[Change]) -> Exception | None:
        try:
            with self._engine.begin() as connection:
                write_all(connection, changes)
        except IntegrityError:
            return AlreadyWritten("Another node was faster")
        except Exception as error:  # whatever it is: who waits must hear of it, and the writer goes on
            return StoreBroken(f"The database did not take a change: {type(error).__name__}")
        self.commits += 1
        return None


def _answer(done: "asyncio.Future[None]", problem: Exception | None) -> None:
    if done.cancelled():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def write_all(connection: Connection, changes: list[Change]) -> None:
    """A few statements for any number of changes."""
    NEW_TABLES.run(connection, [vars(change.table) for change in changes if change.new])
    TABLES.run(connection, [vars(change.table) for change in changes if not change.new])
    SEATS.run(connection, [row for change in changes if change.new or change.seats for row in _seats(change.table)])
    ENTRIES.run(connection, [vars(entry) | {"table": c.table.id} for c in changes for entry in c.entries])
    SNAPSHOTS.run(connection, [_snapshot(c.table, c.snapshot) for c in changes if c.snapshot is not None])


def _seats(table: Table) -> list[dict[str, Any]]:
    return [vars(seat) | {"table": table.id} for seat in table.seats]


def _snapshot(table: Table, data: str) -> dict[str, Any]:
    return {"table": table.id, "number": table.number, "data": data}
