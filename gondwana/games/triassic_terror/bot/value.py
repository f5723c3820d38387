"""How good a position looks, in points that can be expected."""

from typing import Final

from gondwana.kernel.rules import rule

from ..rules.herds import herd_size
from ..scoring import animals, dominance_points, is_last_period
from ..state import State
from ..tables import AREAS, DOMINANCE_AFTER, ENVIRONMENTS, HABITATS, PRESENCE, PRESENCE_AFTER, ROUNDS, SIDE, STONES
from .rounds import fade, periods_left, rounds_left
from .unplayed import hand_worth

RIVALRY: Final = 0.5  # how much the others' standing counts against one's own
LATER: Final = 0.45  # what a habitat held now brings in each later period
DINO: Final = 0.25  # a dino on the board, beside what it holds
NEAR_MISS: Final = 0.25  # a better habitat that is one or two dinos away


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
    if s.over:
        return float(s.scores[seat])
    return s.scores[seat] + herds_worth(s, seat) + specials_worth(s, seat) + hand_worth(s, seat)


@rule
def herds_worth(s: State, seat: int) -> float:
    """The stones of the habitats held, now and later; dinos for their own sake while the game goes on."""
    stones, dinos = 0.0, 0.0
    for area in range(AREAS):
        dinos += min(herd_size(s, area, seat), 8)
        for place in range(HABITATS):
            if s.habitat[area, place] == seat:
                stones += STONES[SIDE[s.schedule], area, place] + hope(s, area, place)
    weight = fade(rounds_left(s)) + LATER * periods_left(s)
    last = is_last_period(s) and rounds_left(s) == 0
    return weight * stones + dinos * (0.05 if last else DINO)


@rule
def hope(s: State, area: int, place: int) -> float:
    """A better habitat is near when its herd is hardly larger."""
    if place == 0:
        return 0.0
    gap = herd_size(s, area, s.habitat[area, place - 1]) - herd_size(s, area, s.habitat[area, place])
    step = STONES[SIDE[s.schedule], area, place - 1] - STONES[SIDE[s.schedule], area, place]
    return NEAR_MISS * step if gap <= 1 else 0.0


@rule
def specials_worth(s: State, seat: int) -> float:
    """Presence and Dominance, as far as they will be counted."""
    environments = 0
    for environment in range(ENVIRONMENTS):
        if animals(s, environment, seat) > 0:
            environments += 1
    points = 0.0
    for period in range(s.period, len(ROUNDS[s.schedule])):
        rounds = rounds_left(s) if period == s.period else 2 + rounds_left(s)
        if PRESENCE_AFTER[s.schedule, period]:
            points += fade(rounds) * presence_worth(environments)
        if DOMINANCE_AFTER[s.schedule, period]:
            for environment in range(ENVIRONMENTS):
                points += fade(rounds) * dominance_points(s, environment, seat)
    return points


@rule
def presence_worth(environments: int) -> float:
    """All four are the points; three are a good start."""
    if environments == ENVIRONMENTS:
        return float(PRESENCE)
    return 0.4 * PRESENCE if environments == ENVIRONMENTS - 1 else 0.1 * PRESENCE * environments / 2
