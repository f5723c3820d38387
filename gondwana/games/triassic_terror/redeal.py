"""What a seat can't know: the pile, and the cards that others drew from it (TT-31, TT-137)."""

from gondwana.kernel.rules import NONE, draw_one, rule

from .state import State


@rule
def redeal(s: State, seat: int) -> None:
    """Secret cards of the others go back to the pile and are drawn anew; the pile itself has no order."""
    reveals = s.reveals
    for other in range(s.seats):
        if is_secret(s, other, seat):
            s.deck[s.hand[other]] += 1
    for other in range(s.seats):
        if is_secret(s, other, seat):
            s.hand[other] = draw_one(s, s.deck)
    s.reveals = reveals  # guessing uncovers nothing


@rule
def is_secret(s: State, owner: int, seat: int) -> bool:
    """Whether a seat holds a card that another one can't know (TT-31)."""
    return owner != seat and s.hand[owner] != NONE and s.open_hand[owner] == 0
