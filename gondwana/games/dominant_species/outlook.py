"""What people want to see at a glance: who dominates, who is in danger, how many VPs."""

from gondwana.kernel.header import NONE
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule

from .rules.earth import dominant
from .rules.reset import in_danger
from .state import State
from .tables import ANIMALS, HEXES

OUTLOOK = HEXES + 2 * ANIMALS  # who dominates each hex; endangered cubes and VPs of each animal


@rule
def look_ahead(s: State, out: Ints) -> None:
    """The dominant animal of each hex, then the cubes of each animal that would die now, then its VPs."""
    for animal in range(ANIMALS):
        out[HEXES + animal] = 0
        out[HEXES + ANIMALS + animal] = s.points[animal]
    for tile in range(HEXES):
        out[tile] = NONE
        if s.terrain[tile] != NONE:
            out[tile] = dominant(s, tile)
            for animal in range(ANIMALS):
                out[HEXES + animal] += in_danger(s, animal, tile)
