"""The T-Rex: taken over, moved, fed, settled (TT-87 … TT-100)."""

from gondwana.kernel.rules import Ints, answers, ask, later, question, rule, task, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import EXTRA_AT_AREA, NOWHERE, TREX_MEAL, Predator
from ..words import AREA_OR_STAY, AREA_THINGS
from .areas import list_areas, one_step, steps_to, two_steps
from .extras import begin_extra, offer_extras
from .herds import rerank
from .meals import bite, has_prey
from .turn import active


@rule
def start_trex(s: State, seat: int) -> None:
    """The figure on the board is replaced by the player's own, which does not count yet (TT-87, TT-95)."""
    if s.trex_owner != seat:
        s.trex_owner = seat
        s.trex_settled = 0
        tell(s, Event.TREX_CLAIMED, seat, s.trex_area)
        rerank(s, s.trex_area)
    later(s, Prompt.TREX)


@task(Prompt.TREX)
def send_trex(s: State) -> None:
    """It may move, if it can (TT-88, TT-143)."""
    if trex_reach(s):
        ask(s, Prompt.TREX_MOVE, active(s))
    else:
        settle_trex(s)


@rule
def trex_reach(s: State) -> int:
    """One or two areas away (TT-88)."""
    return one_step(s, s.trex_area) | two_steps(s, s.trex_area)


@question(Prompt.TREX_MOVE, AREA_OR_STAY, at=AREA_THINGS)
def offer_trex_move(s: State, seat: int, out: Ints) -> int:
    """It may stay, too (TT-88); before it moves, what stands ready (TT-40)."""
    count = list_areas(trex_reach(s), out)
    out[count] = NOWHERE
    return offer_extras(s, seat, EXTRA_AT_AREA, out, count + 1)


@answers(Prompt.TREX_MOVE)
def answer_trex_move(s: State, seat: int, area: int) -> None:
    """Five dinos may be eaten after one step, three after two, none without a step (TT-89, TT-90, TT-96)."""
    if area >= EXTRA_AT_AREA:
        later(s, Prompt.TREX)
        begin_extra(s, seat, area - EXTRA_AT_AREA)
        return
    if area == NOWHERE:
        tell(s, Event.TREX_STAYED, seat, s.trex_area)
        settle_trex(s)
        return
    left_behind = s.trex_area
    meal = TREX_MEAL[steps_to(left_behind, area)]
    s.trex_settled = 0
    s.trex_area = area
    tell(s, Event.TREX_MOVED, seat, area)
    rerank(s, left_behind)
    if has_prey(s, seat, area):
        ask(s, Prompt.TREX_EAT, seat, meal, area)
    else:
        settle_trex(s)


@answers(Prompt.TREX_EAT)
def answer_trex_eat(s: State, seat: int, prey: int, left: int, area: int) -> None:
    """Ranked once after the meal, and again when the T-Rex settles (TT-57, TT-91)."""
    if bite(s, seat, area, left, prey, Predator.TREX):
        ask(s, Prompt.TREX_EAT, seat, left - 1, area)
    else:
        rerank(s, area)
        settle_trex(s)


@rule
def settle_trex(s: State) -> None:
    """Its three count from now on; alone it enters as a newcomer of size three (TT-91 … TT-94)."""
    if s.trex_settled == 0:
        s.trex_settled = 1
        rerank(s, s.trex_area)
