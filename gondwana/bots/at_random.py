"""The bot that answers at random, and the slips of those that do so now and then."""

from typing import Any, Final

from gondwana.kernel.compiler.rule import loop
from gondwana.kernel.game.dispatch import legal, prior, replace
from gondwana.kernel.game.loops import redeal_at
from gondwana.kernel.rules.chance import roll, word
from gondwana.kernel.rules.records import Ints

from .room import answers, copies

TRUTH, GUESS = 0, 1
ABSURD: Final = 0.01  # of the best promise: who slips does not bid all he has for nothing


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


@loop
def any_slip(states: Any, seat: int, key: Any, moves: Ints) -> int:
    """One of the legal answers that are not absurd, all equally likely."""
    replace(states, GUESS, TRUTH)
    redeal_at(states, GUESS, seat, key)
    s = states[GUESS]
    count = legal(s, seat, moves)
    best = 0.0
    for place in range(count):
        best = max(best, prior(s, seat, moves[place]))
    fair = 0
    for place in range(count):
        if prior(s, seat, moves[place]) >= ABSURD * best:
            moves[fair] = moves[place]
            fair += 1
    return moves[roll(s, fair)]


def answer_by_slip(states: Any, seat: int, seed: int) -> int:
    """An answer of a seat that was not thought about."""
    return int(any_slip(copies(states, 2), seat, word(seed), answers()))
