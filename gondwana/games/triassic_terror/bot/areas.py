"""What a herd promises in an area, and what more dinos would bring there, or fewer cost."""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..rules.areas import environment_of, has_volcano
from ..rules.herds import herd_size, holds
from ..state import State
from ..tables import HABITATS, SIDE, STONES
from .rounds import HALF, edge, periods_left
from .specials import losing_presence, nearing_presence

NOW: Final = 0.8  # of the stone that a herd promises at the next scoring
DINO: Final = 0.45  # points for a dino as such: it makes a herd safer, and counts for Dominance
LATER_DINO: Final = 0.4  # and for each later period, in which nobody knows yet who will be ahead where
LATER_AREA: Final = 0.6  # for an area with a herd in it, in each later period: the less the more come there
RIVALRY: Final = 0.8  # how much the loss of all the others together is worth to oneself


@rule
def rivalry(s: State) -> float:
    """How much the loss of one of the others is worth."""
    return RIVALRY / (s.seats - 1)


@rule
def step(s: State, area: int) -> int:
    """What the best habitat of an area has above the next."""
    return STONES[SIDE[s.schedule], area, 0] - STONES[SIDE[s.schedule], area, 1]


@rule
def stones_at(s: State, area: int, behind: float) -> float:
    """The stone of a habitat, and between two habitats a part of each."""
    place = int(behind)
    if place >= HABITATS:
        return 0.0
    here, after = STONES[SIDE[s.schedule], area, place], 0
    if place + 1 < HABITATS:
        after = STONES[SIDE[s.schedule], area, place + 1]
    return here - (behind - place) * (here - after)


@rule
def outlook(s: State, area: int, seat: int, size: int, doubt: float, rivalry: float) -> float:
    """What a herd of a size promises at a scoring: its own stone, and what it takes from those it is ahead of."""
    if size <= 0:
        return 0.0
    others, ahead, driven_out, passed = 0, 0.0, 0, False
    for place in range(HABITATS):
        other = s.habitat[area, place]
        if other == seat:
            passed = True
        elif other != NONE:
            lead = size - herd_size(s, area, other) + (HALF if passed else -HALF)
            others += 1
            ahead += edge(lead, doubt)
            if lead < 0.0:
                driven_out += 1
    if driven_out == HABITATS:
        return 0.0  # the fourth herd leaves
    return stones_at(s, area, others - ahead) + rivalry * step(s, area) * ahead


@rule
def dino_worth(s: State) -> float:
    """What a dino is worth as such."""
    return DINO + LATER_DINO * periods_left(s)


@rule
def area_worth(s: State) -> float:
    """What it is worth to have a herd in one more area."""
    return LATER_AREA * periods_left(s) / (s.seats - 1)


@rule
def gain(s: State, area: int, seat: int, dinos: int, doubt: float) -> float:
    """What so many more dinos, or fewer, would bring a seat in an area."""
    if dinos > 0 and has_volcano(s, area):
        return 0.0
    size, share = herd_size(s, area, seat), rivalry(s)
    after = outlook(s, area, seat, size + dinos, doubt, share)
    points = NOW * (after - outlook(s, area, seat, size, doubt, share))
    if dinos <= 0:
        points += dino_worth(s) * dinos - losing_presence(s, environment_of(area), seat, -dinos)
        return points - area_worth(s) if size + dinos <= 0 else points
    if size == 0:
        if after == 0.0:
            return points  # driven out at once
        points += area_worth(s) + nearing_presence(s, environment_of(area), seat)
    return points + dino_worth(s) * dinos


@rule
def harm(s: State, seat: int, area: int, victim: int, dinos: int, doubt: float) -> float:
    """What it brings a seat that another one loses so many dinos."""
    count = min(dinos, s.dinos[area, victim])
    points = -rivalry(s) * gain(s, area, victim, -count, doubt)
    if holds(s, area, seat):
        lead = float(herd_size(s, area, seat) - herd_size(s, area, victim))
        points += NOW * step(s, area) * (edge(lead + count, doubt) - edge(lead, doubt))
    return points
