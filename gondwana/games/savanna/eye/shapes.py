"""What the view is made of; the page's types are made from this."""

from typing import Annotated, Final, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from gondwana.kernel.game.shapes import Shapes, Words

from ..words import CARD, LEVEL

Card = TypeAliasType("Card", Annotated[str, Words(CARD.words)])
Level = TypeAliasType("Level", Annotated[str, Words(LEVEL.words)])
Counts = TypeAliasType("Counts", dict[Card, int])
Phase = TypeAliasType("Phase", Literal["choose", "place", "give", "lion", "over"])


class PlacedCard(TypedDict):
    """A card of an ecosystem; `pending` is laid by its owner and not yet seen by the others."""

    thing: str
    row: int
    col: int
    card: Card
    down: bool
    new: bool
    pending: NotRequired[bool]


class Frame(TypedDict):
    """The extent of the cards, counted from the first row and column that can be reached."""

    top: int
    bottom: int
    left: int
    right: int


class Ecosystem(TypedDict):
    """One ecosystem: what lies there, what it would score now."""

    seat: int
    owner: Literal["seat", "jhay"]
    cards: list[PlacedCard]
    frame: Frame | None
    answered: bool
    revealed: Card | None
    tally: Counts
    total: int


class ScoringPart(TypedDict):
    """What one card earned, because of which others, and what it turned face down."""

    cell: str
    points: int
    because: list[str]
    turned: list[str]


class Earned(TypedDict):
    """What an ecosystem earned on a line; the gazelles also for the herd."""

    seat: int
    points: int
    parts: list[ScoringPart]
    bonus: int | None


class ScoringLine(TypedDict):
    """One line of the score sheet."""

    line: Card
    ecosystems: list[Earned]


class Herd(TypedDict):
    """A herd as it compares now; the party is a seat, Jhay or the neutral pile."""

    party: str
    gazelles: int
    bonus: int


class InHand(TypedDict):
    """The cards of one kind in the own hand."""

    thing: str
    card: Card
    count: int


Origin = TypedDict("Origin", {"from": str})  # "from" can't be a name in a class


class Memory(Origin):
    """A hand that passed through the own: whose it is, how far away, what is left in it."""

    steps: int
    cards: Counts


class Neutral(TypedDict):
    """The neutral pile of the two-player game."""

    pile: Counts
    shown: Card | None
    count: int


class Solo(TypedDict):
    """How the solo player stands: the lead over Jhay as it stands, the level aimed at and the lead that it takes."""

    lead: int
    target: Level
    margin: int


class Result(TypedDict):
    """Who has won; alone, by how much and at which level."""

    winners: list[int]
    totals: list[int]
    margin: int | None
    level: Level | None
    target: Level | None


class View(TypedDict):
    """The table as one seat sees it."""

    mode: Literal["solo", "two", "multi"]
    round: int
    rounds: int
    step: int
    steps: int
    phase: Phase
    direction: Literal["left", "right"] | None
    hand: list[InHand] | None
    hand_size: int
    picked: Card | None
    seen: list[Memory]
    deck: int
    ecosystems: list[Ecosystem]
    neutral: Neutral | None
    herds: list[Herd]
    solo: Solo | None
    scoring: list[ScoringLine] | None
    result: Result | None


class Gain(TypedDict):
    """What a card brings at once: by the lines of the sheet, and apart from them what the herds' places change by."""

    gain: int
    lines: Counts
    herd: int


class PlacePreview(Gain):
    """The score sheet of an ecosystem with one more card, and what that card brings."""

    thing: str
    tally: Counts
    total: int


class HuntPreview(TypedDict):
    """The lines that turning a card down changes."""

    gain: int
    lines: Counts


class BestPlace(TypedDict):
    """A free cell and what a card would gain on it."""

    cell: str
    gain: int


class CardPreview(TypedDict):
    """What a card would gain at once on each free cell; with a single one nobody is asked for the place."""

    best: BestPlace
    places: dict[str, Gain]


SHAPES: Final = Shapes(View, (PlacePreview, HuntPreview, CardPreview))
