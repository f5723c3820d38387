"""Random games a second: compiled, interpreted, and hand-written in C, in one run.

Machines are shared and noisy, so the parts are measured in turn, several times, and the median ratio counts.
"""

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from gondwana.games import game as game_of
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.compiler.rule import loop
from gondwana.kernel.game.dispatch import blank, replace
from gondwana.kernel.game.loops import MOST_CHOICES, random_games
from gondwana.kernel.rules.chance import word
from gondwana.kernel.rules.records import numbers

from .limit import Limit

ROUNDS: Final = 5  # each part is measured so often
COMPILED: Final = 1.0  # seconds of one measurement
INTERPRETED: Final = 0.5
COPIES: Final = 20_000  # of a state, in one measurement


@dataclass(frozen=True)
class Pace:
    """How fast random games were played."""

    steps: float  # answers a second
    games: float  # whole games a second


@dataclass(frozen=True)
class Speed:
    """The paces of one run, and the medians of their ratios."""

    game: str
    seats: int
    state_bytes: int
    copy_ns: float  # nanoseconds to copy a state
    compiled: Pace
    interpreted: Pace
    c: Pace | None
    to_interpreted: float  # compiled beside interpreted, in games
    to_c: float | None  # compiled beside C, in games


def measure(slug: str, seats: int, rounds: int = ROUNDS) -> Speed:
    """Measure a game in turn in all ways that there are."""
    game, limit = game_of(slug), Limit.of(slug)
    compiled, interpreted, c = [], [], []
    pace(slug, seats, 0.0)  # what must be compiled or loaded is not measured
    for _ in range(rounds):
        if limit is not None:
            c.append(Pace(*limit.run(seats)))
        compiled.append(pace(slug, seats, COMPILED))
        interpreted.append(_interpreted(slug, seats))
    return Speed(
        game=slug,
        seats=seats,
        state_bytes=game.state.dtype.itemsize,
        copy_ns=median(copy_ns(slug) for _ in range(rounds)),
        compiled=_middle(compiled),
        interpreted=_middle(interpreted),
        c=_middle(c) if c else None,
        to_interpreted=_ratio(compiled, interpreted),
        to_c=_ratio(compiled, c) if c else None,
    )


def _middle(paces: list[Pace]) -> Pace:
    return Pace(median(pace.steps for pace in paces), median(pace.games for pace in paces))


def _ratio(ours: list[Pace], theirs: list[Pace]) -> float:
    return median(one.games / other.games for one, other in zip(ours, theirs, strict=True))


def pace(slug: str, seats: int, seconds: float) -> Pace:
    """Play random games in this process for about so long."""
    game = game_of(slug)
    states, out = blank(game.state, 2), numbers([0] * MOST_CHOICES)
    options = numbers(game.option_numbers(game.unattended()))
    games = steps = 0
    batch = 1 if INTERPRET else 200
    begun = time.perf_counter()
    while True:
        steps += random_games(states, batch, seats, word(games + 1), options, out)
        games += batch
        passed = time.perf_counter() - begun
        if passed >= seconds:
            return Pace(steps / passed, games / passed)


@loop
def copy_often(states: Any, times: int) -> int:
    """Copy a state again and again; the sum of a field, so that no copy can be left out."""
    seen = 0
    for turn in range(times):
        states[0].question = turn
        replace(states, 1, 0)
        seen += states[1].question
    return seen


def copy_ns(slug: str) -> float:
    """Nanoseconds that a copy of a state takes."""
    states = blank(game_of(slug).state, 2)
    copy_often(states, 1)
    begun = time.perf_counter()
    copy_often(states, COPIES)
    return (time.perf_counter() - begun) / COPIES * 1e9


def _interpreted(slug: str, seats: int) -> Pace:
    """The same in another process, where rules are plain Python."""
    words = [sys.executable, "-m", "gondwana.bench.speed", slug, str(seats)]
    environment = {**os.environ, "GONDWANA_INTERPRET": "1"}
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    return Pace(**json.loads(done.stdout))


def _main() -> None:
    found: Any = pace(sys.argv[1], int(sys.argv[2]), INTERPRETED).__dict__
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    _main()
