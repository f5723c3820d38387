"""The cards with a text: food source, epidemic, famine (WL-26 … WL-28)."""

from gondwana.kernel.rules import Ints, answers, ask, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import FAMINE_FOOD, LAST_FOOD, SOURCE_FOOD, Source
from ..words import CELL
from .abilities import offer_own_pieces
from .pieces import eliminate, on_board
from .points import earn
from .seating import clockwise


@rule
def is_last(s: State, seat: int) -> bool:
    """Whether nobody has fewer points."""
    for other in range(s.seats):
        if s.scores[other] < s.scores[seat]:
            return False
    return True


@rule
def food_source(s: State, executor: int) -> None:
    """Seven food, and three for everybody who is last on the score track; with two players only the seven (WL-26)."""
    for seat in range(s.seats):
        food = SOURCE_FOOD if seat == executor else 0
        if s.seats > 2 and is_last(s, seat):
            food += LAST_FOOD
        if food > 0:
            s.food[seat] += food
            tell(s, Event.FED, seat, food)


@rule
def begin_epidemic(s: State, executor: int) -> None:
    """Every other player who has one loses a piece of his choice, clockwise from the executor's left (WL-27)."""
    # The last one is asked first: the question on top is the first to be answered.
    chair = s.chair[executor] + s.seats - 1
    for _ in range(s.seats - 1):
        seat = s.order[chair % s.seats]
        if on_board(s, seat) > 0:
            ask(s, Prompt.EPIDEMIC, seat)
        chair -= 1


@question(Prompt.EPIDEMIC, CELL, at="cell:{answer}")
def offer_epidemic(s: State, seat: int, out: Ints) -> int:
    """Any own piece on the board (WL-27)."""
    return offer_own_pieces(s, seat, out)


@answers(Prompt.EPIDEMIC)
def answer_epidemic(s: State, seat: int, cell: int) -> None:
    """The piece leaves the game; no Defence helps (WL-27, WL-66)."""
    eliminate(s, cell)
    tell(s, Event.PERISHED, seat, cell)


@rule
def famine(s: State, executor: int) -> None:
    """Every other player returns five food, and goes back one point for each that is missing (WL-28)."""
    seat = clockwise(s, executor)
    while seat != executor:
        paid = min(s.food[seat], FAMINE_FOOD)
        s.food[seat] -= paid
        earn(s, seat, Source.FAMINE, paid - FAMINE_FOOD)
        tell(s, Event.STARVED, seat, paid, FAMINE_FOOD - paid)
        seat = clockwise(s, seat)
