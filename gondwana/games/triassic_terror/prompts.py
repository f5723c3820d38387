"""The questions of Triassic Terror and what an answer means under each; its tasks; the events of its story."""

from enum import IntEnum
from typing import Final

from gondwana.kernel.header import SEATS
from gondwana.kernel.notation import NUMBER, SEAT, Kind, Question, Saying

from .island import AREAS, ENVIRONMENTS
from .tables import SPLIT_WORDS


class Prompt(IntEnum):
    """What a seat may be asked, chapter by chapter, and after the questions the tasks that wait on the stack."""

    # selection
    SEL_CARD = 0  # a Source (TT-29)
    SEL_TILE = 1  # a Tile (TT-32)
    # the turn
    MENU = 2  # an Act (TT-35)
    INTERRUPT = 3  # an Act (TT-40)
    HERD_COUNTER = 4  # an area for the eggs of the counter (TT-86)
    VOLCANO_AREA = 5  # an area (TT-114)
    HERD_WHITE = 6  # an area (TT-37)
    # New Environment and terrain cards
    ENV = 7  # an Environment (TT-62)
    ALLOC = 8  # a split, of the environment that the question is about (TT-59)
    # Herd Growth and Hatch
    HERD3 = 9  # an area (TT-64)
    HERD2 = 10  # an area (TT-64)
    HERD_HATCH = 11  # an area (TT-80)
    PT_MOVE = 12  # an area, or NOWHERE to stay (TT-81)
    PT_EAT = 13  # a seat, or NOBODY; about how many more may be eaten, and the area (TT-82)
    # T-Rex
    TREX_MOVE = 14  # an area, or NOWHERE to stay (TT-88)
    TREX_EAT = 15  # a seat, or NOBODY; about how many more may be eaten, and the area (TT-89)
    # Raptors
    RAPTOR_PICK = 16  # a Raptor, or NO_RAPTOR (TT-102)
    RAPTOR_MOVE = 17  # an area; about the Raptor (TT-101)
    RAPTOR_EAT = 18  # a seat, or NOBODY; about the Raptor, how many more may be eaten, and the area (TT-105)
    SCATTER_WHO = 19  # a seat, or NOBODY; about the Raptor, colour and place of the first dino, and the area (TT-107)
    SCATTER_TO = 20  # an area; about the Raptor, the colour, and the colour and place of the first dino (TT-108)
    # Migration
    MIG_HERD = 21  # an area, or NOWHERE; about whether it is the first or the second migration (TT-67)
    MIG_TO = 22  # an area, or NOWHERE; about the origin and the migration (TT-68)
    MIG_COUNT = 23  # how many leave; about the origin, the migration and the destination (TT-68)
    # tasks
    INTERRUPTION = 24  # offer counters and white dinos between two steps (TT-40)
    GROW_SECOND = 25  # the second herd of Herd Growth
    PTERODACTYL = 26  # the second half of the Hatch tile
    MIGRATION = 27  # about whether it is the first or the second
    RAPTORS = 28  # about whether it is the first or the second


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


ENVIRONMENT: Final = Kind("environment", ENVIRONMENTS, "triassic_terror_{word}")
THE_ENVIRONMENT: Final = Kind("environment", ENVIRONMENTS, "triassic_terror_the_{word}")
AREA: Final = Kind("area", AREAS, "triassic_terror_the_{word}")
AREA_OR_STAY: Final = Kind("area", (*AREAS, "stay"))
AREA_OR_DONE: Final = Kind("area", (*AREAS, "done"))
PREY: Final = Kind("player", ("p1", "p2", "p3", "p4", "p5", "p6", "done"))
TILE: Final = Kind("tile", ("new", "grow", "mig", "hatch", "trex", "rapt"), "triassic_terror_tile_{word}")
SOURCE: Final = Kind("pile", ("face-up", "deck"))
ACT: Final = Kind("act", ("card", "tile", "hatch", "volcano", "white", "end", "continue"))
SPLIT: Final = Kind("split", SPLIT_WORDS)
RAPTOR: Final = Kind("raptor", ("raptor-a", "raptor-b", "done"))
PREDATOR: Final = Kind("predator", ("raptor_a", "raptor_b", "pterodactyl", "trex"), "triassic_terror_the_{word}")
PERIOD: Final = Kind("period", ("triassic", "jurassic", "cretaceous"), "triassic_terror_{word}")

