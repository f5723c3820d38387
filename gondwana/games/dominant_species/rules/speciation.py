"""Speciation: cubes round a disk; the insects' free cube (DS-76 … DS-78, DS-175 … DS-177)."""

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import answered
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ..prompts import NO_CORNER, NO_TILE, Event, Prompt
from ..state import State
from ..tables import CORNERS, FIRST_EYE, HEXES, LIMIT, MEETING, SPECIATION_ELEMENT, TOUCHING, Action, Animal
from .earth import in_play, is_tile
from .pieces import offer_counts, or_pass, place_cubes, pose, take_back


@rule
def speciate(s: State, eye: int) -> None:
    """The next Speciation pawn acts, with the type of its eye (DS-76, DS-17)."""
    pose(s, Prompt.SPECIATE_DISK, take_back(s, eye), SPECIATION_ELEMENT[eye - FIRST_EYE[Action.SPECIATION]])


@rule
def offer_speciate_disk(s: State, animal: int, element: int, out: Ints) -> int:
    """A disk of the type on earth, while the gene pool has cubes (DS-76, DS-177)."""
    if s.gene_pool[animal] == 0:
        return 0
    count = 0
    for corner in range(CORNERS):
        if s.disk[corner] == element:
            out[count] = corner
            count += 1
    return or_pass(count, NO_CORNER, out)


@rule
def answer_speciate_disk(s: State, seat: int, animal: int, corner: int) -> None:
    """Next, how many for each tile that touches the disk, in hex-index order (DS-76, DS-172)."""
    answered(s, seat)
    if corner == NO_CORNER:
        tell(s, Event.FORGONE, animal, Action.SPECIATION)
        return
    for place in range(MEETING - 1, -1, -1):
        tile = TOUCHING[corner, place]
        if tile != NONE and is_tile(s, tile):
            pose(s, Prompt.SPECIATE_COUNT, animal, tile)


@rule
def offer_speciate_count(s: State, animal: int, tile: int, out: Ints) -> int:
    """From no cube to the terrain's limit, as far as the gene pool reaches (DS-22, DS-76, DS-77)."""
    return offer_counts(0, min(LIMIT[s.terrain[tile]], s.gene_pool[animal]), out)


@rule
def answer_cubes(s: State, seat: int, animal: int, tile: int, count: int) -> None:
    """So many cubes come from the gene pool (DS-76)."""
    answered(s, seat)
    place_cubes(s, animal, tile, count)


@rule
def end_speciation(s: State) -> None:
    """After all pawns the insects may place a cube for nothing (DS-78)."""
    if in_play(s, Animal.INSECT):
        pose(s, Prompt.INSECT, Animal.INSECT)


@rule
def offer_insect(s: State, animal: int, out: Ints) -> int:
    """Any tile (DS-78, DS-176)."""
    if s.gene_pool[animal] == 0:
        return 0
    return or_pass(offer_tiles(s, out), NO_TILE, out)


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
def answer_insect(s: State, seat: int, animal: int, tile: int) -> None:
    """One cube, or none (DS-78)."""
    answered(s, seat)
    if tile != NO_TILE:
        place_cubes(s, animal, tile, 1)
