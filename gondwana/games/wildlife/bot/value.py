"""How good a position looks."""

from typing import Final

from gondwana.kernel.rules import rule

from ..flow import Stage
from ..rules.attack import unused
from ..rules.pieces import on_board
from ..rules.turn import cards_to_lay
from ..scoring import category_points, colony_points, territory_points
from ..state import State
from ..tables import ABILITIES, KINDS, TERRITORIES, Line
from .cards import card_worth
from .open_question import question_promises
from .prices import MORE_FOOD, food_worth, sale_worth
from .worth import (
    ability_worth,
    category_weight,
    colony_weight,
    levels_worth,
    piece_worth,
    pieces_worth,
    territory_weight,
    use_worth,
)

RIVALS: Final = 0.2  # how much the wealth of the others counts against one's own
UNLAID: Final = 3.0  # a card that is still to be laid out in this turn


@rule
def value(s: State, seat: int) -> float:
    """The points of a seat, and what its pieces, food, abilities, levels, cards and open questions promise."""
    if s.over:
        return float(s.scores[seat])
    points = s.scores[seat] + board_worth(s, seat) + food_worth(s, seat, s.food[seat]) + levels_worth(s, seat)
    for ability in range(ABILITIES):
        if s.ability[seat, ability] > 0:
            points += s.ability[seat, ability] * ability_worth(s, ability)
    if seat == s.active and s.stage >= Stage.TURN:
        points += turn_promises(s, seat)
    if s.asked:
        points += question_promises(s, seat)
    return points - RIVALS * wealth_of_others(s, seat)


@rule
def board_worth(s: State, seat: int) -> float:
    """What a general scoring would bring now, as far as that will last, and the pieces themselves."""
    territories, categories = 0, 0
    for territory in range(TERRITORIES):
        territories += territory_points(s, territory, seat)
    for line in range(Line.TOKENS, Line.FOOD + 1):
        categories += category_points(s, line, seat)
    worth = territory_weight(s) * territories + category_weight(s) * categories
    return worth + colony_weight(s) * colony_points(s, seat) + pieces_worth(s, seat)


@rule
def wealth_of_others(s: State, seat: int) -> float:
    """The points, food and pieces of the others, on average: what an epidemic, a famine or an attack takes."""
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            total += s.scores[other] + MORE_FOOD * s.food[other] + piece_worth(s) * on_board(s, other)
    return total / (s.seats - 1)


@rule
def turn_promises(s: State, seat: int) -> float:
    """What is left of the running turn: cards and abilities that its player has not used yet."""
    if s.stage > Stage.ACT:
        return 0.0
    total = cards_promise(s, seat)
    if s.stage < Stage.ACT:
        total += UNLAID * cards_to_lay(s)
    for ability in range(ABILITIES):
        total += unused(s, seat, ability) * use_worth(ability)
    return total


@rule
def cards_promise(s: State, seat: int) -> float:
    """What the cards that lie unused are worth; one of them must still be sold if none has been."""
    total = 0.0
    cheapest = -1.0
    for card in range(KINDS):
        if s.laid[card] > 0:
            worth = card_worth(s, seat, card, 0)
            total += s.laid[card] * worth
            given_up = max(0.0, worth - sale_worth(s, card))
            if cheapest < 0.0 or given_up < cheapest:
                cheapest = given_up
    return total - cheapest if s.auctions == 0 and cheapest > 0.0 else total
