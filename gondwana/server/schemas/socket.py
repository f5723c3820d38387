"""The messages of a table's socket; `http.py` has what goes over HTTP."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .shared import Ask, Error, Json, Line, Sent, Table, Told

Number = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
Move = Annotated[int, Field(ge=-(2**31), le=2**31 - 1, strict=True)]


# From client to server


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


# From server to client


class TableMessage(Told):
    """The whole table: on connecting and on "look"."""

    type: Literal["table"] = "table"
    table: Table
    view: Json | None
    ask: Ask | None
    log: list[Line]
    since: int


class Stage(Told):
    """The table in the middle of an entry, when the log comes to another heading."""

    view: Json
    scores: list[int]


class Moved(Told):
    """New entries are committed: from `before` entries to `number` entries; `by` are the seats that made them.

    `on_the_way` are the pictures after each stage of the entry but its last: before a scoring, before a new round.
    """

    type: Literal["moved"] = "moved"
    before: int
    number: int
    by: list[int]
    table: Table
    view: Json | None
    ask: Ask | None
    on_the_way: list[Stage]
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
