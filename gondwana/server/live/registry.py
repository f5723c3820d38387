"""Before step 4: the registry of live tables. Each is read from the store when it is first needed, and kept once."""

import asyncio
import logging
import time
from collections import defaultdict
from typing import Final

from ..errors import NotFound, Refusal
from ..settings import Settings
from ..store import Saved, Store, Table
from .bot_runner import BotRunner
from .preparing import Preparing
from .table import LiveTable

log = logging.getLogger(__name__)

SWEEP: Final = 30.0  # seconds between two looks for idle tables


class Registry:
    """Finds tables, and keeps each at most once in memory."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.bots = BotRunner(settings)
        self.preparing = Preparing(self._game_is_ready, settings.compile)
        self._tables: dict[str, LiveTable] = {}
        self._used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._idle = settings.idle
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Prepares the rules; the bots of all tables go on as soon as theirs are there."""
        self.preparing.start()
        self._sweeper = asyncio.create_task(self._sweep_now_and_then(), name="sweeper")

    async def close(self) -> None:
        """Stops bots and compilations; what is committed stays."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.preparing.close()
        await self.bots.close()

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        if table_id not in self._tables:
            async with self._loading[table_id]:
                if table_id not in self._tables:
                    await self._load(table_id)
            self._loading.pop(table_id, None)
        self._used[table_id] = time.monotonic()
        return self._tables[table_id]

    def here(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._tables.get(table_id)

    async def add(self, table: Table) -> LiveTable:
        """Takes in a new table that the store already has."""
        self.preparing.want(table.game)
        live = LiveTable(Saved(table, (), None), self)
        await live.revive()
        self._tables[table.id] = live
        self._used[table.id] = time.monotonic()
        return live

    def status(self, row: Table) -> str:
        """A table's status as people see it, whether it is in memory or not."""
        waits = row.status == "playing" and not self.is_ready(row.game)
        return "preparing" if waits else row.status

    # What a table needs from the house around it

    def is_ready(self, game: str) -> bool:
        """Whether a game's rules are there; if not, they are wanted from now."""
        self.preparing.want(game)
        return self.preparing.is_ready(game)

    def wake(self, live: LiveTable) -> None:
        """A table has changed: perhaps a bot is asked."""
        self.bots.wake(live)

    # Coming and going

    async def _load(self, table_id: str) -> None:
        saved = await self.store.load(table_id)
        if saved is None:
            self._loading.pop(table_id, None)
            raise NotFound("unknown_table", "There is no such table.")
        live = LiveTable(saved, self)
        await live.revive()
        self._tables[table_id] = live

    async def _game_is_ready(self, game: str) -> None:
        """All tables of a game that waited for its rules go on."""
        waiting = {live.row.id for live in self._tables.values() if live.row.game == game}
        waiting |= {row.id for row in await self.store.unfinished() if row.game == game and _waits_for_a_bot(row)}
        for table_id in waiting:
            try:
                await (await self.table(table_id)).revive()
            except Refusal as refusal:
                log.error("Table %s can't go on: %s", table_id, refusal.code)

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self._idle))
            self._sweep(time.monotonic() - self._idle)

    def _sweep(self, before: float) -> None:
        """Tables that nobody looks at leave the memory: the store has all of them."""
        for table_id, live in list(self._tables.items()):
            used = len(live.viewers) or live.lock.locked() or self.bots.busy(live)
            if used:
                self._used[table_id] = time.monotonic()
            elif self._used[table_id] < before:
                del self._tables[table_id], self._used[table_id]


def _waits_for_a_bot(row: Table) -> bool:
    """Before the first entry nobody is noted as asked."""
    return row.number == 0 or any(row.seats[seat].bot_plays for seat in row.asked)
