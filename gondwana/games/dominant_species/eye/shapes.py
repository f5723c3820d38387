"""What the view is made of; the page's types are made from this."""

from typing import Annotated, Final, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from gondwana.kernel.game.shapes import Shapes, Words

from ..state import Stage
from ..tables import ACTION_NAMES, ANIMAL_NAMES, BOX_NAMES, CARD_NAMES, ELEMENT_NAMES, SOURCE_NAMES, TERRAIN_NAMES

Action = TypeAliasType("Action", Annotated[str, Words(ACTION_NAMES)])
Animal = TypeAliasType("Animal", Annotated[str, Words(ANIMAL_NAMES)])
Box = TypeAliasType("Box", Annotated[str, Words(BOX_NAMES)])
Card = TypeAliasType("Card", Annotated[str, Words(CARD_NAMES)])
Element = TypeAliasType("Element", Annotated[str, Words(ELEMENT_NAMES)])
Phase = TypeAliasType("Phase", Annotated[str, Words((*(stage.name.lower() for stage in Stage), "over"))])
Source = TypeAliasType("Source", Annotated[str, Words(SOURCE_NAMES)])
Terrain = TypeAliasType("Terrain", Annotated[str, Words(TERRAIN_NAMES)])

Diet = TypeAliasType("Diet", list[Element])  # types of elements
Elements = TypeAliasType("Elements", dict[Element, int])  # disks, or what is printed like them
Cubes = TypeAliasType("Cubes", dict[Animal, int])
PerAnimal = TypeAliasType("PerAnimal", dict[Animal, int])  # other numbers by animal
Tiles = TypeAliasType("Tiles", dict[Terrain, int])

# on earth


class Hex(TypedDict):
    """A hex of the grid: its name, and its axial coordinates."""

    thing: str
    hex: str
    q: int
    r: int


class Payment(TypedDict):
    """What an animal would get for its place on a tile."""

    animal: Animal
    points: int


class Tile(Hex):
    """A tile: what it is, who stands there, whom it feeds, what it would pay.

    `covered` is the terrain under a tundra tile, `herds` what the cubes of each animal here are called, `asleep` how
    many cubes hibernate, `match` how many elements feed each animal, `prizes` what the places pay, `limit` how many
    cubes Speciation may place, `named` whether Domination has named the tile in this turn.
    """

    terrain: Terrain
    covered: Terrain | None
    cubes: Cubes
    herds: dict[Animal, str]
    asleep: int
    match: PerAnimal
    dominant: Animal | None
    endangered: list[Animal]
    prizes: list[int]
    pays: list[Payment]
    limit: int
    named: bool


class Corner(TypedDict):
    """A corner of earth with its disk, if there is one, and the tiles that meet there."""

    thing: str
    corner: str
    element: Element | None
    tiles: list[str]


# on the action display


class Printed(TypedDict, total=False):
    """What is printed on an eye of Speciation, of Migration, of Competition."""

    element: Element
    cubes: int
    terrains: list[Terrain]


class EyeSpace(Printed):
    """An eye, whose pawn stands there, whether it has acted."""

    thing: str
    eye: str
    animal: Animal | None
    done: bool


class Section(TypedDict):
    """A section of the action display with its eyes."""

    action: Action
    active: bool
    eyes: list[EyeSpace]


# in front of the animals, and in supply


class Beast(TypedDict):
    """What lies in front of an animal.

    `earned` is where its VPs came from, `spare` are pawns that it has not gained yet, `disks` its elements besides
    those `printed`, `room` how many more it can take; it `dominates` so many tiles, and so
    many of its cubes are `endangered`.
    """

    thing: str
    animal: Animal
    seat: int
    points: int
    earned: dict[Source, int]
    gene_pool: int
    eliminated: int
    on_earth: int
    pawns: int
    spare: int
    printed: Elements
    disks: Elements
    room: int
    dominates: int
    endangered: int


class Stack(TypedDict):
    """A stack of tiles: what it shows, and how many lie below."""

    thing: str
    terrain: Terrain | None
    below: int


class Offered(TypedDict):
    """A card that lies face up."""

    thing: str
    card: Card


class Survival(TypedDict):
    """Who would hold the Survival card now, what it would pay, and everybody's cubes on tundra."""

    holder: Animal | None
    points: int
    cubes: Cubes


class Forecast(TypedDict):
    """What would be lost if nobody did anything: an animal's elements, disks on corners, the cubes on tiles."""

    regression: dict[Animal, Diet]
    wasteland: list[str]
    extinction: dict[str, Cubes]


# what may be laid out on the map before it is confirmed

_Origins = TypedDict("_Origins", {"from": dict[str, int]})
_Origin = TypedDict("_Origin", {"from": NotRequired[str]})


class Routes(_Origins):
    """Cubes that may go `from` tiles to those within their `reach`, and how many in all."""

    animal: Animal
    kind: Literal["routes"]
    most: int
    reach: dict[str, list[str]]


class Slot(TypedDict):
    """A tile that takes or gives so many cubes."""

    thing: str
    most: int


class Slots(_Origin):
    """Cubes for some tiles in turn; the open question is about the slot `now`.

    With `to` the cubes go there from the slots, with `from` they come from there to the slots.
    """

    animal: Animal
    kind: Literal["slots"]
    now: str
    slots: list[Slot]
    least: int
    most: int
    to: NotRequired[str]


class Disks(TypedDict):
    """Each disk that may be chosen, with the tiles round it."""

    animal: Animal
    kind: Literal["disks"]
    most: int
    disks: dict[str, list[Slot]]


class Victim(TypedDict):
    """Cubes of an animal that may be struck; of all in one field only one."""

    thing: str
    tile: str
    field: int


class Strikes(TypedDict):
    """Whose cubes may be struck."""

    animal: Animal
    kind: Literal["strikes"]
    victims: list[Victim]


Plan = TypeAliasType("Plan", Routes | Slots | Disks | Strikes)

# everything


class Result(TypedDict):
    """Who has won; the order of all seats, and what each has in the end."""

    winners: list[int]
    order: list[int]
    totals: list[int]


class View(TypedDict):
    """The table as everybody sees it; `own` and `plan` are the seat's.

    `limit` is the turn that is played as the last one, `sleeper` the animal that hibernates, `hidden` the tiles that
    lie face down in all stacks, `tundra` how many such tiles are left, `deck` how many cards lie face down, `gone` the
    cards that were taken.
    """

    turn: int
    sleeper: Animal | None
    limit: int | None
    last_turn: bool
    phase: Phase
    own: list[Animal]
    animals: list[Beast]
    track: list[Animal]
    tiles: list[Tile]
    vacant: list[Hex]
    corners: list[Corner]
    display: list[Section]
    boxes: dict[Box, Elements]
    bag: Elements
    stacks: list[Stack]
    hidden: Tiles
    tundra: int
    cards: list[Offered]
    deck: int
    gone: list[Card]
    survival: Survival
    forecast: Forecast
    plan: Plan | None
    result: Result | None


class Change(TypedDict, total=False):
    """What an answer would change at once.

    Points, cubes in danger, who dominates a tile before and after it, and the tile that would come to lie on a hex.
    """

    points: PerAnimal
    endangered: PerAnimal
    dominant: dict[str, list[Animal | None]]
    lies: Terrain


SHAPES: Final = Shapes(View, (Change,))
