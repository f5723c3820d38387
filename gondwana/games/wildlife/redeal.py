"""What a seat can't know: the other hands and the draw pile (WL-55)."""

from gondwana.kernel.rules import draw_one, roll, rule

from .flow import Stage
from .rules.cards import count_cards
from .state import State
from .tables import HAND, KINDS, Card


@rule
def redeal(s: State, seat: int) -> None:
    """Deal the other hands anew out of all cards that the seat can't see; the rest is the draw pile.

    What everybody could see is kept: no more copies of a card are in the draw pile than when it was made, and in the
    variant for abilities a hand has the ARROW of the deal until it plays one.
    """
    if s.stage < Stage.SETTLE:
        return  # nothing is dealt yet
    reveals = s.reveals
    for other in range(s.seats):
        if other != seat:
            put_back(s, other)
    for other in range(s.seats):
        if other != seat and s.promised[other]:
            give(s, other, Card.ARROW)
    for kind in range(KINDS):
        while s.deck[kind] > s.renewed[kind]:
            give(s, roll_hand(s, seat), kind)
    for other in range(s.seats):
        if other != seat:
            for _ in range(cards_missing(s, other)):
                s.hand[other, draw_one(s, s.deck)] += 1
    s.reveals = reveals  # guessing uncovers nothing


@rule
def put_back(s: State, seat: int) -> None:
    """The cards of a hand go back into the draw pile."""
    for kind in range(KINDS):
        s.deck[kind] += s.hand[seat, kind]
        s.hand[seat, kind] = 0


@rule
def give(s: State, seat: int, kind: int) -> None:
    """A card of the draw pile goes into a hand."""
    s.deck[kind] -= 1
    s.hand[seat, kind] += 1


@rule
def cards_missing(s: State, seat: int) -> int:
    """How many cards a hand lacks to be as large as all can see: ten, less those laid out (WL-7, WL-9)."""
    out = count_cards(s.laid) + count_cards(s.spent) if seat == s.active else 0
    return HAND - out - count_cards(s.hand[seat])


@rule
def roll_hand(s: State, seat: int) -> int:
    """A hand of another seat that still lacks cards, each place in it equally likely."""
    places, found = 0, 0
    for other in range(s.seats):
        if other != seat:
            missing = cards_missing(s, other)
            places += missing
            if missing > 0 and roll(s, places) < missing:
                found = other
    return found
