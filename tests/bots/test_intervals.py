"""Intervals are those of the books, and cost nothing until somebody asks for one."""

import subprocess
import sys

import pytest

from gondwana.bots.intervals import Interval, average, share


def test_wilsons_interval_is_the_one_in_the_books() -> None:
    """8 of 10: 0.490 – 0.943; all of 20: 0.839 – 1."""
    assert share([1] * 8 + [0] * 2) == Interval(
        pytest.approx(0.8), pytest.approx(0.490, abs=0.001), pytest.approx(0.943, abs=0.001)
    )
    assert share([1.0] * 20) == Interval(1.0, pytest.approx(0.839, abs=0.001), pytest.approx(1.0))


def test_shared_wins_lie_between_the_whole_numbers_around_them() -> None:
    parted, below, above = share([1, 0.5, 0, 0]), share([1, 0, 0, 0]), share([1, 1, 0, 0])
    assert parted == Interval(0.375, below.low, above.high)
    assert share([1 / 3] * 3 + [0]) == share([1, 0, 0, 0])


def test_students_interval_is_the_one_in_the_books() -> None:
    """1, 2, 3, 4: 2.5 ± 3.182 · 1.291 / 2."""
    assert average([1, 2, 3, 4]) == Interval(2.5, pytest.approx(0.446, abs=0.001), pytest.approx(4.554, abs=0.001))


@pytest.mark.parametrize("values", [[7], [7, 7, 7]])
def test_of_equal_numbers_nothing_more_is_known(values: list[float]) -> None:
    assert average(values) == Interval(7, 7, 7)


def test_nobody_waits_for_the_library_who_asks_for_no_interval() -> None:
    found = "import sys, gondwana, gondwana.bots.duel, gondwana.cli; print({'scipy.stats', 'babel'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", found], capture_output=True, text=True, check=True).stdout == "set()\n"
