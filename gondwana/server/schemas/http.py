"""The bodies of the HTTP API; `socket.py` has what goes over a table's socket."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field

from .shared import Error, Json, Line, Sent, Table, Text, Told

Level = Annotated[str, Field(min_length=1, max_length=40)]

DEFAULT_LEVEL: Final = "casual"  # of bots, where none is named


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


class Step(Sent):
    """An answer to come: its question by name, and the thing at which it is given or its word."""

    question: Annotated[str, Field(max_length=40)]
    answer: Annotated[str, Field(max_length=60)]


class Foresight(Sent):
    """Answers that are laid out and not yet sent; `number` is how many entries the client had seen."""

    number: Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
    steps: Annotated[list[Step], Field(max_length=200)]


class Foreseen(Told):
    """What those answers would bring together."""

    brings: list[Text]


class OptionInfo(Told):
    """Something that the players agree on before the game."""

    key: str
    values: list[str]
    default: str
    seats: list[int]
    needs: dict[str, list[str]]  # what other options must be for any value but the default


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
    """A table's past, as one perspective may know it: points counted, and points expected, after each entry."""

    count: int
    marks: list[Mark]
    scores: list[list[int]]
    expected: list[list[int]]
    entries: list[Line]


class At(Told):
    """The table after its first entries."""

    number: int
    view: Json
    lines: list[Line]


class Frame(Told):
    """A picture of a worked turn, and what led to it."""

    view: Json
    scores: list[int]
    lines: list[Line]


class Example(Told):
    """A few moves of a real game, for the rules page."""

    game: str
    seats: int
    options: dict[str, str]
    frames: list[Frame]


HTTP_IN: tuple[type[BaseModel], ...] = (NewName, NewTable, BotLevel, StandIn, Foresight)
HTTP_OUT: tuple[type[BaseModel], ...] = (
    ErrorBody,
    Me,
    GameInfo,
    Table,
    Lobby,
    ServerStatus,
    Replay,
    At,
    Example,
    Foreseen,
)
