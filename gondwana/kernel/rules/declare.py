"""Declaring questions: what a seat may answer and what an answer does, side by side in the chapter's file.

    class Prompt(Prompts):
        WAY = 9, "terrain", "bought"        # the number of the question, and the numbers that its frame carries

    @question(Prompt.WAY, WAY, at="way:{answer}")
    def offer_way(s: State, seat: int, terrain: int, out: Ints) -> int: ...

    @answers(Prompt.WAY)
    def answer_way(s: State, seat: int, way: int, terrain: int, bought: int) -> None: ...

Parameters are found by their names: `s`, `seat`, `out`, the numbers of the frame, and in an answer one more, whatever
it is called: the answer itself. When an answer or a task is carried out, its frame has been taken off the stack. The
kernel makes a game's `legal`, `answer` and `perform` out of all this (see branches), and complains when the game is
handed in of what does not fit together.

A question that names a `decider` is *posed* (see posing): whoever the decider finds is asked once it comes to the top,
if there is something to choose. Without an answer it is skipped, a single one is taken.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Self, TypeVar

from ..compiler.rule import rule
from .notation import Kind

F = TypeVar("F", bound=Callable[..., Any])


class Prompts(IntEnum):
    """The questions and tasks of a game: the number of each, and the names of the numbers that its frame carries."""

    about: tuple[str, ...]

    def __new__(cls, number: int, *about: str) -> Self:
        """The number is the value; the names come with it."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.about = about
        return member


@dataclass(frozen=True)
class Declaration:
    """A function that was declared for a prompt."""

    prompt: Prompts
    function: Callable[..., Any]


@dataclass(frozen=True)
class Offer(Declaration):
    """What a seat may answer to a question, and what an answer is called."""

    answer: Kind
    at: str | tuple[str, ...]  # the things of the view at which an answer is given: see Question
    decider: Callable[..., int] | None  # who is asked, where the question is posed
    skipped: Callable[..., None] | None  # what is told of a posed question that has no answer


OFFERS: list[Offer] = []
ANSWERS: list[Declaration] = []
TASKS: list[Declaration] = []


def question(
    prompt: Prompts,
    answer: Kind,
    at: str | tuple[str, ...] = "",
    decider: Callable[..., int] | None = None,
    skipped: Callable[..., None] | None = None,
) -> Callable[[F], F]:
    """Declare a rule as the offer of a question: the answers that may be given go into `out`; how many."""

    def declare(function: F) -> F:
        offer = compiled(function)
        OFFERS.append(Offer(prompt, offer, answer, at, decider, skipped))
        return offer

    return declare


def answers(prompt: Prompts) -> Callable[[F], F]:
    """Declare a rule as what an answer to a question does."""
    return _deed(prompt, ANSWERS)


def task(prompt: Prompts) -> Callable[[F], F]:
    """Declare a rule as what is done when a task comes to the top of the stack."""
    return _deed(prompt, TASKS)


def _deed(prompt: Prompts, deeds: list[Declaration]) -> Callable[[F], F]:
    def declare(function: F) -> F:
        deed = compiled(function)
        deeds.append(Declaration(prompt, deed))
        return deed

    return declare


def compiled(function: F) -> F:
    """A rule, also where one function is declared for several prompts."""
    return function if hasattr(function, "py_func") else rule(function)
