"""A series of games between bots, seats rotated over the same deals, and how sure its results are."""

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import gondwana
from gondwana.bots import choose

SURE = 1.96  # standard errors on each side of a 95 % interval


class Measure(NamedTuple):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass
class Entrant:
    """One bot and what it reached, wherever it sat."""

    level: str
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # 1 a win, 1/n a win shared by n

    @property
    def score(self) -> Measure:
        """Points a game."""
        return mean_of(self.scores)

    @property
    def share(self) -> Measure:
        """The share of wins."""
        return share_of(self.wins)


def play_series(
    game: str, entrants: Sequence[Entrant], options: Mapping[str, str], games: int, seed: int
) -> Iterator[int]:
    """Plays the games and writes them down; yields after each how many are done."""
    seats = len(entrants)

    def finished(number: int) -> gondwana.Match:
        levels = [entrants[entrant_at(seat, number, seats)].level for seat in range(seats)]
        return play(game, levels, options, seed + number // seats)

    with ThreadPoolExecutor(os.cpu_count()) as threads:  # the bots think without the interpreter's lock
        try:
            for number, match in enumerate(threads.map(finished, range(games))):
                write_down(entrants, match, number)
                yield number + 1
        finally:
            threads.shutdown(cancel_futures=True)


def entrant_at(seat: int, number: int, seats: int) -> int:
    """Who sits there in a game: with every deal each entrant sits in every seat once."""
    return (seat + number) % seats


def play(game: str, levels: Sequence[str], options: Mapping[str, str], seed: int) -> gondwana.Match:
    """One game from the deal to the end."""
    match = gondwana.new(game, seats=len(levels), seed=seed, options=options)
    while not match.over:
        seat = match.asked[0]
        thought = hash((seed, seat, match.number)) & 0x7FFF_FFFF
        match.play(seat, choose(match, seat, level=levels[seat], seed=thought))
    return match


def write_down(entrants: Sequence[Entrant], match: gondwana.Match, number: int) -> None:
    """Gives points and wins of a finished game to those who sat there."""
    winners = match.places.count(1)
    for seat, (score, place) in enumerate(zip(match.scores, match.places, strict=True)):
        entrant = entrants[entrant_at(seat, number, match.seats)]
        entrant.scores.append(score)
        entrant.wins.append(1 / winners if place == 1 else 0.0)


def mean_of(values: Sequence[float]) -> Measure:
    """The mean of a sample, and its interval by the normal law."""
    mean = fmean(values)
    half = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Measure(mean, mean - half, mean + half)


def share_of(wins: Sequence[float]) -> Measure:
    """The share of wins, and its interval after Wilson, which stays within 0 and 1."""
    count, share = len(wins), fmean(wins)
    spread = SURE * sqrt(share * (1 - share) / count + (SURE / count) ** 2 / 4)
    middle, whole = share + SURE**2 / (2 * count), 1 + SURE**2 / count
    return Measure(share, max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole))
