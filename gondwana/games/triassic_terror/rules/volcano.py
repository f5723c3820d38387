"""The volcano: whom it kills, when it goes (TT-114 … TT-122, TT-144, TT-145)."""

from gondwana.kernel.rules import NONE, Ints, answers, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import ERUPTION, HABITATS
from ..words import AREA
from .areas import list_areas, open_areas
from .herds import remove_dinos, rerank


@question(Prompt.VOLCANO_AREA, AREA, at="area:{answer}")
def offer_volcano_area(s: State, out: Ints) -> int:
    """Any area without a volcano, empty ones too (TT-114, TT-118)."""
    return list_areas(open_areas(s), out)


@answers(Prompt.VOLCANO_AREA)
def answer_volcano_area(s: State, seat: int, area: int) -> None:
    """The Volcano counter is used (TT-114, TT-121)."""
    s.volcano_used[seat] = s.period
    erupt(s, seat, area)


@rule
def erupt(s: State, seat: int, area: int) -> None:
    """Two dinos of the primary and one of the secondary herd die, own ones too (TT-114, TT-145)."""
    s.volcano[area] = seat
    tell(s, Event.ERUPTED, seat, area)
    for place in range(HABITATS):
        victim = s.habitat[area, place]
        if victim != NONE:
            dead = remove_dinos(s, victim, area, ERUPTION[place])
            if dead > 0:
                tell(s, Event.KILLED, victim, area, dead)
    rerank(s, area)


@rule
def remove_volcano(s: State, seat: int, area: int) -> None:
    """The area is ranked anew at once: a T-Rex may have waited outside (TT-117, TT-144)."""
    s.volcano[area] = NONE
    tell(s, Event.VOLCANO_GONE, seat, area)
    rerank(s, area)
