"""Terrain cards and New Environment: three dinos over the areas of one environment (TT-36, TT-59 … TT-63)."""

from gondwana.kernel.rules import Ints, answers, ask, later, question, rule, task, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import BELT, BELTS, CARD_DINOS, ENVIRONMENTS, EXTRA_AT_ENVIRONMENT, SPLIT, SPLITS
from ..words import ALLOCATION, ENVIRONMENT_OR_EXTRA, ENVIRONMENT_THINGS
from .areas import has_volcano, open_areas
from .cards import discard
from .extras import begin_extra, offer_extras
from .herds import add_dinos, rerank
from .turn import active


@rule
def is_usable(s: State, environment: int) -> bool:
    """Whether an environment has an area without a volcano."""
    return BELTS[environment] & open_areas(s) != 0


@rule
def play_card(s: State, seat: int) -> None:
    """The card is discarded and its three dinos are placed, if there is room and supply (TT-36, TT-59, TT-63)."""
    environment = s.hand[seat]
    tell(s, Event.PLAYED_CARD, seat, environment)
    discard(s, seat)
    if s.supply[seat] > 0 and is_usable(s, environment):
        ask(s, Prompt.ALLOC, seat, environment)


@rule
def start_new_environment(s: State) -> None:
    """First the environment (TT-62)."""
    later(s, Prompt.NEW_ENVIRONMENT)


@task(Prompt.NEW_ENVIRONMENT)
def ask_environment(s: State) -> None:
    """If any can be used, and dinos are left (TT-63)."""
    seat = active(s)
    if s.supply[seat] == 0:
        return
    for environment in range(ENVIRONMENTS):
        if is_usable(s, environment):
            ask(s, Prompt.ENV, seat)
            return


@question(Prompt.ENV, ENVIRONMENT_OR_EXTRA, at=ENVIRONMENT_THINGS)
def offer_env(s: State, seat: int, out: Ints) -> int:
    """Any environment with an area without a volcano (TT-62); what stands ready, too (TT-40)."""
    count = 0
    for environment in range(ENVIRONMENTS):
        if is_usable(s, environment):
            out[count] = environment
            count += 1
    return offer_extras(s, seat, EXTRA_AT_ENVIRONMENT, out, count)


@answers(Prompt.ENV)
def answer_env(s: State, seat: int, environment: int) -> None:
    """Then as with a card (TT-62)."""
    if environment >= EXTRA_AT_ENVIRONMENT:
        later(s, Prompt.NEW_ENVIRONMENT)
        begin_extra(s, seat, environment - EXTRA_AT_ENVIRONMENT)
        return
    ask(s, Prompt.ALLOC, seat, environment)


@question(Prompt.ALLOC, ALLOCATION, at="split:{environment}:{answer}")
def offer_alloc(s: State, seat: int, environment: int, out: Ints) -> int:
    """Every way to place all three dinos, or all that the supply has, where no volcano lies (TT-59, TT-60)."""
    dinos = min(CARD_DINOS, s.supply[seat])
    count = 0
    for split in range(SPLITS):
        if fits(s, split, environment, dinos):
            out[count] = split
            count += 1
    return count


@rule
def fits(s: State, split: int, environment: int, dinos: int) -> bool:
    """Whether a split places so many dinos, and none in a volcano's area."""
    total = 0
    for place in range(BELT):
        if SPLIT[split, place] > 0 and has_volcano(s, environment * BELT + place):
            return False
        total += SPLIT[split, place]
    return total == dinos


@answers(Prompt.ALLOC)
def answer_alloc(s: State, seat: int, split: int, environment: int) -> None:
    """All dinos enter in one batch, and every area is ranked afterwards (TT-55, TT-57, TT-61)."""
    for place in range(BELT):
        if SPLIT[split, place] > 0:
            area = environment * BELT + place
            tell(s, Event.PLACED, seat, area, add_dinos(s, seat, area, SPLIT[split, place]))
    for place in range(BELT):
        rerank(s, environment * BELT + place)
