"""What the numbers of answers and events are called, and how the story is told."""

from typing import Final

from gondwana.kernel.rules import NUMBER, SEAT, SEATS, Kind, Saying

from .board.island import AREAS, ENVIRONMENTS
from .prompts import Event
from .tables import COLOUR_NAMES, SPLIT_WORDS

EXTRAS: Final = ("hatch", "volcano", "white")  # behind a question's own answers (TT-40)

ENVIRONMENT: Final = Kind("environment", ENVIRONMENTS, "triassic_terror_{word}")
ENVIRONMENT_OR_EXTRA: Final = Kind("environment", (*ENVIRONMENTS, *EXTRAS))
THE_ENVIRONMENT: Final = Kind("environment", ENVIRONMENTS, "triassic_terror_the_{word}")
AREA: Final = Kind("area", AREAS, "triassic_terror_the_{word}")
AREA_OR_EXTRA: Final = Kind("area", (*AREAS, "", *EXTRAS))
AREA_OR_STAY: Final = Kind("area", (*AREAS, "stay", *EXTRAS), nowhere="stay")
AREA_OR_DONE: Final = Kind("area", (*AREAS, "done", *EXTRAS), nowhere="done")
PREY: Final = Kind("player", ("p1", "p2", "p3", "p4", "p5", "p6", "done", *EXTRAS), nowhere="done")
TILE: Final = Kind("tile", ("new", "grow", "mig", "hatch", "trex", "rapt"), "triassic_terror_tile_{word}")
SOURCE: Final = Kind("pile", ("face-up", "deck"))
ACT: Final = Kind("act", ("card", "tile", *EXTRAS, "end"))
ALLOCATION: Final = Kind("split", SPLIT_WORDS)
RAPTOR: Final = Kind("raptor", ("raptor-a", "raptor-b", "done", *EXTRAS), nowhere="done")
PREDATOR: Final = Kind("predator", ("raptor_a", "raptor_b", "pterodactyl", "trex"), "triassic_terror_the_{word}")
COLOUR: Final = Kind("colour", COLOUR_NAMES, "triassic_terror_colour_{word}")
PERIOD: Final = Kind("period", ("triassic", "jurassic", "cretaceous"), "triassic_terror_{word}")

# At which things answers are given: what stands ready lies before the player, and the end of the turn is a button.
_READY: Final = ("act:{answer}",) * len(EXTRAS)
ACT_THINGS: Final = ("act:{answer}", "act:{answer}", *_READY, "")
ENVIRONMENT_THINGS: Final = ("environment:{answer}",) * len(ENVIRONMENTS) + _READY
AREA_THINGS: Final = ("area:{answer}",) * len(AREAS) + ("", *_READY)
HERD_THINGS: Final = ("herd:{area}:{answer}",) * SEATS + ("", *_READY)
RAPTOR_THINGS: Final = ("predator:{answer}",) * 2 + ("", *_READY)

_HERD: Final = {"seat": SEAT, "area": AREA, "count": NUMBER}

SAYINGS: Final = {
    Event.COLOURED: Saying("coloured", {"seat": SEAT, "colour": COLOUR}),
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
    Event.COUNTER_HATCHED: Saying("counter_hatched", _HERD, "area:{area}"),
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
