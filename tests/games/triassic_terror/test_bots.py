"""The bots at this game: they answer every question, know no more than their seat, and play well (see docs/bots.md).

Deals are paired and budgets are iterations, so the games are the same on every machine.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.contract import at_record, guessed
from support.random_games import random_match
from support.strength import Share, wins_at_least
from support.triassic_terror import QUESTIONS

import gondwana
from gondwana import arena, bots
from gondwana.games.triassic_terror import TRIASSIC_TERROR
from gondwana.kernel.compiler.mode import INTERPRET

FEW = 2 if INTERPRET else 8  # iterations
compiled = pytest.mark.skipif(INTERPRET, reason="takes hours as plain Python, or needs both modes")

ANSWERS = """
import json, gondwana
from gondwana import bots

answers = []
for seats in (2, 4):
    match = gondwana.new("triassic-terror", seats=seats, seed=seats)
    while not match.over:
        seat = match.asked[0]
        if match.number % 17 == 0:
            answers.append(bots.choose(match, seat, "greedy", seed=match.number))
            answers.append(bots.choose(match, seat, "search", seed=match.number, iterations=5))
        match.play(seat, bots.choose(match, seat, "random", seed=match.number))
    answers.append(match.scores)
print(json.dumps(answers))
"""


def wins(least: float, *bots: str, games: int, iterations: int | None = None) -> Share:
    return wins_at_least(least, "triassic-terror", bots, games, iterations)


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_bot_answers_every_question(level: str) -> None:
    """Asked now and then in random games, until each question was answered once."""
    left, seed = set(QUESTIONS), 0
    while left:
        seed += 1
        match = gondwana.new("triassic-terror", 2 + seed % 5, seed, {"colours": "chosen"})
        while not match.over and left:
            seat = match.asked[0]
            if match.prompt(seat) in left and len(match.legal(seat)) > 1:
                left.discard(match.prompt(seat))  # type: ignore[arg-type]
                few = FEW if level == "search" else None
                move = bots.choose(match, seat, level, seed=match.number, iterations=few)
                assert move in match.legal(seat)
            else:
                move = bots.choose(match, seat, "random", seed=match.number)
            match.play(seat, move)


def test_hidden_cards_do_not_change_an_answer() -> None:
    """TT-137: a bot sees neither blind cards nor the pile."""
    varied = 0
    for moves in (1, 3, 5, 9, 14, 20):
        match = random_match(TRIASSIC_TERROR, 4, moves, moves)
        seat = match.asked[0]
        for key in (1, 2, 3):
            other = at_record(match, guessed(match, seat, key))
            varied += other.position() != match.position()
            for level, few in (("greedy", None), ("search", FEW)):
                said = [bots.choose(one, seat, level, seed=5, iterations=few) for one in (match, other)]
                assert said[0] == said[1]
    assert varied > 5


@compiled
def test_both_modes_give_the_same_answers() -> None:
    """To the last bit of every value and prior."""
    found = []
    for interpret in ("", "1"):
        environment = {**os.environ, "GONDWANA_INTERPRET": interpret}
        words = [sys.executable, "-c", ANSWERS]
        done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
        found.append(json.loads(done.stdout))
    assert len(found[0]) > 30
    assert found[0] == found[1]


@compiled
def test_greedy_beats_random() -> None:
    assert wins(0.9, "greedy", "random", games=60)


@compiled
def test_search_beats_greedy() -> None:
    assert wins(0.75, "search", "greedy", games=12, iterations=40)


@compiled
def test_search_beats_three_greedy_ones() -> None:
    """A quarter would be as good as they are."""
    assert wins(0.5, "search", "greedy", "greedy", "greedy", games=8, iterations=30)


@compiled
def test_more_thought_is_stronger(tmp_path: Path) -> None:
    """Against each other, every deal from both seats: how many more points who thinks ten times as long has."""
    league = arena.league("triassic-terror", ["search@8", "search@80"], seats=2, deals=8, seed=5)
    (duel,) = arena.table_of(arena.play_league(league, tmp_path)).duels
    assert (duel.bot, duel.other) == ("search@80", "search@8")
    assert duel.lead.mean > 10
