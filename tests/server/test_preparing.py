"""The rules are compiled beside the server: progress, failure, another try, and tables that wait."""

import asyncio
import sys
import time
from typing import Any

import pytest

from gondwana.kernel.ahead import prepare
from gondwana.server.live import preparing
from gondwana.server.live.preparing import Preparing

TELLS = """
import json, sys, time
for done in (1, 2, 3):
    print(json.dumps({"game": "savanna", "done": done, "total": 3, "seconds": done / 10}), flush=True)
    time.sleep(0.2)
"""
FAILS = "import sys; print('no room on the disk', file=sys.stderr); sys.exit(3)"


async def prepared(script: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Any], list[str], Preparing]:
    """Every state that was seen, the games that became ready, and who prepared them."""
    monkeypatch.setattr(prepare, "is_ready", lambda slug: False)
    monkeypatch.setattr(prepare, "prepare", lambda slug: None)
    monkeypatch.setattr(prepare, "compiler", lambda slug, *options: [sys.executable, "-c", script])
    ready: list[str] = []

    async def heard(slug: str) -> None:
        ready.append(slug)

    worker = Preparing(heard)
    worker.want("savanna")
    worker.want("savanna")
    seen = []
    while not seen or seen[-1].state == "preparing":
        await asyncio.sleep(0.02)
        seen.append(worker.states()[0])
    await asyncio.sleep(0.02)
    return seen, ready, worker


def test_progress_is_told_and_then_the_game_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, ready, worker = asyncio.run(prepared(TELLS, monkeypatch))
    assert {state.done for state in seen} >= {1, 2, 3}
    assert (seen[-1].state, seen[-1].total, seen[-1].error) == ("ready", 3, None)
    assert ready == ["savanna"]
    assert worker.is_ready("savanna")


def test_a_failure_is_told_and_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        start = time.monotonic()
        seen, ready, worker = await prepared(FAILS, monkeypatch)
        assert seen[-1].state == "failed"
        assert "ended with 3: no room on the disk" in (seen[-1].error or "")
        assert ready == []
        worker.want("savanna")
        assert worker.states()[0].state == "failed"  # not at once
        assert time.monotonic() - start < 30
        monkeypatch.setattr(preparing, "REST", 0.0)
        monkeypatch.setattr(prepare, "compiler", lambda slug, *options: [sys.executable, "-c", TELLS])
        worker.want("savanna")
        while worker.states()[0].state == "preparing":
            await asyncio.sleep(0.02)
        assert worker.is_ready("savanna")

    asyncio.run(work())


def test_rules_that_do_not_run_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(slug: str) -> None:
        raise OverflowError("too deep")

    async def work() -> Any:
        monkeypatch.setattr(prepare, "is_ready", lambda slug: True)
        worker = Preparing(lambda slug: asyncio.sleep(0))
        monkeypatch.setattr(prepare, "prepare", broken)
        worker.want("savanna")
        while worker.states()[0].state == "preparing":
            await asyncio.sleep(0.02)
        return worker.states()[0]

    state = asyncio.run(work())
    assert (state.state, state.error) == ("failed", "OverflowError: too deep")


def test_a_wanted_game_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """One at a time in the order of the shelf; a wanted one goes beside the first and before the others."""
    shelf = ["first", "second", "third", "fourth"]
    began: list[str] = []
    most = 0

    async def work() -> None:
        nonlocal most
        worker = Preparing(lambda slug: asyncio.sleep(0))
        worker._games = shelf
        doors = {slug: asyncio.Event() for slug in shelf}

        async def run(slug: str) -> None:
            nonlocal most
            began.append(slug)
            most = max(most, len(began) - sum(door.is_set() for door in doors.values()))
            await doors[slug].wait()

        monkeypatch.setattr(worker, "_run", run)
        worker.start()
        await settled()
        assert began == ["first"]
        worker.want("fourth")
        await settled()
        assert began == ["first", "fourth"]
        for slug in ("first", "fourth", "second", "third"):
            doors[slug].set()
            await settled()
        assert began == ["first", "fourth", "second", "third"]
        assert all(worker.is_ready(slug) for slug in shelf)
        await worker.close()

    monkeypatch.setattr(prepare, "is_ready", lambda slug: False)
    monkeypatch.setattr(prepare, "prepare", lambda slug: None)
    asyncio.run(work())
    assert most == 2


async def settled() -> None:
    """Until nothing more happens by itself."""
    for _ in range(20):
        await asyncio.sleep(0.005)
