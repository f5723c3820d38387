"""How a bot misjudges: what it finds of answers is tilted, a little or much, by chance or by its taste.

The unit is what is at stake: how far the best answer lies above the better half of all. So who judges roughly confuses
what is nearly as good, and hardly ever takes what is far worse.
"""

from typing import Any, Final

import numpy as np

from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.compiler.rule import rule
from gondwana.kernel.rules.chance import BY_27, BY_30, BY_31, GOLDEN, MASK, MIX_1, MIX_2, word

from .leaning import Leaning
from .room import Floats

as_word: Any = int if INTERPRET else np.uint64  # a whole number as 64 bits, in compiled code too
PARTS: Final = 4  # numbers that are added up to one that is nearly normal
BITS: Final = 16  # of each of them
HIGHEST: Final = word((1 << BITS) - 1)
BY_BITS: Final = word(BITS)
UNIT: Final = (12.0 / PARTS) ** 0.5 / (1 << BITS)  # makes the deviation 1


@rule
def mixed(key: Any, number: int) -> Any:
    """64 bits that belong to a key and a number."""
    bits = (key + (as_word(number) + GOLDEN) * MIX_1) & MASK
    bits = ((bits ^ (bits >> BY_30)) * MIX_1) & MASK
    bits = ((bits ^ (bits >> BY_27)) * MIX_2) & MASK
    return bits ^ (bits >> BY_31)


@rule
def tilt(bits: Any) -> float:
    """A number made of 64 bits, nearly normal: around 0, with a deviation of 1."""
    total = 0.0
    for _ in range(PARTS):
        total += float(bits & HIGHEST)
        bits = bits >> BY_BITS
    return (total - PARTS * 0.5 * ((1 << BITS) - 1)) * UNIT


@rule
def stake(points: Floats, count: int) -> float:
    """How far the best of some answers lies above the mean of the better half."""
    best, total, above, higher = points[0], 0.0, 0.0, 0
    for place in range(count):
        best = max(best, points[place])
        total += points[place]
    mean = total / count
    for place in range(count):
        if points[place] >= mean:
            above += points[place]
            higher += 1
    return best - (above / higher if higher > 1 else mean)


@rule
def misjudged(leaning: Leaning, key: Any, question: int, move: int) -> float:
    """By how many stakes a bot misjudges an answer: afresh each time, and by what it always likes."""
    wrong = 0.0
    if leaning.blur > 0.0:
        wrong += leaning.blur * tilt(mixed(key, move))
    if leaning.fancy > 0.0:
        wrong += leaning.fancy * tilt(mixed(mixed(leaning.likes, question), move))
    return wrong
