"""Terrain cards and New Environment: three dinos over the areas of one environment (TT-36, TT-59 … TT-63)."""

from gondwana.kernel.questions import answered, ask
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import BELT, BELTS, CARD_DINOS, ENVIRONMENTS, SPLIT, SPLITS
from .areas import has_volcano, open_areas
from .cards import discard
from .herds import add_dinos, rerank


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
def start_new_environment(s: State, seat: int) -> None:
    """First the environment, if any can be used (TT-62, TT-63)."""
    if s.supply[seat] == 0:
        return
    for environment in range(ENVIRONMENTS):
        if is_usable(s, environment):
            ask(s, Prompt.ENV, seat)
            return


@rule
def offer_env(s: State, out: Ints) -> int:
    """Any environment with an area without a volcano (TT-62)."""
    count = 0
    for environment in range(ENVIRONMENTS):
        if is_usable(s, environment):
            out[count] = environment
            count += 1
    return count


@rule
def answer_env(s: State, seat: int, environment: int) -> None:
    """Then as with a card (TT-62)."""
    answered(s, seat)
    ask(s, Prompt.ALLOC, seat, environment)


@rule
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


@rule
def answer_alloc(s: State, seat: int, environment: int, split: int) -> None:
    """All dinos enter in one batch, and every area is ranked afterwards (TT-55, TT-57, TT-61)."""
    answered(s, seat)
    for place in range(BELT):
        if SPLIT[split, place] > 0:
            area = environment * BELT + place
            tell(s, Event.PLACED, seat, area, add_dinos(s, seat, area, SPLIT[split, place]))
    for place in range(BELT):
        rerank(s, environment * BELT + place)
