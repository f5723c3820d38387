"""The application: which path leads to which function. Nothing is decided here."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, PlainTextResponse

import gondwana
from gondwana import bots
from gondwana.kernel.errors import GondwanaError

from . import live, lobby, replay, stand_in
from .bodies import At, BotLevel, ErrorBody, GameInfo, Lobby, Me, NewName, NewTable, Replay, ServerStatus, StandIn
from .doors import Doors, refusal_response
from .errors import BadMessage, Forbidden, Refusal, TooMany, as_error, status_of
from .gate import COOKIE, YEAR, Gate, Guest, clean_name, load_secret, new_guest, seat_of
from .hall import Hall
from .messages import Table
from .page import add_page
from .settings import Settings
from .store import Store
from .viewers import Viewer

log = logging.getLogger(__name__)

WRONG: Final[dict[int | str, dict[str, Any]]] = {"default": {"model": ErrorBody, "description": "Refused"}}
TableId = Annotated[str, Path(max_length=40)]
SeatNumber = Annotated[int, Path(ge=0, le=99)]
Perspective = Annotated[int | None, Query(ge=0, le=99)]

api = APIRouter(prefix="/api", responses=WRONG)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server as an ASGI application."""
    chosen = settings or Settings.from_environment()
    app = FastAPI(
        title="Gondwana",
        description="Board games about evolution on one table.",
        version=version("gondwana"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_life,
    )
    app.state.settings = chosen
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Doors, origins=chosen.origins)
    _add_refusals(app)
    app.include_router(api)
    app.add_api_websocket_route("/api/tables/{table_id}/live", attend)
    add_page(app, chosen.page)
    return app


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    app.state.gate = Gate(load_secret(settings.data))
    store = await Store.open(settings.database, settings.durable)
    app.state.hall = Hall(store, settings)
    app.state.hall.start()
    try:
        yield
    finally:
        await app.state.hall.close()
        await store.close()


# Who asks, and for what


