"""Compiled and interpreted, the same source gives the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.toy import TOY

import gondwana
from gondwana.kernel.compiler.mode import INTERPRET

TESTS = Path(__file__).parents[1]


def printing(slug: str, interpret: str) -> subprocess.Popen[str]:
    """The program of digests at work on a game in a mode."""
    environment = {**os.environ, "GONDWANA_INTERPRET": interpret, "PYTHONPATH": str(TESTS)}
    words = [sys.executable, "-m", "support.digests", slug]
    return subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


@pytest.mark.skipif(INTERPRET, reason="compares both modes: once is enough")
@pytest.mark.parametrize("slug", [*(game.slug for game in gondwana.games()), TOY.slug])
@pytest.mark.slow
def test_both_modes_give_the_same_bytes(slug: str) -> None:
    """Every position of twenty whole games at all numbers of seats, and what people are shown of it."""
    processes = [printing(slug, interpret) for interpret in ("0", "1")]
    compiled, interpreted = (process.communicate()[0].splitlines() for process in processes)
    assert [process.returncode for process in processes] == [0, 0], (compiled[-1], interpreted[-1])
    assert sum(line.count("[") for line in compiled) >= 20
    assert len(compiled) > 200
    assert compiled == interpreted
