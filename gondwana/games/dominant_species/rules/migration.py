"""Migration: cubes move to other tiles (DS-84 … DS-87, DS-163, DS-180, DS-181)."""

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import answered
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ..prompts import NO_TILE, Event, Prompt
from ..state import State
from ..tables import AROUND, FIRST_EYE, HEXES, MIGRATION_CUBES, SIDES, Action, Animal
from .earth import is_tile
from .pieces import move_cubes, offer_counts, or_pass, pose, take_back


@rule
def migrate(s: State, eye: int) -> None:
    """The next Migration pawn acts: every cube of the animal may move once, as many as the eye says (DS-84, DS-180)."""
    animal = take_back(s, eye)
    for tile in range(HEXES):
        s.unmoved[tile] = s.cubes[tile, animal]
    pose(s, Prompt.MIGRATE_FROM, animal, MIGRATION_CUBES[eye - FIRST_EYE[Action.MIGRATION]])


@rule
def offer_migrate_from(s: State, out: Ints) -> int:
    """A tile with cubes that have not moved, or to be done (DS-84, DS-86)."""
    count = 0
    for tile in range(HEXES):
        if s.unmoved[tile] > 0:
            out[count] = tile
            count += 1
    return or_pass(count, NO_TILE, out)


@rule
def answer_migrate_from(s: State, seat: int, animal: int, moves: int, tile: int) -> None:
    """Next, where to (DS-84)."""
    answered(s, seat)
    if tile != NO_TILE:
        pose(s, Prompt.MIGRATE_TO, animal, moves, tile)
        return
    if not has_migrated(s, animal):
        tell(s, Event.FORGONE, animal, Action.MIGRATION)
    rest(s)


@rule
def has_migrated(s: State, animal: int) -> bool:
    """Whether a cube has moved in this action."""
    tile = 0
    while tile < HEXES and s.unmoved[tile] == s.cubes[tile, animal]:
        tile += 1
    return tile < HEXES


@rule
def rest(s: State) -> None:
    """The action is over: nothing is counted as unmoved any longer."""
    for tile in range(HEXES):
        s.unmoved[tile] = 0


@rule
def reach(s: State, animal: int, origin: int) -> int:
    """The bit mask of the tiles within reach of a cube: adjacent ones, for birds those behind too (DS-84, DS-85)."""
    tiles = 0
    for side in range(SIDES):
        near = AROUND[origin, side]
        if near == NONE or not is_tile(s, near):
            continue
        tiles |= 1 << near
        if animal == Animal.BIRD:
            for further in range(SIDES):
                far = AROUND[near, further]
                if far != NONE and is_tile(s, far):
                    tiles |= 1 << far
    return tiles & ~(1 << origin)


@rule
def offer_migrate_to(s: State, animal: int, origin: int, out: Ints) -> int:
    """A tile within reach, never the one where the cube stands (DS-84, DS-85, DS-181)."""
    tiles = reach(s, animal, origin)
    count = 0
    for tile in range(HEXES):
        if (tiles >> tile) & 1:
            out[count] = tile
            count += 1
    return count


@rule
def answer_migrate_to(s: State, seat: int, animal: int, moves: int, origin: int, tile: int) -> None:
    """Next, how many (DS-84)."""
    answered(s, seat)
    pose(s, Prompt.MIGRATE_COUNT, animal, moves, origin, tile)


@rule
def offer_migrate_count(s: State, moves: int, origin: int, out: Ints) -> int:
    """From one cube to all that may still move from there (DS-84, DS-163)."""
    return offer_counts(1, min(s.unmoved[origin], moves), out)


@rule
def answer_migrate_count(s: State, seat: int, animal: int, moves: int, origin: int, tile: int, count: int) -> None:
    """The cubes move, and are done for this action (DS-84, DS-86)."""
    answered(s, seat)
    s.unmoved[origin] -= count
    move_cubes(s, animal, origin, tile, count)
    if moves > count:
        pose(s, Prompt.MIGRATE_FROM, animal, moves - count)
    else:
        rest(s)
