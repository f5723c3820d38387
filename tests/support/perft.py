"""Counting positions: every answer of the first seat that is asked, to a depth."""

from typing import Any

from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.loops import MOST_CHOICES, list_legal, play_at
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.records import numbers


def perft(match: Match, depth: int) -> int:
    """How many sequences of so many answers there are; a game that ends earlier counts once."""
    return _count(match.records(1), depth)


def _count(states: Any, depth: int) -> int:
    s = states[0]
    asked = int(s.asked if INTERPRET else s["asked"])
    if depth == 0 or asked == 0:
        return 1
    seat, out = (asked & -asked).bit_length() - 1, numbers([0] * MOST_CHOICES)
    count = list_legal(states, seat, out)
    if depth == 1:
        return int(count)
    total = 0
    for move in out[:count]:
        after = [s.duplicate()] if INTERPRET else states.copy()
        play_at(after, 0, seat, int(move))
        total += _count(after, depth - 1)
    return total
