"""Chance, drawn from a generator inside the record: splitmix64, the same bits compiled and interpreted.

Constants are 64-bit words when compiled and Python ints when interpreted, where MASK stands for the wrap-around.
"""

from typing import Any, Final

import numpy as np

from ..compiler.mode import INTERPRET
from ..compiler.rule import rule
from .header import Header
from .records import Ints


def word(number: int) -> Any:
    """A 64-bit word of the mode we run in."""
    return number if INTERPRET else np.uint64(number)


signed: Any = int if INTERPRET else np.int64
MASK: Final = word(0xFFFFFFFFFFFFFFFF)
GOLDEN: Final = word(0x9E3779B97F4A7C15)
MIX_1: Final = word(0xBF58476D1CE4E5B9)
MIX_2: Final = word(0x94D049BB133111EB)
BY_30: Final = word(30)
BY_27: Final = word(27)
BY_31: Final = word(31)
BY_33: Final = word(33)


@rule
def next_word(s: Header) -> Any:
    """The generator's next 64 bits."""
    s.rng = (s.rng + GOLDEN) & MASK
    bits = s.rng
    bits = ((bits ^ (bits >> BY_30)) * MIX_1) & MASK
    bits = ((bits ^ (bits >> BY_27)) * MIX_2) & MASK
    return bits ^ (bits >> BY_31)


@rule
def roll(s: Header, sides: int) -> int:
    """A number from 0 to sides - 1, all equally likely (to within sides / 2**31)."""
    number: int = (signed(next_word(s) >> BY_33) * sides) >> 31
    return number


@rule
def draw_one(s: Header, bag: Ints) -> int:
    """Take one thing at random out of a bag of counts, and say its kind; the bag must not be empty."""
    total = 0
    for kind in range(len(bag)):
        total += bag[kind]
    left = roll(s, total)
    kind = 0
    while left >= bag[kind]:
        left -= bag[kind]
        kind += 1
    bag[kind] -= 1
    s.reveals += 1
    return kind


@rule
def uncover(s: Header) -> None:
    """Something hidden becomes known: nobody may take anything back from before."""
    s.reveals += 1
