"""The command line called as the console script calls it, inside this process."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import gondwana
from gondwana.cli import main


@dataclass(frozen=True)
class Said:
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs `gondwana` with these words."""

    def run(*words: str | Path) -> Said:
        monkeypatch.setattr(sys, "argv", ["gondwana", *map(str, words)])
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capfd.readouterr()
        return Said(int(end.value.code or 0), out, err)

    return run


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Runs a command that must be refused: code 2, nothing on standard output, no traceback; returns what it says."""

    def refused(*words: str | Path) -> str:
        said = run(*words)
        assert (said.code, said.out) == (2, "")
        assert "Traceback" not in said.err
        return " ".join(said.err.split())

    return refused


@pytest.fixture(scope="session")
def finished() -> gondwana.Match:
    """A game played to its end by always taking the first answer, with one move taken back."""
    match = gondwana.new("savanna", seats=3, seed=5)
    match.play(1, match.legal(1)[0])
    match.undo(1)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, match.legal(seat)[0])
    return match
