"""How good a position looks, in points that can be expected."""

from typing import Final

from gondwana.kernel.rules import first_asked, rule

from ..rules.herds import herd_size
from ..state import State
from ..tables import AREAS
from .areas import NOW, area_worth, dino_worth, outlook
from .rounds import doubt_now
from .specials import dominance_worth, environments_of, presence_worth
from .unfinished import open_worth
from .unplayed import hand_worth

RIVALRY: Final = 0.5  # how much the others' standing counts against one's own


@rule
def value(s: State, seat: int) -> float:
    """How far a seat is ahead of the others, in points that can be expected; at the end in those there are."""
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += standing(s, other)
    return standing(s, seat) - RIVALRY * others / (s.seats - 1)


@rule
def standing(s: State, seat: int) -> float:
    """Points so far, what the herds promise, and what is still in hand."""
    points = float(s.scores[seat])
    if s.over:
        return points
    doubt = doubt_now(s)
    points += herds_worth(s, seat, doubt) + presence_worth(s, environments_of(s, seat)) + dominance_worth(s, seat)
    points += hand_worth(s, seat, doubt)
    if s.asked and first_asked(s) == seat:
        points += open_worth(s, seat, doubt)
    return points


@rule
def herds_worth(s: State, seat: int, doubt: float) -> float:
    """What the herds promise at this scoring and at later ones; a T-Rex may be another's by then."""
    stones, dinos, areas = 0.0, 0, 0
    for area in range(AREAS):
        size = herd_size(s, area, seat)
        if size > 0:
            dinos += s.dinos[area, seat]
            areas += 1
            stones += outlook(s, area, seat, size, doubt, 0.0)
    return NOW * stones + dino_worth(s) * dinos + area_worth(s) * areas
