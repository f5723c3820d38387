"""The draft: hands are dealt, everybody chooses a card, the hands go on (SAV-3 … SAV-7, SAV-14 … SAV-16)."""

from gondwana.kernel.rules import Ints, answers, draw_one, question, rule, tell, tell_only, uncover

from ..prompts import Event, Prompt
from ..state import State
from ..tables import HAND, KINDS, NEUTRAL, SOLO_HAND, Card
from ..words import CARD


@rule
def deal(s: State) -> None:
    """Each hand gets its cards from the undealt rest of the deck, without a reshuffle (SAV-3, SAV-14, SAV-18)."""
    cards = SOLO_HAND if s.seats == 1 else HAND
    for hand in range(s.circle):
        s.held[hand] = hand
        for _ in range(cards):
            s.hand[hand, draw_one(s, s.deck)] += 1
    for seat in range(s.seats):
        s.seen[seat] = 1 << seat
    tell(s, Event.ROUND_BEGAN, s.lap)


@rule
def offer_cards(s: State, seat: int, out: Ints) -> int:
    """The kinds in the hand that a seat holds: copies of a kind are equal."""
    hand = s.held[seat]
    count = 0
    for kind in range(1, KINDS):
        if s.hand[hand, kind] > 0:
            out[count] = kind
            count += 1
    return count


@question(Prompt.CHOOSE, CARD, at="hand:{answer}")
def offer_choose(s: State, seat: int, out: Ints) -> int:
    """Any card of the own hand (SAV-4)."""
    return offer_cards(s, seat, out)


@answers(Prompt.CHOOSE)
def answer_choose(s: State, seat: int, card: int) -> None:
    """The card waits face down until everybody has chosen (SAV-4)."""
    s.choice[seat] = card


@rule
def reveal(s: State) -> None:
    """All chosen cards are seen at once; with two players the neutral hand shows one first (SAV-5, SAV-15, SAV-43)."""
    if s.seats == 2:
        s.shown = draw_one(s, s.hand[s.held[NEUTRAL]])
        s.pile[s.shown] += 1  # open to all, and compared as a herd (SAV-17)
        tell(s, Event.NEUTRAL, s.shown)
    if s.seats > 1:
        uncover(s)
    for seat in range(s.seats):
        s.hand[s.held[seat], s.choice[seat]] -= 1
        tell(s, Event.REVEALED, seat, s.choice[seat])


@rule
def pass_hands(s: State) -> None:
    """Every hand goes to the left neighbour in round 1 and to the right one in round 2 (SAV-6, SAV-16)."""
    last = s.circle - 1
    if s.lap == 1:
        hand = s.held[last]
        for seat in range(last, 0, -1):
            s.held[seat] = s.held[seat - 1]
        s.held[0] = hand
    else:
        hand = s.held[0]
        for seat in range(last):
            s.held[seat] = s.held[seat + 1]
        s.held[last] = hand
    for seat in range(s.seats):
        s.seen[seat] |= 1 << s.held[seat]
    uncover(s)
    tell(s, Event.PASSED, s.lap - 1)


@rule
def last_card(s: State, seat: int) -> int:
    """The one card that is left in the hand that a seat holds."""
    kind = 1
    while s.hand[s.held[seat], kind] == 0:
        kind += 1
    return kind


@rule
def discard(s: State) -> None:
    """The eleventh card of each hand is put away unused, face down (SAV-7)."""
    for seat in range(s.seats):
        tell_only(s, 1 << seat, Event.DISCARDED, last_card(s, seat))
    for hand in range(s.circle):
        for kind in range(KINDS):
            s.hand[hand, kind] = 0
    s.shown = Card.EMPTY
