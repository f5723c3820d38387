"""Playing a league: on all cores of a machine, or on a cluster, always in the order of the games' numbers.

Compiled code holds no lock, so threads are enough for the cores of one machine. Each game depends on nothing but its
number; they are handed out in order and taken back in order, a few ahead, so that what is written is always the
beginning of the whole league.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final, Protocol

from gondwana.kernel.compiler.mode import INTERPRET

from .league import League
from .ledger import Ledger
from .table import Played, play_game

AHEAD: Final = 4  # games under way or waiting to be written, for each thread


class Hall(Protocol):
    """Where games are played."""

    def play(self, league: League, first: int) -> Iterator[Played]:
        """The games of a league from that number on, in order."""
        ...


class Threads:
    """All cores of this machine."""

    def __init__(self, count: int | None = None) -> None:
        self.count = 1 if INTERPRET else count or os.cpu_count() or 1

    def play(self, league: League, first: int) -> Iterator[Played]:
        """The games of a league from that number on, in order."""
        if self.count == 1:
            for number in range(first, league.games):
                yield play_game(league, number)
            return
        under_way: deque[Future[Played]] = deque()
        with ThreadPoolExecutor(self.count, "arena") as pool:
            try:
                for number in range(first, league.games):
                    under_way.append(pool.submit(play_game, league, number))
                    if len(under_way) >= AHEAD * self.count:
                        yield under_way.popleft().result()
                while under_way:
                    yield under_way.popleft().result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def play_league(
    league: League,
    folder: str | Path,
    hall: Hall | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Ledger:
    """Play a league into a folder, or what is left of it there."""
    ledger = Ledger(Path(folder))
    with ledger.reserved():
        done = ledger.begin(league)
        tell = progress or (lambda done, games: None)
        tell(done, league.games)
        if done < league.games:
            with ledger.writing() as pen:
                for played in (hall or Threads()).play(league, done):
                    pen.write(played)
                    done += 1
                    tell(done, league.games)
    return ledger
