"""The bot's eye: how good a position looks, which answers look promising."""

from typing import Final

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import about, is_asked, prompt
from gondwana.kernel.rule import rule

from .prompts import Act, Prompt
from .rules.attack import CANCEL
from .rules.auction import EXECUTE, PASS
from .rules.board import on_board
from .scoring import standing
from .state import State
from .tables import (
    ABILITIES,
    CELLS,
    FOOD_FOR_A_POINT,
    KINDS,
    LOWEST_BID,
    TERRAINS,
    TERRITORY,
    Capability,
    Way,
)
from .worth import (
    COLONY_PIECE,
    HIGHEST_PRICE,
    MORE_FOOD,
    MOVE,
    SHARE,
    ability_worth,
    arrow_worth,
    bargain,
    best_anywhere,
    best_move,
    card_worth,
    food_worth,
    level_worth,
    loss,
    place_worth,
    price_limit,
    sale_price,
    scorings_left,
    terrain_worth,
    turns_left,
    wheel_worth,
)

BEGUN: Final = 0.2  # what is begun is worth a little more than what is only possible: so that it is begun
RIVALS: Final = 0.2  # how much the wealth of the others counts against one's own
TOO_DEAR: Final = 25.0  # counts against a bid beyond its limit, which might keep others from buying all the same
HOPELESS: Final = 0.001  # the promise of a bid that costs more than it brings
LEVEL: Final = 0.2  # of a terrain on which a species reproduces, for each turn that is left


@rule
def value(s: State, seat: int) -> float:
    """The points of a seat, what it would score now, and what its food, abilities, cards and open questions promise."""
    if s.over:
        return float(s.scores[seat])
    points = s.scores[seat] + scorings_left(s) * standing(s, seat) + food_worth(s, s.food[seat])
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
def cost(s: State, seat: int, price: int) -> float:
    """What a price costs in points: food, and beyond one's food the points themselves (WL-32)."""
    paid = min(price, s.food[seat])
    back = (price - paid + FOOD_FOR_A_POINT - 1) // FOOD_FOR_A_POINT
    return food_worth(s, s.food[seat]) - food_worth(s, s.food[seat] - paid) + back


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


@rule
def cheapest_piece(s: State, seat: int) -> float:
    """What the piece costs that can be spared most easily."""
    cheapest = 99.0
    for cell in range(CELLS):
        if s.piece[cell] == seat:
            cheapest = min(cheapest, loss(s, seat, TERRITORY[cell]))
    return cheapest


@rule
def prior(s: State, seat: int, move: int) -> float:
    """How promising an answer looks."""
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
        # Most bids are beyond any price: no need to look at the card for each of them.
        return prior_bid(s, price_limit(s, seat, s.lot), move) if move <= HIGHEST_PRICE else HOPELESS
    if question == Prompt.LAY or question == Prompt.EXTRA:
        return 0.1 + card_worth(s, seat, move, 0)
    if question == Prompt.SETTLE:
        return 0.1 + place_worth(s, seat, move)
    if question == Prompt.BOUGHT:
        return 1.0 if move == EXECUTE else 0.05
    if question == Prompt.BID_FOR_CHOICE:
        return prior_bid(s, 3.0, move)
    return 1.0


@rule
def prior_bid(s: State, limit: float, move: int) -> float:
    """The lowest bid, as long as it is below the limit; beyond it to pass."""
    lowest = max(LOWEST_BID, s.bid + 1)
    if move == PASS:
        return 0.15 if lowest <= limit else 1.0
    return 1.0 / (1.0 + move - lowest) if move <= limit else HOPELESS


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
