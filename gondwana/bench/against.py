"""A checkout beside another one: steps a second, and the work of compiling, as ratios within one run.

    python -m gondwana.bench.against ../gondwana-of-last-week wildlife --pairs 8

Where code and data happen to lie in memory moves a speed by a few percent, for as long as a process runs. So several
pairs of processes are measured, in turn and in short rounds: of each pair the best rounds count, of all the median.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Annotated, Final

import typer

from gondwana.games import GAMES
from gondwana.games import game as game_of

HERE: Final = Path(__file__).resolve().parents[2]
ROUNDS: Final = 12
SECONDS: Final = 0.1  # of a round
CHILD: Final = """
import sys
from gondwana.bench.speed import pace

slug, seats = sys.argv[1], int(sys.argv[2])
pace(slug, seats, 0.0)  # what must be compiled or loaded is not measured
for line in sys.stdin:
    print(pace(slug, seats, float(line)).steps, flush=True)
"""


class Runner:
    """Random games of one checkout, in a process of their own."""

    def __init__(self, checkout: Path, slug: str, seats: int) -> None:
        words = [sys.executable, "-c", CHILD, slug, str(seats)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(words, cwd=checkout, env=at(checkout), stdin=pipe, stdout=pipe, text=True)

    def steps(self, seconds: float) -> float:
        """Steps a second in one round."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(seconds, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def stop(self) -> None:
        """The process ends."""
        self._process.communicate()


def at(checkout: Path, **more: str) -> dict[str, str]:
    """The environment in which a checkout's own package is imported."""
    return {**os.environ, "PYTHONPATH": str(checkout), **more}


@contextmanager
def runners(*checkouts: Path, slug: str, seats: int) -> Iterator[list[Runner]]:
    """A process for each checkout."""
    started = [Runner(checkout, slug, seats) for checkout in checkouts]
    try:
        yield started
    finally:
        for runner in started:
            runner.stop()


def speed(other: Path, slug: str, seats: int, pairs: int) -> list[float]:
    """How fast this checkout is beside the other one: a ratio for each pair of processes, 1.1 is a tenth faster."""
    ratios = []
    for pair in range(pairs):
        with runners(HERE, other, slug=slug, seats=seats) as both:
            best = [0.0, 0.0]
            for number in range(ROUNDS):
                for which in ((0, 1), (1, 0))[(pair + number) % 2]:
                    best[which] = max(best[which], both[which].steps(SECONDS))
        ratios.append(best[0] / best[1])
    return sorted(ratios)


@dataclass(frozen=True)
class Work:
    """CPU seconds that a game's rules and bots took to compile, on one core, into an empty cache."""

    here: float
    other: float


def compiling(other: Path, slug: str) -> Work:
    """What both checkouts take to compile a game."""
    return Work(*(_compile(checkout, slug) for checkout in (HERE, other)))


def _compile(checkout: Path, slug: str) -> float:
    words = [sys.executable, "-m", "gondwana", "compile", slug, "--json", "--alone"]
    with tempfile.TemporaryDirectory() as folder:
        before = os.times()
        subprocess.run(words, cwd=checkout, env=at(checkout, GONDWANA_CACHE=folder), capture_output=True, check=True)
        after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main(
    other: Annotated[Path, typer.Argument(help="Another checkout of Gondwana.", exists=True, file_okay=False)],
    game: Annotated[str | None, typer.Argument(help="A game; all of them if not given.")] = None,
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of processes.")] = 8,
    cold: Annotated[bool, typer.Option("--cold", help="Also compile both into an empty cache.")] = False,
) -> None:
    """Measure this checkout beside another one."""
    for slug in [game_of(game).slug] if game else GAMES:
        seats = game_of(slug).usual_seats
        ratios = speed(other.resolve(), slug, seats, pairs)
        typer.echo(f"{slug}, {seats} seats: {median(ratios):.3f} of the other's steps a second ({_span(ratios)})")
        if cold:
            work = compiling(other.resolve(), slug)
            typer.echo(f"  compiling {work.here:.0f} CPU s, the other {work.other:.0f}: {work.here / work.other:.2f}")


def _span(ratios: list[float]) -> str:
    return f"{len(ratios)} pairs, {ratios[0]:.2f} to {ratios[-1]:.2f}"


if __name__ == "__main__":
    typer.run(main)
