"""Step 3 of 7: the socket of a table. Reads a client's messages one by one and hands each to its function."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gondwana.kernel.errors import GondwanaError

from ..errors import BadMessage, Refusal, TooMany, as_error, wrong_fields
from ..failure_log import log_failure
from ..live.guests import seat_of
from ..live.table import LiveTable
from ..live.viewers import TooSlow, Viewer
from ..schemas.socket import SOCKET_IN, ClientMessage, Look, Ping, Play, Pong, Refused, Restart, Undo
from ..settings import Settings
from .auth import COOKIE

log = logging.getLogger(__name__)

LARGEST: Final = 4096  # characters of a message
TYPES: Final = [model.model_fields["type"].annotation.__args__[0] for model in SOCKET_IN]  # type: ignore[union-attr]
READ: Final[TypeAdapter[Any]] = TypeAdapter(ClientMessage)

CLOSE_TOO_SLOW: Final = 4008
CLOSE_REFUSED: Final = 4404


async def attend(socket: WebSocket, table_id: str) -> None:
    """The live table: a socket for its messages."""
    settings: Settings = socket.app.state.settings
    await socket.accept()
    try:
        found = await socket.app.state.registry.table(table_id)
    except Refusal as refusal:
        await refuse(socket, refusal)
        return
    who = socket.app.state.signer.guest(socket.cookies.get(COOKIE))
    if len(found.viewers) >= settings.viewers_per_table and seat_of(found.row, who) is None:
        await refuse(socket, TooMany("too_many_viewers", "Too many look at this table: try again later."))
        return
    await serve(socket, found, Viewer(socket, who, settings.queue, settings.send_timeout))


async def serve(socket: WebSocket, live: LiveTable, viewer: Viewer) -> None:
    """Serves one viewer until it goes."""
    live.count_points()
    live.viewers.join(viewer, live)
    code = 1000
    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(viewer.send())
            tasks.create_task(viewer.overflow())
            tasks.create_task(_listen(socket, live, viewer))
    except* (WebSocketDisconnect, RuntimeError):
        pass  # gone: the socket says so on the next word
    except* TooSlow:
        code = CLOSE_TOO_SLOW
    finally:
        live.viewers.leave(viewer, live)
    await hang_up(socket, code)


async def refuse(socket: WebSocket, refusal: Refusal) -> None:
    """Says why there is no table, and hangs up."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(Refused(error=as_error(refusal), number=0).model_dump_json())
    await hang_up(socket, CLOSE_REFUSED)


async def hang_up(socket: WebSocket, code: int) -> None:
    """Closes a socket, if it is still open and takes it."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        if socket.application_state is WebSocketState.CONNECTED:
            await asyncio.wait_for(socket.close(code), 1)


async def _listen(socket: WebSocket, live: LiveTable, viewer: Viewer) -> None:
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1000)
        try:
            message = read(received.get("text"))
            await HANDLERS[type(message)](live, viewer, message)
        except (Refusal, GondwanaError) as problem:
            viewer.tell(Refused(error=as_error(problem), number=live.row.number))
        except Exception as failure:
            log_failure(log, "A message was not handled", failure)
            error = Refusal("server_error", "The server could not do this; nothing has changed.")
            viewer.tell(Refused(error=as_error(error), number=live.row.number))


# From message to function


async def _play(live: LiveTable, viewer: Viewer, message: Play) -> None:
    await live.play(seat_of(live.row, viewer.guest), message.number, message.move)


async def _undo(live: LiveTable, viewer: Viewer, message: Undo) -> None:
    await live.undo(seat_of(live.row, viewer.guest), message.number)


async def _restart(live: LiveTable, viewer: Viewer, message: Restart) -> None:
    await live.restart(seat_of(live.row, viewer.guest), message.number)


async def _look(live: LiveTable, viewer: Viewer, message: Look) -> None:
    live.viewers.look_again(live, viewer)


async def _ping(live: LiveTable, viewer: Viewer, message: Ping) -> None:
    viewer.tell(Pong())


HANDLERS: Final[dict[type[BaseModel], Callable[[LiveTable, Viewer, Any], Awaitable[None]]]] = {
    Play: _play,
    Undo: _undo,
    Restart: _restart,
    Look: _look,
    Ping: _ping,
}


# From text to message


def read(text: str | None) -> BaseModel:
    """A message from a client's text, or what is wrong with it."""
    if text is None:
        raise BadMessage("not_text", "Messages are text with JSON, not bytes.")
    if len(text) > LARGEST:
        raise BadMessage("too_large", f"A message has at most {LARGEST} characters; this has {len(text)}.")
    try:
        values = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadMessage("bad_json", "The message is not JSON.") from error
    return _typed(values)


def _typed(values: Any) -> BaseModel:
    if not isinstance(values, dict) or not isinstance(values.get("type"), str):
        raise BadMessage("bad_fields", 'A message is an object with a "type".', TYPES)
    if values["type"] not in TYPES:
        raise BadMessage("unknown_type", f"No message has the type {values['type'][:40]!r}.", TYPES)
    try:
        message: BaseModel = READ.validate_python(values)
    except ValidationError as error:
        raise BadMessage(
            "bad_fields", f"The message {values['type']!r} has wrong fields: {wrong_fields(error.errors())}."
        ) from error
    return message
