"""What the numbers of answers and events are called, and how the story is told."""

from typing import Any, Final

from gondwana.kernel.rules import NONE, NUMBER, SEAT, Kind, Saying

from .board.grid import hex_word
from .prompts import Event
from .tables import (
    ACTION_NAMES,
    ANIMAL_NAMES,
    ANIMALS,
    BOX_NAMES,
    CARD_NAMES,
    CORNER_LIST,
    ELEMENT_NAMES,
    EYE_NAMES,
    HEX_LIST,
    MEETING,
    MEETINGS,
    RADIUS,
    TERRAIN_NAMES,
    TOUCHING,
)


class OwnedKind(Kind):
    """An animal together with the seat that plays it: whoever reads of their own animal is told so."""

    def word(self, number: int) -> str:
        """The animal alone."""
        return super().word(number % ANIMALS)

    def shown(self, number: int, seats: int) -> Any:
        """The animal's name, and whose it is."""
        owner = {} if number < 0 else {"seat": number // ANIMALS}
        return {**super().shown(number, seats), **owner}


TILE_WORDS: Final = tuple(hex_word(at, RADIUS) for at in HEX_LIST)

EYE: Final = Kind("eye", EYE_NAMES)
TYPE: Final = Kind("element", (*ELEMENT_NAMES, "pass"), "dominant_species_element_{word}", nowhere="pass")
TILE: Final = Kind("tile", (*TILE_WORDS, "pass"), nowhere="pass")
CORNER: Final = Kind("corner", (*CORNER_LIST, "pass"), nowhere="pass")
ANIMAL: Final = Kind("animal", (*ANIMAL_NAMES, "pass"), "dominant_species_animal_{word}", nowhere="pass")
OF_ANIMAL: Final = Kind("victim", ANIMAL_NAMES, "dominant_species_of_{word}")
THE_ANIMAL: Final = Kind("animal", ANIMAL_NAMES, "dominant_species_the_{word}")
STACK: Final = Kind("stack", ("left", "middle", "right", "pass"), nowhere="pass")
CARD: Final = Kind("card", CARD_NAMES, "dominant_species_card_{word}")
DECISION: Final = Kind("decision", ("no", "yes"), "dominant_species_{word}")
LOSS: Final = Kind("loss", ("disk", "pawn", "cubes"), "dominant_species_loss_{word}")
TERRAIN: Final = Kind("terrain", TERRAIN_NAMES, "dominant_species_terrain_{word}")
A_TERRAIN: Final = Kind("terrain", TERRAIN_NAMES, "dominant_species_a_{word}")
ACTION: Final = Kind("action", ACTION_NAMES, "dominant_species_action_{word}")
AN_EYE: Final = Kind("eye", EYE_NAMES, "dominant_species_eye_{word}")  # by its action and what is printed on it
BOX: Final = Kind("box", BOX_NAMES, "dominant_species_box_{word}")

BEAST: Final = OwnedKind("animal", ANIMAL_NAMES, "dominant_species_animal_{word}")
OF_BEAST: Final = OwnedKind("victim", ANIMAL_NAMES, "dominant_species_of_{word}")
THE_BEAST: Final = OwnedKind("animal", ANIMAL_NAMES, "dominant_species_the_{word}")


def spot_words(corner: int) -> list[str]:
    """A corner by the tiles that meet there, for each set of those that lie."""
    hexes = [TILE_WORDS[int(at)] if at != NONE else "" for at in TOUCHING[corner]]
    return ["–".join(hexes[place] for place in range(MEETING) if tiles >> place & 1) for tiles in range(MEETINGS)]


SPOT: Final = Kind("spot", tuple(word for corner in range(len(CORNER_LIST)) for word in spot_words(corner)))

_ON: Final = {"terrain": A_TERRAIN, "tile": TILE}
_AT_CORNER: Final = {"animal": BEAST, "element": TYPE, "corner": CORNER, "spot": SPOT}
_AT: Final = "tile:{tile}"

SAYINGS: Final = {
    Event.PLAYS: Saying("plays", {"seat": SEAT, "animal": THE_ANIMAL}),
    Event.TURN: Saying("turn", {"turn": NUMBER}),
    Event.PAWN: Saying("pawn", {"animal": BEAST, "eye": AN_EYE}, "eye:{eye}"),
    Event.FORGONE: Saying("forgone", {"animal": BEAST, "action": ACTION}),
    Event.NO_EFFECT: Saying("no_effect", {"animal": BEAST, "action": ACTION}),
    Event.FORWARD: Saying("forward", {"animal": BEAST, "other": THE_BEAST}),
    Event.ADAPTED: Saying("adapted", {"animal": BEAST, "element": TYPE}),
    Event.PROTECTED: Saying("protected", {"animal": BEAST, "element": TYPE}),
    Event.LOST_DISK: Saying("lost_disk", {"animal": BEAST, "element": TYPE}),
    Event.DISK_PLACED: Saying("disk_placed", _AT_CORNER, "corner:{corner}"),
    Event.WASTED: Saying("wasted", {"animal": BEAST, "element": TYPE}),
    Event.BARREN: Saying("barren", {"element": TYPE, "count": NUMBER}),
    Event.DEPLETED: Saying("depleted", _AT_CORNER, "corner:{corner}"),
    Event.GLACIATED: Saying("glaciated", {"animal": BEAST, **_ON, "points": NUMBER}, _AT),
    Event.FROZEN: Saying("frozen", {"count": NUMBER}),
    Event.RETURNED: Saying("returned", {"animal": BEAST, "count": NUMBER}),
    Event.CUBES_PLACED: Saying("cubes_placed", {"animal": BEAST, "count": NUMBER, **_ON}, _AT),
    Event.TILE_PLACED: Saying("tile_placed", {"animal": BEAST, **_ON, "points": NUMBER}, _AT),
    Event.MOVED: Saying("moved", {"animal": BEAST, "count": NUMBER, "from": TILE, "to": TILE}, "tile:{to}"),
    Event.KILLED: Saying("killed", {"animal": BEAST, "victim": OF_BEAST, **_ON}, _AT),
    Event.SCORED: Saying("scored", {"animal": BEAST, "points": NUMBER, **_ON}, _AT),
    Event.NAMED: Saying("named", {"animal": BEAST, **_ON}, _AT),
    Event.CARD_TAKEN: Saying("card_taken", {"animal": BEAST, "card": CARD}),
    Event.GAINED_POINTS: Saying("gained_points", {"animal": BEAST, "points": NUMBER}),
    Event.LOST_POINTS: Saying("lost_points", {"animal": BEAST, "points": NUMBER}),
    Event.GAINED_PAWN: Saying("gained_pawn", {"animal": BEAST}),
    Event.LOST_PAWN: Saying("lost_pawn", {"animal": BEAST}),
    Event.GAINED_DISK: Saying("gained_disk", {"animal": BEAST, "element": TYPE}),
    Event.SWAPPED: Saying("swapped", {"animal": BEAST, "given": TYPE, "taken": TYPE}),
    Event.BLIGHTED: Saying("blighted", {**_ON, "count": NUMBER}, _AT),
    Event.LOST_CUBES: Saying("lost_cubes", {"animal": BEAST, "count": NUMBER}),
    Event.LOST_CUBES_ON: Saying("lost_cubes_on", {"animal": BEAST, "count": NUMBER, **_ON}, _AT),
    Event.EVOLVED: Saying("evolved", {"animal": BEAST, "victim": OF_BEAST, **_ON}, _AT),
    Event.HIBERNATED: Saying("hibernated", {"animal": BEAST, "count": NUMBER, **_ON}, _AT),
    Event.LAST_TURN: Saying("last_turn"),
    Event.RESCUED: Saying("rescued", dict(_ON), _AT),
    Event.EXTINCT: Saying("extinct", {"animal": BEAST, "count": NUMBER}),
    Event.SURVIVED: Saying("survived", {"animal": BEAST, "points": NUMBER}),
    Event.CARD_SHOWN: Saying("card_shown", {"card": CARD}, "card:{card}"),
    Event.TILE_SHOWN: Saying("tile_shown", {"terrain": A_TERRAIN, "stack": STACK}, "stack:{stack}"),
    Event.DISKS_DRAWN: Saying("disks_drawn", {"box": BOX, "element": TYPE, "count": NUMBER}),
    Event.FINAL: Saying("final", {"animal": BEAST, "points": NUMBER}),
    Event.WON: Saying("won", {"seat": SEAT, "animal": THE_ANIMAL, "points": NUMBER}),
}
