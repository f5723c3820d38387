"""Speciation: cubes round a disk; the insects' free cube (DS-76 … DS-78, DS-175 … DS-177)."""

from gondwana.kernel.rules import NONE, NUMBER, Ints, answers, pose, question, rule, tell

from ..prompts import NO_CORNER, NO_TILE, Event, Prompt
from ..state import State
from ..tables import CORNERS, FIRST_EYE, LIMIT, MEETING, SPECIATION_ELEMENT, TOUCHING, Action, Animal
from ..words import CORNER, TILE
from .asking import offer_counts, offer_tiles, or_pass, owner, tell_no_effect
from .earth import in_play, is_tile, whose
from .pieces import place_cubes, take_back


@rule
def speciate(s: State, eye: int) -> None:
    """The next Speciation pawn acts, with the type of its eye (DS-76, DS-17)."""
    pose(s, Prompt.SPECIATE_DISK, take_back(s, eye), SPECIATION_ELEMENT[eye - FIRST_EYE[Action.SPECIATION]])


@question(Prompt.SPECIATE_DISK, CORNER, at="corner:{answer}", decider=owner, skipped=tell_no_effect)
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


@answers(Prompt.SPECIATE_DISK)
def answer_speciate_disk(s: State, corner: int, animal: int) -> None:
    """Next, how many for each tile that touches the disk, in hex-index order (DS-76, DS-172)."""
    if corner == NO_CORNER:
        tell(s, Event.FORGONE, whose(s, animal), Action.SPECIATION)
        return
    for place in range(MEETING - 1, -1, -1):
        tile = TOUCHING[corner, place]
        if tile != NONE and is_tile(s, tile):
            pose(s, Prompt.SPECIATE_COUNT, animal, tile)


@question(Prompt.SPECIATE_COUNT, NUMBER, decider=owner)
def offer_speciate_count(s: State, animal: int, tile: int, out: Ints) -> int:
    """From no cube to the terrain's limit, as far as the gene pool reaches (DS-22, DS-76, DS-77)."""
    return offer_counts(0, min(LIMIT[s.terrain[tile]], s.gene_pool[animal]), out)


@answers(Prompt.SPECIATE_COUNT)
def answer_speciate_count(s: State, count: int, animal: int, tile: int) -> None:
    """So many cubes come from the gene pool (DS-76)."""
    place_cubes(s, animal, tile, count)


@rule
def end_speciation(s: State) -> None:
    """After all pawns the insects may place a cube for nothing (DS-78)."""
    if in_play(s, Animal.INSECT):
        pose(s, Prompt.INSECT, Animal.INSECT)


@question(Prompt.INSECT, TILE, at="tile:{answer}", decider=owner)
def offer_insect(s: State, animal: int, out: Ints) -> int:
    """Any tile (DS-78, DS-176)."""
    if s.gene_pool[animal] == 0:
        return 0
    return or_pass(offer_tiles(s, out), NO_TILE, out)


@answers(Prompt.INSECT)
def answer_insect(s: State, tile: int, animal: int) -> None:
    """One cube, or none (DS-78)."""
    if tile != NO_TILE:
        place_cubes(s, animal, tile, 1)
