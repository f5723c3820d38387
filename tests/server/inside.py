"""A table in a hall without sockets, in the test's own process."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from gondwana.server import lobby
from gondwana.server.bodies import NewSeat, NewTable
from gondwana.server.gate import Guest
from gondwana.server.hall import Hall
from gondwana.server.settings import Settings
from gondwana.server.store import Store
from gondwana.server.table import LiveTable

ANNA, BERT = Guest("anna", "Anna"), Guest("bert", "Bert")


def with_table(data: Path, work: Callable[[Hall, LiveTable], Awaitable[Any]]) -> Any:
    """A table of two people in a hall without sockets."""

    async def run() -> Any:
        settings = Settings(data=data)
        hall = Hall(await Store.open(settings.database), settings)
        hall.start()
        while not hall.is_ready("savanna"):
            await asyncio.sleep(0.05)
        seats = [NewSeat(kind="me"), NewSeat(kind="open")]
        live = await lobby.open_table(hall, ANNA, NewTable(game="savanna", seats=seats), 9)
        await lobby.sit_down(live, BERT, 1)
        try:
            return await work(hall, live)
        finally:
            await hall.close()
            await hall.store.close()

    return asyncio.run(run())


async def play(live: LiveTable, seat: int) -> None:
    assert live.match is not None
    await live.play(seat, live.match.number, live.match.legal(seat)[0])
