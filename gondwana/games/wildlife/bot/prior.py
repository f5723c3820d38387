"""Which answers look promising."""

from typing import Final

from gondwana.kernel.rules import FOOLISH, prompt, rule

from ..prompts import Act, Prompt
from ..rules.attack import CANCEL
from ..rules.auction import EXECUTE, PASS
from ..state import State
from ..tables import FOOD_FOR_A_POINT, LOWEST_BID, LOWEST_BID_FOR_SPECIES, TERRITORY, Way
from .cards import ability_worth, card_worth, level_worth
from .cells import best_move, loss, place_worth
from .prices import price_limit, sale_price
from .waste import wasteful

MOST_FOR_A_SPECIES: Final = 3.0  # food that the choice of a species is worth


@rule
def prior(s: State, seat: int, move: int) -> float:
    """How promising an answer looks."""
    if wasteful(s, seat, move):
        return FOOLISH
    question = prompt(s)
    if question <= Prompt.BOUGHT:
        return prior_at_table(s, seat, question, move)
    if question <= Prompt.VICTIM:
        return prior_for_card(s, seat, question, move)
    return prior_for_piece(s, seat, question, move)


@rule
def prior_at_table(s: State, seat: int, question: int, move: int) -> float:
    """The start, the turn, the auction."""
    if question == Prompt.ACT:
        return prior_act(s, seat, move)
    if question == Prompt.BID:
        return prior_bid(s, LOWEST_BID, price_limit(s, seat, s.lot), move)
    if question == Prompt.LAY or question == Prompt.EXTRA:
        return 0.1 + card_worth(s, seat, move, 0)
    if question == Prompt.SETTLE:
        return 0.1 + place_worth(s, seat, move)
    if question == Prompt.BOUGHT:
        return 1.0 if move == EXECUTE else 0.05
    if question == Prompt.BID_FOR_CHOICE:
        return prior_bid(s, LOWEST_BID_FOR_SPECIES, MOST_FOR_A_SPECIES, move)
    return 1.0


@rule
def prior_bid(s: State, least: int, limit: float, move: int) -> float:
    """The lowest bid, as long as it is below the limit; beyond it to pass."""
    lowest = max(least, s.bid + 1)
    if move == PASS:
        return 0.15 if lowest <= limit else 1.0
    return 1.0 / (1.0 + move - lowest) if move <= limit else FOOLISH


@rule
def prior_act(s: State, seat: int, move: int) -> float:
    """First what costs nothing, then the cards by what they are worth, then the sale, then the end."""
    if move < Act.AUCTION:
        return 0.3 + card_worth(s, seat, move, 0)
    if move < Act.FREE_MOVE:
        kept = card_worth(s, seat, move - Act.AUCTION, 0)
        price = sale_price(s, move - Act.AUCTION) / FOOD_FOR_A_POINT
        return max(0.02, 0.5 + price - kept)
    if move == Act.END:
        return 0.25
    if move == Act.CONVERT:
        return 2.0 if s.ending else 0.02
    if move == Act.FREE_MOVE:
        return 0.2
    if move == Act.MOBILITY:
        return 0.4
    return 3.0


@rule
def prior_for_card(s: State, seat: int, question: int, move: int) -> float:
    """What a card is used for."""
    if question == Prompt.JOKER:
        return 0.1 + card_worth(s, seat, move, 0)
    if question == Prompt.WAY:
        return 1.5 if move == Way.PLACE else 1.2 if move == Way.ATTACK else 0.3
    if question == Prompt.WHEEL:
        return 0.1 + level_worth(s, seat, move)
    if question == Prompt.ARROW:
        return 0.1 + ability_worth(s, move)
    return 1.0


@rule
def prior_for_piece(s: State, seat: int, question: int, move: int) -> float:
    """Which piece, which cell."""
    if question == Prompt.DEFEND:
        return 1.0 if move == CANCEL else 0.2
    if question == Prompt.EPIDEMIC or question == Prompt.RELOCATE_PIECE:
        return 1.0 / (1.0 + loss(s, seat, TERRITORY[move]))
    if question == Prompt.MOVE_PIECE:
        return max(0.05, 0.5 + best_move(s, seat, move))
    return 0.1 + place_worth(s, seat, move)
