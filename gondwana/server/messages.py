"""The messages of a table's socket, as types, and what they are made of; `bodies.py` has those of the HTTP API.

The page's own types are made from these (`python -m gondwana.server.schema`).
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Number = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
Move = Annotated[int, Field(ge=-(2**31), le=2**31 - 1, strict=True)]
Json = dict[str, Any]


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

SOCKET_IN: tuple[type[BaseModel], ...] = (Play, Undo, Restart, Look, Ping)
SOCKET_OUT: tuple[type[BaseModel], ...] = (TableMessage, Moved, TableChanged, Refused, Pong)
