"""Parts of loops are compiled with the loops, not for themselves."""

import numpy as np
import pytest

from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.compiler.rule import loop, part
from gondwana.kernel.rules.records import Ints


@part
def first_above(row: Ints, least: int) -> int:
    """The place of the first number above another; one beyond the end without any."""
    for place in range(len(row)):
        if row[place] > least:
            return place
    return len(row)


@loop
def two_places(row: Ints, least: int) -> int:
    """The part twice, with an answer in the middle and at its end."""
    return 100 * first_above(row, least) + first_above(row, 99)


@pytest.mark.skipif(INTERPRET, reason="nothing is compiled")
def test_a_part_is_compiled_with_its_loop() -> None:
    assert two_places(np.array([1, 5, 9], np.int32), 4) == 103
    assert two_places.signatures  # type: ignore[attr-defined]
    assert not first_above.signatures  # type: ignore[attr-defined]


def test_a_part_can_be_called_on_its_own() -> None:
    assert first_above([1, 5, 9] if INTERPRET else np.array([1, 5, 9], np.int32), 5) == 2
