"""The bench measures what it says."""

import shutil
from typing import Any

import pytest

from gondwana.bench import against, bench, soundness
from gondwana.bench.limit import Limit
from gondwana.bench.report import lines
from gondwana.games.savanna import SAVANNA


@pytest.fixture(scope="module")
def found() -> dict[str, dict[str, Any]]:
    return bench("savanna", quick=True)


def test_compiled_rules_are_many_times_faster_than_plain_ones(found: dict[str, dict[str, Any]]) -> None:
    assert found["speed"]["to_interpreted"] > 20


def test_the_hot_path_keeps_up_with_c(found: dict[str, dict[str, Any]]) -> None:
    """The bench asks for 0.65, as the median of quiet runs; one short run among others is noisier.

    A machine without a C compiler has nothing to compare with.
    """
    ratio = found["speed"]["to_c"]
    assert (ratio is None) == (shutil.which("cc") is None)
    assert ratio is None or ratio > 0.4


def test_a_state_is_copied_in_no_time(found: dict[str, dict[str, Any]]) -> None:
    """A hundred nanoseconds; plain objects would take ten thousand."""
    assert 1 < found["speed"]["copy_ns"] < 5_000


def test_the_bench_says_what_it_found(found: dict[str, dict[str, Any]]) -> None:
    said = "\n".join(lines(found))
    for word in ("copied in", "compiled", "interpreted", "iterations/s", "every position checked"):
        assert word in said


def test_an_unsound_position_stops_the_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soundness, "checked_games", lambda *_: SAVANNA.broken.CARDS_LOST)  # type: ignore[attr-defined]
    with pytest.raises(soundness.Unsound, match="CARDS_LOST"):
        soundness.check("savanna", games=10)


def test_a_long_game_is_checked_less_often() -> None:
    assert soundness.enough("savanna") == 100_000
    assert soundness.enough("dominant-species") == 20_000


def test_a_game_without_a_limit_has_none() -> None:
    assert Limit.of("chess") is None


def test_a_checkout_is_about_as_fast_as_itself() -> None:
    """Two processes of the same code, which may not differ by more than their places in memory and a busy machine."""
    [ratio] = against.speed(against.HERE, "savanna", 4, pairs=1)
    assert 0.7 < ratio < 1.4
