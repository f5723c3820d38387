"""How good a position looks."""

from typing import Final

from gondwana.kernel.rules import rule

from ..rules.pieces import on_board
from ..scoring import general_points
from ..state import State
from ..tables import ABILITIES, FOOD_FOR_A_POINT, KINDS, TERRAINS, Capability
from .cards import COLONY_PIECE, ability_worth, card_worth, turns_left
from .cells import scorings_left
from .open_question import question_promises
from .prices import MORE_FOOD, food_worth, sale_price

RIVALS: Final = 0.2  # how much the wealth of the others counts against one's own
LEVEL: Final = 0.2  # of a terrain on which a species reproduces, for each turn that is left


@rule
def value(s: State, seat: int) -> float:
    """The points of a seat, what it would score now, and what its food, abilities, cards and open questions promise."""
    if s.over:
        return float(s.scores[seat])
    points = s.scores[seat] + scorings_left(s) * general_points(s, seat) + food_worth(s, s.food[seat])
    for ability in range(ABILITIES):
        points += s.ability[seat, ability] * ability_worth(s, ability)
    for terrain in range(TERRAINS):
        if s.capability[seat, terrain] >= Capability.REPRODUCE:
            points += LEVEL * turns_left(s)
    if seat == s.active:
        points += cards_promise(s, seat)
    if s.asked:
        points += question_promises(s, seat)
    return points - RIVALS * wealth_of_others(s, seat)


@rule
def wealth_of_others(s: State, seat: int) -> float:
    """The points, food and pieces of the others, on average: what an epidemic, a famine or an attack takes."""
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            total += s.scores[other] + MORE_FOOD * s.food[other] + COLONY_PIECE * on_board(s, other)
    return total / (s.seats - 1)


@rule
def cards_promise(s: State, seat: int) -> float:
    """What the cards that lie unused are worth; one of them must still be sold if none has been."""
    total = 0.0
    cheapest = -1.0
    for card in range(KINDS):
        if s.laid[card] > 0:
            worth = card_worth(s, seat, card, 0)
            total += s.laid[card] * worth
            given_up = max(0.0, worth - sale_price(s, card) / FOOD_FOR_A_POINT)
            if cheapest < 0.0 or given_up < cheapest:
                cheapest = given_up
    return total - cheapest if s.auctions == 0 and cheapest > 0.0 else total
