"""Terrain cards between pile, hand and discards (TT-15, TT-30, TT-31, TT-36)."""

from gondwana.kernel.rules import NONE, draw_one, rule, uncover

from ..state import State
from ..tables import ENVIRONMENTS


@rule
def draw_card(s: State) -> int:
    """A card from the pile; should it ever be empty, the discards become the new pile."""
    left = 0
    for environment in range(ENVIRONMENTS):
        left += s.deck[environment]
    if left == 0:
        for environment in range(ENVIRONMENTS):
            s.deck[environment] = s.discards[environment]
            s.discards[environment] = 0
    return draw_one(s, s.deck)


@rule
def discard(s: State, seat: int) -> None:
    """A card goes from a hand to the discards, where all see it (TT-36)."""
    if s.open_hand[seat] == 0:
        uncover(s)
    s.discards[s.hand[seat]] += 1
    s.hand[seat] = NONE
    s.open_hand[seat] = 0
