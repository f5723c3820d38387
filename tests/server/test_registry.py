"""Tables in memory: only those that somebody uses; the others come back from the store as they were."""

import asyncio
import time
from pathlib import Path

import pytest
from inside import play, with_table

from gondwana.kernel.errors import StaleMove
from gondwana.server.errors import Refusal
from gondwana.server.live.registry import Registry
from gondwana.server.live.table import LiveTable
from gondwana.server.settings import Settings
from gondwana.server.store.rows import Change

pytestmark = pytest.mark.usefixtures("without_preparation")


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def work(registry: Registry, live: LiveTable) -> None:
        await play(live, 0)
        registry._sweep(time.monotonic() - 60)
        assert registry.here(live.row.id) is live
        registry._sweep(time.monotonic() + 60)
        assert registry.here(live.row.id) is None
        back, again = await asyncio.gather(registry.table(live.row.id), registry.table(live.row.id))
        assert back is again is not live
        assert back.row == live.row
        assert back.match is not None
        assert live.match is not None
        assert back.match.position() == live.match.position()
        assert back.match.ask(1) == live.match.ask(1)
        await play(back, 1)

    with_table(tmp_path, work)


def test_when_another_server_was_faster_the_table_is_read_again(tmp_path: Path) -> None:
    """Two registries over one store have the same table; the second to move must look again, and then can go on."""

    async def work(registry: Registry, live: LiveTable) -> None:
        other = Registry(registry.store, Settings(data=tmp_path))
        other.preparing = registry.preparing
        there = await other.table(live.row.id)
        await play(live, 0)
        with pytest.raises(StaleMove, match="Another server"):
            await play(there, 1)
        assert there.row.number == live.row.number == 1
        assert there.match is not None
        assert there.match.asked == [1]
        await play(there, 1)
        await other.bots.close()

    with_table(tmp_path, work)


def test_what_the_store_does_not_take_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: Registry, live: LiveTable) -> None:
        match, row = live.match, live.row
        monkeypatch.setattr("gondwana.server.store.writer.write_all", lambda connection, changes: 1 // 0)
        with pytest.raises(Refusal) as refused:
            await play(live, 0)
        assert refused.value.code == "store_broken"
        assert (live.match, live.row) == (match, row)
        monkeypatch.undo()
        await play(live, 0)
        assert live.row.number == 1

    with_table(tmp_path, work)


def test_a_move_is_finished_even_if_its_sender_goes_away(tmp_path: Path) -> None:
    async def work(registry: Registry, live: LiveTable) -> None:
        sender = asyncio.create_task(play(live, 0))
        await asyncio.sleep(0)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        for _ in range(200):
            await asyncio.sleep(0.01)
            if live.row.number:
                break
        saved = await registry.store.load(live.row.id)
        assert saved is not None
        assert live.match is not None
        assert len(saved.entries) == live.match.number == live.row.number == 1

    with_table(tmp_path, work)


def test_a_table_of_a_game_that_is_no_longer_there_is_stuck(tmp_path: Path) -> None:
    async def work(registry: Registry, live: LiveTable) -> None:
        from dataclasses import replace

        gone = replace(live.row, id="gone", game="trilobites", status="playing")
        await registry.store.write(Change(gone, new=True))
        found = await registry.table("gone")
        assert (found.status, found.match) == ("stuck", None)
        assert "UnknownGame" in (found.row.problem or "")

    with_table(tmp_path, work)
