"""The rules, one file a chapter; here each question finds its chapter, in two steps: its group, then one of a few."""

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import about, ask, drop, prompt
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ..prompts import ACTION_OF, GROUP, Event, Group, Prompt
from ..state import State
from ..tables import Action
from .answers import carry_out
from .cards.cubes import ask_next_birth
from .cards.rows import take_toll
from .cards.tiles import lead_out, strike_neighbours
from .earth import cubes_on_earth
from .elements import regress
from .offers import list_answers
from .reset import extinguish
from .wanderlust import ask_who_moves_in


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """The answers to the open question, as they were listed when it was asked."""
    for option in range(s.options):
        out[option] = s.answers[option]
    return s.options


@rule
def answer(s: State, seat: int, move: int) -> None:
    """Nobody is asked any longer; the answer is carried out by the next `perform`."""
    s.given = move + 1
    s.asked = 0


@rule
def forget_answers(s: State) -> None:
    """The list of answers is empty between questions: equal positions have equal records."""
    for option in range(s.options):
        s.answers[option] = 0
    s.options = 0


@rule
def perform(s: State) -> None:
    """Carry out the answer that was given, else ask the question or perform the task on top of the stack."""
    if s.given > 0:
        move = s.given - 1
        s.given = 0
        forget_answers(s)
        carry_out(s, asked_seat(s), move)
    elif prompt(s) >> GROUP == Group.TASKS:
        perform_task(s)
    else:
        put_question(s)


@rule
def asked_seat(s: State) -> int:
    """The seat of the animal that the question is about; before the game it is about the seat itself."""
    return about(s, 0) if prompt(s) == Prompt.CHOOSE_ANIMAL else s.owner[about(s, 0)]


@rule
def put_question(s: State) -> None:
    """Without a choice nobody is asked, a single one is taken; else the animal's player decides (DS-45, DS-171)."""
    s.options = list_answers(s, s.answers)
    question = prompt(s)
    a, b, c, d = about(s, 0), about(s, 1), about(s, 2), about(s, 3)
    if s.options == 0:
        drop(s)
        if s.listening:
            tell_no_effect(s, question, a, c)
    elif s.options == 1:
        s.given = s.answers[0] + 1
    else:
        seat = asked_seat(s)
        drop(s)
        ask(s, question, seat, a, b, c, d)


@rule
def tell_no_effect(s: State, question: int, animal: int, used: int) -> None:
    """A pawn that can do nothing at all is mentioned (DS-45)."""
    action = ACTION_OF[question]
    if action == NONE or used > 0 or (action == Action.MIGRATION and cubes_on_earth(s, animal) > 0):
        return
    tell(s, Event.NO_EFFECT, animal, action)


@rule
def perform_task(s: State) -> None:
    """Go on with what waited for an answer."""
    task = prompt(s)
    if task == Prompt.REGRESS:
        regress(s)
    elif task == Prompt.MOVE_IN_NEXT:
        ask_who_moves_in(s)
    elif task == Prompt.TOLL:
        take_toll(s)
    elif task == Prompt.FECUNDITY_NEXT:
        ask_next_birth(s)
    elif task == Prompt.EXODUS_NEXT:
        lead_out(s)
    elif task == Prompt.AFTERMATH:
        strike_neighbours(s)
    else:
        extinguish(s)
