"""The cards: dealt, drawn, laid out, discarded (WL-7, WL-9, WL-51, WL-56)."""

from gondwana.kernel.rules import Ints, draw_one, rule, tell

from ..prompts import Event
from ..state import State
from ..tables import HAND, KINDS, Card


@rule
def count_cards(pile: Ints) -> int:
    """How many cards lie in a pile or are held in a hand."""
    count = 0
    for kind in range(KINDS):
        count += pile[kind]
    return count


@rule
def deal(s: State) -> None:
    """Ten cards each; in the variant for abilities one of them is an ARROW (WL-7, WL-51)."""
    if s.ability_variant:
        for seat in range(s.seats):
            s.deck[Card.ARROW] -= 1
            s.hand[seat, Card.ARROW] += 1
            s.promised[seat] = 1
    for seat in range(s.seats):
        while count_cards(s.hand[seat]) < HAND:
            s.hand[seat, draw_one(s, s.deck)] += 1


@rule
def renew_deck(s: State) -> None:
    """The discard pile becomes the draw pile; everybody has seen what is in it (WL-56)."""
    for kind in range(KINDS):
        s.deck[kind] = s.discard[kind]
        s.renewed[kind] = s.discard[kind]
        s.discard[kind] = 0
    tell(s, Event.RENEWED)


@rule
def draw_up(s: State, seat: int) -> None:
    """The hand is filled up to ten, if need be from a renewed draw pile (WL-9, WL-56)."""
    missing = HAND - count_cards(s.hand[seat])
    left = count_cards(s.deck)
    for _ in range(missing):
        if left == 0:
            renew_deck(s)
            left = count_cards(s.deck)
        s.hand[seat, draw_one(s, s.deck)] += 1
        left -= 1
    tell(s, Event.DREW, seat, missing)


@rule
def lay_out(s: State, seat: int, card: int) -> None:
    """A card leaves the hand and lies open in front of its owner (WL-9)."""
    s.hand[seat, card] -= 1
    s.laid[card] += 1
    if card == Card.ARROW:
        s.promised[seat] = 0
    tell(s, Event.LAID, seat, card)


@rule
def discard_played(s: State) -> None:
    """All cards of the turn are discarded: executed, sold, unused (WL-9)."""
    for kind in range(KINDS):
        s.discard[kind] += s.laid[kind] + s.spent[kind]
        s.laid[kind] = 0
        s.spent[kind] = 0
