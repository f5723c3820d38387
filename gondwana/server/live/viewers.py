"""Step 7 of 7: the viewers. Each is told what its seat may know, through a short queue; who takes nothing is let go."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from pydantic import BaseModel
from starlette.websockets import WebSocket

from gondwana.kernel.match.match import Match

from ..failure_log import log_failure
from ..schemas.shared import Error
from ..schemas.socket import Refused, TableChanged
from ..store import Table
from . import presenter
from .guests import Guest, seat_of

if TYPE_CHECKING:
    from .table import LiveTable


log = logging.getLogger(__name__)

Make = Callable[["LiveTable", Guest | None], BaseModel]


class TooSlow(Exception):
    """A viewer takes its messages too slowly: it may come back and look again."""


class Viewer:
    """One open page: a socket, and the messages that wait for it."""

    def __init__(self, socket: WebSocket, guest: Guest | None, limit: int, timeout: float) -> None:
        self.guest = guest
        self._socket = socket
        self._timeout = timeout
        self._limit = limit
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._full = asyncio.Event()

    def tell(self, message: BaseModel | str) -> None:
        """Puts a message into the queue, as long as there is room."""
        if self._queue.qsize() >= self._limit:
            self._full.set()
        else:
            self._queue.put_nowait(message if isinstance(message, str) else message.model_dump_json())

    async def send(self) -> None:
        """Sends what waits, as long as the viewer takes it."""
        while True:
            text = await self._queue.get()
            if self._full.is_set():
                raise TooSlow
            try:
                await asyncio.wait_for(self._socket.send_text(text), self._timeout)
            except TimeoutError as error:
                raise TooSlow from error

    async def overflow(self) -> None:
        """Waits until the queue is too long."""
        await self._full.wait()
        raise TooSlow


class Viewers:
    """All who look at one table now."""

    def __init__(self) -> None:
        self._here: set[Viewer] = set()

    def __len__(self) -> int:
        return len(self._here)

    def join(self, viewer: Viewer, live: "LiveTable") -> None:
        """Somebody looks on from now; the others are told if it is a player who was away."""
        away = self.connected(live.row)
        self._here.add(viewer)
        self.look_again(live, viewer)
        if self.connected(live.row) != away:
            self.table_changed(live, but=viewer)

    def leave(self, viewer: Viewer, live: "LiveTable") -> None:
        """Somebody is gone; the others are told if it was a player."""
        there = self.connected(live.row)
        self._here.discard(viewer)
        if self.connected(live.row) != there:
            self.table_changed(live)

    def connected(self, row: Table) -> frozenset[int]:
        """The seats whose players look at the table."""
        seats = (seat_of(row, viewer.guest) for viewer in self._here)
        return frozenset(seat for seat in seats if seat is not None)

    def moved(self, live: "LiveTable", before: Match) -> None:
        """Tells everybody the newest entries."""
        self._tell(live, lambda live, guest: presenter.moved(live, guest, before))

    def look(self, live: "LiveTable") -> None:
        """Tells everybody the whole table again."""
        self._tell(live, presenter.whole)

    def look_again(self, live: "LiveTable", viewer: Viewer) -> None:
        """Tells one viewer the whole table again."""
        viewer.tell(self._made(live, viewer.guest, presenter.whole))

    def table_changed(self, live: "LiveTable", but: Viewer | None = None) -> None:
        """Tells everybody who sits where."""
        self._tell(live, lambda live, guest: TableChanged(table=live.told(guest)), but)

    def player_changed(self, live: "LiveTable", seat: int) -> None:
        """Tells everybody who plays where, and whoever sits there what is asked of them now."""

        def make(live: "LiveTable", guest: Guest | None) -> BaseModel:
            own = seat_of(live.row, guest) == seat
            return presenter.whole(live, guest) if own else TableChanged(table=live.told(guest))

        self._tell(live, make)

    def _tell(self, live: "LiveTable", make: Make, but: Viewer | None = None) -> None:
        """One message for each perspective, not for each viewer: watchers share theirs."""
        made: dict[tuple[int | None, bool], str] = {}
        for viewer in self._here - {but}:
            owner = viewer.guest is not None and viewer.guest.id == live.row.owner
            perspective = (seat_of(live.row, viewer.guest), owner)
            if perspective not in made:
                made[perspective] = self._made(live, viewer.guest, make)
            viewer.tell(made[perspective])

    def _made(self, live: "LiveTable", guest: Guest | None, make: Make) -> str:
        """A message; if it can't be made, what happened is committed all the same, and others shall see it."""
        try:
            return make(live, guest).model_dump_json()
        except Exception as failure:
            log_failure(log, "A table can't be shown", failure)
            error = Error(code="cant_show", message="The table has changed, but the server can't show it.")
            return Refused(error=error, number=live.row.number).model_dump_json()
