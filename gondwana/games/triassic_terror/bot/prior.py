"""Which answers look promising: the places a search tries first, and where its playouts go."""

from gondwana.kernel.rules import FOOLISH, NONE, about, prompt, rule

from ..prompts import Act, Extra, Prompt, Source
from ..rules.migration import followers, movable
from ..state import State
from ..tables import (
    ADJACENT,
    AREAS,
    BELT,
    EXTRA_AT_AREA,
    EXTRA_AT_ENVIRONMENT,
    EXTRA_AT_PREY,
    EXTRA_AT_RAPTOR,
    HABITATS,
    NO_RAPTOR,
    NOBODY,
    NOWHERE,
    SPLIT,
    TREX_SIZE,
)
from .areas import gain, harm
from .rounds import rounds_left
from .unplayed import WHITE, tile_worth
from .waste import eruption, wasteful


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
    if question == Prompt.COLOUR:
        return 1.0  # one is as good as another
    extra = extra_of(question, move)
    if wasteful(s, seat, move, extra):
        return FOOLISH
    if extra >= 0:
        return promise(prior_of_extra(s, extra) - 3.0)
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
def extra_of(question: int, move: int) -> int:
    """The Extra that an answer within a tile means, or NONE (TT-40)."""
    first = EXTRA_AT_AREA
    if question == Prompt.ENV:
        first = EXTRA_AT_ENVIRONMENT
    elif question == Prompt.RAPTOR_PICK:
        first = EXTRA_AT_RAPTOR
    elif question == Prompt.SCATTER_WHO:
        first = EXTRA_AT_PREY
    elif question < Prompt.HERD3 or question == Prompt.MIG_COUNT:
        return NONE
    return move - first if move >= first else NONE


@rule
def prior_of_extra(s: State, extra: int) -> float:
    """White dinos are placed, counters kept for later."""
    if extra == Extra.WHITE:
        return 8.0
    return 2.0 if rounds_left(s) == 0 else -2.0


@rule
def prior_of_choice(s: State, seat: int, question: int, move: int) -> float:
    """Cards, tiles and the menu: play what there is, keep counters for later, end last."""
    if question == Prompt.SEL_CARD:
        face_up = best_in(s, seat, s.face_up)
        return promise(face_up) if move == Source.FACE_UP else promise(2.0)
    if question == Prompt.SEL_TILE:
        return promise(tile_worth(move) + WHITE * s.white[move])
    if move == Act.CARD or move == Act.TILE:
        return promise(6.0)
    return promise(-6.0) if move == Act.END else promise(prior_of_extra(s, move - Act.EXTRA))


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
