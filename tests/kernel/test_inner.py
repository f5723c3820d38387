"""Rules are called by rules; what Python needs to call one is compiled when Python does, and kept like a rule."""

from enum import IntEnum

import numpy as np
import pytest
from numba.core.errors import TypingError

from gondwana.kernel.compiler.cache import cache_folder
from gondwana.kernel.compiler.linked import LinkedCode
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.compiler.rule import rule
from gondwana.kernel.rules.records import Ints

compiled = pytest.mark.skipif(INTERPRET, reason="nothing is compiled")


class Kind(IntEnum):
    SMALL = 3


@rule
def doubled(number: int, more: int = 1) -> int:
    """Twice a number, and more."""
    return 2 * number + more


@rule
def summed(row: Ints, first: int) -> int:
    """The doubled numbers of a row, from one on."""
    total = 0
    for place in range(first, len(row)):
        total += doubled(row[place])
    return total


@rule
def wasteful(size: int) -> int:
    """What no rule does: room is made and thrown away."""
    return len(np.zeros(size, np.int32))


def test_a_rule_is_called_from_python_as_any_function() -> None:
    assert doubled(4) == 9
    assert doubled(4, 2) == 10
    assert doubled(4, more=3) == 11
    assert doubled(more=4, number=Kind.SMALL) == 10


@compiled
def test_only_what_python_calls_can_be_called_by_python() -> None:
    """And what it calls is kept on the disk beside the rule, under the same stamp."""
    assert summed(np.array([1, 2, 3], np.int32), 1) == 12
    kept = {file.name.partition("-")[0] for file in cache_folder().glob("*test_inner.*.nbi")}
    assert {"test_inner.summed", "test_inner.summed_from_python", "test_inner.doubled"} <= kept


@compiled
def test_no_machine_code_is_made_of_a_rule_by_itself() -> None:
    """Compiled here or read from the disk: only what takes its code in, a wrapper or a loop, can be run."""
    assert summed(np.array([1, 2, 3], np.int32), 2) == 7
    compiled_rules = [found for known in (doubled, summed) for found in known.overloads.values()]  # type: ignore[attr-defined]
    assert len(compiled_rules) >= 2
    for found in compiled_rules:
        assert isinstance(found.library, LinkedCode)
        assert found.library.get_pointer_to_function(found.fndesc.llvm_func_name) == 0


@compiled
def test_a_rule_that_makes_an_array_does_not_compile() -> None:
    """So the hot path can't come to allocate anything unseen."""
    with pytest.raises(TypingError, match="Only accept returning of array"):
        wasteful(3)
