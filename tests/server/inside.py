"""A table in a registry without sockets, in the test's own process."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from gondwana.server.live.guests import Guest
from gondwana.server.live.registry import Registry
from gondwana.server.live.table import LiveTable
from gondwana.server.schemas.http import NewSeat, NewTable
from gondwana.server.services import lobby
from gondwana.server.settings import Settings
from gondwana.server.store import Store

ANNA, BERT = Guest("anna", "Anna"), Guest("bert", "Bert")


def with_table(data: Path, work: Callable[[Registry, LiveTable], Awaitable[Any]]) -> Any:
    """A table of two people in a registry without sockets."""

    async def run() -> Any:
        settings = Settings(data=data)
        registry = Registry(await Store.open(settings.database), settings)
        registry.start()
        while not registry.is_ready("savanna"):
            await asyncio.sleep(0.05)
        seats = [NewSeat(kind="me"), NewSeat(kind="open")]
        live = await lobby.open_table(registry, ANNA, NewTable(game="savanna", seats=seats), 9)
        await lobby.sit_down(live, BERT, 1)
        try:
            return await work(registry, live)
        finally:
            await registry.close()
            await registry.store.close()

    return asyncio.run(run())


async def play(live: LiveTable, seat: int) -> None:
    assert live.match is not None
    await live.play(seat, live.match.number, live.match.legal(seat)[0])
