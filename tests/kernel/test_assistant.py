"""Two processes compile the rules of a game from both ends."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from numba.core import types
from support.toy import TOY

from gondwana.kernel.ahead import assistant
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.compiler.rule import rule

pytestmark = pytest.mark.skipif(INTERPRET, reason="nothing is compiled")

TESTS = Path(__file__).parents[1]
NUMBER: Final = 3
LONG: Final = 3600  # seconds that only a process which is never ended would take
ASSIST = """
from support.toy import TOY
from gondwana.kernel.ahead import prepare
from gondwana.kernel.ahead.assistant import assist

prepare.EXERCISES.append(lambda game: print(game.slug, flush=True))
assist(TOY.slug)
"""
PLAY = """
import json
from support.toy import TOY
from gondwana.kernel.ahead import prepare
from gondwana.kernel.compiler import rule

prepare.prepare(TOY.slug)
missed = {known.py_func.__name__: known.py_func.__module__ for known in rule.RULES if known.stats.cache_misses}
print(json.dumps(missed))
"""


def test_what_the_assistant_compiled_is_not_compiled_again(tmp_path: Path) -> None:
    """The rules of the game are all there; what is missing are the loops of the kernel."""
    assert run(ASSIST, tmp_path) == f"{TOY.slug}\n"
    missed: dict[str, str] = json.loads(run(PLAY, tmp_path))
    assert "start" in missed
    assert "support.toy" not in missed.values()


def test_the_assistant_leaves_with_whoever_it_assists(tmp_path: Path) -> None:
    """However that one ended: its end of the pipe is closed."""
    endless = ASSIST.replace("print(game.slug, flush=True)", f"__import__('time').sleep({LONG})")
    assert run(endless, tmp_path, stdin=subprocess.DEVNULL) == ""


def test_the_assistant_is_gone_when_the_work_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    start = subprocess.Popen

    def start_another(words: list[str], **pipes: Any) -> subprocess.Popen[bytes]:
        assert words[-3:] == ["compile", "toy", "--assist"]
        started.append(start([sys.executable, "-c", f"import time; time.sleep({LONG})"], **pipes))
        return started[-1]

    monkeypatch.setattr(assistant.subprocess, "Popen", start_another)
    with assistant.assisted("toy"):
        assert started[0].poll() is None
    assert started[0].returncode is not None


def test_the_assistant_begins_with_what_is_called_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule comes after what it calls, and once; it is compiled for what it declares, if that is a known kind."""
    compiled: list[tuple[str, Any]] = []
    monkeypatch.setattr(
        assistant.Dispatcher, "compile", lambda self, kinds: compiled.append((self.py_func.__name__, *kinds))
    )
    assistant.compile_from_the_end(whole, {int: types.int64, bool: types.boolean}, set())
    assert compiled == [
        ("leaf", types.int64),
        ("last", types.int64),
        ("first", types.int64, types.boolean),
        ("whole", types.int64),
    ]


@rule
def leaf(number: int) -> int:
    """Calls nothing."""
    return number


@rule
def of_any_kind(thing: Any) -> Any:
    """Compiled for whatever its callers hand in."""
    return thing


@rule
def first(number: int, twice: bool) -> int:
    """Is called first."""
    return leaf(number) + leaf(number) if twice else leaf(number)


@rule
def last(number: int) -> int:
    """Is called last."""
    return int(of_any_kind(leaf(number)))


@rule
def whole(number: int) -> int:
    """Calls all the others, and uses what is no rule."""
    return first(number, number > NUMBER) + last(number) + first(number, False)


def run(program: str, cache: Path, stdin: int = subprocess.PIPE) -> str:
    """What a program prints, with a cache of its own, until it ends by itself."""
    paths = os.pathsep.join((str(TESTS), os.environ.get("PYTHONPATH", "")))
    environment = {**os.environ, "GONDWANA_CACHE": str(cache), "PYTHONPATH": paths}
    pipe = subprocess.PIPE
    words = [sys.executable, "-c", program]
    with subprocess.Popen(words, env=environment, stdin=stdin, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said, complaints = process.stdout.read(), process.stderr.read()
    assert process.returncode == 0, complaints
    return said
