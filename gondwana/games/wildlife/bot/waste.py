"""Answers that only throw something away: no bot gives them, however little it sees."""

from gondwana.kernel.rules import about, prompt, rule

from ..prompts import Act, Prompt
from ..rules.attack import unused
from ..rules.auction import DISCARD, PASS
from ..rules.execution import can_execute
from ..rules.terrain import can_attack, can_place
from ..state import State
from ..tables import FOOD_FOR_A_POINT, KINDS, TERRAINS, Ability
from .prices import HIGHEST_PRICE, price_limit


@rule
def wasteful(s: State, seat: int, move: int) -> bool:
    """To bid beyond what a card brings, to discard what was bought, to end a turn with something free left over."""
    question = prompt(s)
    if question == Prompt.BID:
        return move != PASS and (move > HIGHEST_PRICE or is_too_dear(s, seat, move))
    if question == Prompt.BOUGHT:
        return move == DISCARD and gains(s, seat, about(s, 0), 1)
    if question == Prompt.ACT:
        return move == Act.END and leaves_something(s, seat)
    return False


@rule
def is_too_dear(s: State, seat: int, price: int) -> bool:
    """Whether the card on sale can't be used, or brings less than its price."""
    return price > price_limit(s, seat, s.lot) or not can_execute(s, seat, s.lot, 1)


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
