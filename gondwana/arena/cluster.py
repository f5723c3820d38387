"""Playing a league on many machines, through Ray; what comes out is equal to the byte.

Gondwana must be installed on each of them, the same rules and the same bots: a machine that has others is refused.
"""

import json
import socket
from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from .errors import OtherLeague, need
from .league import League, league_as_told, league_of_today
from .ledger import line_of
from .table import Played, play_game

AHEAD: Final = 3  # deals under way or waiting to be written, for each core of the cluster
HERE: Final = "local"  # no cluster yet: one is started on this machine


class Cluster:
    """A cluster of machines: `auto` finds the one that this machine belongs to, HOST:PORT names one."""

    def __init__(self, address: str = "auto") -> None:
        need("ray", "a league on many machines")
        self.address = address

    def play(self, league: League, first: int) -> Iterator[Played]:
        """The games of a league from that number on, in order; a deal is one task."""
        import ray

        met = ray.is_initialized()
        if not met:
            ray.init(self.address, log_to_driver=False, include_dashboard=False if self.address == HERE else None)
        try:
            yield from self._play(ray, league, first)
        finally:
            if not met:
                ray.shutdown()

    def _play(self, ray: Any, league: League, first: int) -> Iterator[Played]:
        task = ray.remote(num_cpus=1)(play_some)
        told = ray.put(line_of(league.told()))
        cores = int(ray.cluster_resources().get("CPU", 1))
        under_way: deque[Any] = deque()
        step = len(league.seatings)
        while first < league.games:
            last = min(league.games, first - first % step + step)
            under_way.append(task.remote(told, first, last))
            first = last
            if len(under_way) >= AHEAD * cores:
                yield from _played(ray.get(under_way.popleft()))
        while under_way:
            yield from _played(ray.get(under_way.popleft()))


def _played(found: list[tuple[dict[str, Any], dict[str, Any]]]) -> Iterator[Played]:
    for row, times in found:
        yield Played(row, times)


def play_some(told: str, first: int, last: int) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Play some games of a league on this machine: rows, and how long answers took."""
    league = _league(told)
    played = [play_game(league, number) for number in range(first, last)]
    return [(each.row, each.times) for each in played]


@lru_cache(1)
def _league(told: str) -> League:
    """The league that was told, if this machine plays by the same rules and with the same bots."""
    league = league_as_told(json.loads(told))
    own = league_of_today(league)
    if (own.rules, own.code) != (league.rules, league.code):
        raise OtherLeague(f"{socket.gethostname()} has other rules of {league.game}, or other bots")
    return league
