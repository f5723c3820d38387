"""Loops over any game: start, play, whole random games. Compiled once for each game, kept on disk.

They take an array of states (a list of twins when interpreted): a call with one costs a sixth of one with a record.
"""

from typing import Any, Final

from ..compiler.rule import loop, part, rule
from ..rules.chance import roll
from ..rules.header import Header
from ..rules.questions import first_asked
from ..rules.records import Ints
from . import dispatch
from .dispatch import broken, flow, legal, perform, replace

MOST_CHOICES: Final = 1024  # answers to one question, over all games
SOUND: Final = 0  # no invariant is broken
ANSWERS: Final = -1  # somebody is asked and has no answer, or one twice


@part
def step(s: Header) -> None:
    """Perform the task on top of the stack, or go to the next step of the sequence of play."""
    if s.depth > 0:
        perform(s)
    else:
        flow(s)


@part
def settle(s: Header) -> None:
    """Go on until somebody is asked or the game is over."""
    while s.asked == 0 and s.over == 0:
        step(s)


@part
def play(s: Header, seat: int, move: int) -> None:
    """Carry out a legal answer and everything that follows from it."""
    dispatch.answer(s, seat, move)
    settle(s)


@loop
def start(states: Any, place: int, seats: int, key: Any, options: Ints) -> None:
    """Set a blank state up for the first question."""
    s = states[place]
    s.rng = key
    s.seats = seats
    dispatch.setup(s, options)
    settle(s)


@loop
def list_legal(states: Any, seat: int, out: Ints) -> int:
    """The answers of a seat, into `out`; how many."""
    return legal(states[0], seat, out)


@loop
def play_at(states: Any, place: int, seat: int, move: int) -> None:
    """Play on one state of an array."""
    play(states[place], seat, move)


@loop
def answer_at(states: Any, place: int, seat: int, move: int) -> None:
    """Carry a legal answer out on one state of an array, and nothing that follows from it."""
    dispatch.answer(states[place], seat, move)


@loop
def go_on_at(states: Any, place: int, before: int) -> int:
    """Go on until a step tells something, and keep the state before that step; how much it told, 0 at the end."""
    s = states[place]
    told = s.told
    while s.asked == 0 and s.over == 0 and s.told == told:
        replace(states, before, place)
        step(s)
    return int(s.told - told)


@loop
def redeal_at(states: Any, place: int, seat: int, key: Any) -> None:
    """Replace what a seat can't know, in one state of an array, and give it a generator of its own."""
    s = states[place]
    s.rng = key
    dispatch.redeal(s, seat)
    s.listening = 0


@loop
def value_at(states: Any, place: int, seat: int) -> float:
    """How well a seat stands, in one state of an array."""
    return dispatch.value(states[place], seat)


@part
def play_out(s: Header, out: Ints) -> int:
    """Play on at random to the end; how many answers that took."""
    steps = 0
    while s.over == 0:
        seat = first_asked(s)
        count = legal(s, seat, out)
        play(s, seat, out[roll(s, count)])
        steps += 1
    return steps


@loop
def random_games(states: Any, games: int, seats: int, key: Any, options: Ints, out: Ints) -> int:
    """Whole games at random on the second state of an array, whose first stays blank; how many answers in all."""
    steps = 0
    for _ in range(games):
        replace(states, 1, 0)
        start(states, 1, seats, key, options)
        steps += play_out(states[1], out)
        key = states[1].rng
    return steps


@loop
def checked_games(states: Any, games: int, seats: int, key: Any, options: Ints, out: Ints) -> int:
    """Whole games at random, every position of them checked; the first thing that was broken, or SOUND."""
    found = SOUND
    for _ in range(games):
        replace(states, 1, 0)
        start(states, 1, seats, key, options)
        s = states[1]
        found = broken(s)
        while s.over == 0 and found == SOUND:
            seat = first_asked(s)
            count = legal(s, seat, out)
            if count == 0 or has_twins(count, out):
                return ANSWERS
            play(s, seat, out[roll(s, count)])
            found = broken(s)
        if found != SOUND:
            break
        key = s.rng
    return found


@rule
def has_twins(count: int, out: Ints) -> bool:
    """Whether an answer is listed twice."""
    for one in range(count):
        for other in range(one):
            if out[one] == out[other]:
                return True
    return False
