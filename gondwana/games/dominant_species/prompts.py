"""The questions of Dominant Species and what an answer means under each; the events of its story."""

from enum import IntEnum
from typing import Final

from gondwana.kernel.rules import Prompts

from .tables import ANIMALS, CORNERS, ELEMENTS, HEXES, STACKS

# To forgo, to decline, to be done: one answer beyond the things that can be chosen.
NO_TYPE: Final = ELEMENTS
NO_TILE: Final = HEXES
NO_CORNER: Final = CORNERS
NO_ANIMAL: Final = ANIMALS
NO_STACK: Final = STACKS


class Prompt(Prompts):
    """What an animal may be asked, and the tasks that wait for questions to be answered.

    The bot looks questions up by the number with which each of these paragraphs begins.
    """

    # Planning and Initiative
    CHOOSE_ANIMAL = 0, "chooser"  # an Animal for a seat, before the game (DS-1)
    PLACE = 1, "animal"  # an eye (DS-50)
    INITIATIVE = 2, "animal"  # no or yes (DS-56)
    PLACE_AGAIN = 3, "animal"  # an eye (DS-57)
    # Elements
    ADAPT = 8, "animal"  # an Element, or to forgo (DS-58)
    PROTECT = 9, "animal"  # an Element, or not (DS-62)
    ABUNDANCE_TYPE = 10, "animal"  # an Element, or to forgo (DS-66)
    ABUNDANCE_CORNER = 11, "animal", "element"  # a corner
    WASTE = 12, "animal"  # an Element, or to forgo (DS-67)
    DEPLETE = 13, "animal"  # a corner, or to forgo (DS-69)
    # Glaciation and Speciation
    GLACIATE = 16, "animal", "forced"  # a tile, or to forgo unless forced is 1 (DS-71, DS-112)
    SPECIATE_DISK = 17, "animal", "element"  # a corner with that Element, or to forgo (DS-76)
    SPECIATE_COUNT = 18, "animal", "tile"  # cubes
    INSECT = 19, "animal"  # a tile, or none (DS-78)
    # Wanderlust
    STACK = 24, "animal"  # a stack, or to forgo (DS-79)
    HEX = 25, "animal", "stack"  # a hex for the tile of that stack
    WANDER_TYPE = 26, "animal", "tile"  # an Element, or none (DS-80)
    WANDER_CORNER = 27, "animal", "tile", "element"  # a corner of the tile
    MOVE_IN = 28, "animal", "tile", "to"  # cubes from a tile to the new one (DS-82)
    # Migration, Competition, Extinction
    MIGRATE_FROM = 32, "animal", "moves"  # a tile, or done; so many cubes may still move (DS-84)
    MIGRATE_TO = 33, "animal", "moves", "tile"  # a tile, from that tile
    MIGRATE_COUNT = 34, "animal", "moves", "tile", "to"  # cubes from a tile to another
    ARACHNID = 35, "animal"  # a tile, or none (DS-88)
    COMPETE = 36, "animal", "eye", "used"  # a tile, or done; the bit mask of the eye's used terrains (DS-89)
    VICTIM = 37, "animal", "tile"  # an Animal there (DS-89)
    SAVE = 38, "animal"  # a tile (DS-130)
    # Domination; cards that begin with a tile
    DOMINATE = 40, "animal"  # a tile, or to forgo (DS-91)
    TAKE_CARD = 41, "animal", "tile"  # a Card, for the tile that was scored (DS-94)
    NAME_TILE = 42, "animal", "card"  # a tile
    CASUALTY = 43, "animal", "tile", "card"  # an Animal that loses a cube there by that card
    SURVIVOR = 44, "animal", "tile"  # an Animal that keeps a cube there (DS-102)
    KEEP_DISK = 45, "animal", "tile"  # a corner there (DS-101)
    EXODUS_COUNT = 46, "animal", "tile", "victim", "to"  # cubes of the victim that go from a tile to another (DS-117)
    # Cards of elements
    AQUATIC_TILE = 48, "animal"  # a tile (DS-97)
    AQUATIC_TYPE = 49, "animal", "tile"  # an Element
    AQUATIC_CORNER = 50, "animal", "tile", "element"  # a corner of the tile
    AQUATIC_COUNT = 51, "animal", "tile"  # cubes
    HABITAT_TYPE = 52, "animal"  # an Element (DS-109)
    HABITAT_CORNER = 53, "animal", "element"  # a corner
    GIVE_TYPE = 54, "animal"  # an Element of its own (DS-118)
    TAKE_TYPE = 55, "animal", "element"  # an Element of the bag for that one
    # Other cards
    LOSE_DISK = 56, "animal", "card"  # an Element of its own, by that card (DS-104, DS-113)
    IMMIGRATE = 57, "animal"  # what to lose (DS-113)
    INSTINCT = 58, "animal"  # an eye (DS-115)
    EVOLVE_ANIMAL = (
        59,
        "animal",
        "left",
        "done",
    )  # an Animal, or done; replacements left, bit mask of those made (DS-106)
    EVOLVE_TILE = 60, "animal", "victim"  # a tile with a cube of the victim
    FECUNDITY = 61, "animal", "tile"  # no or yes (DS-107)
    HIBERNATE_TILE = 62, "animal"  # a tile, or none (DS-110)
    HIBERNATE_COUNT = 63, "animal", "tile"  # cubes
    # Tasks: nobody is asked
    REGRESS = 64  # all losses of Regression together (DS-64)
    MOVE_IN_NEXT = 65, "first", "side", "to"  # from which animal and side of the new tile on to ask (DS-82)
    TOLL = 66, "animal", "first", "card"  # from which tile on a card takes cubes
    FECUNDITY_NEXT = 67, "animal", "first"  # from which tile on to ask
    EXODUS_NEXT = 68, "taker", "tile", "first", "side"  # from which animal and neighbour of the tile on to ask
    AFTERMATH = 69, "animal", "first", "tile"  # from which side of the tile that Catastrophe struck (DS-102)
    EXTINCTION = 70  # all endangered cubes die together (DS-129)


class Loss(IntEnum):
    """What Immigrants may cost (DS-113)."""

    DISK = 0
    PAWN = 1
    CUBES = 2


class Event(IntEnum):
    """What the story tells."""

    PLAYS = 0
    TURN = 1
    PAWN = 2
    FORGONE = 3
    NO_EFFECT = 4
    FORWARD = 5
    ADAPTED = 6
    PROTECTED = 7
    LOST_DISK = 8
    DISK_PLACED = 9
    WASTED = 10
    BARREN = 11
    DEPLETED = 12
    GLACIATED = 13
    FROZEN = 14
    RETURNED = 15
    CUBES_PLACED = 16
    TILE_PLACED = 17
    MOVED = 18
    KILLED = 19
    SCORED = 20
    CARD_TAKEN = 21
    GAINED_POINTS = 22
    LOST_POINTS = 23
    GAINED_PAWN = 24
    LOST_PAWN = 25
    GAINED_DISK = 26
    SWAPPED = 27
    BLIGHTED = 28
    LOST_CUBES = 29
    LOST_CUBES_ON = 30
    EVOLVED = 31
    HIBERNATED = 32
    LAST_TURN = 33
    RESCUED = 34
    EXTINCT = 35
    SURVIVED = 36
    CARD_SHOWN = 37
    TILE_SHOWN = 38
    DISKS_DRAWN = 39
    FINAL = 40
    WON = 41
    NAMED = 42
