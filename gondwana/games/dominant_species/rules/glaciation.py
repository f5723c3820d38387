"""Glaciation: tundra spreads (DS-70 … DS-75, DS-148 … DS-150, DS-165, DS-178)."""

from gondwana.kernel.rules import NONE, Ints, answers, pose, question, rule, tell

from ..prompts import NO_TILE, Event, Prompt
from ..state import State
from ..tables import ANIMALS, CORNERS, FIRST_EYE, HEXES, MEETING, Action, Source, Terrain
from ..words import TILE
from .asking import or_pass, owner
from .earth import bonus, is_tile, tundra_at, tundra_beside, whose
from .pieces import gain, leave, take_back


@rule
def glaciate(s: State, eye: int) -> None:
    """The left-most pawn acts and leaves; the others stay (DS-70, DS-165)."""
    pose(s, Prompt.GLACIATE, take_back(s, eye), 0)
    s.next_eye = FIRST_EYE[Action.GLACIATION + 1]


@rule
def tell_no_ice(s: State, animal: int) -> None:
    """Nothing can be covered, for a pawn or for Ice Sheet (DS-45)."""
    tell(s, Event.NO_EFFECT, whose(s, animal), Action.GLACIATION)


@question(Prompt.GLACIATE, TILE, at="tile:{answer}", decider=owner, skipped=tell_no_ice)
def offer_glaciate(s: State, forced: int, out: Ints) -> int:
    """A tile beside tundra that is none itself, with or without cubes, while tundra is left (DS-71, DS-75, DS-178)."""
    if s.tundra == 0:
        return 0
    count = 0
    for tile in range(HEXES):
        if is_tile(s, tile) and s.terrain[tile] != Terrain.TUNDRA and tundra_beside(s, tile) > 0:
            out[count] = tile
            count += 1
    return count if forced == 1 else or_pass(count, NO_TILE, out)


@answers(Prompt.GLACIATE)
def answer_glaciate(s: State, tile: int, animal: int) -> None:
    """Tundra covers the tile, disks among three tundra tiles freeze, the animal scores, cubes leave (DS-72 … DS-74)."""
    if tile == NO_TILE:
        tell(s, Event.FORGONE, whose(s, animal), Action.GLACIATION)
        return
    points = bonus(tundra_beside(s, tile))
    tell(s, Event.GLACIATED, whose(s, animal), s.terrain[tile], tile, points)
    s.covered[tile] = s.terrain[tile]
    s.terrain[tile] = Terrain.TUNDRA
    s.tundra -= 1
    freeze(s)
    gain(s, animal, points, Source.GLACIATION)
    withdraw(s, tile)


@rule
def freeze(s: State) -> None:
    """Every disk on earth whose corner touches three tundra tiles goes to the bag (DS-72, DS-149, DS-150)."""
    count = 0
    for corner in range(CORNERS):
        if s.disk[corner] != NONE and tundra_at(s, corner) == MEETING:
            s.bag[s.disk[corner]] += 1
            s.disk[corner] = NONE
            count += 1
    if count > 0:
        tell(s, Event.FROZEN, count)


@rule
def withdraw(s: State, tile: int) -> None:
    """One cube of each animal stays, the others return to their gene pools (DS-74, DS-42)."""
    for animal in range(ANIMALS):
        surplus = s.cubes[tile, animal] - 1
        if surplus > 0:
            leave(s, animal, tile, surplus)
            s.gene_pool[animal] += surplus
            tell(s, Event.RETURNED, whose(s, animal), surplus)
