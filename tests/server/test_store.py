"""The store alone: what it confirms is there, and nothing is there twice."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gondwana.server.store import AlreadyWritten, Entry, Seat, Store, StoreBroken, Table
from gondwana.server.store.rows import Change


def a_table(name: str, owner: str = "anna", **words: Any) -> Table:
    seats = (Seat(0, "human", owner, "Anna"), Seat(1, "bot", level="casual"))
    return Table(name, "savanna", {}, True, owner, b"s" * 32, "c" * 64, seats, "2026", "2026", **words)


def entry(number: int) -> Entry:
    return Entry(number, 0, "move", 7, "2026")


def with_store(path: Path, work: Any) -> Any:
    async def run() -> Any:
        store = await Store.open(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_table_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    table = a_table("t", status="over", number=2, asked=(1,), scores=(3, 4), places=(2, 1))

    async def write(store: Store) -> None:
        await store.write(Change(table, new=True))
        await store.write(Change(table, entries=(entry(0), entry(1)), snapshot='{"number": 2}'))

    with_store(tmp_path / "db", write)
    saved = with_store(tmp_path / "db", lambda store: store.load("t"))
    assert saved.table == table
    assert saved.entries == (entry(0), entry(1))
    assert saved.snapshot == {"number": 2}
    assert with_store(tmp_path / "db", lambda store: store.load("another")) is None


def test_many_changes_share_a_commit_and_each_is_confirmed(tmp_path: Path) -> None:
    names = [f"t{number}" for number in range(50)]

    async def work(store: Store) -> int:
        await asyncio.gather(*(store.write(Change(a_table(name), new=True)) for name in names))
        for number in range(3):
            change = (Change(a_table(name, number=number + 1), entries=(entry(number),)) for name in names)
            await asyncio.gather(*(store.write(each) for each in change))
        return store.writer.commits

    assert with_store(tmp_path / "db", work) <= 8
    rows = sqlite3.connect(tmp_path / "db").execute('SELECT "table", count(*) FROM entries GROUP BY 1').fetchall()
    assert sorted(rows) == sorted((name, 3) for name in names)


def test_the_same_entry_twice_is_refused_and_its_neighbours_are_not(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        await asyncio.gather(*(store.write(Change(a_table(name), new=True)) for name in "abc"))
        await store.write(Change(a_table("b", number=1), entries=(entry(0),)))
        late = [store.write(Change(a_table(name, number=1, scores=(9,)), entries=(entry(0),))) for name in "abc"]
        return await asyncio.gather(*late, return_exceptions=True)

    first, second, third = with_store(tmp_path / "db", work)
    assert (first, third) == (None, None)
    assert isinstance(second, AlreadyWritten)
    assert with_store(tmp_path / "db", lambda store: store.table("b")).scores == ()
    assert with_store(tmp_path / "db", lambda store: store.table("c")).scores == (9,)


def test_two_servers_on_one_file_wait_for_each_other(tmp_path: Path) -> None:
    async def work() -> list[Any]:
        stores = [await Store.open(tmp_path / "db") for _ in range(2)]
        await stores[0].write(Change(a_table("t"), new=True))
        writes = [
            stores[number % 2].write(Change(a_table("t", number=number), entries=(entry(number // 2),)))
            for number in range(40)
        ]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        await asyncio.gather(*(store.close() for store in stores))
        return outcomes

    outcomes = asyncio.run(work())
    assert outcomes.count(None) == 20  # each number went to both, and one of them was faster
    assert sum(isinstance(outcome, AlreadyWritten) for outcome in outcomes) == 20


def test_what_the_disk_does_not_take_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(Change(a_table("t"), new=True))
        await store.writer.write(Change(replace(a_table("t"), number=object()), entries=(entry(0),)))  # type: ignore[arg-type]

    with pytest.raises(StoreBroken):
        with_store(tmp_path / "db", work)
    assert with_store(tmp_path / "db", lambda store: store.load("t")).entries == ()


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "db") as database:
        database.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreBroken, match="layout 99"):
        with_store(tmp_path / "db", lambda store: store.load("t"))


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("once upon a time " * 100)
    with pytest.raises(StoreBroken, match="db can't be used as a database"):
        with_store(tmp_path / "db", lambda store: store.load("t"))


def test_lists_have_open_tables_first_and_then_the_newest(tmp_path: Path) -> None:
    async def work(store: Store) -> tuple[list[str], list[str], list[str], int]:
        for number, name in enumerate("abcde"):
            status = {"a": "open", "d": "over"}.get(name, "playing")
            owner = "bert" if name == "b" else "anna"
            table = replace(a_table(name, owner), changed=str(number), status=status, public=name != "b")
            await store.write(Change(table, new=True))
        lists = [*await store.lists("anna", 9), await store.unfinished()]
        a, b, c = ([table.id for table in found] for found in lists)
        return a, b, sorted(c), await store.count_unfinished("anna")

    assert with_store(tmp_path / "db", work) == (list("aecd"), list("aecd"), list("bce"), 3)
