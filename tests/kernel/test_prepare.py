"""Compiling ahead of time: with progress, once for each state of the code."""

from itertools import pairwise
from pathlib import Path

import pytest
from support.toy import TOY

from gondwana.kernel.ahead import prepare as preparing
from gondwana.kernel.ahead.prepare import Progress, exercise, is_ready, prepare
from gondwana.kernel.compiler.mode import INTERPRET


@pytest.fixture
def own_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Marks in a folder of our own; the compiled rules stay where they are."""
    monkeypatch.setattr(preparing, "cache_folder", lambda: tmp_path)
    return tmp_path


def test_a_prepared_game_is_ready(own_marks: Path) -> None:
    assert is_ready(TOY.slug) == INTERPRET
    prepare(TOY.slug)
    assert is_ready(TOY.slug)
    assert len(list(own_marks.iterdir())) == (0 if INTERPRET else 1)


@pytest.mark.skipif(INTERPRET, reason="nothing is kept")
def test_another_checkout_of_the_same_code_is_prepared_for_itself(
    own_marks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba keeps a function by the path of its file: what was compiled for one checkout does not serve another."""
    monkeypatch.setattr(preparing, "digest", lambda files: "the same")
    prepare(TOY.slug)
    assert is_ready(TOY.slug)
    monkeypatch.setattr(preparing, "ROOT", preparing.ROOT.parent / "elsewhere" / "gondwana")
    assert not is_ready(TOY.slug)


def test_progress_goes_from_nothing_to_all(own_marks: Path) -> None:
    told: list[Progress] = []
    prepare(TOY.slug, told.append)
    assert told
    assert {progress.game for progress in told} == {TOY.slug}
    assert told[-1].done == told[-1].total
    assert all(0 <= one.done <= other.done <= other.total for one, other in pairwise(told))
    assert all(one.seconds <= other.seconds for one, other in pairwise(told))


def test_higher_layers_are_exercised_too(own_marks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []
    monkeypatch.setattr(preparing, "EXERCISES", [])
    exercise(lambda game: called.append(game.slug))
    prepare(TOY.slug)
    assert called == [TOY.slug]


def test_a_failed_preparation_is_not_marked(own_marks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: object) -> None:
        raise RuntimeError("no room")

    monkeypatch.setattr(preparing, "EXERCISES", [fail])
    with pytest.raises(RuntimeError):
        prepare(TOY.slug)
    assert list(own_marks.iterdir()) == []
