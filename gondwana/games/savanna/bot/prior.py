"""Which answers look promising."""

from typing import Final

from gondwana.kernel.rules import prompt, rule

from ..prompts import Prompt
from ..rules.hunting import worth_of_prey
from ..rules.solo import jhays_next_cell
from ..state import State
from ..tables import JHAY
from .cards import best_gain, gain
from .cells import place_of, survey

SQUARED: Final = 16.0  # squared four times
LEAST: Final = 0.01  # the worst answers are still possible


@rule
def prior(s: State, seat: int, move: int) -> float:
    """How promising an answer looks."""
    question = prompt(s)
    if question == Prompt.CHOOSE:
        return promise(best_gain(s, seat, move))
    if question == Prompt.PLACE:
        return promise(gain(s, survey(s, seat), place_of(move), s.choice[seat]))
    if question == Prompt.GIVE:
        harm = gain(s, survey(s, JHAY), place_of(jhays_next_cell(s.step)), move)
        return promise(-harm - best_gain(s, seat, move))
    if question == Prompt.JHAYS_LION:
        return promise(-worth_of_prey(s, JHAY, move))
    return promise(worth_of_prey(s, seat, move))


@rule
def promise(points: float) -> float:
    """Points as a weight: about e**points for small ones, by squaring."""
    weight = max(LEAST, 1.0 + points / SQUARED)
    weight *= weight
    weight *= weight
    weight *= weight
    return weight * weight
