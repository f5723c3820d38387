"""Step 4 of 7: one table. Checks seat, number and legality, then hands the move to the store; only then is it seen."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final, Protocol

from gondwana.kernel.errors import GameOver, StaleMove
from gondwana.kernel.match.match import Match

from ..errors import Conflict, Forbidden
from ..schemas import shared
from ..store import AlreadyWritten, Saved, Store, StoreBroken, Table
from ..store.rows import Change
from . import changes, presenter
from .guests import Guest
from .moves import answer, check_player, start_again, take_back
from .resume import resume
from .viewers import Viewers

log = logging.getLogger(__name__)

Act = Callable[[Match, int], None]
UNDER_WAY: Final[set["asyncio.Future[None]"]] = set()


class Host(Protocol):
    """What a table needs from the house around it."""

    store: Store

    def is_ready(self, game: str) -> bool:
        """Whether a game's rules are there."""

    def wake(self, live: "LiveTable") -> None:
        """Hears that a table has changed: perhaps a bot is asked."""


class LiveTable:
    """A table in memory. The match in it is never changed: a move puts a new one in its place."""

    def __init__(self, saved: Saved, host: "Host") -> None:
        self.row: Table = saved.table
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.viewers = Viewers()
        self.rematch: str | None = None  # the table at which its players meet again
        self._saved = saved
        self._host = host

    @property
    def status(self) -> str:
        """As people see it: a table whose rules are not there yet is being prepared."""
        return "preparing" if self.row.status == "playing" and self.match is None else self.row.status

    def told(self, guest: Guest | None) -> shared.Table:
        """The table as a guest may know it, without the board."""
        told = presenter.table(self.row, self.status, guest, self.viewers.connected(self.row))
        return told.model_copy(update={"rematch": self.rematch}) if told.you is not None else told

    def count_points(self) -> None:
        """Somebody comes to watch: nobody counted while nobody watched."""
        if self.match is not None and not len(self.viewers):
            self.row = replace(self.row, scores=tuple(self.match.standing()))

    async def play(self, seat: int | None, number: int, move: int) -> None:
        """Answers a seat's open question; `number` is how many entries the sender had seen."""
        await self._act(seat, lambda match, mine: answer(match, mine, number, move))

    async def play_for(self, seat: int, number: int, move: int) -> None:
        """A bot's answer; whose seat was taken back meanwhile is asked nothing any more."""
        await _to_the_end(self._move(seat, lambda match, mine: answer(match, mine, number, move), by_bot=True))

    async def undo(self, seat: int | None, number: int) -> None:
        """Takes back a seat's last answer."""
        await self._act(seat, lambda match, mine: take_back(match, mine, number))

    async def restart(self, seat: int | None, number: int) -> None:
        """Takes back what a seat has answered since its turn began."""
        await self._act(seat, lambda match, mine: start_again(match, mine, number))

    async def change(self, change: Callable[[Table], Table]) -> None:
        """Changes who sits here; the table begins as soon as no seat is open."""
        await _to_the_end(self._change_seats(change))

    async def change_player(self, seat: int, change: Callable[[Table], Table]) -> None:
        """Changes whether a bot plays for whoever sits there."""
        await _to_the_end(self._change_player(seat, change))

    async def rename(self, seat: int, name: str | None) -> None:
        """Whoever sits there has a new name."""
        await _to_the_end(self._rename(seat, name))

    async def revive(self) -> None:
        """Makes the match from what the store has, once the rules are there."""
        async with self.lock:
            await self._revive()
        self._host.wake(self)

    async def give_up(self, problem: str) -> None:
        """The table can't go on; it stays readable."""
        async with self.lock:
            await self._write(Change(replace(self.row, status="stuck", problem=problem)))
        self.viewers.table_changed(self)

    # One change at a time, each committed before anybody sees it

    async def _act(self, seat: int | None, act: Act) -> None:
        if seat is None:
            raise Forbidden("not_your_seat", "You watch this table; only its players move.")
        await _to_the_end(self._move(seat, act))

    async def _move(self, seat: int, act: Act, by_bot: bool = False) -> None:
        async with self.lock:
            before = self._running()
            check_player(self.row, seat, by_bot)
            after = before.copy()
            act(after, seat)
            await self._write(changes.moved(self.row, before, after, watched=len(self.viewers) > 0))
            self.match = after
            self.viewers.moved(self, before)
        self._host.wake(self)

    async def _change_seats(self, change: Callable[[Table], Table]) -> None:
        async with self.lock:
            row = change(self.row)
            full = all(seat.kind != "open" for seat in row.seats)
            await self._write(Change(replace(row, status="playing" if full else "open"), seats=True))
            self._saved = Saved(self.row, (), None)
            self.viewers.table_changed(self)
            await self._revive()
        self._host.wake(self)

    async def _change_player(self, seat: int, change: Callable[[Table], Table]) -> None:
        async with self.lock:
            row = change(self.row)
            if row != self.row:
                await self._write(Change(row, seats=True))
                self.viewers.player_changed(self, seat)
        self._host.wake(self)

    async def _rename(self, seat: int, name: str | None) -> None:
        async with self.lock:
            seats = tuple(replace(old, name=name) if old.seat == seat else old for old in self.row.seats)
            await self._write(Change(replace(self.row, seats=seats), seats=True))
            self.viewers.table_changed(self)

    async def _write(self, change: Change) -> None:
        try:
            await self._host.store.write(change)
        except AlreadyWritten as error:
            await self._read_again()
            raise StaleMove("Another server was faster; look again") from error
        except StoreBroken as error:
            raise Conflict("store_broken", "The move could not be stored; nothing has changed.") from error
        self.row = change.table

    async def _read_again(self) -> None:
        saved = await self._host.store.load(self.row.id)
        if saved is not None:
            self.row, self._saved, self.match = saved.table, saved, None
            await self._revive()
            self.viewers.look(self)

    async def _revive(self) -> None:
        if self.match is not None or self.row.status == "open" or not self._host.is_ready(self.row.game):
            return
        outcome = await asyncio.to_thread(resume, self._saved)
        self.match = outcome.match
        if outcome.problem is not None:
            log.error("Table %s is stuck: %s", self.row.id, outcome.problem)
            await self._write(Change(replace(self.row, problem=outcome.problem, status=changes.stuck(self.row.status))))
        elif outcome.match is not None:
            self.row = replace(changes.standing(self.row, outcome.match), problem=None)
        self._saved = Saved(self.row, (), None)
        self.viewers.look(self)

    def _running(self) -> Match:
        if self.row.status == "stuck":
            raise Conflict("table_stuck", f"This table can't go on: {self.row.problem}")
        if self.row.status == "over":
            raise GameOver("This game is over")
        if self.match is None:
            raise Conflict("not_started", "This table has not begun.")
        return self.match


async def _to_the_end(work: Coroutine[Any, Any, None]) -> None:
    """Does the work even when whoever asked for it goes away: what is committed must also be seen."""
    task = asyncio.ensure_future(work)
    UNDER_WAY.add(task)  # the loop itself does not keep it
    task.add_done_callback(UNDER_WAY.discard)
    await asyncio.shield(task)
