"""The writer: gathers what many tables want to write at the same time and commits it as one transaction."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Engine, bindparam, insert, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from . import tables as t
from .rows import Change, Table

MOST: Final = 1000  # changes in one transaction


class AlreadyWritten(Exception):
    """Another node has already written an entry with that number."""


class StoreBroken(Exception):
    """The database did not take a change: nothing of it is written."""


FIXED: Final = {"id", "game", "options", "public", "owner", "secret", "commitment", "created"}
LIVING: Final = [column.name for column in t.tables.columns if column.name not in FIXED]
INSERT_TABLE: Final = insert(t.tables)
INSERT_ENTRY: Final = insert(t.entries)
UPDATE_TABLE: Final = (
    update(t.tables)
    .where(t.tables.c.id == bindparam("this"))
    .values({name: bindparam(f"new_{name}") for name in LIVING})
)
UPSERT_SEAT: Final = upsert(t.seats).on_conflict_do_update(
    index_elements=["table", "seat"],
    set_={name: getattr(upsert(t.seats).excluded, name) for name in ("kind", "guest", "name", "level")},
)
UPSERT_SNAPSHOT: Final = upsert(t.snapshots).on_conflict_do_update(
    index_elements=["table"],
    set_={name: getattr(upsert(t.snapshots).excluded, name) for name in ("number", "data")},
)

Waiting = tuple[Change, "asyncio.Future[None]"]


class Writer:
    """One queue, one connection in a thread of its own, one transaction for all that waits.

    The thread takes a whole transaction at once: statement by statement through the event loop, a commit would take six
    turns of a busy loop, and everybody would wait for it.
    """

    def __init__(self, engine: Engine, thread: ThreadPoolExecutor) -> None:
        self._engine = engine
        self._thread = thread
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="writer")
        self.commits = 0

    async def write(self, change: Change) -> None:
        """Returns when the change is on the disk; AlreadyWritten or StoreBroken when it is not."""
        if self._task.done():
            raise StoreBroken("The store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await asyncio.shield(done)

    async def close(self) -> None:
        """Writes what waits, then ends."""
        self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        loop, last = asyncio.get_running_loop(), False
        while not last:
            batch, last = self._gather(await self._queue.get())
            changes = [change for change, _ in batch]
            problems = await loop.run_in_executor(self._thread, self._commit, changes)
            for (_, done), problem in zip(batch, problems, strict=True):
                _answer(done, problem)

    def _gather(self, first: Waiting | None) -> tuple[list[Waiting], bool]:
        batch: list[Waiting] = []
        waiting = first
        while waiting is not None:
            batch.append(waiting)
            if self._queue.empty() or len(batch) == MOST:
                return batch, False
            waiting = self._queue.get_nowait()
        return batch, True

    def _commit(self, changes: list[Change]) -> list[Exception | None]:
        """All at once; if one is refused, one by one, so that only the guilty one hears of it."""
        problem = self._try(changes) if changes else None
        if isinstance(problem, AlreadyWritten) and len(changes) > 1:
            return [self._try([change]) for change in changes]
        return [problem] * len(changes)

    def _try(self, changes: list[Change]) -> Exception | None:
        try:
            with self._engine.begin() as connection:
                for statement, values in _statements(changes):
                    connection.execute(statement, values)
        except IntegrityError:
            return AlreadyWritten("Another node was faster")
        except SQLAlchemyError as error:
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


def _statements(changes: list[Change]) -> Iterable[tuple[Any, list[dict[str, Any]]]]:
    """A few statements for any number of changes."""
    every = (
        (INSERT_TABLE, [_whole(change.table) for change in changes if change.new]),
        (UPSERT_SEAT, [row for change in changes if change.new or change.seats for row in _seats(change.table)]),
        (INSERT_ENTRY, [asdict(entry) | {"table": c.table.id} for c in changes for entry in c.entries]),
        (UPDATE_TABLE, [_living(change.table) for change in changes if not change.new]),
        (UPSERT_SNAPSHOT, [_snapshot(c.table, c.snapshot) for c in changes if c.snapshot is not None]),
    )
    return [(statement, values) for statement, values in every if values]


def _whole(table: Table) -> dict[str, Any]:
    return {column.name: getattr(table, column.name) for column in t.tables.columns}


def _living(table: Table) -> dict[str, Any]:
    return {"this": table.id} | {f"new_{name}": getattr(table, name) for name in LIVING}


def _seats(table: Table) -> list[dict[str, Any]]:
    return [asdict(seat) | {"table": table.id} for seat in table.seats]


def _snapshot(table: Table, data: str) -> dict[str, Any]:
    return {"table": table.id, "number": table.number, "data": data}
