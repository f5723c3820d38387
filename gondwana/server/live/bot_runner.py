"""After step 7: bots answer as soon as they are asked, in threads beside the server; their moves begin at step 4."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from gondwana import bots
from gondwana.kernel.errors import GameOver, NotAsked, StaleMove
from gondwana.kernel.match.match import Match

from ..errors import Conflict
from ..failure_log import log_failure
from ..settings import Settings
from .bot_names import character_at
from .table import LiveTable

log = logging.getLogger(__name__)

FALLBACK: Final = "random"  # who answers for a bot that failed
QUICK: Final = {level.key for level in bots.LEVELS if level.kind != "search"}
PATIENCE: Final = 2500.0  # milliseconds that a table waits for all its bots, one after the other
RETRY: Final = 1.0  # seconds until a bot tries again what the store did not take


class BotRunner:
    """Lets bots think: a few at a time, tables with people before tables without."""

    def __init__(self, settings: Settings) -> None:
        self._pause = settings.bot_pause
        # Those who answer quickly hold the interpreter's lock most of the time: more threads would only get in the way.
        self._with_people = ThreadPoolExecutor(settings.bot_threads, "bots-with-people")
        self._alone = ThreadPoolExecutor(max(1, settings.bot_threads - 1), "bots-alone")
        self._alone_and_quick = ThreadPoolExecutor(1, "quick-bots-alone")
        self._turn = asyncio.Lock()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and seat: no bot waits for another
        self._closed = False

    def wake(self, live: LiveTable) -> None:
        """A table has changed: perhaps a bot is asked."""
        for seat in asked_bots(live):
            if not self._closed and (live.row.id, seat) not in self._tasks:
                self._begin(live, seat)

    def busy(self, live: LiveTable) -> bool:
        """Whether a bot thinks at this table."""
        return any(table == live.row.id for table, _ in self._tasks)

    async def close(self) -> None:
        """Lets no bot answer any more."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for pool in (self._with_people, self._alone, self._alone_and_quick):
            pool.shutdown(wait=False, cancel_futures=True)

    def _begin(self, live: LiveTable, seat: int) -> None:
        task = asyncio.create_task(self._go_on(live, seat), name=f"bot of {live.row.id}, seat {seat}")
        self._tasks[live.row.id, seat] = task
        task.add_done_callback(lambda ended: self._done(live, seat, ended))

    def _done(self, live: LiveTable, seat: int, ended: asyncio.Task[None]) -> None:
        del self._tasks[live.row.id, seat]
        failure = None if ended.cancelled() else ended.exception()
        if failure is not None:
            log_failure(log, "A bot of a table has stopped", failure)
        elif not ended.cancelled():
            self.wake(live)  # the seat may have been asked again between its last look and now

    async def _go_on(self, live: LiveTable, seat: int) -> None:
        """Answers for a seat as long as it is asked."""
        while seat in asked_bots(live):
            if not await self._answer(live, seat):
                await live.give_up("its bots can't go on.")

    async def _answer(self, live: LiveTable, seat: int) -> bool:
        """One answer of one bot; False if even the fallback has none."""
        for level in (live.row.seats[seat].level or FALLBACK, FALLBACK):
            try:
                await self._play(live, seat, level)
                return True
            except (StaleMove, NotAsked, GameOver):
                return True  # the question is gone; if there is another, it comes next
            except Conflict as refusal:
                await asyncio.sleep(RETRY)
                return refusal.code == "store_broken"
            except Exception as failure:
                log_failure(log, f"A bot failed ({level})", failure)
        return False

    async def _play(self, live: LiveTable, seat: int, level: str) -> None:
        people = any(other.kind == "human" for other in live.row.seats)
        match, loop = live.match, asyncio.get_running_loop()
        if match is None:
            return
        asked = loop.time()
        bot = SeatedBot(level, _character(live, seat), _patience(live))
        move = await loop.run_in_executor(self._pool(people, level), choose, match, seat, bot)
        await self._let_people_through(people)
        if people:
            await asyncio.sleep(asked + self._pause - loop.time())
        await live.play_for(seat, match.number, move)

    def _pool(self, people: bool, level: str) -> ThreadPoolExecutor:
        if people:
            return self._with_people
        return self._alone_and_quick if level in QUICK else self._alone

    async def _let_people_through(self, people: bool) -> None:
        """At tables without people one step at a time, so that whatever a person wants comes in between."""
        if not people:
            async with self._turn:
                await asyncio.sleep(0)


@dataclass(frozen=True)
class SeatedBot:
    """Who thinks, and for how long at most."""

    level: str
    character: str | None
    patience: float  # milliseconds


def _character(live: LiveTable, seat: int) -> str | None:
    """A bot has a taste of its own; one that plays for a person has none."""
    return character_at(live.row, seat).name if live.row.seats[seat].kind == "bot" else None


def _patience(live: LiveTable) -> float:
    """All bots of a table together keep nobody waiting longer than one alone would."""
    return PATIENCE / max(1, sum(seat.bot_plays for seat in live.row.seats))


def choose(match: Match, seat: int, bot: SeatedBot) -> int:
    """What a bot answers; runs in a thread, so on a match of its own."""
    return int(bots.choose(match.copy(), seat, level=bot.level, character=bot.character, patience=bot.patience))


def asked_bots(live: LiveTable) -> list[int]:
    """The seats where a bot must answer now."""
    if live.match is None or live.row.status != "playing":
        return []
    return [seat for seat in live.row.asked if live.row.seats[seat].bot_plays]
