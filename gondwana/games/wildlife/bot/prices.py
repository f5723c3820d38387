"""What food is worth, what should be bid for a card, what it may be sold for."""

from typing import Final

from gondwana.kernel.rules import rule

from ..state import State
from ..tables import FOOD_FOR_A_POINT, LOWEST_BID
from .cards import card_worth

# Found by playing greedy bots against each other; only their proportions matter.
FIRST_FOOD: Final = 0.36  # of the first few food points, which buy cards
MORE_FOOD: Final = 0.30  # of the others, which become points
PURSE: Final = 9  # how many the first few are
OWN_CARD: Final = 4.5  # what a card of one's own brings, played well
SHARE: Final = 0.85  # of what a card is worth, to be bid at most
HIGHEST_PRICE: Final = int(SHARE * OWN_CARD * FOOD_FOR_A_POINT)  # food that any card is worth at most


@rule
def food_worth(s: State, food: int) -> float:
    """What food is worth: the first few points most; nothing but a place in the scoring once the end is near."""
    if s.ending:
        return 0.02 * food
    return FIRST_FOOD * min(food, PURSE) + MORE_FOOD * max(0, food - PURSE)


@rule
def cost(s: State, seat: int, price: int) -> float:
    """What a price costs in points: food, and beyond one's food the points themselves (WL-32)."""
    paid = min(price, s.food[seat])
    back = (price - paid + FOOD_FOR_A_POINT - 1) // FOOD_FOR_A_POINT
    return food_worth(s, s.food[seat]) - food_worth(s, s.food[seat] - paid) + back


@rule
def bargain(s: State, seat: int, card: int) -> float:
    """What it is worth to buy a card: no more than what one's own cards would bring instead, on another turn."""
    return min(card_worth(s, seat, card, 1), OWN_CARD)


@rule
def price_limit(s: State, seat: int, card: int) -> float:
    """The most food that a seat should bid for a card: it may cost a point, but nobody goes far into debt."""
    return min(SHARE * FOOD_FOR_A_POINT * bargain(s, seat, card), float(s.food[seat] + FOOD_FOR_A_POINT))


@rule
def sale_price(s: State, card: int) -> float:
    """The food that a card may bring: what the second of the bidders would pay, at least the lowest bid."""
    first, second = 0.0, 0.0
    for seat in range(s.seats):
        if seat != s.active:
            limit = price_limit(s, seat, card)
            if limit > first:
                first, second = limit, first
            elif limit > second:
                second = limit
    if first < LOWEST_BID:
        return 0.0
    return max(float(LOWEST_BID), min(second + 1.0, first))
