"""The greedy bot: tries every answer on a guess at what is hidden and gives the one that the game values most."""

from typing import Any, Final

from gondwana.kernel.compiler.rule import loop, part, rule
from gondwana.kernel.game.dispatch import replace, value
from gondwana.kernel.game.loops import play, redeal_at
from gondwana.kernel.rules.chance import GOLDEN, MASK, word
from gondwana.kernel.rules.header import Header
from gondwana.kernel.rules.questions import prompt
from gondwana.kernel.rules.records import Ints

from .leaning import STRAIGHT, Leaning
from .misjudging import misjudged, stake
from .room import Floats, answers, copies, floats
from .sense import consider

TRUTH, GUESS, TRIAL = 0, 1, 2
DEALS: Final = 4  # guesses that are looked at, where what is hidden makes a difference at all


@part
def judge(s: Header, seat: int, rival: float) -> float:
    """How well a seat stands; for who looks at the others, above the best of them."""
    points = value(s, seat)
    if rival != 0.0 and s.seats > 1:
        best = value(s, (seat + 1) % s.seats)
        for turn in range(2, s.seats):
            best = max(best, value(s, (seat + turn) % s.seats))
        points -= rival * best
    return points


@part
def try_each(states: Any, seat: int, moves: Ints, count: int, rival: float, points: Floats) -> None:
    """What each answer is worth under one guess."""
    for place in range(count):
        replace(states, TRIAL, GUESS)
        play(states[TRIAL], seat, moves[place])
        points[place] = judge(states[TRIAL], seat, rival)


@rule
def add_up(totals: Floats, points: Floats, count: int, deal: int) -> bool:
    """Add the points of one more guess; whether it differs from the guesses before."""
    new = False
    for place in range(count):
        new = new or points[place] * deal != totals[place]
        totals[place] += points[place]
    return new


@loop
def best_by_value(
    states: Any, seat: int, key: Any, moves: Ints, points: Floats, totals: Floats, leaning: Leaning
) -> int:
    """The answer with the highest value over some guesses, as the bot sees it; two guesses that agree are enough."""
    replace(states, GUESS, TRUTH)
    guess = key
    redeal_at(states, GUESS, seat, guess)
    count = consider(states[GUESS], seat, moves, points)
    for place in range(count):
        totals[place] = 0.0
    for deal in range(DEALS):
        try_each(states, seat, moves, count, max(0.0, leaning.rival), points)
        if not add_up(totals, points, count, deal) and deal > 0:
            break
        guess = (guess + GOLDEN) & MASK
        replace(states, GUESS, TRUTH)
        redeal_at(states, GUESS, seat, guess)
    unit, question = stake(totals, count), prompt(states[TRUTH])
    best, chosen = 0.0, 0
    for place in range(count):
        points[place] = totals[place] + unit * misjudged(leaning, key, question, moves[place])
        if place == 0 or points[place] > best:
            best, chosen = points[place], place
    return moves[chosen]


def answer_greedily(states: Any, seat: int, seed: int, leaning: Leaning = STRAIGHT) -> int:
    """The best answer of a seat in the first of some records, as far as one answer can see."""
    moves = answers()
    points, totals = floats(len(moves)), floats(len(moves))
    return int(best_by_value(copies(states, 3), seat, word(seed), moves, points, totals, leaning))
