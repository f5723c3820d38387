"""Wanderlust: a new tile, a disk on it, and who moves in (DS-79 … DS-83, DS-162, DS-179)."""

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import about, answered, drop, later
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ..prompts import NO_STACK, NO_TYPE, Event, Prompt
from ..state import State
from ..tables import ANIMALS, AROUND, HEXES, SIDES, STACKS, Action, Box
from .earth import bonus, is_tile, tiles_beside
from .pieces import (
    gain,
    has_vacant_tip,
    move_cubes,
    offer_types,
    or_pass,
    pose,
    put_disk,
    take_back,
)


@rule
def wander(s: State, eye: int) -> None:
    """The next Wanderlust pawn acts (DS-79)."""
    pose(s, Prompt.STACK, take_back(s, eye))


@rule
def offer_stack(s: State, animal: int, out: Ints) -> int:
    """A stack that shows a tile (DS-79, DS-83)."""
    count = 0
    for stack in range(STACKS):
        if s.face_up[stack] != NONE:
            out[count] = stack
            count += 1
    return or_pass(count, NO_STACK, out)


@rule
def answer_stack(s: State, seat: int, animal: int, stack: int) -> None:
    """Next, where the tile goes (DS-79)."""
    answered(s, seat)
    if stack == NO_STACK:
        tell(s, Event.FORGONE, animal, Action.WANDERLUST)
    else:
        pose(s, Prompt.HEX, animal, stack)


@rule
def offer_hex(s: State, out: Ints) -> int:
    """A vacant hex beside earth (DS-79)."""
    count = 0
    for place in range(HEXES):
        if not is_tile(s, place) and tiles_beside(s, place) > 0:
            out[count] = place
            count += 1
    return count


@rule
def answer_hex(s: State, seat: int, animal: int, stack: int, tile: int) -> None:
    """The tile lies, pays for its neighbours, may get a disk; then all may move in (DS-79 … DS-82)."""
    answered(s, seat)
    points = bonus(tiles_beside(s, tile))
    s.terrain[tile] = s.face_up[stack]
    s.face_up[stack] = NONE
    tell(s, Event.TILE_PLACED, animal, s.terrain[tile], tile, points)
    # Nobody reads VPs before the moves: they may be booked before the disk is chosen (DS-81).
    gain(s, animal, points)
    later(s, Prompt.MOVE_IN_NEXT, 0, 0, tile)
    pose(s, Prompt.WANDER_TYPE, animal, tile)


@rule
def offer_wander_type(s: State, tile: int, out: Ints) -> int:
    """A type in the box, if the new tile has a vacant corner (DS-80, DS-179)."""
    if not has_vacant_tip(s, tile):
        return 0
    return or_pass(offer_types(s.box[Box.WANDERLUST], out), NO_TYPE, out)


@rule
def answer_wander_type(s: State, seat: int, animal: int, tile: int, element: int) -> None:
    """Next, on which corner (DS-80)."""
    answered(s, seat)
    if element != NO_TYPE:
        pose(s, Prompt.WANDER_CORNER, animal, tile, element)


@rule
def answer_wander_corner(s: State, seat: int, animal: int, element: int, corner: int) -> None:
    """The disk goes from the box to the corner (DS-80)."""
    answered(s, seat)
    s.box[Box.WANDERLUST, element] -= 1
    put_disk(s, animal, element, corner)


@rule
def ask_who_moves_in(s: State) -> None:
    """By the food chain, and from each neighbour by hex index, all may move cubes to the new tile (DS-82, DS-87)."""
    first, side, tile = about(s, 0), about(s, 1), about(s, 2)
    drop(s)
    for animal in range(first, ANIMALS):
        while side < SIDES:
            near = AROUND[tile, side]
            side += 1
            if near != NONE and s.cubes[near, animal] > 0:
                later(s, Prompt.MOVE_IN_NEXT, animal, side, tile)
                pose(s, Prompt.MOVE_IN, animal, near, tile)
                return
        side = 0


@rule
def answer_move_in(s: State, seat: int, animal: int, origin: int, tile: int, count: int) -> None:
    """So many cubes move in (DS-82)."""
    answered(s, seat)
    move_cubes(s, animal, origin, tile, count)
