"""What a seat can't know: hands that it has not seen, the deck, what the others have just decided (SAV-40, SAV-42)."""

from gondwana.kernel.rules import draw_one, is_asked, prompt, roll, rule

from .prompts import Prompt
from .rules.placement import is_free
from .state import State
from .tables import CELLS, KINDS, WIDTH


@rule
def redeal(s: State, seat: int) -> None:
    """Deal the unseen hands anew out of all unseen cards, and guess what the others have decided in secret.

    A hand that has passed through the seat is known for good: every card that was taken from it since has been shown.
    """
    reveals = s.reveals
    cards = hand_size(s, s.held[seat])
    for hand in range(s.circle):
        if not has_seen(s, seat, hand):
            put_back(s, hand)
    for hand in range(s.circle):
        if not has_seen(s, seat, hand):
            for _ in range(cards):
                s.hand[hand, draw_one(s, s.deck)] += 1
    guess_decisions(s, seat)
    s.reveals = reveals  # guessing uncovers nothing


@rule
def has_seen(s: State, seat: int, hand: int) -> bool:
    """Whether a hand has passed through a seat in this round."""
    return (s.seen[seat] >> hand) & 1 == 1


@rule
def hand_size(s: State, hand: int) -> int:
    """How many cards a hand holds."""
    cards = 0
    for kind in range(KINDS):
        cards += s.hand[hand, kind]
    return cards


@rule
def put_back(s: State, hand: int) -> None:
    """The cards of a hand go back into the deck."""
    for kind in range(KINDS):
        s.deck[kind] += s.hand[hand, kind]
        s.hand[hand, kind] = 0


@rule
def guess_decisions(s: State, seat: int) -> None:
    """Chosen cards and places that the others have not shown yet are replaced by possible ones."""
    if s.asked == 0:
        return
    question = prompt(s)
    for other in range(s.seats):
        if other == seat or is_asked(s, other):
            continue
        if question == Prompt.CHOOSE:
            s.choice[other] = guess_card(s, s.held[other])
        elif question == Prompt.PLACE:
            s.spot[other] = guess_cell(s, other)


@rule
def guess_card(s: State, hand: int) -> int:
    """One card of a hand, all equally likely; it stays in the hand."""
    left = roll(s, hand_size(s, hand))
    kind = 0
    while left >= s.hand[hand, kind]:
        left -= s.hand[hand, kind]
        kind += 1
    return kind


@rule
def guess_cell(s: State, ecosystem: int) -> int:
    """One free cell, all equally likely."""
    count, guess = 0, 0
    for cell in range(CELLS):
        if is_free(s, ecosystem, cell // WIDTH, cell % WIDTH):
            count += 1
            if roll(s, count) == 0:
                guess = cell
    return guess
