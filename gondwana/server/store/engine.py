"""How SQLite is opened: a write-ahead log, patience when the file is busy, the write lock taken at the beginning."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

PATIENCE: Final = 10_000  # milliseconds that a connection waits for a lock
READERS: Final = 4


def open_writer(path: Path, durable: bool) -> Engine:
    """The one connection that writes."""
    synchronous = "FULL" if durable else "NORMAL"
    pragmas = ["journal_mode = WAL", f"synchronous = {synchronous}", "foreign_keys = ON", "wal_autocheckpoint = 4000"]
    engine = create_engine(f"sqlite:///{path}", pool_size=1, max_overflow=0)
    _prepare(engine, "BEGIN IMMEDIATE", pragmas)
    return engine


def open_readers(path: Path) -> Engine:
    """A few connections that can only read."""
    engine = create_engine(f"sqlite:///{path}", pool_size=READERS, max_overflow=0, pool_timeout=60)
    _prepare(engine, "BEGIN", ["query_only = ON"])
    return engine


def _prepare(engine: Engine, begin: str, pragmas: list[str]) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: ConnectionPoolEntry) -> None:
        # The driver must not begin transactions by itself: it would begin them without the write lock.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in [f"busy_timeout = {PATIENCE}", *pragmas]:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def take_the_lock(connection: Any) -> None:
        connection.exec_driver_sql(begin)