def the_hall(request: Request) -> Hall:
    """The hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


def somebody(request: Request) -> Guest | None:
    """Who asks, if it is known."""
    gate: Gate = request.app.state.gate
    return gate.guest(request.cookies.get(COOKIE))


def guest(request: Request) -> Guest:
    """Who asks."""
    known = somebody(request)
    if known is None:
        raise Forbidden("no_guest", "Ask for /api/me first: it gives this browser its cookie.")
    return known


TheHall = Annotated[Hall, Depends(the_hall)]
Anybody = Annotated[Guest | None, Depends(somebody)]
Known = Annotated[Guest, Depends(guest)]


def _remember(request: Request, response: Response, known: Guest) -> Me:
    gate: Gate = request.app.state.gate
    response.set_cookie(
        COOKIE,
        gate.cookie(known),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Me(id=known.id, name=known.name)


# Games, the server, me


@api.get("/games")
async def games() -> list[GameInfo]:
    """The games, their options, and the levels of the bots."""
    levels = [level.key for level in bots.LEVELS]
    return [GameInfo(**game.info(), levels=levels) for game in gondwana.games()]


@api.get("/status")
async def status(hall: TheHall) -> ServerStatus:
    """How far the rules of each game are."""
    return ServerStatus(version=version("gondwana"), games=hall.preparing.states())


@api.get("/me")
async def me(request: Request, response: Response, known: Anybody) -> Me:
    """Who this browser is; a new one gets its cookie."""
    return _remember(request, response, known or new_guest())


@api.post("/me")
async def rename(request: Request, response: Response, known: Anybody, hall: TheHall, wanted: NewName) -> Me:
    """Gives this browser a name, also at the tables where it sits."""
    named = Guest((known or new_guest()).id, clean_name(wanted.name))
    await lobby.rename(hall, named)
    return _remember(request, response, named)


# Tables


@api.get("/tables")
async def tables(hall: TheHall, known: Anybody) -> Lobby:
    """The public tables, and mine."""
    return await lobby.list_tables(hall, known)


@api.post("/tables", status_code=201)
async def open_table(request: Request, hall: TheHall, known: Known, wanted: NewTable) -> Table:
    """Opens a table; it begins as soon as no seat is open."""
    settings: Settings = request.app.state.settings
    return (await lobby.open_table(hall, known, wanted, settings.tables_per_guest)).told(known)


@api.get("/tables/{table_id}")
async def table(hall: TheHall, known: Anybody, table_id: TableId) -> Table:
    """A table without its board."""
    return await lobby.one_table(hall, table_id, known)


@api.post("/tables/{table_id}/seats/{seat}")
async def sit_down(hall: TheHall, known: Known, table_id: TableId, seat: SeatNumber) -> Table:
    """Takes an open seat."""
    found = await hall.table(table_id)
    await lobby.sit_down(found, known, seat)
    return found.told(known)


@api.put("/tables/{table_id}/seats/{seat}")
async def put_bot(hall: TheHall, known: Known, table_id: TableId, seat: SeatNumber, wanted: BotLevel) -> Table:
    """Puts a bot on an open seat of my table."""
    found = await hall.table(table_id)
    await lobby.put_bot(found, known, seat, wanted.level)
    return found.told(known)


@api.delete("/tables/{table_id}/seats/{seat}")
async def stand_up(hall: TheHall, known: Known, table_id: TableId, seat: SeatNumber) -> Table:
    """Leaves a seat, before the start."""
    found = await hall.table(table_id)
    await lobby.stand_up(found, known, seat)
    return found.told(known)


@api.put("/tables/{table_id}/seats/{seat}/stand_in")
async def let_bot_play(hall: TheHall, known: Known, table_id: TableId, seat: SeatNumber, wanted: StandIn) -> Table:
    """Lets a bot play on for me, at a table that has begun."""
    found = await hall.table(table_id)
    await stand_in.let_bot_play(found, known, seat, wanted.level)
    return found.told(known)


@api.delete("/tables/{table_id}/seats/{seat}/stand_in")
async def take_over(hall: TheHall, known: Known, table_id: TableId, seat: SeatNumber) -> Table:
    """Takes my seat back from the bot that plays for me."""
    found = await hall.table(table_id)
    await stand_in.take_over(found, known, seat)
    return found.told(known)


# The past


@api.get("/tables/{table_id}/replay")
async def whole_replay(hall: TheHall, known: Anybody, table_id: TableId, seat: Perspective = None) -> Replay:
    """All log lines, the places to jump to, and the scores after each entry."""
    return await replay.whole(hall, table_id, known, seat)


@api.get("/tables/{table_id}/at/{number}")
async def at(
    hall: TheHall, known: Anybody, table_id: TableId, number: Annotated[int, Path(ge=0)], seat: Perspective = None
) -> At:
    """The table after its first entries."""
    return await replay.at(hall, table_id, known, seat, number)


@api.get("/tables/{table_id}/save", response_class=PlainTextResponse)
async def save(hall: TheHall, table_id: TableId) -> PlainTextResponse:
    """The finished game as a file."""
    text, name = await replay.save(hall, table_id)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def attend(socket: WebSocket, table_id: str) -> None:
    """The live table: a socket for its messages."""
    settings: Settings = socket.app.state.settings
    await socket.accept()
    try:
        found = await socket.app.state.hall.table(table_id)
    except Refusal as refusal:
        await live.refuse(socket, refusal)
        return
    who = socket.app.state.gate.guest(socket.cookies.get(COOKIE))
    if len(found.viewers) >= settings.viewers_per_table and seat_of(found.row, who) is None:
        await live.refuse(socket, TooMany("too_many_viewers", "Too many look at this table: try again later."))
        return
    await live.attend(socket, found, Viewer(socket, who, settings.queue, settings.send_timeout))


# Refusals


def _add_refusals(app: FastAPI) -> None:
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(GondwanaError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _no_such_path)
    app.add_exception_handler(Exception, _broken)


async def _refused(_: Request, problem: Any) -> JSONResponse:
    return JSONResponse(ErrorBody(error=as_error(problem)).model_dump(), status_of(problem))


async def _unreadable(request: Request, problem: Any) -> JSONResponse:
    errors = problem.errors()
    if any(error["type"] == "json_invalid" for error in errors):
        return refusal_response(BadMessage("bad_json", "The body is not JSON."))
    fields = live.wrong_fields(errors)
    return refusal_response(BadMessage("bad_fields", f"The request has wrong fields: {fields}.", status=422))


async def _no_such_path(_: Request, problem: Any) -> JSONResponse:
    code = {404: "unknown_path", 405: "wrong_method"}.get(problem.status_code, "bad_request")
    return refusal_response(BadMessage(code, f"{problem.detail}.", status=problem.status_code))


async def _broken(_: Request, problem: Any) -> JSONResponse:
    return refusal_response(BadMessage("server_error", "The server could not do this.", status=500))
