"""Migration: cubes move to other tiles (DS-84 … DS-87, DS-163, DS-180, DS-181)."""

from gondwana.kernel.rules import NONE, NUMBER, Ints, answers, pose, question, rule, tell

from ..prompts import NO_TILE, Event, Prompt
from ..state import State
from ..tables import AROUND, FIRST_EYE, HEXES, MIGRATION_CUBES, SIDES, Action, Animal
from ..words import TILE
from .asking import offer_counts, or_pass, owner
from .earth import cubes_on_earth, is_tile, whose
from .pieces import move_cubes, take_back


@rule
def migrate(s: State, eye: int) -> None:
    """The next Migration pawn acts: every cube of the animal may move once, as many as the eye says (DS-84, DS-180)."""
    animal = take_back(s, eye)
    for tile in range(HEXES):
        s.unmoved[tile] = s.cubes[tile, animal]
    pose(s, Prompt.MIGRATE_FROM, animal, MIGRATION_CUBES[eye - FIRST_EYE[Action.MIGRATION]])


@rule
def tell_no_cubes(s: State, animal: int) -> None:
    """A pawn that finds no cube on earth is mentioned, not one whose cubes have all moved (DS-45)."""
    if s.listening and cubes_on_earth(s, animal) == 0:
        tell(s, Event.NO_EFFECT, whose(s, animal), Action.MIGRATION)


@question(Prompt.MIGRATE_FROM, TILE, at="tile:{answer}", decider=owner, skipped=tell_no_cubes)
def offer_migrate_from(s: State, out: Ints) -> int:
    """A tile with cubes that have not moved, or to be done (DS-84, DS-86)."""
    count = 0
    for tile in range(HEXES):
        if s.unmoved[tile] > 0:
            out[count] = tile
            count += 1
    return or_pass(count, NO_TILE, out)


@answers(Prompt.MIGRATE_FROM)
def answer_migrate_from(s: State, tile: int, animal: int, moves: int) -> None:
    """Next, where to (DS-84)."""
    if tile != NO_TILE:
        pose(s, Prompt.MIGRATE_TO, animal, moves, tile)
        return
    if not has_migrated(s, animal):
        tell(s, Event.FORGONE, whose(s, animal), Action.MIGRATION)
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


@question(Prompt.MIGRATE_TO, TILE, at="tile:{answer}", decider=owner)
def offer_migrate_to(s: State, animal: int, tile: int, out: Ints) -> int:
    """A tile within reach, never the one where the cube stands (DS-84, DS-85, DS-181)."""
    tiles = reach(s, animal, tile)
    count = 0
    for to in range(HEXES):
        if (tiles >> to) & 1:
            out[count] = to
            count += 1
    return count


@answers(Prompt.MIGRATE_TO)
def answer_migrate_to(s: State, to: int, animal: int, moves: int, tile: int) -> None:
    """Next, how many (DS-84)."""
    pose(s, Prompt.MIGRATE_COUNT, animal, moves, tile, to)


@question(Prompt.MIGRATE_COUNT, NUMBER, decider=owner)
def offer_migrate_count(s: State, moves: int, tile: int, out: Ints) -> int:
    """From one cube to all that may still move from there (DS-84, DS-163)."""
    return offer_counts(1, min(s.unmoved[tile], moves), out)


@answers(Prompt.MIGRATE_COUNT)
def answer_migrate_count(s: State, count: int, animal: int, moves: int, tile: int, to: int) -> None:
    """The cubes move, and are done for this action (DS-84, DS-86)."""
    s.unmoved[tile] -= count
    move_cubes(s, animal, tile, to, count)
    if moves > count:
        pose(s, Prompt.MIGRATE_FROM, animal, moves - count)
    else:
        rest(s)