# At which things answers are given; an empty pattern is a button.
AREA_THINGS: Final = ("area:{answer}",) * len(AREAS) + ("",)  # the last: stay, or done
ACT_THINGS: Final = ("act:{answer}",) * 5 + ("", "")  # what lies before the player; the last: end, continue


def _herds(area: str) -> tuple[str, ...]:
    """A herd of the area that the question is about, for each seat, and a button for `done`."""
    return (f"herd:{{{area}}}:{{answer}}",) * SEATS + ("",)


QUESTIONS: Final = {
    Prompt.SEL_CARD: Question("sel_card", SOURCE, "pile:{answer}"),
    Prompt.SEL_TILE: Question("sel_tile", TILE, "tile:{answer}"),
    Prompt.MENU: Question("menu", ACT, ACT_THINGS),
    Prompt.INTERRUPT: Question("interrupt", ACT, ACT_THINGS),
    Prompt.HERD_COUNTER: Question("herd_counter", AREA, "area:{answer}"),
    Prompt.VOLCANO_AREA: Question("volcano_area", AREA, "area:{answer}"),
    Prompt.HERD_WHITE: Question("herd_white", AREA, "area:{answer}"),
    Prompt.ENV: Question("env", ENVIRONMENT, "environment:{answer}"),
    Prompt.ALLOC: Question("alloc", SPLIT, "split:{a}:{answer}"),
    Prompt.HERD3: Question("herd3", AREA, "area:{answer}"),
    Prompt.HERD2: Question("herd2", AREA, "area:{answer}"),
    Prompt.HERD_HATCH: Question("herd_hatch", AREA, "area:{answer}"),
    Prompt.PT_MOVE: Question("pt_move", AREA_OR_STAY, AREA_THINGS),
    Prompt.PT_EAT: Question("pt_eat", PREY, _herds("b")),
    Prompt.TREX_MOVE: Question("trex_move", AREA_OR_STAY, AREA_THINGS),
    Prompt.TREX_EAT: Question("trex_eat", PREY, _herds("b")),
    Prompt.RAPTOR_PICK: Question("raptor_pick", RAPTOR, ("predator:{answer}", "predator:{answer}", "")),
    Prompt.RAPTOR_MOVE: Question("raptor_move", AREA, "area:{answer}"),
    Prompt.RAPTOR_EAT: Question("raptor_eat", PREY, _herds("c")),
    Prompt.SCATTER_WHO: Question("scatter_who", PREY, _herds("d")),
    Prompt.SCATTER_TO: Question("scatter_to", AREA, "area:{answer}"),
    Prompt.MIG_HERD: Question("mig_herd", AREA_OR_DONE, AREA_THINGS),
    Prompt.MIG_TO: Question("mig_to", AREA_OR_DONE, AREA_THINGS),
    Prompt.MIG_COUNT: Question("mig_count", NUMBER, "count:{answer}"),
}

_HERD: Final = {"seat": SEAT, "area": AREA, "count": NUMBER}

