"""Counters and white dinos: what stands ready throughout one's turn (TT-37, TT-39, TT-40).

Questions at which nothing is half done offer them beside their own answers; `extra` is the number of the first one.
"""

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, rule, tell

from ..prompts import Event, Extra, Prompt
from ..state import State
from ..words import AREA
from .areas import list_areas, open_areas
from .herds import eligible_herds, rerank


@rule
def may_use_counter(s: State, seat: int, used: int) -> bool:
    """Each counter once in a game, one counter in a period (TT-39)."""
    return used == NONE and s.hatch_used[seat] != s.period and s.volcano_used[seat] != s.period


@rule
def may_hatch(s: State, seat: int) -> bool:
    """The Hatch counter needs a herd and dinos to hatch (TT-86)."""
    return may_use_counter(s, seat, s.hatch_used[seat]) and s.supply[seat] > 0 and eligible_herds(s, seat) != 0


@rule
def may_erupt(s: State, seat: int) -> bool:
    """The Volcano counter needs an area without a volcano (TT-114, TT-118)."""
    return may_use_counter(s, seat, s.volcano_used[seat]) and open_areas(s) != 0


@rule
def may_place_white(s: State, seat: int) -> bool:
    """Pending dinos need a herd (TT-37)."""
    return s.pending[seat] > 0 and eligible_herds(s, seat) != 0


@rule
def offer_extras(s: State, seat: int, extra: int, out: Ints, count: int) -> int:
    """What may be used now goes behind the answers that are there already: how many they are then (TT-40)."""
    if may_hatch(s, seat):
        out[count] = extra + Extra.HATCH
        count += 1
    if may_erupt(s, seat):
        out[count] = extra + Extra.VOLCANO
        count += 1
    if may_place_white(s, seat):
        out[count] = extra + Extra.WHITE
        count += 1
    return count


@rule
def begin_extra(s: State, seat: int, extra: int) -> None:
    """A counter or a white dino needs a place; what was asked before comes again afterwards."""
    if extra == Extra.HATCH:
        ask(s, Prompt.HERD_COUNTER, seat)
    elif extra == Extra.VOLCANO:
        ask(s, Prompt.VOLCANO_AREA, seat)
    else:
        ask(s, Prompt.HERD_WHITE, seat)


@question(Prompt.HERD_WHITE, AREA, at="area:{answer}")
def offer_herd_white(s: State, seat: int, out: Ints) -> int:
    """Any own herd that may grow (TT-37)."""
    return list_areas(eligible_herds(s, seat), out)


@answers(Prompt.HERD_WHITE)
def answer_herd_white(s: State, seat: int, area: int) -> None:
    """One pending dino joins a herd (TT-37)."""
    s.pending[seat] -= 1
    s.dinos[area, seat] += 1
    tell(s, Event.WHITE_PLACED, seat, area)
    rerank(s, area)
