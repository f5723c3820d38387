"""Movement: one step to a free cell, over any number of own pieces (WL-12, WL-17, WL-18)."""

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import CELL_TERRAIN, CELLS, FIRST_CELL, NEAR, SIDES, TERRAINS, TERRITORY_CELLS, Capability
from ..words import CELL
from .pieces import arrive, is_beside, leave, may_live, maybe_complete, touches


@rule
def may_move_to(s: State, seat: int, terrain: int, cell: int) -> bool:
    """A free cell where the species can at least move; for a terrain card, of that terrain (WL-12, WL-17)."""
    return s.piece[cell] == NONE and may_live(s, seat, cell) and (terrain == NONE or CELL_TERRAIN[cell] == terrain)


@rule
def can_move_to_terrain(s: State, seat: int, terrain: int) -> bool:
    """Whether a piece of the seat can move so that it ends on a terrain (WL-12)."""
    if s.capability[seat, terrain] < Capability.MOVE:
        return False
    for index in range(FIRST_CELL[2 * terrain], FIRST_CELL[2 * terrain + 2]):
        cell = TERRITORY_CELLS[index]
        if s.piece[cell] == NONE and is_beside(s, seat, cell):
            return True
    return False


@rule
def can_move(s: State, seat: int) -> bool:
    """Whether a piece of the seat can move anywhere (WL-17)."""
    for terrain in range(TERRAINS):
        if can_move_to_terrain(s, seat, terrain):
            return True
    return False


@rule
def colony_can_move(s: State, seat: int, terrain: int, colony: int) -> bool:
    """Whether a colony touches a cell to which its pieces may move (WL-17)."""
    left = s.members[colony]
    cell = colony
    while left > 0:
        if s.colony[cell] == colony:
            left -= 1
            for side in range(SIDES):
                near = NEAR[cell, side]
                if near < CELLS and may_move_to(s, seat, terrain, near):
                    return True
        cell += 1
    return False


@rule
def begin_move(s: State, seat: int, terrain: int) -> None:
    """A seat moves a piece; `terrain` is where it must end, NONE for the free move."""
    ask(s, Prompt.MOVE_PIECE, seat, terrain)


@question(Prompt.MOVE_PIECE, CELL, at="cell:{answer}")
def offer_move_piece(s: State, seat: int, terrain: int, out: Ints) -> int:
    """Any own piece of a colony that touches a cell to move to, wherever the piece stands (WL-17, WL-65)."""
    count = 0
    for cell in range(CELLS):
        colony = s.colony[cell]
        # A colony is looked at when its first cell comes; its other pieces follow what was found then.
        if s.piece[cell] == seat and (
            colony_can_move(s, seat, terrain, colony) if colony == cell else is_listed(colony, out, count)
        ):
            out[count] = cell
            count += 1
    return count


@rule
def is_listed(cell: int, out: Ints, count: int) -> bool:
    """Whether a cell is among the first answers."""
    for index in range(count):
        if out[index] == cell:
            return True
    return False


@answers(Prompt.MOVE_PIECE)
def answer_move_piece(s: State, seat: int, cell: int, terrain: int) -> None:
    """The piece is chosen; where to follows."""
    ask(s, Prompt.MOVE_TO, seat, terrain, cell)


@question(Prompt.MOVE_TO, CELL, at="cell:{answer}")
def offer_move_to(s: State, seat: int, terrain: int, origin: int, out: Ints) -> int:
    """The free cells beside the piece's colony: own pieces may be jumped, in any directions (WL-17)."""
    count = 0
    for cell in range(CELLS):
        if may_move_to(s, seat, terrain, cell) and touches(s, s.colony[origin], cell):
            out[count] = cell
            count += 1
    return count


@answers(Prompt.MOVE_TO)
def answer_move_to(s: State, seat: int, cell: int, origin: int) -> None:
    """The piece stands on its new cell, and may complete the territory (WL-17, WL-40)."""
    leave(s, origin)
    arrive(s, seat, cell)
    tell(s, Event.MOVED, seat, origin, cell)
    maybe_complete(s, seat, cell)