SAYINGS: Final = {
    Event.ROUND_BEGAN: Saying("round_began", {"period": PERIOD, "round": NUMBER, "seat": SEAT}),
    Event.TOOK_CARD: Saying("took_card", {"seat": SEAT, "environment": ENVIRONMENT}),
    Event.DREW_BLIND: Saying("drew_blind", {"seat": SEAT}),
    Event.DREW: Saying("drew", {"environment": ENVIRONMENT}),
    Event.TURNED_UP: Saying("turned_up", {"environment": ENVIRONMENT}, "pile:face-up"),
    Event.TOOK_TILE: Saying("took_tile", {"seat": SEAT, "tile": TILE, "space": NUMBER}, "tile:{tile}"),
    Event.TOOK_WHITE: Saying("took_white", {"seat": SEAT, "count": NUMBER}),
    Event.VOLCANO_GONE: Saying("volcano_gone", {"seat": SEAT, "area": AREA}, "area:{area}"),
    Event.PLAYED_CARD: Saying("played_card", {"seat": SEAT, "environment": ENVIRONMENT}),
    Event.PLAYED_TILE: Saying("played_tile", {"seat": SEAT, "tile": TILE}, "tile:{tile}"),
    Event.DISCARDED: Saying("discarded", {"seat": SEAT, "environment": ENVIRONMENT}),
    Event.LOST_WHITE: Saying("lost_white", {"seat": SEAT, "count": NUMBER}),
    Event.DECLINED: Saying("declined", {"seat": SEAT, "tile": TILE}, "tile:{tile}"),
    Event.ERUPTED: Saying("erupted", {"seat": SEAT, "area": AREA}, "area:{area}"),
    Event.PLACED: Saying("placed", _HERD, "area:{area}"),
    Event.GREW: Saying("grew", _HERD, "area:{area}"),
    Event.HATCHED: Saying("hatched", _HERD, "area:{area}"),
    Event.WHITE_PLACED: Saying("white_placed", {"seat": SEAT, "area": AREA}, "area:{area}"),
    Event.EVICTED: Saying("evicted", _HERD, "area:{area}"),
    Event.KILLED: Saying("killed", _HERD, "area:{area}"),
    Event.FOLLOWED: Saying("followed", {"seat": SEAT, "area": AREA}, "area:{area}"),
    Event.MIGRATED: Saying("migrated", {"seat": SEAT, "count": NUMBER, "origin": AREA, "area": AREA}, "area:{area}"),
    Event.SHOCKED: Saying("shocked", {"seat": SEAT, "area": AREA}, "area:{area}"),
    Event.TREX_CLAIMED: Saying("trex_claimed", {"seat": SEAT, "area": AREA}, "area:{area}"),
    Event.TREX_MOVED: Saying("trex_moved", {"seat": SEAT, "area": AREA}, "area:{area}"),
    Event.TREX_STAYED: Saying("trex_stayed", {"seat": SEAT, "area": AREA}, "area:{area}"),
    Event.PTERODACTYL_MOVED: Saying("pterodactyl_moved", {"seat": SEAT, "area": AREA}, "area:{area}"),
    Event.RAPTOR_MOVED: Saying("raptor_moved", {"seat": SEAT, "predator": PREDATOR, "area": AREA}, "area:{area}"),
    Event.EATEN: Saying("eaten", {"predator": PREDATOR, "prey": SEAT, "area": AREA}, "area:{area}"),
    Event.SCATTERED: Saying("scattered", {"prey": SEAT, "origin": AREA, "area": AREA}, "area:{area}"),
    Event.SCATTER_DIED: Saying("scatter_died", {"prey": SEAT, "origin": AREA, "area": AREA}, "area:{area}"),
    Event.TILES_SHUFFLED: Saying("tiles_shuffled", {"count": NUMBER}),
    Event.SCORED: Saying("scored", {"seat": SEAT, "points": NUMBER, "period": PERIOD}),
    Event.PRESENCE: Saying("presence", {"seat": SEAT, "points": NUMBER}),
    Event.DOMINANCE: Saying("dominance", {"seat": SEAT, "points": NUMBER, "environment": THE_ENVIRONMENT}),
    Event.WON: Saying("won", {"seat": SEAT, "points": NUMBER}),
    Event.SHARED: Saying("shared", {"seat": SEAT, "points": NUMBER}),
}
