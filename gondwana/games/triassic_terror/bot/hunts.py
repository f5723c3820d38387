"""What predators and volcanoes can do to the others."""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..rules.areas import has_volcano
from ..rules.raptors import raptor_reach
from ..state import State
from ..tables import AREAS, ERUPTION, HABITATS
from .areas import gain, harm

RAPTOR_BITES: Final = 3  # dinos that a Raptor eats or drives away


@rule
def prey_worth(s: State, seat: int, area: int, dinos: int, doubt: float) -> float:
    """What a meal of so many dinos in an area brings at best."""
    points = 0.0
    for place in range(HABITATS):
        victim = s.habitat[area, place]
        if victim != NONE and victim != seat and s.dinos[area, victim] > 0:
            points = max(points, harm(s, seat, area, victim, dinos, doubt))
    return points


@rule
def raptor_worth(s: State, seat: int, raptor: int, dinos: int, doubt: float) -> float:
    """What a Raptor can do at best."""
    reach, best = raptor_reach(s, raptor), 0.0
    for area in range(AREAS):
        if (reach >> area) & 1:
            best = max(best, prey_worth(s, seat, area, dinos, doubt))
    return best


@rule
def eruption(s: State, seat: int, area: int, doubt: float) -> float:
    """The harm to others, less the harm to oneself (TT-114)."""
    points = 0.0
    for place in range(HABITATS):
        victim = s.habitat[area, place]
        if victim == NONE or ERUPTION[place] == 0:
            continue
        if victim == seat:
            points += gain(s, area, seat, -min(ERUPTION[place], s.dinos[area, seat]), doubt)
        else:
            points += harm(s, seat, area, victim, ERUPTION[place], doubt)
    return points


@rule
def best_eruption(s: State, seat: int, doubt: float) -> float:
    """What a volcano brings at best; 0 if it harms nobody more than oneself."""
    best = 0.0
    for area in range(AREAS):
        if not has_volcano(s, area):
            best = max(best, eruption(s, seat, area, doubt))
    return best
