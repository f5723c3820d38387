"""Posed questions: nobody is asked where there is nothing to choose.

A posed question lies on the stack without a seat. When it comes to the top its answers are listed into the record:
without one it is skipped, a single one is taken, else its decider is asked; the list stays until the answer is given.
"""

from ..compiler.rule import part
from .header import Header
from .questions import ASKED
from .records import Ints, i4


class Posing(Header):
    """The header of a game that poses questions; it declares `answers` anew, as large as its longest list."""

    given: int = i4()  # one more than the answer that is about to be carried out, 0 for none
    options: int = i4()  # how many answers the open question has
    answers: Ints = i4(1)  # what they are


@part
def list_posed(s: Posing, out: Ints) -> int:
    """The answers to the open question, as they were listed when it was asked."""
    for option in range(s.options):
        out[option] = s.answers[option]
    return s.options


@part
def give(s: Posing, move: int) -> None:
    """Nobody is asked any longer; the answer is carried out by the next `perform`."""
    s.given = move + 1
    s.asked = 0


@part
def take_given(s: Posing) -> int:
    """The answer that was given; the list of answers is empty between questions: equal positions, equal records."""
    move = s.given - 1
    s.given = 0
    for option in range(s.options):
        s.answers[option] = 0
    s.options = 0
    return move


@part
def put(s: Posing, seat: int) -> None:
    """The question on top of the stack is asked."""
    s.asked = 1 << seat
    s.frames[s.depth - 1, ASKED] = s.asked
    s.question += 1
