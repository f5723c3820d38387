"""The bot's eye: how good a position looks, which answers look promising."""

from typing import Final

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import about, first_asked, prompt
from gondwana.kernel.rule import rule

from .gains import gain, harm
from .prompts import Prompt
from .rules.herds import herd_size
from .rules.migration import followers, movable
from .scoring import animals, dominance_points, is_last_period
from .state import State
from .tables import (
    ADJACENT,
    AREAS,
    BELT,
    DOMINANCE_AFTER,
    ENVIRONMENTS,
    HABITATS,
    NO_RAPTOR,
    NOBODY,
    NOWHERE,
    PRESENCE,
    PRESENCE_AFTER,
    ROUNDS,
    SIDE,
    SPACES,
    SPLIT,
    STONES,
    TREX_SIZE,
    Act,
    Source,
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
    """How far a seat is ahead of the others, in points that can be expected."""
    if s.over:
        return float(s.scores[seat])
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += standing(s, other)
    return standing(s, seat) - RIVALRY * others / (s.seats - 1)


@rule
def standing(s: State, seat: int) -> float:
    """Points so far, what the herds promise, and what is still in hand."""
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


@rule
def promise(points: float) -> float:
    """Points as a weight: about e**(points / 2), by squaring."""
    weight = max(0.05, 1.0 + points / 16.0)
    weight *= weight
    weight *= weight
    return weight * weight


@rule
def prior(s: State, seat: int, move: int) -> float:
    """How promising an answer looks."""
    question = prompt(s)
    if question < Prompt.HERD_COUNTER:
        return prior_of_choice(s, seat, question, move)
    if question < Prompt.PT_MOVE:
        return promise(gain_of_herd(s, seat, question, move))
    if question < Prompt.RAPTOR_PICK:
        return promise(gain_of_hunt(s, seat, question, move))
    if question < Prompt.MIG_HERD:
        return promise(gain_of_raptors(s, seat, question, move))
    return promise(gain_of_migration(s, seat, question, move))


@rule
def prior_of_choice(s: State, seat: int, question: int, move: int) -> float:
    """Cards, tiles and the menu: play what there is, keep counters for later, end last."""
    if question == Prompt.SEL_CARD:
        face_up = best_in(s, seat, s.face_up)
        return promise(face_up) if move == Source.FACE_UP else promise(2.0)
    if question == Prompt.SEL_TILE:
        return promise(tile_worth(move) + WHITE * s.white[move])
    if move == Act.WHITE:
        return promise(8.0)
    if move == Act.CARD or move == Act.TILE:
        return promise(6.0)
    if move == Act.HATCH or move == Act.VOLCANO:
        return promise(2.0 if rounds_left(s) == 0 else -2.0)
    return promise(1.0 if question == Prompt.INTERRUPT else -6.0)


@rule
def best_in(s: State, seat: int, environment: int) -> float:
    """The best place for three dinos in an environment."""
    best = 0.0
    for place in range(BELT):
        best = max(best, gain(s, environment * BELT + place, seat, 3))
    return best


@rule
def gain_of_herd(s: State, seat: int, question: int, move: int) -> float:
    """Where dinos come to, and where the volcano erupts."""
    if question == Prompt.VOLCANO_AREA:
        return eruption(s, seat, move)
    if question == Prompt.ENV:
        return best_in(s, seat, move)
    if question == Prompt.ALLOC:
        points = 0.0
        for place in range(BELT):
            if SPLIT[move, place] > 0:
                points += gain(s, about(s, 0) * BELT + place, seat, SPLIT[move, place])
        return points
    if question == Prompt.HERD_WHITE:
        return gain(s, move, seat, 1)
    return gain(s, move, seat, 2 if question == Prompt.HERD2 else 3)


@rule
def eruption(s: State, seat: int, area: int) -> float:
    """The harm to others, less the harm to oneself."""
    points = 0.0
    for place in range(2):
        victim = s.habitat[area, place]
        if victim != NONE:
            loss = harm(s, area, victim, 2 - place)
            points += -loss if victim == seat else loss
    return points


@rule
def prey_worth(s: State, seat: int, area: int, dinos: int) -> float:
    """What a meal in an area would do to the others, and to the own rank."""
    points = 0.0
    for place in range(HABITATS):
        victim = s.habitat[area, place]
        if victim != NONE and victim != seat and s.dinos[area, victim] > 0:
            points = max(points, harm(s, area, victim, dinos))
    return points


@rule
def gain_of_hunt(s: State, seat: int, question: int, move: int) -> float:
    """The Pterodactyl and the T-Rex: the harm to others, and the three that a T-Rex brings."""
    if question == Prompt.PT_MOVE:
        return -1.0 if move == NOWHERE else prey_worth(s, seat, move, 2)
    if question == Prompt.TREX_MOVE:
        area = s.trex_area if move == NOWHERE else move
        points = gain(s, area, seat, TREX_SIZE)
        return points if move == NOWHERE else points + prey_worth(s, seat, area, 3)
    area = s.pterodactyl if question == Prompt.PT_EAT else s.trex_area
    return -2.0 if move == NOBODY else harm(s, area, move, about(s, 0))


@rule
def gain_of_raptors(s: State, seat: int, question: int, move: int) -> float:
    """Raptors go where it hurts; own dinos are not scattered."""
    if question == Prompt.RAPTOR_PICK:
        return -1.0 if move == NO_RAPTOR else 1.0
    if question == Prompt.RAPTOR_MOVE:
        return prey_worth(s, seat, move, 3)
    if question == Prompt.SCATTER_TO:
        return 0.0
    if move == NOBODY:
        return 0.0
    loss = harm(s, s.raptor[about(s, 0)], move, 2)
    return -loss if move == seat else loss


@rule
def gain_of_migration(s: State, seat: int, question: int, move: int) -> float:
    """A herd goes where it brings more than where it leaves."""
    if question == Prompt.MIG_HERD:
        return 0.0 if move == NOWHERE else best_way(s, seat, move)
    origin = about(s, 0)
    if question == Prompt.MIG_TO:
        return 1.0 if move == NOWHERE else gain(s, move, seat, arrivals(s, seat, origin, move))
    area = about(s, 2)
    shock = 0 if area // BELT == origin // BELT else 1
    leaving = max(move - followers(s, seat, origin), 0)
    return gain(s, area, seat, move - shock) + gain(s, origin, seat, -leaving)


@rule
def arrivals(s: State, seat: int, origin: int, area: int) -> int:
    """How many would arrive if about all left."""
    shock = 0 if area // BELT == origin // BELT else 1
    return max(movable(s, seat, origin) + followers(s, seat, origin) - shock, 0)


@rule
def best_way(s: State, seat: int, origin: int) -> float:
    """What the best migration of a herd would bring."""
    best = -2.0
    leaves = gain(s, origin, seat, -movable(s, seat, origin))
    for area in range(AREAS):
        if (ADJACENT[origin] >> area) & 1:
            best = max(best, gain(s, area, seat, arrivals(s, seat, origin, area)) + leaves)
    return best
