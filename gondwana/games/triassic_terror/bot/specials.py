"""Presence and Dominance: what they promise, and what the first or the last animal in an environment changes."""

from typing import Final

from gondwana.kernel.rules import rule

from ..scoring import animals
from ..state import State
from ..tables import (
    DOMINANCE,
    DOMINANCE_AFTER,
    DOMINANT_PLACES,
    ENVIRONMENTS,
    PERIODS,
    PRESENCE,
    PRESENCE_AFTER,
    ROUNDS,
)
from .rounds import doubt_after, edge, rounds_left, turns_left

HOPE: Final = 0.7  # how likely an environment that is missing will be entered, with a round or more for it
DOMINANT: Final = 0.5  # of the points for Dominance that are in sight
LATER_PRESENCE: Final = 0.15  # of its points for each environment, while another period comes first


@rule
def environments_of(s: State, seat: int) -> int:
    """In how many environments a seat has an animal."""
    count = 0
    for environment in range(ENVIRONMENTS):
        if animals(s, environment, seat) > 0:
            count += 1
    return count


@rule
def presence_worth(s: State, environments: int) -> float:
    """What animals in so many environments promise."""
    points = 0.0
    if PRESENCE_AFTER[s.schedule, s.period]:
        chance, time = 1.0, rounds_left(s) + turns_left(s)
        for missing in range(1, ENVIRONMENTS - environments + 1):
            chance *= HOPE * min(1.0, time / missing)
        points += chance * PRESENCE
    for period in range(s.period + 1, PERIODS):
        if PRESENCE_AFTER[s.schedule, period] and ROUNDS[s.schedule, period] > 0:
            points += LATER_PRESENCE * environments * PRESENCE
    return points


@rule
def nearing_presence(s: State, environment: int, seat: int) -> float:
    """What the first animal in an environment brings."""
    if animals(s, environment, seat) > 0:
        return 0.0
    environments = environments_of(s, seat)
    return presence_worth(s, environments + 1) - presence_worth(s, environments)


@rule
def losing_presence(s: State, environment: int, seat: int, dinos: int) -> float:
    """What it costs to lose so many animals of an environment, if they are the last."""
    if animals(s, environment, seat) > dinos:
        return 0.0
    environments = environments_of(s, seat)
    return presence_worth(s, environments) - presence_worth(s, environments - 1)


@rule
def rounds_to_dominance(s: State) -> float:
    """Rounds until the animals of the environments are compared; below 0 if they won't be any more."""
    rounds = rounds_left(s) + turns_left(s)
    for period in range(s.period, PERIODS):
        if period > s.period:
            rounds += ROUNDS[s.schedule, period]
        if DOMINANCE_AFTER[s.schedule, period]:
            return rounds
    return -1.0


@rule
def dominance_worth(s: State, seat: int) -> float:
    """What the animals of a seat promise when environments are compared."""
    rounds = rounds_to_dominance(s)
    if rounds < 0.0:
        return 0.0
    points, doubt = 0.0, doubt_after(s, rounds)
    for environment in range(ENVIRONMENTS):
        herd = animals(s, environment, seat)
        if herd > 0:
            points += place_worth(s, environment, seat, herd, doubt)
    return DOMINANT * points


@rule
def place_worth(s: State, environment: int, seat: int, herd: int, doubt: float) -> float:
    """What so many animals in an environment promise, between two places a part of each."""
    behind = 0.0
    for other in range(s.seats):
        theirs = animals(s, environment, other)
        if other != seat and theirs > 0:
            behind += 1.0 - edge(float(herd - theirs), doubt)
    points = 0.0
    for place in range(DOMINANT_PLACES):
        points += DOMINANCE[s.schedule, place] * max(0.0, 1.0 - abs(behind - place))
    return points
