"""The questions of Triassic Terror and what an answer means under each; its tasks; the events of its story."""

from enum import IntEnum

from gondwana.kernel.rules import Prompts


class Prompt(Prompts):
    """What a seat may be asked, chapter by chapter, and after the questions the tasks that wait on the stack.

    Where it says `or an Extra`, what stands ready is offered beside the question's own answers (TT-40). Numbers stand
    in the frames of running games: 3 and 24 were questions of earlier rules, and are not given again.
    """

    # selection
    SEL_CARD = 0  # a Source (TT-29)
    SEL_TILE = 1  # a Tile (TT-32)
    # the turn
    MENU = 2  # an Act (TT-35)
    HERD_COUNTER = 4  # an area for the eggs of the counter (TT-86)
    VOLCANO_AREA = 5  # an area (TT-114)
    HERD_WHITE = 6  # an area (TT-37)
    # New Environment and terrain cards
    ENV = 7  # an Environment, or an Extra (TT-62)
    ALLOC = 8, "environment"  # a split (TT-59)
    # Herd Growth and Hatch
    HERD3 = 9  # an area, or an Extra (TT-64)
    HERD2 = 10  # an area, or an Extra (TT-64)
    HERD_HATCH = 11  # an area, or an Extra (TT-80)
    PT_MOVE = 12  # an area, or NOWHERE to stay, or an Extra (TT-81)
    PT_EAT = 13, "left", "area"  # a seat, or NOBODY; so many more may be eaten there (TT-82)
    # T-Rex
    TREX_MOVE = 14  # an area, or NOWHERE to stay, or an Extra (TT-88)
    TREX_EAT = 15, "left", "area"  # a seat, or NOBODY (TT-89)
    # Raptors
    RAPTOR_PICK = 16  # a Raptor, or NO_RAPTOR, or an Extra (TT-102)
    RAPTOR_MOVE = 17, "raptor"  # an area (TT-101)
    RAPTOR_EAT = 18, "raptor", "left", "area"  # a seat, or NOBODY (TT-105)
    SCATTER_WHO = (
        19,
        "raptor",
        "first",
        "first_area",
        "area",
    )  # a seat, or NOBODY, before the first dino an Extra; where the first dino went (TT-107)
    SCATTER_TO = 20, "raptor", "colour", "first", "first_area"  # an area (TT-108)
    # Migration; the turn is the first or the second migration
    MIG_HERD = 21, "turn"  # an area, or NOWHERE, or an Extra (TT-67)
    MIG_TO = 22, "origin", "turn"  # an area, or NOWHERE (TT-68)
    MIG_COUNT = 23, "origin", "turn", "area"  # how many leave (TT-68)
    # before the game
    COLOUR = 34  # a colour that nobody leads (TT-14)
    # tasks: each finds out anew whether there is something to ask, since what stands ready may have changed it
    GROW_SECOND = 25
    PTERODACTYL = 26
    MIGRATION = 27, "turn"  # the first or the second
    RAPTORS = 28
    NEW_ENVIRONMENT = 29
    GROW_FIRST = 30
    EGGS = 31
    TREX = 32
    SCATTER = 33, "raptor"


class Extra(IntEnum):
    """What stands ready in the own turn (TT-40)."""

    HATCH = 0  # the counter
    VOLCANO = 1  # the counter
    WHITE = 2  # place a dino that a white token stood for


class Act(IntEnum):
    """What a player may do in the own turn (TT-35)."""

    CARD = 0
    TILE = 1
    EXTRA = 2  # the first Extra
    END = 5  # of the turn


class Source(IntEnum):
    """Where a terrain card is taken from (TT-29)."""

    FACE_UP = 0
    DECK = 1


class Event(IntEnum):
    """What the story tells."""

    # selection
    ROUND_BEGAN = 0
    TOOK_CARD = 1
    DREW_BLIND = 2
    DREW = 3  # only its owner knows (TT-31)
    TURNED_UP = 4
    TOOK_TILE = 5
    TOOK_WHITE = 6
    # the turn
    VOLCANO_GONE = 7
    PLAYED_CARD = 8
    PLAYED_TILE = 9
    DISCARDED = 10
    LOST_WHITE = 11
    DECLINED = 12
    ERUPTED = 13
    # herds
    PLACED = 14
    GREW = 15
    HATCHED = 16
    WHITE_PLACED = 17
    EVICTED = 18
    KILLED = 19
    # migration
    FOLLOWED = 20
    MIGRATED = 21
    SHOCKED = 22
    # predators
    TREX_CLAIMED = 23
    TREX_MOVED = 24
    TREX_STAYED = 25
    PTERODACTYL_MOVED = 26
    RAPTOR_MOVED = 27
    EATEN = 28
    SCATTERED = 29
    SCATTER_DIED = 30
    # the end of rounds, periods and the game
    TILES_SHUFFLED = 31
    SCORED = 32
    PRESENCE = 33
    DOMINANCE = 34
    WON = 35
    SHARED = 36
    # the turn
    COUNTER_HATCHED = 37
    # before the game
    COLOURED = 38
