"""All messages between page and server, as types: the sockets' messages and the bodies of the HTTP API.

The page's own types are made from these (`python -m gondwana.server.schema`).
"""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

Number = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
Move = Annotated[int, Field(ge=-(2**31), le=2**31 - 1, strict=True)]
Level = Annotated[str, Field(min_length=1, max_length=40)]
Json = dict[str, Any]

DEFAULT_LEVEL: Final = "casual"  # of bots, where none is named


class Sent(BaseModel):
    """What a client sends: a field that nobody knows is refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Told(BaseModel):
    """What the server tells."""

    model_config = ConfigDict(frozen=True, json_schema_serialization_defaults_required=True)


# What people read


class SeatName(Told):
    """In a text: the name of whoever sits there."""

    seat: int


class Term(Told):
    """In a text: another text."""

    term: str


class Text(Told):
    """A text by its key, with the values that stand in it."""

    key: str
    args: dict[str, int | str | SeatName | Term] = {}


class Line(Told):
    """A line of the log."""

    number: int
    seat: int | None
    text: Text
    at: list[str]
    group: Text | None


class Choice(Told):
    """One answer that is allowed, and the things on the board where it happens."""

    move: int
    word: str
    at: list[str]
    text: Text
    preview: Json | None


class Ask(Told):
    """The open question of a seat; without choices it can only take back what it answered."""

    number: int
    prompt: str | None
    text: Text | None
    choices: list[Choice]
    undo: bool
    restart: bool
    reveals: bool


class Error(Told):
    """Why something was refused."""

    code: str
    message: str
    allowed: list[Any] = []


# Tables

Status = Literal["open", "preparing", "playing", "over", "stuck"]


class Seat(Told):
    """A place at the table; it has a level while a bot plays there, also when the bot plays for a person."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str | None
    level: str | None
    connected: bool
    you: bool


class Table(Told):
    """A table as one viewer may know it."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    status: Status
    seats: list[Seat]
    you: int | None
    owner: bool
    number: int
    asked: list[int]
    since: str
    scores: list[int]
    places: list[int] | None
    commitment: str
    secret: str | None
    problem: str | None


# From client to server, on the socket


class Play(Sent):
    """Answers the open question; `number` is how many entries the client had seen."""

    type: Literal["play"]
    number: Number
    move: Move


class Undo(Sent):
    """Takes back the last answer."""

    type: Literal["undo"]
    number: Number


class Restart(Sent):
    """Takes back everything since the turn began, as far as nothing was revealed."""

    type: Literal["restart"]
    number: Number


class Look(Sent):
    """Asks for the whole table again."""

    type: Literal["look"]


class Ping(Sent):
    """Asks whether the server is there."""

    type: Literal["ping"]


ClientMessage = Annotated[Play | Undo | Restart | Look | Ping, Field(discriminator="type")]


# From server to client, on the socket


class TableMessage(Told):
    """The whole table: on connecting and on "look"."""

    type: Literal["table"] = "table"
    table: Table
    view: Json | None
    ask: Ask | None
    log: list[Line]
    since: int


class Moved(Told):
    """New entries are committed: from `before` entries to `number` entries."""

    type: Literal["moved"] = "moved"
    before: int
    number: int
    table: Table
    view: Json | None
    ask: Ask | None
    lines: list[Line]
    undone: list[int]


class TableChanged(Told):
    """Somebody sat down, came or went; a bot plays for somebody, or no longer."""

    type: Literal["table_changed"] = "table_changed"
    table: Table


class Refused(Told):
    """A message was refused; nothing has changed."""

    type: Literal["refused"] = "refused"
    error: Error
    number: int


class Pong(Told):
    """The server is there."""

    type: Literal["pong"] = "pong"


ServerMessage = Annotated[TableMessage | Moved | TableChanged | Refused | Pong, Field(discriminator="type")]


# HTTP


class ErrorBody(Told):
    """The body of every answer that is no success."""

    error: Error


class Me(Told):
    """Who this browser is."""

    id: str
    name: str | None


class NewName(Sent):
    """The name that others shall see."""

    name: Annotated[str, Field(max_length=1000, strict=True)]


class NewSeat(Sent):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class NewTable(Sent):
    """A table to open; it begins as soon as no seat is open."""

    game: Annotated[str, Field(max_length=100)]
    options: dict[str, str] = Field(default_factory=dict)
    seats: list[NewSeat]
    public: bool = False


class BotLevel(Sent):
    """How strong a bot shall be."""

    level: Level


class StandIn(Sent):
    """The bot that shall play for a person."""

    level: Level = DEFAULT_LEVEL


class OptionInfo(Told):
    """Something that the players agree on before the game."""

    key: str
    values: list[str]
    default: str
    seats: list[int]


class GameInfo(Told):
    """What a lobby needs to know about a game."""

    slug: str
    seats: list[int]
    options: list[OptionInfo]
    levels: list[str]
    reconstructed: bool = False


class Lobby(Told):
    """The public tables, newest first, and those where this browser has a seat."""

    public: list[Table]
    mine: list[Table]


class Preparation(Told):
    """How far the rules of a game are: compiled once, beside the server."""

    game: str
    state: Literal["ready", "preparing", "failed"]
    done: int = 0
    total: int = 0
    seconds: float = 0.0
    error: str | None = None


class ServerStatus(Told):
    """How the server is."""

    version: str
    games: list[Preparation]


class Mark(Told):
    """A place in a replay worth jumping to."""

    number: int
    text: Text


class Replay(Told):
    """A table's past, as one perspective may know it."""

    count: int
    marks: list[Mark]
    scores: list[list[int]]
    entries: list[Line]


class At(Told):
    """The table after its first entries."""

    number: int
    view: Json
    lines: list[Line]


SOCKET_IN: tuple[type[BaseModel], ...] = (Play, Undo, Restart, Look, Ping)
SOCKET_OUT: tuple[type[BaseModel], ...] = (TableMessage, Moved, TableChanged, Refused, Pong)
HTTP_IN: tuple[type[BaseModel], ...] = (NewName, NewTable, BotLevel, StandIn)
HTTP_OUT: tuple[type[BaseModel], ...] = (ErrorBody, Me, GameInfo, Table, Lobby, ServerStatus, Replay, At)
