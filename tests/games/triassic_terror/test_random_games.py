"""Whole games at random: what always holds, how near they come to the sizes we set, the same bytes in both modes."""

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support.triassic_terror import new

from gondwana.games.triassic_terror.invariants import broken
from gondwana.games.triassic_terror.prompts import Prompt
from gondwana.games.triassic_terror.state import State
from gondwana.games.triassic_terror.tables import Act
from gondwana.kernel.board import numbers
from gondwana.kernel.chance import word
from gondwana.kernel.dispatch import blank
from gondwana.kernel.header import DEPTH
from gondwana.kernel.loops import MOST_CHOICES, list_legal, play_at, start
from gondwana.kernel.mode import INTERPRET

OUT = numbers([0] * MOST_CHOICES)
HUNDRED = 100  # games for each number of players


def field(s: Any, name: str) -> Any:
    return getattr(s, name) if INTERPRET else s[name]


def moves(states: Any, chance: random.Random) -> tuple[int, int]:
    """Play a game to its end, with the invariants after every move: the moves, and the deepest stack."""
    count, deepest = 0, 0
    while not field(states[0], "over"):
        s = states[0]
        depth = int(field(s, "depth"))
        seat = int(field(s, "asked")).bit_length() - 1
        legal = [int(move) for move in OUT[: list_legal(states, seat, OUT)]]
        assert legal
        assert len(set(legal)) == len(legal)
        # Turns that end at once teach little: a random player ends one only sometimes.
        if field(s, "frames")[depth - 1][0] == Prompt.MENU and len(legal) > 1 and chance.random() < 0.8:
            legal.remove(Act.END)
        play_at(states, 0, seat, chance.choice(legal))
        assert broken(states[0]) == 0
        count, deepest = count + 1, max(deepest, depth)
    return count, deepest


@pytest.mark.parametrize("long", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_invariants_hold_after_every_move(seats: int, long: int) -> None:
    """TT-8, TT-13, TT-39, TT-49, TT-51, TT-54, TT-93: and no turn or stack grows without bound."""
    for seed in range(HUNDRED if seats == 6 or not long else 1):
        states = blank(State, 1)
        start(states, 0, seats, word(seed * 7919 + seats), numbers([long]))
        count, deepest = moves(states, random.Random(seed))
        assert 100 < count < 700
        assert deepest < DEPTH // 3


def digests(games: list[tuple[int, int]]) -> list[str]:
    """Each game as a digest of all its positions, moves and log lines."""
    found = []
    for seats, seed in games:
        game, chance, digest = new(seats, seed), random.Random(seed), hashlib.sha256()
        while not game.match.over:
            game.match.play(game.seat, chance.choice(game.match.legal(game.seat)))
            digest.update(game.match.state.tobytes())
        digest.update(repr(game.match.log(None)).encode())
        found.append(digest.hexdigest())
    return found


@pytest.mark.slow
def test_both_modes_give_the_same_bytes() -> None:
    """Twenty games, compiled here and interpreted there, or the other way round."""
    games = [(2 + seed % 5, seed) for seed in range(20)]
    code = f"from games.triassic_terror.test_random_games import digests; print(digests({games}))"
    tests = Path(__file__).parents[2]
    other = {
        **os.environ,
        "GONDWANA_INTERPRET": "" if INTERPRET else "1",
        "PYTHONPATH": os.pathsep.join([str(tests), *(path for path in sys.path if path)]),
    }
    done = subprocess.run([sys.executable, "-c", code], env=other, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(digests(games))
