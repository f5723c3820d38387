"""Executing a card, by the active player or by a buyer (WL-11, WL-15, WL-25)."""

from gondwana.kernel.rules import Ints, answers, ask, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import JOKERS, TERRAINS, Card
from ..words import JOKER
from .abilities import can_take_any
from .adaptation import can_adapt
from .terrain import begin_terrain, can_use_terrain
from .texts import begin_epidemic, famine, food_source


@rule
def can_be(s: State, seat: int, card: int) -> bool:
    """Whether a joker could stand for a card: a terrain, an arrow or a wheel that can be executed (WL-25)."""
    if card < TERRAINS:
        return can_use_terrain(s, seat, card, 0)
    return can_take_any(s, seat) if card == Card.ARROW else can_adapt(s, seat)


@rule
def can_use_joker(s: State, seat: int) -> bool:
    """Whether a joker can stand for anything (WL-25)."""
    for card in range(JOKERS - 1, -1, -1):  # wheel and arrow are the quickest to look at
        if can_be(s, seat, card):
            return True
    return False


@rule
def can_execute(s: State, seat: int, card: int, bought: int) -> bool:
    """Whether a seat can do what a card says; the cards with a text always work (WL-15, WL-26 … WL-28)."""
    if card < TERRAINS:
        return can_use_terrain(s, seat, card, bought)
    if card == Card.ARROW:
        return can_take_any(s, seat)
    if card == Card.WHEEL:
        return can_adapt(s, seat)
    if card == Card.JOKER:
        return can_use_joker(s, seat)
    return True


@rule
def execute(s: State, seat: int, card: int, bought: int) -> None:
    """A seat does what a card says."""
    tell(s, Event.EXECUTED, seat, card)
    if card == Card.JOKER:
        ask(s, Prompt.JOKER, seat)
    elif card < JOKERS:
        act_on(s, seat, card, bought)
    elif card == Card.FOOD_SOURCE:
        food_source(s, seat)
    elif card == Card.EPIDEMIC:
        begin_epidemic(s, seat)
    else:
        famine(s, seat)


@rule
def act_on(s: State, seat: int, card: int, bought: int) -> None:
    """A terrain card, an arrow or a wheel, itself or by a joker."""
    if card < TERRAINS:
        begin_terrain(s, seat, card, bought)
    elif card == Card.ARROW:
        ask(s, Prompt.ARROW, seat)
    else:
        ask(s, Prompt.WHEEL, seat)


@question(Prompt.JOKER, JOKER)
def offer_joker(s: State, seat: int, out: Ints) -> int:
    """Any terrain, an arrow or a wheel, if it can be executed; never a card with a text (WL-25)."""
    count = 0
    for card in range(JOKERS):
        if can_be(s, seat, card):
            out[count] = card
            count += 1
    return count


@answers(Prompt.JOKER)
def answer_joker(s: State, seat: int, card: int) -> None:
    """The joker is that card; the variant for auctions speaks of terrain cards only (WL-25, WL-52)."""
    act_on(s, seat, card, 0)
