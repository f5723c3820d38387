"""The vocabulary of Dominant Species, and its data as constants."""

import tomllib
from enum import IntEnum
from pathlib import Path
from typing import Any, Final

from gondwana.kernel.errors import BadGame
from gondwana.kernel.rules import NONE, Grid, Ints, constant

from .board.grid import corners, hexes, neighbours, row, tips


def _data(name: str) -> dict[str, Any]:
    with (Path(__file__).parent / "data" / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


EARTH: Final = _data("earth")
BEASTS: Final = _data("animals")
DISPLAY: Final = _data("display")
DECK: Final = _data("cards")


class Animal(IntEnum):
    """The food chain, strongest first (DS-11)."""

    MAMMAL = 0
    REPTILE = 1
    BIRD = 2
    AMPHIBIAN = 3
    ARACHNID = 4
    INSECT = 5


class Element(IntEnum):
    """The six types of elements."""

    GRASS = 0
    GRUB = 1
    MEAT = 2
    SEED = 3
    SUN = 4
    WATER = 5


class Terrain(IntEnum):
    """The eight kinds of tiles; a covered one is tundra for all purposes (DS-9)."""

    SEA = 0
    WETLAND = 1
    SAVANNAH = 2
    JUNGLE = 3
    FOREST = 4
    DESERT = 5
    MOUNTAIN = 6
    TUNDRA = 7


class Action(IntEnum):
    """The sections of the display, in the order of execution (DS-54)."""

    INITIATIVE = 0
    ADAPTATION = 1
    REGRESSION = 2
    ABUNDANCE = 3
    WASTELAND = 4
    DEPLETION = 5
    GLACIATION = 6
    SPECIATION = 7
    WANDERLUST = 8
    MIGRATION = 9
    COMPETITION = 10
    DOMINATION = 11


class Box(IntEnum):
    """The places for disks on the display."""

    ADAPTATION = 0
    REGRESSION = 1
    ABUNDANCE = 2
    WASTELAND = 3
    DEPLETION = 4
    WANDERLUST = 5


class Card(IntEnum):
    """The dominance cards (DS-23)."""

    AQUATIC = 0
    BIODIVERSITY = 1
    BIOMASS = 2
    BLIGHT = 3
    CATASTROPHE = 4
    COLD_SNAP = 5
    DISEASE = 6
    ECODIVERSITY = 7
    EVOLUTION = 8
    FECUNDITY = 9
    FERTILE = 10
    HABITAT = 11
    HIBERNATION = 12
    ICE_AGE = 13
    ICE_SHEET = 14
    IMMIGRANTS = 15
    INSTINCT = 16
    INTELLIGENCE = 17
    MASS_EXODUS = 18
    METAMORPHOSIS = 19
    NICHE_BIOMES = 20
    NOCTURNAL = 21
    OMNIVORE = 22
    PARASITISM = 23
    PREDATOR = 24
    SYMBIOTIC = 25


class Verb(IntEnum):
    """What a card's row does: see data/README.md."""

    OWN = 0
    GAIN_PAWN = 1
    GAIN_POINTS = 2
    LOSE_CUBE = 3
    NAME_TILE = 4


class Scope(IntEnum):
    """Whom, what or where a row means."""

    NOTHING = 0
    SELF = 1
    ABOVE = 2
    BELOW = 3
    SHARED_TILE = 4
    FITTING_DISK = 5
    CROWDED = 6
    SHARED = 7
    ANY = 8
    OWN = 9
    OPPOSING = 10


def _names(kind: type[IntEnum]) -> tuple[str, ...]:
    return tuple(member.name.lower() for member in kind)


ANIMAL_NAMES: Final = _names(Animal)
ELEMENT_NAMES: Final = _names(Element)
TERRAIN_NAMES: Final = _names(Terrain)
ACTION_NAMES: Final = _names(Action)
BOX_NAMES: Final = _names(Box)
CARD_NAMES: Final = _names(Card)
ANIMALS: Final = len(Animal)
ELEMENTS: Final = len(Element)
TERRAINS: Final = len(Terrain)
ACTIONS: Final = len(Action)
BOXES: Final = len(Box)
CARDS: Final = len(Card)

for _file, _rows, _keys in (
    ("earth.toml", EARTH["terrain"], TERRAIN_NAMES),
    ("animals.toml", BEASTS["animal"], ANIMAL_NAMES),
    ("display.toml", DISPLAY["action"], ACTION_NAMES),
    ("cards.toml", DECK["card"], CARD_NAMES),
):
    if [_row["key"] for _row in _rows] != list(_keys):
        raise BadGame(f"data/{_file}: the rows must be these, in this order", _keys)


def _element(name: str) -> int:
    return ELEMENT_NAMES.index(name)


# The grid
RADIUS: Final[int] = EARTH["grid"]["radius"]
HEX_LIST: Final = hexes(RADIUS, {(q, r) for q, r in EARTH["grid"]["without"]})
CORNER_LIST: Final = corners(HEX_LIST)
HEXES: Final = len(HEX_LIST)
CORNERS: Final = len(CORNER_LIST)
SIDES: Final = 6  # of a hex: at most so many neighbours, and exactly so many corners
if (EARTH["grid"]["hexes"], EARTH["grid"]["corners"]) != (HEXES, CORNERS):
    raise BadGame(f"data/earth.toml: the grid has {HEXES} hexes and {CORNERS} corners")


def hex_at(q: int, r: int) -> int:
    """The number of a hex."""
    return HEX_LIST.index((q, r))


AROUND: Final[Grid] = constant(  # (HEXES, 6): the neighbours in hex-index order, then NONE
    [row([HEX_LIST.index(near) for near in neighbours(at) if near in HEX_LIST], SIDES) for at in HEX_LIST]
)
TIPS: Final[Grid] = constant([[CORNER_LIST.index(tip) for tip in tips(at)] for at in HEX_LIST])  # (HEXES, 6)
MEETING: Final = 3  # hexes meet at a corner
MEETINGS: Final = 1 << MEETING  # which of them have a tile
TOUCHING: Final[Grid] = constant(  # (CORNERS, 3): the hexes at a corner in hex-index order, then NONE
    [row([number for number, at in enumerate(HEX_LIST) if tip in tips(at)], MEETING) for tip in CORNER_LIST]
)

# Tiles
TILES: Final[Ints] = constant([row["tiles"] for row in EARTH["terrain"]])
LARGE: Final = TERRAINS - 1  # terrains of large tiles: all but tundra
LIMIT: Final[Ints] = constant([row["limit"] for row in EARTH["terrain"]])
PLACES: Final = max(len(row["places"]) for row in EARTH["terrain"])
PRIZE: Final[Grid] = constant(  # (TERRAINS, PLACES): the values of the places, 0 where there is none (DS-20)
    [row["places"] + [0] * (PLACES - len(row["places"])) for row in EARTH["terrain"]]
)
STACKS: Final[int] = EARTH["start"]["stacks"]
STACK: Final[int] = EARTH["start"]["stack"]
CENTRE: Final = hex_at(*EARTH["start"]["centre"])
START_HEX: Final[Ints] = constant([hex_at(*tile["hex"]) for tile in EARTH["start"]["tiles"]])
START_TERRAIN: Final[Ints] = constant([TERRAIN_NAMES.index(tile["terrain"]) for tile in EARTH["start"]["tiles"]])
START_TILES: Final = len(EARTH["start"]["tiles"])
START_CORNER: Final[Ints] = constant([CORNER_LIST.index(disk["corner"]) for disk in EARTH["start"]["disks"]])
START_ELEMENT: Final[Ints] = constant([_element(disk["element"]) for disk in EARTH["start"]["disks"]])
START_DISKS: Final = len(EARTH["start"]["disks"])
DISKS: Final[int] = EARTH["elements"]["disks"]
BONUS: Final[Ints] = constant(EARTH["bonus"]["track"])
MOST_BONUS: Final = len(EARTH["bonus"]["track"]) - 1  # a greater quantity pays no more (DS-21)

# Animals
NEED: Final[Grid] = constant(  # (ANIMALS, ELEMENTS): printed elements (DS-12)
    [[row["needs"].count(element) for element in ELEMENT_NAMES] for row in BEASTS["animal"]]
)
PRINTED: Final[Ints] = constant([len(row["needs"]) for row in BEASTS["animal"]])
FAVOURITE: Final[Ints] = constant([_element(row["favourite"]) for row in BEASTS["animal"]])
FIRST_CUBES: Final[Grid] = constant(  # (ANIMALS, TERRAINS): cubes at the start (DS-34)
    [[row["cubes"].get(terrain, 0) for terrain in TERRAIN_NAMES] for row in BEASTS["animal"]]
)
MOST_ELEMENTS: Final[int] = BEASTS["box"]["elements"]
PAWNS: Final[int] = BEASTS["box"]["pawns"]
_GIVEN: Final = {row["animals"]: row for row in BEASTS["allotment"]}
FIRST_PAWNS: Final[Ints] = constant([_GIVEN.get(animals, {"pawns": 0})["pawns"] for animals in range(ANIMALS + 1)])
ALLOTMENT: Final[Ints] = constant([_GIVEN.get(animals, {"cubes": 0})["cubes"] for animals in range(ANIMALS + 1)])
MOST_CUBES: Final = max(row["cubes"] for row in BEASTS["allotment"])

# The display
_EYES: Final[list[int]] = [row["eyes"] for row in DISPLAY["action"]]
EYES: Final = sum(_EYES)
FIRST_EYE: Final[Ints] = constant([sum(_EYES[:action]) for action in range(ACTIONS + 1)])  # and one beyond the last
EYE_NAMES: Final = tuple(
    f"{row['key'][:3]}{number}" for row in DISPLAY["action"] for number in range(1, row["eyes"] + 1)
)
INITIATIVE_EYE: Final = 0
EYE_ACTION: Final[Ints] = constant([action for action in range(ACTIONS) for _ in range(_EYES[action])])
SPECIATION_ELEMENT: Final[Ints] = constant(
    [_element(name) for name in DISPLAY["action"][Action.SPECIATION]["elements"]]
)
MIGRATION_CUBES: Final[Ints] = constant(DISPLAY["action"][Action.MIGRATION]["cubes"])
COMPETITION_TERRAINS: Final[Grid] = constant(  # (7, 3)
    [[TERRAIN_NAMES.index(name) for name in names] for names in DISPLAY["action"][Action.COMPETITION]["terrains"]]
)
FIELDS: Final = 3  # terrains on a competition eye
BOX_DISKS: Final[int] = DISPLAY["boxes"]["disks"]
OPEN_CARDS: Final[int] = DISPLAY["boxes"]["cards"]

# Cards
_SCOPES: Final = {scope.name.lower(): scope for scope in Scope}
CARD_VERB: Final[Ints] = constant([Verb[row["verb"].upper()] for row in DECK["card"]])
CARD_SCOPE: Final[Ints] = constant(
    [_SCOPES[row.get("who") or row.get("per") or row.get("where") or "nothing"] for row in DECK["card"]]
)
CARD_WHOSE: Final[Ints] = constant([_SCOPES[row.get("whose", "nothing")] for row in DECK["card"]])


class Source(IntEnum):
    """Where VPs come from; the score sheet tells them apart."""

    START = 0  # a random earth evens out (DS-166)
    GLACIATION = 1
    WANDERLUST = 2
    DOMINATION = 3
    CARDS = 4
    DOMINANCE = 5  # of tiles, when Ice Age is taken
    SURVIVAL = 6
    FINAL = 7


SOURCES: Final = len(Source)
SOURCE_NAMES: Final = tuple(source.name.lower() for source in Source)
AQUATIC_CUBES: Final[int] = DECK["numbers"]["aquatic"]
EVOLUTIONS: Final[int] = DECK["numbers"]["evolution"]
HIBERNATORS: Final[int] = DECK["numbers"]["hibernation"]

NOBODY: Final = NONE  # where an animal or a tile could stand
MOST_OPTIONS: Final = (
    max(EYES, HEXES, CORNERS, MOST_CUBES, CARDS) + 1
)  # answers to one question; one of them may be to pass
