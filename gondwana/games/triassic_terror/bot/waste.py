"""Answers that only throw something away: no bot gives them, however little it sees."""

from gondwana.kernel.rules import NONE, prompt, rule

from ..prompts import Act, Extra, Prompt
from ..rules.extras import may_erupt, may_hatch, may_place_white
from ..state import State
from ..tables import NOBODY
from .hunts import best_eruption, eruption
from .rounds import doubt_now, periods_left, rounds_left


@rule
def wasteful(s: State, seat: int, move: int, extra: int) -> bool:
    """To end a turn with something left, to leave prey, to let a volcano erupt on nobody else; an Extra, or NONE."""
    question = prompt(s)
    if question == Prompt.MENU:
        if move == Act.END:
            return leaves_something(s, seat)
        return move >= Act.EXTRA and is_hasty(s, seat, move - Act.EXTRA)
    if extra >= 0:
        return True  # what stands ready can wait until the tile is done
    if question == Prompt.VOLCANO_AREA:
        return eruption(s, seat, move, doubt_now(s)) <= 0.0
    if question == Prompt.PT_EAT or question == Prompt.TREX_EAT or question == Prompt.RAPTOR_EAT:
        return move == NOBODY
    return False


@rule
def is_hasty(s: State, seat: int, extra: int) -> bool:
    """Whether a counter is used before tile and card, which may change where it helps most, or harms nobody."""
    if extra == Extra.WHITE:
        return False
    if s.tile_played == 0 or s.hand[seat] != NONE:
        return True
    return extra == Extra.VOLCANO and best_eruption(s, seat, doubt_now(s)) <= 0.0


@rule
def leaves_something(s: State, seat: int) -> bool:
    """Whether a turn would leave dinos, tile or card unused; in the last one of the game a counter, too."""
    if may_place_white(s, seat) or s.tile_played == 0 or s.hand[seat] != NONE:
        return True
    if periods_left(s) > 0 or rounds_left(s) > 0:
        return False
    return may_hatch(s, seat) or (may_erupt(s, seat) and best_eruption(s, seat, doubt_now(s)) > 0.0)
