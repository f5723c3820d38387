"""The bot that answers at random."""

from typing import Any

from gondwana.kernel.compiler.rule import loop
from gondwana.kernel.game.dispatch import legal, replace
from gondwana.kernel.rules.chance import roll, word
from gondwana.kernel.rules.records import Ints

from .room import answers, copies

TRUTH, GUESS = 0, 1


@loop
def any_answer(states: Any, seat: int, key: Any, moves: Ints) -> int:
    """One of the legal answers, all equally likely; the record's own generator is left alone."""
    replace(states, GUESS, TRUTH)
    states[GUESS].rng = key
    count = legal(states[GUESS], seat, moves)
    return moves[roll(states[GUESS], count)]


def answer_at_random(states: Any, seat: int, seed: int) -> int:
    """An answer of a seat in the first of some records."""
    return int(any_answer(copies(states, 2), seat, word(seed), answers()))
