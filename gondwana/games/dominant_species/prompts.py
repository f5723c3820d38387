"""The questions of Dominant Species and what an answer means under each; the events of its story.

Questions are numbered by eights: the number divided by eight is the group in which the rules look them up. The first
number that a question is about is always the animal whose word is awaited (the seat, while animals are chosen).
"""

from enum import IntEnum
from typing import Final

from gondwana.kernel.header import NONE
from gondwana.kernel.record import Ints, constant

from .tables import ANIMALS, CORNERS, ELEMENTS, HEXES, STACKS, Action

GROUP: Final = 3  # bits: eight questions in a group


class Group(IntEnum):
    """The groups of questions, and the tasks."""

    PLANNING = 0
    ELEMENTS = 1
    SPREADING = 2
    WANDERLUST = 3
    STRUGGLE = 4
    TILE_CARDS = 5
    ELEMENT_CARDS = 6
    OTHER_CARDS = 7
    TASKS = 8


# To forgo, to decline, to be done: one answer beyond the things that can be chosen.
NO_TYPE: Final = ELEMENTS
NO_TILE: Final = HEXES
NO_CORNER: Final = CORNERS
NO_ANIMAL: Final = ANIMALS
NO_STACK: Final = STACKS


class Prompt(IntEnum):
    """What an animal may be asked, and the tasks that wait for questions to be answered."""

    # Planning and Initiative
    CHOOSE_ANIMAL = 0  # an Animal, before the game; about a seat
    PLACE = 1  # an eye (DS-50)
    INITIATIVE = 2  # no or yes (DS-56)
    PLACE_AGAIN = 3  # an eye (DS-57)
    # Elements
    ADAPT = 8  # an Element, or to forgo (DS-58)
    PROTECT = 9  # an Element, or not (DS-62)
    ABUNDANCE_TYPE = 10  # an Element, or to forgo (DS-66)
    ABUNDANCE_CORNER = 11  # a corner for the Element b
    WASTE = 12  # an Element, or to forgo (DS-67)
    DEPLETE = 13  # a corner, or to forgo (DS-69)
    # Glaciation and Speciation
    GLACIATE = 16  # a tile, or to forgo unless b is 1 (DS-71, DS-112)
    SPECIATE_DISK = 17  # a corner with the Element b, or to forgo (DS-76)
    SPECIATE_COUNT = 18  # cubes for the tile b
    INSECT = 19  # a tile, or none (DS-78)
    # Wanderlust
    STACK = 24  # a stack, or to forgo (DS-79)
    HEX = 25  # a hex for the tile of the stack b
    WANDER_TYPE = 26  # an Element for the tile b, or none (DS-80)
    WANDER_CORNER = 27  # a corner of the tile b for the Element c
    MOVE_IN = 28  # cubes from the tile b to the new tile c (DS-82)
    # Migration, Competition, Extinction
    MIGRATE_FROM = 32  # a tile, or done; b cubes may still move (DS-84)
    MIGRATE_TO = 33  # a tile, from the tile c
    MIGRATE_COUNT = 34  # cubes, from the tile c to the tile d
    ARACHNID = 35  # a tile, or none (DS-88)
    COMPETE = 36  # a tile, or done; the eye b, whose terrains c (bit mask) are used (DS-89)
    VICTIM = 37  # an Animal on the tile b (DS-89)
    SAVE = 38  # a tile (DS-130)
    # Domination; cards that begin with a tile
    DOMINATE = 40  # a tile, or to forgo (DS-91)
    TAKE_CARD = 41  # a Card, for the tile b that was scored (DS-94)
    NAME_TILE = 42  # a tile for the Card b
    CASUALTY = 43  # an Animal that loses a cube on the tile b; c is the Scope of whose
    SURVIVOR = 44  # an Animal that keeps a cube on the tile b (DS-102)
    KEEP_DISK = 45  # a corner of the tile b (DS-101)
    EXODUS_COUNT = 46  # cubes of the Animal c that go from the tile b to the tile d (DS-117)
    # Cards of elements
    AQUATIC_TILE = 48  # a tile (DS-97)
    AQUATIC_TYPE = 49  # an Element for the tile b
    AQUATIC_CORNER = 50  # a corner of the tile b for the Element c
    AQUATIC_COUNT = 51  # cubes for the tile b
    HABITAT_TYPE = 52  # an Element (DS-109)
    HABITAT_CORNER = 53  # a corner for the Element b
    GIVE_TYPE = 54  # an Element of its own (DS-118)
    TAKE_TYPE = 55  # an Element of the bag for the Element b
    # Other cards
    LOSE_DISK = 56  # an Element of its own (DS-104, DS-113)
    IMMIGRATE = 57  # what to lose (DS-113)
    INSTINCT = 58  # an eye (DS-115)
    EVOLVE_ANIMAL = 59  # an Animal, or done; b replacements are left, c is the bit mask of those made (DS-106)
    EVOLVE_TILE = 60  # a tile with a cube of the Animal b
    FECUNDITY = 61  # no or yes, on the tile b (DS-107)
    HIBERNATE_TILE = 62  # a tile, or none (DS-110)
    HIBERNATE_COUNT = 63  # cubes for the tile b
    # Tasks: nobody is asked
    REGRESS = 64  # all losses of Regression together (DS-64)
    MOVE_IN_NEXT = 65  # the next animal a and neighbour b of the new tile c (DS-82)
    TOLL = (
        66  # the next tile b that a card takes a cube from, for the Animal a; c and d are the Scopes of where and whose
    )
    FECUNDITY_NEXT = 67  # the next tile b of the Animal a
    EXODUS_NEXT = 68  # the next animal c and neighbour d of the tile b, for the Animal a
    AFTERMATH = 69  # the next neighbour b of the tile c that Catastrophe struck, for the Animal a (DS-102)
    EXTINCTION = 70  # all endangered cubes die together (DS-129)


_FIRST: Final = {
    Prompt.ADAPT: Action.ADAPTATION,
    Prompt.ABUNDANCE_TYPE: Action.ABUNDANCE,
    Prompt.WASTE: Action.WASTELAND,
    Prompt.DEPLETE: Action.DEPLETION,
    Prompt.GLACIATE: Action.GLACIATION,
    Prompt.SPECIATE_DISK: Action.SPECIATION,
    Prompt.STACK: Action.WANDERLUST,
    Prompt.MIGRATE_FROM: Action.MIGRATION,
    Prompt.COMPETE: Action.COMPETITION,
}
ACTION_OF: Final[Ints] = constant(  # the Action that a question is the first one of, or NONE
    [_FIRST.get(question, NONE) for question in range(Prompt.EXTINCTION + 1)]  # type: ignore[call-overload]
)


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
