"""How questions are put: to whom, when nobody is asked, and which answers many of them have (DS-43, DS-45, DS-171).

Questions are posed: without a choice nobody is asked, a single one is taken, else the animal's player decides.
"""

from gondwana.kernel.rules import NONE, Ints, rule, tell

from ..prompts import Event
from ..state import Stage, State
from ..tables import ANIMALS, CORNERS, ELEMENTS, HEXES, SIDES, TIPS
from .earth import is_tile, is_vacant, whose


@rule
def owner(s: State, animal: int) -> int:
    """The seat that decides for an animal."""
    return s.owner[animal]


@rule
def tell_no_effect(s: State, animal: int) -> None:
    """A pawn that can do nothing at all is mentioned (DS-45)."""
    tell(s, Event.NO_EFFECT, whose(s, animal), s.stage - Stage.INITIATIVE)


@rule
def offer_counts(least: int, most: int, out: Ints) -> int:
    """The numbers from one to another."""
    for count in range(least, most + 1):
        out[count - least] = count
    return max(most - least + 1, 0)


@rule
def offer_types(counts: Ints, out: Ints) -> int:
    """The types of which there is at least one."""
    count = 0
    for element in range(ELEMENTS):
        if counts[element] > 0:
            out[count] = element
            count += 1
    return count


@rule
def offer_tiles(s: State, out: Ints) -> int:
    """Every tile in play."""
    count = 0
    for tile in range(HEXES):
        if is_tile(s, tile):
            out[count] = tile
            count += 1
    return count


@rule
def offer_vacant_corners(s: State, out: Ints) -> int:
    """Every vacant corner of earth (DS-7)."""
    count = 0
    for corner in range(CORNERS):
        if is_vacant(s, corner):
            out[count] = corner
            count += 1
    return count


@rule
def offer_tips(s: State, tile: int, out: Ints) -> int:
    """The vacant corners of a tile."""
    count = 0
    for side in range(SIDES):
        if s.disk[TIPS[tile, side]] == NONE:
            out[count] = TIPS[tile, side]
            count += 1
    return count


@rule
def offer_present(s: State, tile: int, without: int, out: Ints) -> int:
    """The animals with a cube on a tile, but one."""
    count = 0
    for animal in range(ANIMALS):
        if animal != without and s.cubes[tile, animal] > 0:
            out[count] = animal
            count += 1
    return count


@rule
def or_pass(count: int, passing: int, out: Ints) -> int:
    """Where something can be chosen, it can be left alone too (DS-43, DS-45)."""
    if count == 0:
        return 0
    out[count] = passing
    return count + 1
