"""Wanderlust: a new tile, a disk on it, and who moves in (DS-79 … DS-83, DS-162, DS-179)."""

from gondwana.kernel.rules import NONE, NUMBER, Ints, answers, later, pose, question, rule, task, tell

from ..prompts import NO_STACK, NO_TYPE, Event, Prompt
from ..state import State
from ..tables import ANIMALS, AROUND, HEXES, SIDES, STACKS, Action, Box, Source
from ..words import CORNER, STACK, TILE, TYPE
from .asking import offer_counts, offer_tips, offer_types, or_pass, owner, tell_no_effect
from .earth import bonus, is_tile, tiles_beside, whose
from .pieces import gain, has_vacant_tip, move_cubes, put_disk, take_back


@rule
def wander(s: State, eye: int) -> None:
    """The next Wanderlust pawn acts (DS-79)."""
    pose(s, Prompt.STACK, take_back(s, eye))


@question(Prompt.STACK, STACK, at="stack:{answer}", decider=owner, skipped=tell_no_effect)
def offer_stack(s: State, out: Ints) -> int:
    """A stack that shows a tile (DS-79, DS-83)."""
    count = 0
    for stack in range(STACKS):
        if s.face_up[stack] != NONE:
            out[count] = stack
            count += 1
    return or_pass(count, NO_STACK, out)


@answers(Prompt.STACK)
def answer_stack(s: State, stack: int, animal: int) -> None:
    """Next, where the tile goes (DS-79)."""
    if stack == NO_STACK:
        tell(s, Event.FORGONE, whose(s, animal), Action.WANDERLUST)
    else:
        pose(s, Prompt.HEX, animal, stack)


@question(Prompt.HEX, TILE, at="tile:{answer}", decider=owner)
def offer_hex(s: State, out: Ints) -> int:
    """A vacant hex beside earth (DS-79)."""
    count = 0
    for place in range(HEXES):
        if not is_tile(s, place) and tiles_beside(s, place) > 0:
            out[count] = place
            count += 1
    return count


@answers(Prompt.HEX)
def answer_hex(s: State, tile: int, animal: int, stack: int) -> None:
    """The tile lies, pays for its neighbours, may get a disk; then all may move in (DS-79 … DS-82)."""
    points = bonus(tiles_beside(s, tile))
    s.terrain[tile] = s.face_up[stack]
    s.face_up[stack] = NONE
    tell(s, Event.TILE_PLACED, whose(s, animal), s.terrain[tile], tile, points)
    # Nobody reads VPs before the moves: they may be booked before the disk is chosen (DS-81).
    gain(s, animal, points, Source.WANDERLUST)
    later(s, Prompt.MOVE_IN_NEXT, 0, 0, tile)
    pose(s, Prompt.WANDER_TYPE, animal, tile)


@question(Prompt.WANDER_TYPE, TYPE, at="box:wanderlust:{answer}", decider=owner)
def offer_wander_type(s: State, tile: int, out: Ints) -> int:
    """A type in the box, if the new tile has a vacant corner (DS-80, DS-179)."""
    if not has_vacant_tip(s, tile):
        return 0
    return or_pass(offer_types(s.box[Box.WANDERLUST], out), NO_TYPE, out)


@answers(Prompt.WANDER_TYPE)
def answer_wander_type(s: State, element: int, animal: int, tile: int) -> None:
    """Next, on which corner (DS-80)."""
    if element != NO_TYPE:
        pose(s, Prompt.WANDER_CORNER, animal, tile, element)


@question(Prompt.WANDER_CORNER, CORNER, at="corner:{answer}", decider=owner)
def offer_wander_corner(s: State, tile: int, out: Ints) -> int:
    """A vacant corner of the new tile (DS-80)."""
    return offer_tips(s, tile, out)


@answers(Prompt.WANDER_CORNER)
def answer_wander_corner(s: State, corner: int, animal: int, element: int) -> None:
    """The disk goes from the box to the corner (DS-80)."""
    s.box[Box.WANDERLUST, element] -= 1
    put_disk(s, animal, element, corner)


@task(Prompt.MOVE_IN_NEXT)
def ask_who_moves_in(s: State, first: int, side: int, to: int) -> None:
    """By the food chain, and from each neighbour by hex index, all may move cubes to the new tile (DS-82, DS-87)."""
    for animal in range(first, ANIMALS):
        while side < SIDES:
            near = AROUND[to, side]
            side += 1
            if near != NONE and s.cubes[near, animal] > 0:
                later(s, Prompt.MOVE_IN_NEXT, animal, side, to)
                pose(s, Prompt.MOVE_IN, animal, near, to)
                return
        side = 0


@question(Prompt.MOVE_IN, NUMBER, decider=owner)
def offer_move_in(s: State, animal: int, tile: int, out: Ints) -> int:
    """From none to all cubes of the neighbour (DS-82)."""
    return offer_counts(0, s.cubes[tile, animal], out)


@answers(Prompt.MOVE_IN)
def answer_move_in(s: State, count: int, animal: int, tile: int, to: int) -> None:
    """So many cubes move in (DS-82)."""
    move_cubes(s, animal, tile, to, count)
