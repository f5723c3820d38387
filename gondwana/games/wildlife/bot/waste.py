"""Answers that only throw something away: no bot gives them, however little it sees."""

from gondwana.kernel.rules import about, prompt, rule

from ..prompts import Act, Prompt
from ..rules.attack import unused
from ..rules.auction import DISCARD, PASS
from ..rules.execution import can_execute
from ..rules.terrain import can_attack, can_place
from ..state import State
from ..tables import FOOD_FOR_A_POINT, KINDS, LOWEST_BID, TERRAINS, Ability
from .prices import HIGHEST_PRICE, price_limit


@rule
def wasteful(s: State, seat: int, move: int) -> bool:
    """To bid more than is needed or than a card brings, to discard what was bought, to leave something free over."""
    question = prompt(s)
    if question == Prompt.BID:
        return move != PASS and (move > lowest_bid(s, LOWEST_BID) or is_too_dear(s, seat, move))
    if question == Prompt.BOUGHT:
        return move == DISCARD and gains(s, seat, about(s, 0), 1)
    if question == Prompt.ACT:
        return move == Act.END and leaves_something(s, seat)
    return False


@rule
def lowest_bid(s: State, least: int) -> int:
    """The lowest bid that is still allowed: who offers more gives food away, as the bidding goes on anyhow."""
    return max(least, s.bid + 1)


@rule
def is_too_dear(s: State, seat: int, price: int) -> bool:
    """Whether the card on sale can't be used, or brings less than its price."""
    if price > HIGHEST_PRICE or price > price_limit(s, seat, s.lot):
        return True
    return not can_execute(s, seat, s.lot, 1)


@rule
def gains(s: State, seat: int, card: int, bought: int) -> bool:
    """Whether executing a card brings something, not only a move, which may do harm."""
    if card < TERRAINS:
        return can_place(s, seat, card, bought) or can_attack(s, seat, card)
    return can_execute(s, seat, card, bought)


@rule
def leaves_something(s: State, seat: int) -> bool:
    """Whether points are left over: food at the end of the game, the Food ability, a card that brings something."""
    if s.ending and s.food[seat] >= FOOD_FOR_A_POINT:
        return True
    if unused(s, seat, Ability.FOOD) > 0:
        return True
    for card in range(KINDS):
        if s.laid[card] > 0 and gains(s, seat, card, 0):
            return True
    return False
