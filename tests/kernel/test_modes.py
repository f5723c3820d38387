"""Compiled and interpreted, the same source gives the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gondwana.kernel.mode import INTERPRET

TESTS = Path(__file__).parents[1]


def printed(interpret: str) -> list[str]:
    """What the program of digests prints in a mode."""
    environment = {**os.environ, "GONDWANA_INTERPRET": interpret, "PYTHONPATH": str(TESTS)}
    done = subprocess.run(
        [sys.executable, "-m", "support.digests"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(INTERPRET, reason="compares both modes: once is enough")
def test_both_modes_give_the_same_bytes() -> None:
    """Every position of twenty games at all numbers of seats, and what people are shown of it."""
    compiled, interpreted = printed("0"), printed("1")
    assert len(compiled) > 2500
    assert {line.split()[0] for line in compiled} >= {"savanna", "toy-auction"}
    assert compiled == interpreted
