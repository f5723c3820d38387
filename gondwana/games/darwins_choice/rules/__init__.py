"""The rules, one file a chapter; here each question finds its chapter."""

from gondwana.kernel.questions import about, prompt
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule

from ..prompts import Prompt
from ..state import State
from .creation import answer_build, offer_build
from .hands import answer_draw, offer_draw
from .members import tidy
from .menu import answer_menu, offer_menu
from .migration import answer_species, offer_species
from .mutation import answer_one_of_two, answer_replace, offer_change, offer_replace
from .transition import answer_assign, offer_assign
from .turn import answer_after, answer_keep, answer_trade, offer_after, offer_hand


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """The answers of a seat to the open question."""
    question = prompt(s)
    if question == Prompt.DRAW:
        return offer_draw(s, out)
    if question == Prompt.TRADE or question == Prompt.KEEP:
        return offer_hand(s, seat, out)
    if question == Prompt.AFTER:
        return offer_after(s, out)
    if question == Prompt.ASSIGN:
        return offer_assign(s, seat, out)
    count = legal_action(s, seat, question, out)
    tidy(s)
    return count


@rule
def legal_action(s: State, seat: int, question: int, out: Ints) -> int:
    """Main actions: whoever acts must live afterwards (DC-84)."""
    if question == Prompt.MENU:
        return offer_menu(s, seat, out)
    if question == Prompt.BUILD:
        return offer_build(s, seat, out)
    if question == Prompt.SPECIES:
        return offer_species(s, seat, about(s, 0), out)
    if question == Prompt.CHANGE:
        return offer_change(s, seat, about(s, 0), out)
    return offer_replace(s, seat, about(s, 0), about(s, 1), out)


@rule
def answer(s: State, seat: int, move: int) -> None:
    """Carry out the answer of a seat."""
    question = prompt(s)
    if question == Prompt.DRAW:
        answer_draw(s, seat, move)
    elif question == Prompt.MENU:
        answer_menu(s, seat, move)
    elif question == Prompt.AFTER:
        answer_after(s, seat, move)
    elif question == Prompt.TRADE:
        answer_trade(s, seat, about(s, 0), move)
    elif question == Prompt.KEEP:
        answer_keep(s, seat, move)
    elif question == Prompt.ASSIGN:
        answer_assign(s, seat, move)
    else:
        answer_action(s, seat, question, move)
        tidy(s)


@rule
def answer_action(s: State, seat: int, question: int, move: int) -> None:
    """Main actions."""
    if question == Prompt.BUILD:
        answer_build(s, seat, move)
    elif question == Prompt.SPECIES:
        answer_species(s, seat, about(s, 0), move)
    elif question == Prompt.CHANGE:
        answer_one_of_two(s, seat, about(s, 0), move)
    else:
        answer_replace(s, seat, about(s, 0), about(s, 1), move)


@rule
def perform(s: State) -> None:
    """No rule of this game leaves a task for later."""
