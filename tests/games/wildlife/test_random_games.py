"""Whole games at random: what must always hold holds after every answer, and both modes give the same bytes."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support.boards import recorded
from support.random_games import play_to_the_end, random_moves, twin
from support.wildlife import colonies

from gondwana.games.wildlife import OFF_ON, WILDLIFE
from gondwana.games.wildlife.invariants import Broken, broken
from gondwana.games.wildlife.prompts import Event
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.compiler.rule import loop
from gondwana.kernel.game.dispatch import blank, legal, replace
from gondwana.kernel.game.loops import MOST_CHOICES, play, start
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules import numbers
from gondwana.kernel.rules.chance import roll, word
from gondwana.kernel.rules.header import NONE
from gondwana.kernel.rules.questions import first_asked
from gondwana.kernel.rules.records import Ints

GAMES = 1 if INTERPRET else 50  # for each number of seats and each choice of variants: 500 compiled
VARIANTS = {"plain": [0, 0, 0, 0, 0], "variants": [1, 1, 1, 1, 1]}
ROOT = Path(__file__).parents[3]


@loop
def first_fault(states: Any, games: int, seats: int, key: Any, options: Ints, out: Ints, seen: Ints) -> int:
    """Play games at random; the first invariant that is broken after an answer, 0 if all are sound.

    `seen` notes the most answers to a question, the deepest stack, and the fewest and most answers of a game.
    """
    for _ in range(games):
        replace(states, 1, 0)
        start(states, 1, seats, key, options)
        s = states[1]
        steps = 0
        while s.over == 0:
            seat = first_asked(s)
            count = legal(s, seat, out)
            seen[0] = max(seen[0], count)
            seen[1] = max(seen[1], s.depth)
            if count == 0:
                return -1
            play(s, seat, out[roll(s, count)])
            steps += 1
            fault = broken(s)
            if fault != 0:
                return fault
        seen[2] = max(seen[2], steps)
        key = s.rng
    return 0


@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_are_sound(seats: int, variants: str) -> None:
    """WL-1 … WL-68, rulings 25 and 54: all is conserved, full territories are marked, somebody can always answer."""
    seen = numbers([0] * 3)
    fault = first_fault(
        blank(WILDLIFE.state, 2),
        GAMES,
        seats,
        word(seats),
        numbers(VARIANTS[variants]),
        numbers([0] * MOST_CHOICES),
        seen,
    )
    assert fault == Broken.NOTHING
    assert seen[0] <= 78  # a cell, a bid or less
    assert seen[1] <= 5  # an epidemic asks five others at once


class Ledger:
    """Food and points of each seat, counted by what the story tells alone."""

    def __init__(self, match: Match) -> None:
        self.food, self.points = list(match.plain.food), list(match.plain.scores)

    def enter(self, event: int, seat: int, a: int, b: int, match: Match) -> None:
        """One event: whose, and its further numbers."""
        if event == Event.SOLD:
            self.add(seat, food=-b)
            self.add(match.plain.active, food=b)
        elif event == Event.MOVED_BACK:
            self.add(seat, food=b, points=-a)
        elif event == Event.STARVED:
            self.add(seat, food=-a, points=-b)
        elif event == Event.CONVERTED:
            self.add(seat, food=-a, points=b)
        elif event in (Event.FED, Event.CHOICE_WON):
            self.add(seat, food=a if event == Event.FED else -a)
        elif event in (Event.COMPLETED, Event.SCORED, Event.FOOD_POINTS):
            self.add(seat, points=a if event == Event.FOOD_POINTS else b)
        elif event == Event.BEGINS:
            self.points = list(match.plain.scores)  # 1, 2, 3 … in the order of play

    def add(self, seat: int, food: int = 0, points: int = 0) -> None:
        """More or less for a seat."""
        self.food[seat] += food
        self.points[seat] += points


@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_food_and_all_points_are_accounted_for(seats: int, variants: str) -> None:
    """WL-1 … WL-68: what the log tells, added up, is what everybody has after every answer."""
    options = {option.key: OFF_ON[on] for option, on in zip(WILDLIFE.options, VARIANTS[variants], strict=True)}
    match = Match(WILDLIFE, seats, options, seed=seats)
    ledger = Ledger(match)
    for _ in random_moves(match, seed=seats, moves=500 if INTERPRET else 10**6):
        for event, _, seat, a, b, _ in match.entries[-1].told:
            ledger.enter(event, seat, a, b, match)
        assert ledger.food == list(match.plain.food)
        assert ledger.points == list(match.plain.scores)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_colonies_are_those_that_a_walk_finds(seats: int) -> None:
    """WL-45: after every answer, however pieces came, left and changed places."""
    match = Match(WILDLIFE, seats, seed=seats)
    for _ in random_moves(match, seed=seats, moves=400 if INTERPRET else 10**6):
        s = match.plain
        for colony in colonies(s.piece):
            assert {s.colony[cell] for cell in colony} == {min(colony)}
            assert s.members[min(colony)] == len(colony)
        assert sum(s.members) == sum(owner != NONE for owner in s.piece)


def digests() -> list[str]:
    """The final records of twenty games, from two to six seats, with and without variants."""
    found = []
    for game in range(20):
        seats, variants = 2 + game % 5, [VARIANTS["plain"], VARIANTS["variants"]][game // 10]
        states = blank(WILDLIFE.state)
        start(states, 0, seats, word(1000 + game), numbers(variants))
        play_to_the_end(WILDLIFE, states)
        found.append(hashlib.sha256(recorded(twin(WILDLIFE, states)).tobytes()).hexdigest())
    return found


@pytest.mark.slow
@pytest.mark.skipif(INTERPRET, reason="the compiled run compares with the interpreted one")
def test_both_modes_give_the_same_games() -> None:
    """WL-1 … WL-68: twenty whole games, equal bytes at the end."""
    environment = {**os.environ, "GONDWANA_INTERPRET": "1", "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'tests'}"}
    command = "from games.wildlife.test_random_games import digests; print('\\n'.join(digests()))"
    ran = subprocess.run(
        [sys.executable, "-c", command], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == digests()
