"""The rules, one file a chapter; here each question finds its chapter."""

from gondwana.kernel.questions import about, prompt
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule

from ..prompts import Prompt
from ..state import State
from .draft import answer_choose, offer_choose
from .hunting import answer_lion, offer_lion
from .placement import answer_place, offer_place
from .solo import answer_give, offer_give


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """The answers of a seat to the open question."""
    question = prompt(s)
    if question == Prompt.CHOOSE:
        return offer_choose(s, seat, out)
    if question == Prompt.PLACE:
        return offer_place(s, seat, out)
    if question == Prompt.GIVE:
        return offer_give(s, seat, out)
    return offer_lion(s, about(s, 0), out)


@rule
def answer(s: State, seat: int, move: int) -> None:
    """Carry out the answer of a seat."""
    question = prompt(s)
    if question == Prompt.CHOOSE:
        answer_choose(s, seat, move)
    elif question == Prompt.PLACE:
        answer_place(s, seat, move)
    elif question == Prompt.GIVE:
        answer_give(s, seat, move)
    else:
        answer_lion(s, seat, about(s, 0), about(s, 1), move)


@rule
def perform(s: State) -> None:
    """No rule of this game leaves a task for later."""
