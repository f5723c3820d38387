"""Auctions: of cards, and in a variant of the choice of species (WL-29 … WL-32, WL-50, WL-53, WL-59)."""

from typing import Final

from gondwana.kernel.rules import NONE, Ints, answers, ask, everybody, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import FIXED_PRICE, FOOD_FOR_A_POINT, HIGHEST_BID, LOWEST_BID, LOWEST_BID_FOR_SPECIES, SPECIES, Source
from ..words import BID, BOUGHT, SPECIES_KIND
from .execution import can_execute, execute
from .points import earn
from .seating import clockwise, is_taken, seat_without_species, take_species

PASS = 0
DISCARD, EXECUTE = 0, 1

# Bids lie in the panel of the auction; to pass is a button.
AT_BIDS: Final = ("", *(f"bid:{bid}" for bid in range(1, HIGHEST_BID + 1)))


@rule
def open_bidding(s: State, bidders: int) -> None:
    """Nobody has bid yet, nobody has passed."""
    s.bid = 0
    s.holder = NONE
    s.bidders = bidders


@rule
def next_bidder(s: State, seat: int) -> int:
    """The next player clockwise who has not passed."""
    seat = clockwise(s, seat)
    while (s.bidders >> seat) & 1 == 0:
        seat = clockwise(s, seat)
    return seat


@rule
def take_bid(s: State, seat: int, amount: int) -> None:
    """A higher bid, or a pass for good (WL-29)."""
    if amount == PASS:
        s.bidders &= ~(1 << seat)
    else:
        s.bid = amount
        s.holder = seat


@rule
def is_decided(s: State) -> bool:
    """Whether all have passed, or all but the one who holds the highest bid (WL-29)."""
    return s.bidders == 0 or (s.holder != NONE and s.bidders == 1 << s.holder)


@rule
def list_bids(s: State, lowest: int, highest: int, out: Ints) -> int:
    """To pass, or any amount above the last bid (WL-29)."""
    out[0] = PASS
    count = 1
    for amount in range(max(lowest, s.bid + 1), highest + 1):
        out[count] = amount
        count += 1
    return count


# cards


@rule
def begin_auction(s: State, card: int) -> None:
    """The active player puts a card up; all others may bid, clockwise from his left (WL-10, WL-29, WL-59)."""
    s.laid[card] -= 1
    s.spent[card] += 1
    s.auctions += 1
    s.lot = card
    tell(s, Event.OFFERED, s.active, card)
    open_bidding(s, everybody(s) & ~(1 << s.active))
    ask(s, Prompt.BID, next_bidder(s, s.active))


@question(Prompt.BID, BID, at=AT_BIDS)
def offer_bid(s: State, out: Ints) -> int:
    """A bid may exceed one's food; with two players the price is fixed (WL-29, WL-50, WL-68)."""
    if s.seats == 2:
        out[0] = PASS
        out[1] = FIXED_PRICE
        return 2
    return list_bids(s, LOWEST_BID, HIGHEST_BID, out)


@answers(Prompt.BID)
def answer_bid(s: State, seat: int, amount: int) -> None:
    """The bidding goes round until it is decided (WL-29)."""
    take_bid(s, seat, amount)
    if amount == PASS:
        tell(s, Event.PASSED, seat)
    else:
        tell(s, Event.BID, seat, amount)
    if not is_decided(s):
        ask(s, Prompt.BID, next_bidder(s, seat))
    elif s.holder == NONE:
        tell(s, Event.UNSOLD, s.lot)  # nobody may use it (WL-30)
        s.lot = NONE
    else:
        sell(s, s.holder, s.lot)


@rule
def sell(s: State, buyer: int, card: int) -> None:
    """The buyer pays the seller, then executes the card at once or discards it (WL-31)."""
    tell(s, Event.SOLD, buyer, card, s.bid)
    cover_shortage(s, buyer, s.bid)
    s.food[buyer] -= s.bid
    s.food[s.active] += s.bid
    if can_execute(s, buyer, card, 1):
        ask(s, Prompt.BOUGHT, buyer, card)
    else:
        tell(s, Event.DISCARDED, buyer, card)
        s.lot = NONE


@rule
def cover_shortage(s: State, seat: int, price: int) -> None:
    """Who has too little goes back a point for every three missing food, begun threes counted whole (WL-32)."""
    missing = price - s.food[seat]
    if missing > 0:
        points = (missing + FOOD_FOR_A_POINT - 1) // FOOD_FOR_A_POINT
        earn(s, seat, Source.DEBTS, -points)
        s.food[seat] += points * FOOD_FOR_A_POINT
        tell(s, Event.MOVED_BACK, seat, points, points * FOOD_FOR_A_POINT)


@question(Prompt.BOUGHT, BOUGHT)
def offer_bought(out: Ints) -> int:
    """To discard the card or to execute it (WL-31)."""
    out[0] = DISCARD
    out[1] = EXECUTE
    return 2


@answers(Prompt.BOUGHT)
def answer_bought(s: State, seat: int, decision: int, card: int) -> None:
    """The auction is over; the card is executed or not (WL-31)."""
    s.lot = NONE
    if decision == EXECUTE:
        execute(s, seat, card, 1)
    else:
        tell(s, Event.DISCARDED, seat, card)


# species


@rule
def bid_for_species(s: State) -> None:
    """Those without a species bid for the next choice, the lowest seat first; the last one just chooses (WL-53)."""
    first = seat_without_species(s)
    waiting = 0
    for seat in range(s.seats):
        if s.species[seat] == NONE:
            waiting |= 1 << seat
    open_bidding(s, waiting)
    if waiting == 1 << first:
        ask(s, Prompt.SPECIES, first)
    else:
        ask(s, Prompt.BID_FOR_CHOICE, first, first)


@question(Prompt.BID_FOR_CHOICE, BID, at=AT_BIDS)
def offer_bid_for_choice(s: State, seat: int, out: Ints) -> int:
    """No more than one's food; no lowest bid is set (WL-53)."""
    return list_bids(s, LOWEST_BID_FOR_SPECIES, s.food[seat], out)


@answers(Prompt.BID_FOR_CHOICE)
def answer_bid_for_choice(s: State, seat: int, amount: int, first: int) -> None:
    """The highest bidder pays the bank and chooses; without a bid the first asked chooses for nothing (WL-53)."""
    take_bid(s, seat, amount)
    if amount == PASS:
        tell(s, Event.PASSED, seat)
    else:
        tell(s, Event.BID_FOR_CHOICE, seat, amount)
    if not is_decided(s):
        ask(s, Prompt.BID_FOR_CHOICE, next_bidder(s, seat), first)
        return
    winner = first if s.holder == NONE else s.holder
    s.food[winner] -= s.bid
    tell(s, Event.CHOICE_WON, winner, s.bid)
    ask(s, Prompt.SPECIES, winner)


@question(Prompt.SPECIES, SPECIES_KIND, at="species:{answer}")
def offer_species(s: State, out: Ints) -> int:
    """Any species that nobody leads yet (WL-53)."""
    count = 0
    for species in range(SPECIES):
        if not is_taken(s, species):
            out[count] = species
            count += 1
    return count


@answers(Prompt.SPECIES)
def answer_species(s: State, seat: int, species: int) -> None:
    """The seat leads that species (WL-53)."""
    take_species(s, seat, species)
