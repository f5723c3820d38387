"""What the open question promises: to who is asked, to who sells, to who attacks."""

from typing import Final

from gondwana.kernel.rules import NONE, about, is_asked, prompt, rule

from ..prompts import Prompt
from ..state import State
from ..tables import CELLS, FOOD_FOR_A_POINT, TERRAINS, TERRITORY, Capability
from .cards import COLONY_PIECE, MOVE, arrow_worth, terrain_worth, wheel_worth
from .cells import best_anywhere, best_move, cheapest_piece, loss
from .prices import HIGHEST_PRICE, SHARE, bargain, cost, price_limit, sale_price

BEGUN: Final = 0.2  # what is begun is worth a little more than what is only possible: so that it is begun
TOO_DEAR: Final = 25.0  # counts against a bid beyond its limit, which might keep others from buying all the same


@rule
def question_promises(s: State, seat: int) -> float:
    """What the open question promises: to who is asked, to who sells, to who attacks."""
    question = prompt(s)
    if question == Prompt.BID:
        return auction_promises(s, seat)
    if question == Prompt.DEFEND:
        return 0.5 + COLONY_PIECE if about(s, 0) == seat else 0.0
    if not is_asked(s, seat):
        return 0.0
    if question <= Prompt.VICTIM:
        return card_promises(s, seat, question)
    return piece_promises(s, seat, question)


@rule
def auction_promises(s: State, seat: int) -> float:
    """The seller hopes for a price; who holds the highest bid gains the card if nobody wants it more."""
    if seat == s.active:
        return max(float(s.bid), sale_price(s, s.lot)) / FOOD_FOR_A_POINT
    if s.holder != seat:
        return 0.0
    if s.bid > price_limit(s, seat, s.lot):
        return -TOO_DEAR
    likely = 1.0
    for other in range(s.seats):
        if other != seat and (s.bidders >> other) & 1 and price_limit(s, other, s.lot) > s.bid:
            likely *= 0.5
    return likely * (bargain(s, seat, s.lot) - cost(s, seat, s.bid))


@rule
def card_promises(s: State, seat: int, question: int) -> float:
    """What a card is worth that is being used."""
    if question == Prompt.BOUGHT:
        # A bid that ends the auction is judged here: beyond the highest price no card is worth buying.
        return SHARE * bargain(s, seat, about(s, 0)) if s.bid <= HIGHEST_PRICE else -TOO_DEAR
    if question == Prompt.JOKER:
        best = max(arrow_worth(s, seat), wheel_worth(s, seat))
        for terrain in range(TERRAINS):
            best = max(best, terrain_worth(s, seat, terrain, 0))
        return best + BEGUN
    if question == Prompt.WAY:
        return terrain_worth(s, seat, about(s, 0), about(s, 1)) + BEGUN
    if question == Prompt.WHEEL:
        return wheel_worth(s, seat) + BEGUN
    if question == Prompt.ARROW or question == Prompt.VICTIM:
        return arrow_worth(s, seat) + BEGUN
    return 1.5 if question == Prompt.EXTRA else 0.0


@rule
def piece_promises(s: State, seat: int, question: int) -> float:
    """What a piece is worth that is being moved, placed or about to strike."""
    if question == Prompt.MOVE_PIECE:
        best = -1.0
        for cell in range(CELLS):
            if s.piece[cell] == seat:
                best = max(best, best_move(s, seat, cell))
        return best + (MOVE if about(s, 0) != NONE else 0.0)
    if question == Prompt.MOVE_TO:
        return best_move(s, seat, about(s, 1))
    if question == Prompt.PLACE:
        return terrain_worth(s, seat, about(s, 0), 1) + BEGUN
    if question == Prompt.ATTACK:
        return 1.0 + COLONY_PIECE + BEGUN
    if question == Prompt.STRIKE:
        return best_anywhere(s, seat, Capability.ATTACK) + COLONY_PIECE + BEGUN
    if question == Prompt.RELOCATE_PIECE:
        return best_anywhere(s, seat, Capability.MOVE) - cheapest_piece(s, seat) + BEGUN
    if question == Prompt.RELOCATE_TO:
        return best_anywhere(s, seat, Capability.MOVE) - loss(s, seat, TERRITORY[about(s, 0)])
    return 0.0
