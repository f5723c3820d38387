"""Whole games at random, few of whose turns end early: what always holds, how near they come to the sizes we set."""

import random
from typing import Any

import pytest

from gondwana.bench.speed import pace
from gondwana.games.triassic_terror.invariants import broken
from gondwana.games.triassic_terror.prompts import Act, Prompt
from gondwana.games.triassic_terror.state import State
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.dispatch import blank
from gondwana.kernel.game.loops import MOST_CHOICES, list_legal, play_at, start
from gondwana.kernel.rules import numbers
from gondwana.kernel.rules.chance import word
from gondwana.kernel.rules.header import DEPTH

OUT = numbers([0] * MOST_CHOICES)
GAMES = 4 if INTERPRET else 100  # for each number of players


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
        if (
            field(s, "frames")[depth - 1][0] == Prompt.MENU
            and len(legal) > 1
            and Act.END in legal
            and chance.random() < 0.8
        ):
            legal.remove(Act.END)
        play_at(states, 0, seat, chance.choice(legal))
        assert broken(states[0]) == 0
        count, deepest = count + 1, max(deepest, depth)
    return count, deepest


@pytest.mark.parametrize("long", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_invariants_hold_after_every_move(seats: int, long: int) -> None:
    """TT-8, TT-13, TT-39, TT-49, TT-51, TT-54, TT-93: and no turn or stack grows without bound."""
    for seed in range(GAMES if seats == 6 or not long else 1):
        states = blank(State, 1)
        start(states, 0, seats, word(seed * 7919 + seats), numbers([long, seed % 2]))
        count, deepest = moves(states, random.Random(seed))
        assert 100 < count < 700
        assert deepest < DEPTH // 3


@pytest.mark.skipif(INTERPRET, reason="measures compiled rules")
def test_the_rules_are_fast() -> None:
    """A quarter of what a quiet machine does; the best of a few short runs, for others may be at work."""
    pace("triassic-terror", 4, 0.0)  # what must be loaded is not measured
    assert max(pace("triassic-terror", 4, 0.1).steps for _ in range(5)) > 800_000
