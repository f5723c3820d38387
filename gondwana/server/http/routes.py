"""Step 3 of 7: the HTTP API. Which path leads to which function; moves come over the socket instead."""

from importlib.metadata import version
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.responses import PlainTextResponse

import gondwana
from gondwana import bots

from ..live.guests import Guest
from ..schemas.http import (
    At,
    BotLevel,
    ErrorBody,
    Example,
    Foreseen,
    Foresight,
    GameInfo,
    Lobby,
    Me,
    NewName,
    NewTable,
    Replay,
    ServerStatus,
    StandIn,
)
from ..schemas.shared import Table
from ..services import example, foresight, lobby, rematch, replay, stand_in
from ..settings import Settings
from .auth import COOKIE, YEAR, CookieSigner, clean_name, new_guest
from .dependencies import Anybody, Known, TheRegistry

WRONG: Final[dict[int | str, dict[str, Any]]] = {"default": {"model": ErrorBody, "description": "Refused"}}
TableId = Annotated[str, Path(max_length=40)]
SeatNumber = Annotated[int, Path(ge=0, le=99)]
Perspective = Annotated[int | None, Query(ge=0, le=99)]

api = APIRouter(prefix="/api", responses=WRONG)


# Games, the server, me


@api.get("/games")
async def games() -> list[GameInfo]:
    """The games, their options, and the levels of the bots."""
    levels = [level.key for level in bots.LEVELS]
    return [GameInfo(**game.info(), levels=levels) for game in gondwana.games()]


@api.get("/games/{game}/example")
async def worked_turn(registry: TheRegistry, game: Annotated[str, Path(max_length=100)]) -> Example:
    """A few moves of a real game, as the rules page draws them."""
    return await example.example(registry, game)


@api.get("/status")
async def status(registry: TheRegistry) -> ServerStatus:
    """How far the rules of each game are."""
    return ServerStatus(version=version("gondwana"), games=registry.preparing.states())


@api.get("/me")
async def me(request: Request, response: Response, known: Anybody) -> Me:
    """Who this browser is; a new one gets its cookie."""
    return _remember(request, response, known or new_guest())


@api.post("/me")
async def rename(request: Request, response: Response, known: Anybody, registry: TheRegistry, wanted: NewName) -> Me:
    """Gives this browser a name, also at the tables where it sits."""
    named = Guest((known or new_guest()).id, clean_name(wanted.name))
    await lobby.rename(registry, named)
    return _remember(request, response, named)


def _remember(request: Request, response: Response, known: Guest) -> Me:
    signer: CookieSigner = request.app.state.signer
    response.set_cookie(
        COOKIE,
        signer.cookie(known),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Me(id=known.id, name=known.name)


# Tables


@api.get("/tables")
async def tables(registry: TheRegistry, known: Anybody) -> Lobby:
    """The public tables, and mine."""
    return await lobby.list_tables(registry, known)


@api.post("/tables", status_code=201)
async def open_table(request: Request, registry: TheRegistry, known: Known, wanted: NewTable) -> Table:
    """Opens a table; it begins as soon as no seat is open."""
    settings: Settings = request.app.state.settings
    return (await lobby.open_table(registry, known, wanted, settings.tables_per_guest)).told(known)


@api.get("/tables/{table_id}")
async def table(registry: TheRegistry, known: Anybody, table_id: TableId) -> Table:
    """A table without its board."""
    return await lobby.one_table(registry, table_id, known)


@api.post("/tables/{table_id}/seats/{seat}")
async def sit_down(registry: TheRegistry, known: Known, table_id: TableId, seat: SeatNumber) -> Table:
    """Takes an open seat."""
    found = await registry.table(table_id)
    await lobby.sit_down(found, known, seat)
    return found.told(known)


@api.put("/tables/{table_id}/seats/{seat}")
async def put_bot(registry: TheRegistry, known: Known, table_id: TableId, seat: SeatNumber, wanted: BotLevel) -> Table:
    """Puts a bot on an open seat of my table."""
    found = await registry.table(table_id)
    await lobby.put_bot(found, known, seat, wanted.level)
    return found.told(known)


@api.delete("/tables/{table_id}/seats/{seat}")
async def stand_up(registry: TheRegistry, known: Known, table_id: TableId, seat: SeatNumber) -> Table:
    """Leaves a seat, before the start."""
    found = await registry.table(table_id)
    await lobby.stand_up(found, known, seat)
    return found.told(known)


@api.put("/tables/{table_id}/seats/{seat}/stand_in")
async def let_bot_play(
    registry: TheRegistry, known: Known, table_id: TableId, seat: SeatNumber, wanted: StandIn
) -> Table:
    """Lets a bot play on for me, at a table that has begun."""
    found = await registry.table(table_id)
    await stand_in.let_bot_play(found, known, seat, wanted.level)
    return found.told(known)


@api.delete("/tables/{table_id}/seats/{seat}/stand_in")
async def take_over(registry: TheRegistry, known: Known, table_id: TableId, seat: SeatNumber) -> Table:
    """Takes my seat back from the bot that plays for me."""
    found = await registry.table(table_id)
    await stand_in.take_over(found, known, seat)
    return found.told(known)


@api.post("/tables/{table_id}/rematch", status_code=201)
async def ask_for_rematch(request: Request, registry: TheRegistry, known: Known, table_id: TableId) -> Table:
    """The same table once more, or my seat there if somebody else was quicker."""
    settings: Settings = request.app.state.settings
    found = await registry.table(table_id)
    return (await rematch.rematch(registry, found, known, settings.tables_per_guest)).told(known)


@api.post("/tables/{table_id}/foresee")
async def foresee(registry: TheRegistry, known: Known, table_id: TableId, wanted: Foresight) -> Foreseen:
    """What several answers that I have laid out would bring."""
    return foresight.foresee(await registry.table(table_id), known, wanted)


# The past


@api.get("/tables/{table_id}/replay")
async def whole_replay(registry: TheRegistry, known: Anybody, table_id: TableId, seat: Perspective = None) -> Replay:
    """All log lines, the places to jump to, and the scores after each entry."""
    return await replay.whole(registry, table_id, known, seat)


@api.get("/tables/{table_id}/at/{number}")
async def at(
    registry: TheRegistry,
    known: Anybody,
    table_id: TableId,
    number: Annotated[int, Path(ge=0)],
    seat: Perspective = None,
) -> At:
    """The table after its first entries."""
    return await replay.at(registry, table_id, known, seat, number)


@api.get("/tables/{table_id}/save", response_class=PlainTextResponse)
async def save(registry: TheRegistry, table_id: TableId) -> PlainTextResponse:
    """The finished game as a file."""
    text, name = await replay.save(registry, table_id)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
