"""Whole compiled games allocate nothing: that is what makes them fast."""

import os
import subprocess
import sys

import pytest

import gondwana
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.loops import SOUND

COUNTS = """
import numpy as np
from numba.core.runtime import rtsys

import gondwana
from gondwana.kernel.rules.chance import word
from gondwana.kernel.game.dispatch import blank
from gondwana.kernel.game.loops import MOST_CHOICES, checked_games, random_games

def count(game, play):
    states = blank(game.state, 2)
    out = np.zeros(MOST_CHOICES, np.int32)
    options = np.array(game.option_numbers(game.unattended()), np.int32)
    play(states, 1, game.usual_seats, word(1), options, out)
    for games in (1, 20):
        before = rtsys.get_allocation_stats()
        found = play(states, games, game.usual_seats, word(2), options, out)
        after = rtsys.get_allocation_stats()
        print(game.slug, found, after.alloc - before.alloc)

count(gondwana.game("savanna"), random_games)
for game in gondwana.games():
    count(game, checked_games)
"""


@pytest.mark.skipif(INTERPRET, reason="only compiled games allocate: once is enough")
def test_random_games_allocate_nothing() -> None:
    """The simulator in one game, and the rules of all, with invariants: a loop that the contract has compiled, too."""
    environment = {**os.environ, "NUMBA_NRT_STATS": "1"}
    done = subprocess.run([sys.executable, "-c", COUNTS], env=environment, capture_output=True, text=True, check=True)
    (_, steps_of_one, _), (_, steps_of_twenty, _), *checked = lines = [
        line.split() for line in done.stdout.splitlines()
    ]
    assert int(steps_of_twenty) > 10 * int(steps_of_one)
    assert [slug for slug, found, _ in checked if int(found) == SOUND] == [
        game.slug for game in gondwana.games() for _ in (1, 20)
    ]
    # A call itself wraps its arrays: twenty games must not allocate more than one.
    for (slug, _, once), (_, _, twenty) in zip(lines[::2], lines[1::2], strict=True):
        assert int(twenty) == int(once), slug
