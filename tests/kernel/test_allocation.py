"""Whole compiled games allocate nothing: that is what makes them fast."""

import os
import subprocess
import sys

import pytest

from gondwana.kernel.compiler.mode import INTERPRET

COUNTS = """
import numpy as np
from numba.core.runtime import rtsys

import gondwana
from gondwana.kernel.rules.chance import word
from gondwana.kernel.game.dispatch import blank
from gondwana.kernel.game.loops import MOST_CHOICES, random_games

for game in gondwana.games():
    states = blank(game.state, 2)
    out = np.zeros(MOST_CHOICES, np.int32)
    options = np.array(game.option_numbers(game.unattended()), np.int32)
    random_games(states, 1, game.usual_seats, word(1), options, out)
    for games in (1, 20):
        before = rtsys.get_allocation_stats()
        steps = random_games(states, games, game.usual_seats, word(2), options, out)
        after = rtsys.get_allocation_stats()
        print(game.slug, steps, after.alloc - before.alloc)
"""


@pytest.mark.skipif(INTERPRET, reason="only compiled games allocate: once is enough")
def test_random_games_allocate_nothing() -> None:
    environment = {**os.environ, "NUMBA_NRT_STATS": "1"}
    done = subprocess.run([sys.executable, "-c", COUNTS], env=environment, capture_output=True, text=True, check=True)
    lines = [line.split() for line in done.stdout.splitlines()]
    assert lines
    # A call itself wraps its arrays: twenty games must not allocate more than one.
    for (slug, steps_of_one, once), (_, steps_of_twenty, twenty) in zip(lines[::2], lines[1::2], strict=True):
        assert int(steps_of_twenty) > 10 * int(steps_of_one)
        assert int(twenty) == int(once), slug
