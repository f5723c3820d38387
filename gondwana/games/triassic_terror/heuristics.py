"""The bot's eye: how good a position looks, in points that can be expected."""

from typing import Final

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import first_asked, prompt
from gondwana.kernel.rule import rule

from .prompts import Prompt
from .rules.herds import herd_size
from .scoring import animals, dominance_points, is_last_period
from .state import State
from .tables import (
    AREAS,
    DOMINANCE_AFTER,
    ENVIRONMENTS,
    HABITATS,
    PRESENCE,
    PRESENCE_AFTER,
    ROUNDS,
    SIDE,
    SPACES,
    STONES,
    Tile,
)

RIVALRY: Final = 0.5  # how much the others' standing counts against one's own
LASTING: Final = 0.8  # what is left of a lead after a round of everybody's turns
LATER: Final = 0.45  # what a habitat held now brings in each later period
DINO: Final = 0.25  # a dino on the board, beside what it holds
NEAR_MISS: Final = 0.25  # a better habitat that is one or two dinos away
PLATE: Final = 2.0  # a tile that is still to be played, beside what it is worth by itself
CARD: Final = 3.5  # a terrain card that is still to be played
WHITE: Final = 0.8  # a pending dino
COUNTER: Final = 2.0  # a counter that may still be used
STEP: Final = 1.5  # a step of a tile that is still to be taken


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
def rounds_left(s: State) -> int:
    """Whole rounds of the period after this one."""
    return ROUNDS[s.schedule, s.period] - 1 - s.lap


@rule
def periods_left(s: State) -> int:
    """Periods after this one."""
    later = 0
    for period in range(s.period + 1, len(ROUNDS[s.schedule])):
        if ROUNDS[s.schedule, period] > 0:
            later += 1
    return later


@rule
def fade(rounds: int) -> float:
    """How much of a lead lasts so many rounds."""
    left = 1.0
    for _ in range(rounds):
        left *= LASTING
    return left


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


@rule
def tile_worth(tile: int) -> float:
    """What a tile brings on the whole."""
    if tile == Tile.NEW or tile == Tile.GROW:
        return 4.5
    if tile == Tile.HATCH:
        return 4.0
    if tile == Tile.TREX:
        return 5.0
    return 3.0 if tile == Tile.RAPT else 2.5


@rule
def hand_worth(s: State, seat: int) -> float:
    """Tile, card, pending dinos and counters that are still to be used."""
    worth = WHITE * s.pending[seat]
    if s.hand[seat] != NONE:
        worth += CARD
    for space in range(SPACES):
        tile = s.tile_on[space]
        if s.taken[tile] == seat and (space > s.space or (space == s.space and s.tile_played == 0)):
            worth += tile_worth(tile) + PLATE
    if s.hatch_used[seat] == NONE:
        worth += COUNTER if periods_left(s) > 0 or s.volcano_used[seat] != s.period else 0.0
    if s.volcano_used[seat] == NONE:
        worth += COUNTER if periods_left(s) > 0 or s.hatch_used[seat] != s.period else 0.0
    if s.asked and first_asked(s) == seat:
        worth += open_worth(s)
    return worth


@rule
def open_worth(s: State) -> float:
    """What the open question, and the steps that wait below it, will bring."""
    question = prompt(s)
    worth = STEP * s.depth
    if question == Prompt.ALLOC or question == Prompt.ENV:
        worth += CARD
    elif question == Prompt.HERD3 or question == Prompt.HERD_HATCH or question == Prompt.HERD_COUNTER:
        worth += 2.5
    elif question == Prompt.TREX_MOVE or question == Prompt.TREX_EAT:
        worth += 4.0
    elif question == Prompt.MENU or question == Prompt.SEL_CARD or question == Prompt.SEL_TILE:
        worth -= STEP
    return worth
