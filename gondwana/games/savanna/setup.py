"""From options to the first question."""

from typing import Final

from gondwana.kernel.rules import Ints, rule

from .flow import Stage
from .state import State
from .tables import COPIES, KINDS, NEUTRAL

TARGET: Final = 0  # the place of the option `solo_level`


@rule
def setup(s: State, options: Ints) -> None:
    """All cards in the deck, every ecosystem empty; with two players a third hand goes round (SAV-1, SAV-14)."""
    for kind in range(KINDS):
        s.deck[kind] = COPIES[kind]
    s.circle = NEUTRAL + 1 if s.seats == 2 else s.seats
    s.target = options[TARGET] + 1
    s.lap = 1
    s.step = 1
    s.stage = Stage.DEAL
