"""Bots of this checkout against those of an earlier one, at equal time.

    python -m gondwana.bench.earlier ../gondwana-of-last-week wildlife --seats 4 --deals 25 --milliseconds 50

The earlier ones answer in a process of their own code, from the bytes of the record: both checkouts must keep a game's
state in the same fields. Only thinking is timed, not the way of the record to the other process and back.
"""

import base64
import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Annotated, Final

import typer

from gondwana.arena import Threads, league, play_league, table_of
from gondwana.arena.ladder import lines
from gondwana.kernel.match.match import Match

from .against import at

ASKED: Final = "GONDWANA_EARLIER"  # the checkout, the game, the level and its milliseconds, one a line
CHILD: Final = """
import base64, sys
import numpy as np
from gondwana.bots.choosing import answer, level_at, with_budget
from gondwana.games import game as game_of

slug, level, milliseconds = sys.argv[1:]
game = game_of(slug)
chosen = with_budget(level_at(game, level), float(milliseconds), None)
for line in sys.stdin:
    seat, seed, record = line.split()
    states = np.frombuffer(base64.b64decode(record), game.state.dtype).copy()
    print(answer(states, int(seat), chosen, int(seed)), flush=True)
"""


class Earlier:
    """A bot of another checkout, in a process of its own."""

    def __init__(self, checkout: Path, slug: str, level: str, milliseconds: str) -> None:
        words = [sys.executable, "-c", CHILD, slug, level, milliseconds]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(words, cwd=checkout, env=at(checkout), stdin=pipe, stdout=pipe, text=True)

    def answer(self, match: Match, seat: int, seed: int) -> int:
        """What it answers to the open question of a seat."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        record = base64.b64encode(match.records(1).tobytes()).decode()
        print(seat, seed, record, file=self._process.stdin, flush=True)
        return int(self._process.stdout.readline())


_here = threading.local()  # each thread plays its own games


def answer(match: Match, seat: int, seed: int) -> int:
    """The bot that a league calls `gondwana.bench.earlier:answer`."""
    if not hasattr(_here, "bot"):
        checkout, *words = os.environ[ASKED].splitlines()
        _here.bot = Earlier(Path(checkout), *words)
    found: int = _here.bot.answer(match, seat, seed)
    return found


def main(
    other: Annotated[Path, typer.Argument(help="The earlier checkout, with its rules compiled.")],
    game: str,
    seats: int = 2,
    deals: int = 25,
    level: str = "expert",
    milliseconds: int = 50,
    threads: int = 1,
) -> None:
    """Let a level of today play against the same level of then; as a table in Markdown."""
    os.environ[ASKED] = "\n".join([str(other.resolve()), game, level, str(milliseconds)])
    today, then = f"{level}@{milliseconds}ms", "gondwana.bench.earlier:answer"
    with tempfile.TemporaryDirectory() as folder:
        played = play_league(league(game, [then, today], seats, deals, seed=1), folder, Threads(threads))
        for line in lines([table_of(played)]):
            typer.echo(line)


if __name__ == "__main__":
    typer.run(main)
