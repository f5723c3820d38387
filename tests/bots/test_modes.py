"""Compiled and interpreted, the bots give the same answers: one source, equal to the last bit."""

import json
import os
import subprocess
import sys

from gondwana.kernel.compiler.mode import INTERPRET

PROGRAM = """
import json, gondwana
from gondwana import bots

answers = []
for seats in (1, 2, 3):
    match = gondwana.new("savanna", seats=seats, seed=seats)
    while not match.over:
        seat = match.asked[-1]
        if match.number % (7 * seats) in (0, 1):
            for level in ("random", "beginner", "greedy", "search"):
                few = 5 if level == "search" else None
                answers.append(bots.choose(match, seat, level, seed=match.number, iterations=few))
        match.play(seat, bots.choose(match, seat, "random", seed=match.number))
    answers.append(match.scores)
print(json.dumps(answers))
"""


def answers(interpret: bool) -> list[int | list[int]]:
    environment = {**os.environ, "GONDWANA_INTERPRET": "1" if interpret else ""}
    words = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    found: list[int | list[int]] = json.loads(done.stdout)
    return found


def test_both_modes_give_the_same_answers() -> None:
    found = answers(interpret=not INTERPRET)
    assert len(found) > 50
    assert found == answers(interpret=INTERPRET)
