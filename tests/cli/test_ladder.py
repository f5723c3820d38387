"""`gondwana ladder`: each level against the next."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gondwana.arena import ladder

from .conftest import Run


def test_the_ladder_is_printed_and_kept(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RUNGS", (("random", "beginner", 4), ("beginner", "greedy", 4)))
    words = ("ladder", "savanna", "--seats", "2", "--part", "0.5", "--into", tmp_path)
    said = run(*words)
    assert said.code == 0
    assert [line.split(" | ")[2] for line in said.out.splitlines()[2:]] == [
        "`greedy` against `beginner`",
        "`beginner` against `random`",
    ]
    assert run(*words).out == said.out


def test_a_game_that_is_not_there_is_refused(refused: Callable[..., str]) -> None:
    assert "allowed: savanna" in refused("ladder", "chess")
