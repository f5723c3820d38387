"""Meals: one dino for each answer, opponents' only; the area is ranked after the meal (TT-57, TT-82, TT-89, TT-105)."""

from gondwana.kernel.rules import Ints, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import NOBODY
from ..words import HERD_THINGS, PREY
from .herds import remove_dinos


@rule
def has_prey(s: State, seat: int, area: int) -> bool:
    """Whether an opponent has a dino there."""
    dinos = 0
    for other in range(s.seats):
        if other != seat:
            dinos += s.dinos[area, other]
    return dinos > 0


@question(Prompt.PT_EAT, PREY, at=HERD_THINGS)
@question(Prompt.TREX_EAT, PREY, at=HERD_THINGS)
@question(Prompt.RAPTOR_EAT, PREY, at=HERD_THINGS)
def offer_meal(s: State, seat: int, area: int, out: Ints) -> int:
    """Any opponent with a dino there, or enough."""
    count = 0
    for other in range(s.seats):
        if other != seat and s.dinos[area, other] > 0:
            out[count] = other
            count += 1
    out[count] = NOBODY
    return count + 1


@rule
def bite(s: State, seat: int, area: int, left: int, prey: int, predator: int) -> bool:
    """A dino is eaten; whether the meal goes on."""
    if prey == NOBODY:
        return False
    remove_dinos(s, prey, area, 1)
    tell(s, Event.EATEN, predator, prey, area)
    return left > 1 and has_prey(s, seat, area)
