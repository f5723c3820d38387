"""How long a game takes to compile on a new machine, and to load on a used one."""

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from typing import Final

from gondwana.kernel.ahead.prepare import compiler

LOAD: Final = """
import sys, time
import gondwana
begun = time.perf_counter()
match = gondwana.new(sys.argv[1], options=gondwana.game(sys.argv[1]).unattended(), seed=1)
while not match.over and match.number < 100:
    seat = match.asked[0]
    match.play(seat, match.legal(seat)[0])
print(time.perf_counter() - begun)
"""


@dataclass(frozen=True)
class Compilation:
    """Seconds, on this machine, at this moment."""

    game: str
    cold: float  # `gondwana compile` into an empty cache
    warm: float  # the first hundred answers in a new process, from the cache


def measure(slug: str) -> Compilation:
    """Compile a game into a cache of its own, and load it from there."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "GONDWANA_CACHE": folder}
        begun = time.perf_counter()
        subprocess.run(compiler(slug, "--json"), env=environment, capture_output=True, check=True)
        cold = time.perf_counter() - begun
        words = [sys.executable, "-c", LOAD, slug]
        done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    return Compilation(slug, cold, float(done.stdout))
