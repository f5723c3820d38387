"""Answers that only throw something away: no bot gives them, however little it sees."""

from typing import Final

from gondwana.kernel.rules import rule

from ..rules.hands import hand_place
from ..state import State
from .actions import FINE, LEAST, MUTATE
from .cards import is_from_row, keep_use

TRADE_GAIN: Final = 0.25  # a trade that improves the hand by less only goes round
RESCUE: Final = 1.0  # what an action for an own species must bring to be its rescue


@rule
def is_good(s: State) -> bool:
    """Whether the plan of a turn is worth its turn."""
    return s.plan_kind > 0 and s.plan_worth > LEAST * FINE


@rule
def passes_up(s: State) -> bool:
    """Whether to pass would leave points: in the last era any good plan, in others one that rescues a species."""
    if not is_good(s):
        return False
    return s.era == s.eras or (s.plan_kind >= MUTATE and s.plan_worth > RESCUE * FINE)


@rule
def gives_away(s: State, seat: int, card: int, taken: int) -> bool:
    """Whether a card of the hand is needed more than the one that comes for it, or came from the trade row itself."""
    if is_from_row(s, seat, hand_place(s, seat, card)):
        return True
    return keep_use(s, seat, card) >= keep_use(s, seat, taken)
