"""Bots at many tables: quick, fair, and none of them stops a table."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from house import House, wait_for

from gondwana import bots
from gondwana.kernel.ahead import prepare
from gondwana.server.live.guests import Guest
from gondwana.server.live.registry import Registry
from gondwana.server.live.table import LiveTable
from gondwana.server.schemas.http import NewSeat, NewTable
from gondwana.server.services import lobby
from gondwana.server.settings import Settings
from gondwana.server.store import Store


def test_twenty_tables_of_bots_play_at_once(house: House) -> None:
    anna = house.person("Anna")
    start = time.monotonic()
    tables = [anna.open("random", "random", "random") for _ in range(20)]
    middle = wait_for(lambda: [n for n in (anna.table(table)["number"] for table in tables) if n > 20])
    wait_for(lambda: all(anna.table(table)["status"] == "over" for table in tables))
    assert time.monotonic() - start < 45
    assert middle
    with sqlite3.connect(f"file:{house.data / 'tables.sqlite3'}?mode=ro", uri=True) as database:
        for table in tables:
            numbers = database.execute('SELECT number FROM entries WHERE "table" = ? ORDER BY 1', [table]).fetchall()
            assert [number for (number,) in numbers] == list(range(anna.table(table)["number"]))


def test_the_server_answers_while_bots_think(house: House) -> None:
    anna = house.person("Anna")
    tables = [anna.open("strong", "strong") for _ in range(4)]
    times = []
    for _ in range(20):
        start = time.monotonic()
        anna.http.get("/api/tables").raise_for_status()
        times.append(time.monotonic() - start)
    assert sorted(times)[10] < 0.5
    assert all(anna.table(table)["status"] in ("playing", "over") for table in tables)


async def registry_with_a_table(data: Path) -> tuple[Registry, LiveTable]:
    settings = Settings(data=data, bot_pause=0)
    registry = Registry(await Store.open(settings.database), settings)
    registry.start()
    while not registry.is_ready("savanna"):
        await asyncio.sleep(0.05)
    seats = [NewSeat(kind="bot", level="greedy"), NewSeat(kind="bot", level="random")]
    return registry, await lobby.open_table(registry, Guest("a"), NewTable(game="savanna", seats=seats), 9)


async def ended(live: LiveTable) -> str:
    for _ in range(2000):
        if live.row.status != "playing":
            break
        await asyncio.sleep(0.02)
    return live.row.status


@pytest.mark.parametrize(("broken", "status"), [(["greedy"], "over"), (["greedy", "random"], "stuck")])
def test_a_bot_that_fails_is_answered_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: list[str], status: str
) -> None:
    choose = bots.choose

    def fail(match: object, seat: int, level: str = "strong", **more: object) -> int:
        if level in broken:
            raise ZeroDivisionError("on purpose")
        return choose(match, seat, level=level)  # type: ignore[arg-type]

    async def work() -> str:
        registry, live = await registry_with_a_table(tmp_path)
        try:
            return await ended(live)
        finally:
            await registry.close()
            await registry.store.close()

    monkeypatch.setattr(prepare, "is_ready", lambda slug: True)
    monkeypatch.setattr(prepare, "prepare", lambda slug: None)
    monkeypatch.setattr(bots, "choose", fail)
    assert asyncio.run(work()) == status
