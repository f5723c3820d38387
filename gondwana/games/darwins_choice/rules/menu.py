"""The choices of a turn, offered again after a redraw or a trade (DC-79, DC-184)."""

from gondwana.kernel.rules import Ints, answers, ask, question

from ..prompts import Prompt
from ..state import State
from ..tables import CARDS, PASS, REDRAW, SPECIES_ANSWER, TOKENS
from ..words import ANSWER, THINGS
from .building import creating_heads
from .creation import begin_build, list_cards
from .hands import hand_place
from .members import tidy
from .migration import can_act
from .species import lives
from .turn import begin_trade, list_row, may_redraw, may_trade, pass_turn


@question(Prompt.MENU, ANSWER, at=THINGS)
def offer_menu(s: State, seat: int, out: Ints) -> int:
    """Heads to create with, species that can act, cards of the trade row, a redraw, a pass (DC-79, DC-83)."""
    count = list_cards(s, seat, creating_heads(s, seat), 0, out)
    for species in range(seat * TOKENS, (seat + 1) * TOKENS):
        if lives(s, species) and can_act(s, seat, species):
            out[count] = SPECIES_ANSWER + species
            count += 1
    if may_trade(s, seat):
        count = list_row(s, count, out)
    if may_redraw(s, seat):
        out[count] = REDRAW
        count += 1
    out[count] = PASS
    tidy(s)
    return count + 1


@answers(Prompt.MENU)
def answer_menu(s: State, seat: int, move: int) -> None:
    """Begin what was chosen."""
    if move == PASS:
        pass_turn(s, seat)
    elif move == REDRAW:
        ask(s, Prompt.KEEP, seat)
    elif move >= SPECIES_ANSWER:
        ask(s, Prompt.SPECIES, seat, move - SPECIES_ANSWER)
    elif move < CARDS and hand_place(s, seat, move) >= 0:
        begin_build(s, seat, move)
    else:
        begin_trade(s, seat, move)
