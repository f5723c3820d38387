"""What the view is made of; the page's types are made from this."""

from typing import Annotated, Final, Literal

from typing_extensions import TypeAliasType, TypedDict

from gondwana.kernel.game.shapes import Shapes, Words

from ..board.island import HABITATS
from ..words import AREA, COLOUR, ENVIRONMENT, PERIOD, PREDATOR, TILE

AreaKey = TypeAliasType("AreaKey", Annotated[str, Words(AREA.words)])
Colour = TypeAliasType("Colour", Annotated[str, Words(COLOUR.words)])
Environment = TypeAliasType("Environment", Annotated[str, Words(ENVIRONMENT.words)])
Habitat = TypeAliasType("Habitat", Annotated[str, Words(HABITATS)])
Period = TypeAliasType("Period", Annotated[str, Words(PERIOD.words)])
Predator = TypeAliasType("Predator", Annotated[str, Words(PREDATOR.words)])
Tile = TypeAliasType("Tile", Annotated[str, Words(TILE.words)])
Counts = TypeAliasType("Counts", dict[Environment, int])
AreaCounts = TypeAliasType("AreaCounts", dict[AreaKey, int])
SeatCounts = TypeAliasType("SeatCounts", dict[str, int])
Counter = TypeAliasType("Counter", Period | Literal["ready"])
Card = TypeAliasType("Card", Environment | Literal["hidden"])
Part = TypeAliasType("Part", Literal["habitats", "presence", "dominance"])
Phase = TypeAliasType("Phase", Literal["colours", "select", "act", "over"])
Side = TypeAliasType("Side", Literal["a", "b"])


class Round(TypedDict):
    """A round of the track: whether it brings cards; after the last one of a period what is scored, in order."""

    thing: str
    period: Period
    round: int
    card: bool
    scoring: list[Part] | None
    done: bool
    now: bool


class Space(TypedDict):
    """An action space, its tile and who took it; `marked` until its turn is over, `white` dinos come with it."""

    thing: str
    space: int
    tile: Tile
    white: int
    seat: int | None
    marked: bool
    now: bool
    played: bool


class Cards(TypedDict):
    """Terrain cards: how many are in the pile, which one lies beside it, which were discarded."""

    pile: int
    face_up: Environment | None
    discards: Counts


class Herd(TypedDict):
    """A herd in its habitat, and the points of that; `size` counts the T-Rex, where it is with the herd, as three."""

    thing: str
    seat: int
    habitat: Habitat
    dinos: int
    trex: bool
    size: int
    points: int


class Area(TypedDict):
    """An area: the points of its habitats, its herds by rank, whose volcano lies on it."""

    thing: str
    area: AreaKey
    environment: Environment
    near: list[AreaKey]
    stones: list[int]
    herds: list[Herd]
    volcano: int | None


class PlacedPredator(TypedDict):
    """A predator and where it stands; a T-Rex may have an owner, and is `inside` when it counts for a herd there."""

    thing: str
    predator: Predator
    area: AreaKey
    owner: int | None
    inside: bool


class Forecast(TypedDict):
    """What a player would get if the period ended now."""

    habitats: int
    presence: int
    dominance: int


class Player(TypedDict):
    """What lies in front of a player; a counter is ready or was used in a period; `pending` dinos are to be placed.

    The colour is that of all pieces, None until it is chosen.
    """

    seat: int
    colour: Colour | None
    score: int
    supply: int
    pending: int
    hatch: Counter
    volcano: Counter
    card: Card | None
    tile: Tile | None
    animals: Counts
    forecast: Forecast


class Migration(TypedDict):
    """A herd that is setting out: who goes where already, which area is being asked about, how many follow.

    `left` are those who may still go, followers included.
    """

    origin: AreaKey
    to: AreaKey | None
    followers: int
    left: int
    going: AreaCounts


class Result(TypedDict):
    """Who has won; the points and the place of each seat."""

    winners: list[int]
    totals: list[int]
    places: list[int]


class View(TypedDict):
    """The table as one seat sees it; `hunter` is the predator that is being moved or is eating."""

    side: Side
    long: bool
    phase: Phase
    period: Period
    round: int
    track: list[Round]
    first: int
    active: int | None
    spaces: list[Space]
    pool: int
    cards: Cards
    areas: list[Area]
    predators: list[PlacedPredator]
    hunter: Predator | None
    players: list[Player]
    migration: Migration | None
    result: Result | None


class RankedHerd(TypedDict):
    """A herd as it would stand in an area."""

    seat: int
    dinos: int
    trex: bool


Ranking = TypeAliasType("Ranking", list[RankedHerd])
Rankings = TypeAliasType("Rankings", dict[AreaKey, Ranking])


class Meal(TypedDict):
    """Where a predator would stand, how many it may eat there, and at most how many of whom."""

    area: AreaKey
    most: int
    prey: SeatCounts


class Preview(TypedDict):
    """What an answer would change, as if the player stopped right after it; whom a predator could eat."""

    areas: Rankings
    lost: SeatCounts
    points: SeatCounts
    meal: Meal | None


SHAPES: Final = Shapes(View, (Preview,))
