"""What the numbers of answers and events stand for, in words."""

from typing import Final

from gondwana.kernel.notation import Kind

from .grid import hex_word
from .tables import (
    ACTION_NAMES,
    ANIMAL_NAMES,
    BOX_NAMES,
    CARD_NAMES,
    CORNER_LIST,
    ELEMENT_NAMES,
    EYE_NAMES,
    HEX_LIST,
    RADIUS,
    TERRAIN_NAMES,
)

TILE_WORDS: Final = tuple(hex_word(at, RADIUS) for at in HEX_LIST)

EYE: Final = Kind("eye", EYE_NAMES)
TYPE: Final = Kind("element", (*ELEMENT_NAMES, "pass"), "dominant_species_element_{word}", nowhere="pass")
TILE: Final = Kind("tile", (*TILE_WORDS, "pass"), nowhere="pass")
CORNER: Final = Kind("corner", (*CORNER_LIST, "pass"), nowhere="pass")
ANIMAL: Final = Kind("animal", (*ANIMAL_NAMES, "pass"), "dominant_species_animal_{word}", nowhere="pass")
THE_ANIMAL: Final = Kind("animal", ANIMAL_NAMES, "dominant_species_the_{word}")
STACK: Final = Kind("stack", ("left", "middle", "right", "pass"), nowhere="pass")
CARD: Final = Kind("card", CARD_NAMES, "dominant_species_card_{word}")
DECISION: Final = Kind("decision", ("no", "yes"), "dominant_species_{word}")
LOSS: Final = Kind("loss", ("disk", "pawn", "cubes"), "dominant_species_loss_{word}")
TERRAIN: Final = Kind("terrain", TERRAIN_NAMES, "dominant_species_terrain_{word}")
A_TERRAIN: Final = Kind("terrain", TERRAIN_NAMES, "dominant_species_a_{word}")
ACTION: Final = Kind("action", ACTION_NAMES, "dominant_species_action_{word}")
EYE_ACTION_KIND: Final = Kind(
    "eye", tuple(name[:3] for name in EYE_NAMES), "dominant_species_section_{word}"
)  # an eye, shown as its section
BOX: Final = Kind("box", BOX_NAMES, "dominant_species_box_{word}")
