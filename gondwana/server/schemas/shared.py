"""What the messages of the socket and the bodies of the HTTP API are both made of."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

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


class OwnTerm(Term):
    """In a text: another text, of something that belongs to whoever sits there."""

    seat: int


class Text(Told):
    """A text by its key, with the values that stand in it."""

    key: str
    args: dict[str, int | str | OwnTerm | SeatName | Term] = {}


class Line(Told):
    """A line of the log; `stage` counts the headings under which one entry tells."""

    number: int
    stage: int
    seat: int | None
    text: Text
    at: list[str]
    group: Text | None


class Choice(Told):
    """One answer that is allowed: the things on the board where it happens, and what it brings.

    `leads` is the question that it leads the same seat to, alone, if nothing is uncovered or drawn; `warns` says what
    would be wasted, and is asked about once more.
    """

    move: int
    word: str
    at: list[str]
    text: Text
    preview: Json | None
    brings: list[Text]
    warns: Text | None
    leads: str | None


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
    trait: str | None = None  # what a bot is like: a bot that plays for a person has no taste of its own
    connected: bool
    you: bool


class Table(Told):
    """A table as one viewer may know it; `rematch` is where its players meet again."""

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
    rematch: str | None = None
    problem: str | None
