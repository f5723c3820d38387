"""Which answers look promising: the places a search tries first, and where its playouts go."""

from typing import Final

from gondwana.kernel.rules import FOOLISH, NONE, about, prompt, rule

from ..prompts import Act, Extra, Prompt, Source
from ..state import State
from ..tables import (
    BELT,
    EGGS,
    ENVIRONMENTS,
    EXTRA_AT_AREA,
    EXTRA_AT_ENVIRONMENT,
    EXTRA_AT_PREY,
    EXTRA_AT_RAPTOR,
    GROW_SECOND,
    NO_RAPTOR,
    NOBODY,
    NOWHERE,
    PTERODACTYL_MEAL,
    SPLIT,
    TREX_MEAL,
    TREX_SIZE,
)
from .areas import gain, harm, rivalry
from .hunts import RAPTOR_BITES, eruption, prey_worth, raptor_worth
from .journeys import best_group, best_way, group_worth
from .rounds import doubt_now, rounds_left
from .unplayed import WHITE, best_in, tile_worth
from .waste import wasteful

PLAY: Final = 6.0  # card and tile are played
END: Final = -6.0  # the turn ends when nothing else is left
SAVED: Final = -8.0  # a counter is kept for the last round of a period
DUE: Final = 2.0  # and used then
STAY: Final = -1.0  # a predator that stays does nothing
FAR: Final = 2  # steps of a T-Rex, after which its meal is the smaller one
SETTLED: Final = 0.0  # a migration that is not worth it


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
    if wasteful(s, seat, move, extra_of(question, move)):
        return FOOLISH
    if question == Prompt.MENU:
        return promise(worth_of_act(s, move))
    doubt = doubt_now(s)
    if question < Prompt.HERD_COUNTER:
        return promise(worth_of_choice(s, seat, question, move, doubt))
    if question < Prompt.PT_MOVE:
        return promise(worth_of_herd(s, seat, question, move, doubt))
    if question < Prompt.RAPTOR_PICK:
        return promise(worth_of_hunt(s, seat, question, move, doubt))
    if question < Prompt.MIG_HERD:
        return promise(worth_of_raptors(s, seat, question, move, doubt))
    return promise(worth_of_migration(s, seat, question, move, doubt))


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
def worth_of_act(s: State, act: int) -> float:
    """Play what there is, keep counters for later, end last."""
    if act == Act.CARD or act == Act.TILE:
        return PLAY
    if act == Act.END:
        return END
    if act - Act.EXTRA == Extra.WHITE:
        return 0.0
    return DUE if rounds_left(s) == 0 else SAVED


@rule
def worth_of_choice(s: State, seat: int, question: int, move: int, doubt: float) -> float:
    """The card that lies there or any other; a tile with its white dinos."""
    if question == Prompt.SEL_TILE:
        return tile_worth(s, seat, move, doubt) + WHITE * s.white[move]
    if move == Source.FACE_UP:
        return best_in(s, seat, s.face_up, doubt)
    points, cards = 0.0, 0
    for environment in range(ENVIRONMENTS):
        points += s.deck[environment] * best_in(s, seat, environment, doubt)
        cards += s.deck[environment]
    return points / max(1, cards)


@rule
def worth_of_herd(s: State, seat: int, question: int, move: int, doubt: float) -> float:
    """Where dinos come to, and where the volcano erupts."""
    if question == Prompt.VOLCANO_AREA:
        return eruption(s, seat, move, doubt)
    if question == Prompt.ENV:
        return best_in(s, seat, move, doubt)
    if question == Prompt.ALLOC:
        points = 0.0
        for place in range(BELT):
            if SPLIT[move, place] > 0:
                points += gain(s, about(s, 0) * BELT + place, seat, SPLIT[move, place], doubt)
        return points
    if question == Prompt.HERD_WHITE:
        return gain(s, move, seat, 1, doubt)
    return gain(s, move, seat, GROW_SECOND if question == Prompt.HERD2 else EGGS, doubt)


@rule
def worth_of_hunt(s: State, seat: int, question: int, move: int, doubt: float) -> float:
    """The Pterodactyl and the T-Rex: the harm to others, and the three that a T-Rex brings."""
    if question == Prompt.PT_MOVE:
        return STAY if move == NOWHERE else prey_worth(s, seat, move, PTERODACTYL_MEAL[s.schedule], doubt)
    if question == Prompt.TREX_MOVE:
        return trex_worth(s, seat, move, doubt)
    area = s.pterodactyl if question == Prompt.PT_EAT else s.trex_area
    return harm(s, seat, area, move, about(s, 0), doubt)


@rule
def trex_worth(s: State, seat: int, area: int, doubt: float) -> float:
    """What a T-Rex brings where it goes, less what it leaves behind."""
    if area == NOWHERE:
        return 0.0 if s.trex_settled else gain(s, s.trex_area, seat, TREX_SIZE, doubt)
    points = gain(s, area, seat, TREX_SIZE, doubt) + prey_worth(s, seat, area, TREX_MEAL[FAR], doubt)
    return points + gain(s, s.trex_area, seat, -TREX_SIZE, doubt) if s.trex_settled else points


@rule
def worth_of_raptors(s: State, seat: int, question: int, move: int, doubt: float) -> float:
    """Raptors go where it hurts; own dinos are not scattered."""
    if question == Prompt.RAPTOR_PICK:
        return STAY if move == NO_RAPTOR else raptor_worth(s, seat, move, RAPTOR_BITES, doubt)
    if question == Prompt.RAPTOR_MOVE:
        return prey_worth(s, seat, move, RAPTOR_BITES, doubt)
    if question == Prompt.RAPTOR_EAT:
        return harm(s, seat, s.raptor[about(s, 0)], move, about(s, 1), doubt)
    if question == Prompt.SCATTER_TO:
        colour = about(s, 1)
        points = gain(s, move, colour, 1, doubt)
        return points if colour == seat else -rivalry(s) * points
    if move == NOBODY:
        return 0.0
    area = s.raptor[about(s, 0)]
    return gain(s, area, seat, -1, doubt) if move == seat else harm(s, seat, area, move, 1, doubt)


@rule
def worth_of_migration(s: State, seat: int, question: int, move: int, doubt: float) -> float:
    """A herd goes where it brings more than where it leaves."""
    if move == NOWHERE and question != Prompt.MIG_COUNT:
        return SETTLED
    if question == Prompt.MIG_HERD:
        return best_way(s, seat, move, doubt)
    if question == Prompt.MIG_TO:
        return best_group(s, seat, about(s, 0), move, doubt)
    return group_worth(s, seat, about(s, 0), about(s, 2), move, doubt)
