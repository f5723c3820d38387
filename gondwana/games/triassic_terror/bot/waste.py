"""Answers that only throw something away: no bot gives them, however little it sees."""

from gondwana.kernel.rules import NONE, prompt, rule

from ..prompts import Act, Extra, Prompt
from ..rules.areas import has_volcano
from ..rules.extras import may_erupt, may_hatch, may_place_white
from ..state import State
from ..tables import AREAS, NOBODY
from .areas import harm
from .rounds import periods_left, rounds_left


@rule
def wasteful(s: State, seat: int, move: int, extra: int) -> bool:
    """To end a turn with something left, to leave prey, to let a volcano erupt on nobody else; an Extra, or NONE."""
    question = prompt(s)
    if question == Prompt.MENU:
        if move == Act.END:
            return leaves_something(s, seat)
        return move == Act.EXTRA + Extra.VOLCANO and not can_harm(s, seat)
    if extra == Extra.VOLCANO:
        return not can_harm(s, seat)
    if question == Prompt.VOLCANO_AREA:
        return eruption(s, seat, move) <= 0.0
    if question == Prompt.PT_EAT or question == Prompt.TREX_EAT or question == Prompt.RAPTOR_EAT:
        return move == NOBODY
    return False


@rule
def leaves_something(s: State, seat: int) -> bool:
    """Whether a turn would leave dinos, tile or card unused; in the last one of the game a counter, too."""
    if may_place_white(s, seat) or s.tile_played == 0 or s.hand[seat] != NONE:
        return True
    if periods_left(s) > 0 or rounds_left(s) > 0:
        return False
    return may_hatch(s, seat) or (may_erupt(s, seat) and can_harm(s, seat))


@rule
def can_harm(s: State, seat: int) -> bool:
    """Whether a volcano would harm others more than oneself anywhere."""
    for area in range(AREAS):
        if not has_volcano(s, area) and eruption(s, seat, area) > 0.0:
            return True
    return False


@rule
def eruption(s: State, seat: int, area: int) -> float:
    """The harm to others, less the harm to oneself (TT-114)."""
    points = 0.0
    for place in range(2):
        victim = s.habitat[area, place]
        if victim != NONE:
            loss = harm(s, area, victim, 2 - place)
            points += -loss if victim == seat else loss
    return points
