"""Which answers look promising."""

from gondwana.kernel.rules import FOOLISH, NONE, about, prompt, rule

from ..prompts import Prompt
from ..state import State
from .answers import worth_of
from .pawns import eye_worth
from .waste import is_behind, wasteful


@rule
def prior(s: State, seat: int, move: int) -> float:
    """How promising an answer looks."""
    question, animal = prompt(s), about(s, 0)
    if question == Prompt.PLACE or question == Prompt.PLACE_AGAIN:
        return pawn_promise(s, animal, move)
    if wasteful(s, seat, move):
        return FOOLISH
    if question < Prompt.ADAPT or question == Prompt.INSTINCT:
        return promise(placing_worth(s, question, animal, move))
    return promise(worth_of(s, question, animal, about(s, 1), about(s, 2), about(s, 3), move))


@rule
def pawn_promise(s: State, animal: int, eye: int) -> float:
    """How promising an eye looks; a pawn that can do nothing there, or less than further up, is foolish."""
    if animal == NONE:
        return promise(0.0)
    if is_behind(s, eye):
        return FOOLISH
    worth = eye_worth(s, animal, eye)
    return promise(worth) if worth > 0.0 else FOOLISH


@rule
def placing_worth(s: State, question: int, animal: int, move: int) -> float:
    """What an eye promises; Initiative is taken, animals are all alike."""
    if question == Prompt.CHOOSE_ANIMAL or animal == NONE:
        return 0.0
    if question == Prompt.INITIATIVE:
        return float(move)
    return eye_worth(s, animal, move)


@rule
def promise(points: float) -> float:
    """Points as a weight: about e**points, by squaring."""
    weight = max(0.01, 1.0 + points / 16.0)
    weight *= weight
    weight *= weight
    weight *= weight
    return weight * weight
