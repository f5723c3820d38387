"""Room for numbers and records: arrays when compiled, lists when interpreted."""

from typing import Any, Protocol

import numpy as np

from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.loops import MOST_CHOICES


class Floats(Protocol):
    """A row of floating-point numbers."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, number: float, /) -> None: ...
    def __len__(self) -> int: ...


def ints(count: int) -> Any:
    """Room for whole numbers of 64 bits."""
    return [0] * count if INTERPRET else np.zeros(count, np.int64)


def floats(count: int) -> Any:
    """Room for floating-point numbers."""
    return [0.0] * count if INTERPRET else np.zeros(count, np.float64)


def answers() -> Any:
    """Room for the answers to one question, as the rules write them."""
    return [0] * MOST_CHOICES if INTERPRET else np.zeros(MOST_CHOICES, np.int32)


def copies(states: Any, count: int) -> Any:
    """A row of records of its own, the first of them a copy of the first of another row."""
    if INTERPRET:
        return [states[0].duplicate() for _ in range(count)]
    own = np.zeros(count, states.dtype)
    own[0] = states[0]
    return own
