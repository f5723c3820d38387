"""Fixed sizes: no index lies outside, and how near random games come to the bounds."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from support.random_games import started
from support.toy import TOY

import gondwana
from gondwana.games.savanna.tables import COPIES, ECOSYSTEMS, Card
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.game import Game
from gondwana.kernel.game.loops import MOST_CHOICES, list_legal, play_at
from gondwana.kernel.rules.header import DEPTH, STORY
from gondwana.kernel.rules.records import numbers

TESTS = Path(__file__).parents[1]


@pytest.mark.skipif(INTERPRET, reason="a process of its own, with the same games: once is enough")
@pytest.mark.parametrize("slug", [game.slug for game in gondwana.games()])
@pytest.mark.slow
def test_no_index_lies_outside_its_field(slug: str) -> None:
    """200 random games of each game, interpreted: lists refuse what compiled code with bounds checks would refuse."""
    games = run_checked(slug, GONDWANA_INTERPRET="1")
    assert int(games) >= 200


@pytest.mark.skipif(INTERPRET, reason="compares both modes")
def test_lists_refuse_the_indices_that_compiled_code_with_bounds_checks_refuses() -> None:
    """Both count from the end below zero: so an interpreted game, whose bytes are the same, checks a compiled one."""
    assert run_checked(GONDWANA_INTERPRET="1") == run_checked(NUMBA_BOUNDSCHECK="1") == "-3 -2 -1 0 1 2"


def run_checked(*slug: str, **mode: str) -> str:
    """What the program of checked games says in a mode."""
    words = [sys.executable, "-m", "support.checked_games", *slug]
    environment = {**os.environ, **mode, "PYTHONPATH": str(TESTS)}
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def most_used(game: Game, seats: int, seed: int) -> tuple[int, int, int]:
    """The deepest stack, the longest story and the most choices of a random game."""
    states, out = started(game, seats, seed), numbers([0] * MOST_CHOICES)
    s = states[0] if INTERPRET else states.view(np.recarray)[0]
    chance = np.random.default_rng(seed)
    deepest, longest, most = 0, 0, 0
    s.listening = 1
    while not s.over:
        seat = int(s.asked & -s.asked).bit_length() - 1
        count = int(list_legal(states, seat, out))
        s.told = 0
        play_at(states, 0, seat, int(out[chance.integers(count)]))
        deepest, longest, most = max(deepest, int(s.depth)), max(longest, int(s.told)), max(most, count)
    return deepest, longest, most


@pytest.mark.parametrize("game", [*gondwana.games(), TOY], ids=lambda game: game.slug)
def test_random_games_stay_within_the_fixed_sizes(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    """`ask` and `tell` raise beyond them; this says how much room is left."""
    games = [most_used(game, seats, seed) for seats in game.seats for seed in range(2 if INTERPRET else 20)]
    deepest, longest, most = (max(used) for used in zip(*games, strict=True))
    with capsys.disabled():
        print(
            f"\n{game.slug}: stack {deepest} of {DEPTH}, story {longest} of {STORY}, choices {most} of {MOST_CHOICES}"
        )
    assert 1 <= deepest <= DEPTH
    assert 1 <= longest <= STORY
    assert 1 <= most <= MOST_CHOICES


def test_the_longest_story_of_savanna_has_room() -> None:
    """The last choice of six players tells the step, all sheets, every prey there can be, and six who share."""
    step = 3 * ECOSYSTEMS  # revealed, placed, discarded
    sheets = 12 * ECOSYSTEMS  # eleven lines and a herd
    prey = COPIES[Card.GAZELLE] + min(COPIES[Card.LION], COPIES[Card.ZEBRA])
    assert step + sheets + prey + ECOSYSTEMS <= STORY
