"""The first pieces, one each in turn, before the first turn (WL-8)."""

from gondwana.kernel.rules import NONE, Ints, answers, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import CELLS, SETTLE_LIMIT, SETTLED, TERRITORY
from ..words import CELL
from .pieces import enter, may_live, population
from .seating import clockwise


@rule
def is_settling(s: State) -> bool:
    """Whether somebody still has first pieces to place (WL-4)."""
    return s.settled < s.seats * SETTLED[s.seats]


@rule
def takes_settlers(s: State, territory: int) -> bool:
    """A large territory takes four of the first pieces, a small one two, of all players together (WL-8)."""
    return population(s, territory) < SETTLE_LIMIT[territory % 2]


@question(Prompt.SETTLE, CELL, at="cell:{answer}")
def offer_settle(s: State, seat: int, out: Ints) -> int:
    """Any free cell where the species can at least move, while the territory takes settlers (WL-8)."""
    count = 0
    for cell in range(CELLS):
        if s.piece[cell] == NONE and may_live(s, seat, cell) and takes_settlers(s, TERRITORY[cell]):
            out[count] = cell
            count += 1
    return count


@answers(Prompt.SETTLE)
def answer_settle(s: State, seat: int, cell: int) -> None:
    """The piece leaves the reserve, and the next player follows; the last one is followed by the first (WL-8)."""
    enter(s, seat, cell)
    tell(s, Event.SETTLED, seat, cell)
    s.settled += 1
    s.active = clockwise(s, seat)
