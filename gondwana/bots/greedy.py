"""The greedy bot: tries every answer on a guess at what is hidden and gives the one that the game values most."""

from typing import Any, Final

from gondwana.kernel.compiler.rule import loop, part, rule
from gondwana.kernel.game.dispatch import legal, replace, value
from gondwana.kernel.game.loops import play, redeal_at
from gondwana.kernel.rules.chance import GOLDEN, MASK, word
from gondwana.kernel.rules.records import Ints

from .room import Floats, answers, copies, floats

TRUTH, GUESS, TRIAL = 0, 1, 2
DEALS: Final = 4  # guesses that are looked at, where what is hidden makes a difference at all


@part
def try_each(states: Any, seat: int, moves: Ints, count: int, points: Floats) -> None:
    """What each answer is worth under one guess."""
    for place in range(count):
        replace(states, TRIAL, GUESS)
        play(states[TRIAL], seat, moves[place])
        points[place] = value(states[TRIAL], seat)


@rule
def add_up(totals: Floats, points: Floats, count: int, deal: int) -> bool:
    """Add the points of one more guess; whether it differs from the guesses before."""
    new = False
    for place in range(count):
        new = new or points[place] * deal != totals[place]
        totals[place] += points[place]
    return new


@loop
def best_by_value(states: Any, seat: int, key: Any, moves: Ints, points: Floats, totals: Floats) -> int:
    """The answer with the highest value over some guesses; two that agree are enough."""
    count = legal(states[TRUTH], seat, moves)
    for place in range(count):
        totals[place] = 0.0
    for deal in range(DEALS):
        replace(states, GUESS, TRUTH)
        redeal_at(states, GUESS, seat, key)
        try_each(states, seat, moves, count, points)
        if not add_up(totals, points, count, deal) and deal > 0:
            break
        key = (key + GOLDEN) & MASK
    best = 0
    for place in range(1, count):
        if totals[place] > totals[best]:
            best = place
    return moves[best]


def answer_greedily(states: Any, seat: int, seed: int) -> int:
    """The best answer of a seat in the first of some records, as far as one answer can see."""
    moves = answers()
    return int(best_by_value(copies(states, 3), seat, word(seed), moves, floats(len(moves)), floats(len(moves))))
