"""What the view is made of; the page's types are made from this."""

from typing import Annotated, Final, Literal

from typing_extensions import TypeAliasType, TypedDict

from gondwana.kernel.game.shapes import Shapes, Words

from ..tables import Way as WayOfTerrain
from ..words import ABILITY, CAPABILITY, CARD, LINE, SOURCE_WORDS, SPECIES_KIND, TERRAIN, TERRITORY, WAY

Terrain = TypeAliasType("Terrain", Annotated[str, Words(TERRAIN.words)])
TerritoryName = TypeAliasType("TerritoryName", Annotated[str, Words(TERRITORY.words)])
Line = TypeAliasType("Line", Annotated[str, Words(LINE.words)])
Card = TypeAliasType("Card", Annotated[str, Words(CARD.words)])
Ability = TypeAliasType("Ability", Annotated[str, Words(ABILITY.words)])
Capability = TypeAliasType("Capability", Annotated[str, Words(CAPABILITY.words)])
Species = TypeAliasType("Species", Annotated[str, Words(SPECIES_KIND.words)])
Source = TypeAliasType("Source", Annotated[str, Words(SOURCE_WORDS)])
Phase = TypeAliasType("Phase", Literal["species", "settle", "turn", "over"])
Way = TypeAliasType("Way", Annotated[str, Words((*WAY.words[: WayOfTerrain.NOTHING], "use"))])


# the cards


class Cards(TypedDict):
    """The cards of one kind that lie somewhere."""

    thing: str
    card: Card
    count: int


class Playable(Cards):
    """The cards of one kind, with what a terrain card could be used for now; `use` is the only way of the others."""

    ways: list[Way]


class Turn(TypedDict):
    """Whose turn it is, and what lies open in front of that player.

    Of the cards laid, `spent` are done, and so many went through `auctions`; `moved` after the free move.
    """

    seat: int
    laid: list[Playable]
    spent: list[Cards]
    auctions: int
    moved: bool


class Supply(TypedDict):
    """The ability cards of one kind that nobody has."""

    thing: str
    ability: Ability
    count: int


# the island


class Cell(TypedDict):
    """A square of the island; the colony is a thing, that of the piece which stands there."""

    thing: str
    cell: str
    row: int
    col: int
    territory: TerritoryName
    owner: int | None
    colony: str | None


class Territory(TypedDict):
    """A territory: how many pieces of each seat live there, what it would score each now; its marker, once complete."""

    thing: str
    territory: TerritoryName
    terrain: Terrain
    size: Literal["large", "small"]
    cells: int
    pieces: list[int]
    free: int
    marker: int | None
    points: list[int]


class Colony(TypedDict):
    """Pieces of a seat that hang together."""

    thing: str
    seat: int
    size: int


# the players


class Born(TypedDict):
    """What a species can do on a terrain from the beginning."""

    terrain: Terrain
    capability: Capability


class Adapted(Born):
    """What a player's species can do on a terrain now, and how many tokens brought it there."""

    thing: str
    tokens: int


class Owned(TypedDict):
    """A player's ability cards of one kind, and how many of them have been used in this turn."""

    thing: str
    ability: Ability
    count: int
    used: int


class Player(TypedDict):
    """What lies in front of a player; the age is in million years, `lines` what each line would score now."""

    seat: int
    species: Species | None
    colour: str | None
    age: float | None
    points: int
    food: int
    reserve: int
    on_board: int
    eliminated: int
    tokens: int
    capabilities: list[Adapted]
    abilities: list[Owned]
    ability_cards: int
    hand_size: int
    standing: int
    lines: list[int]


class Choosable(TypedDict):
    """A species that nobody has chosen yet."""

    thing: str
    species: Species
    age: float
    capabilities: list[Born]


# what hangs in the air


class BidPreview(TypedDict):
    """What is left after paying a bid."""

    food: int
    points: int


class Auction(TypedDict):
    """The auction of a card, or of a choice of species: then there is neither card nor seller.

    `left` is what the holder would have after paying, `ways` what the viewer could do with the card after buying it;
    `sold` while the buyer decides about it, `fixed` where the price is (with two players).
    """

    card: Card | None
    seller: int | None
    bid: int | None
    holder: int | None
    bidding: list[int]
    passed: list[int]
    asked: int | None
    left: BidPreview | None
    ways: list[Way] | None
    sold: bool
    fixed: bool


Origin = TypedDict("Origin", {"from": str | None})  # a word of Python, which a class can't have as a field


class Attack(Origin):
    """An attack on a cell that may still be cancelled.

    From another cell it is an exchange: the piece would land there, in the territory `lands`.
    """

    attacker: int
    defender: int
    cell: str
    lands: TerritoryName | None


# scoring


class TrackSpace(TypedDict):
    """A space on the track of small scorings: what it brings, and whether a general scoring follows."""

    number: int
    points: int
    general: bool


class Track(TypedDict):
    """The track of small scorings, and how many of its spaces are used."""

    used: int
    spaces: list[TrackSpace]


class Coming(TypedDict):
    """What follows this turn: a general scoring, the end of the game."""

    general: bool
    end: bool


class ScoringLine(TypedDict):
    """What a line of a general scoring brought each seat."""

    line: Line
    points: list[int]


class Scoring(TypedDict):
    """The last general scoring, line by line in its order."""

    number: int
    final: bool
    lines: list[ScoringLine]
    totals: list[int]


class SourceLine(TypedDict):
    """What each seat got, or lost, from a source besides general scorings."""

    source: Source
    points: list[int]


class Result(TypedDict):
    """Who has won, and where all points came from: by source, by general scoring, and by round."""

    winners: list[int]
    totals: list[int]
    sources: list[SourceLine]
    scorings: list[Scoring]
    rounds: list[list[int]]


# everything


class View(TypedDict):
    """The table as one seat sees it.

    `viewer` is that seat, nothing for an onlooker; `colonies` begin with the largest; `moving` is the cell of the piece
    whose destination is asked for; `choice` has the species to choose from, while they are chosen.
    """

    viewer: int | None
    phase: Phase
    round: int
    first: int | None
    order: list[int]
    turn: Turn | None
    cells: list[Cell]
    territories: list[Territory]
    colonies: list[Colony]
    seats: list[Player]
    hand: list[Playable] | None
    supply: list[Supply]
    deck: int
    discard: list[Cards]
    auction: Auction | None
    attack: Attack | None
    moving: str | None
    choice: list[Choosable] | None
    track: Track
    coming: Coming
    scoring: Scoring | None
    result: Result | None


class PlacePreview(TypedDict):
    """What a piece on a cell would bring: points at once for what it completes.

    `scoring` is what changes for each seat at a general scoring, if one follows this turn, else nothing.
    """

    points: int
    completes: TerritoryName | None
    scoring: list[int] | None


class OpensPreview(TypedDict):
    """The cells that may be chosen after a step: they are lit, and a click on one of them takes the step too."""

    opens: list[str]


SHAPES: Final = Shapes(View, (PlacePreview, BidPreview, OpensPreview))
