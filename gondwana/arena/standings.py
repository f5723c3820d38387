"""How a league stands: wins, points, ratings, who comes out ahead of whom, and how long answers take."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from itertools import combinations
from statistics import fmean
from typing import Any

from gondwana.bots.clusters import average_of_deals, share_of_deals
from gondwana.bots.intervals import Interval

from .league import League
from .ledger import Ledger
from .ratings import Rating, points_of_share, ratings
from .table import STEPS, Row


@dataclass(frozen=True)
class Times:
    """How long a bot thinks about one answer, in milliseconds; answers without a choice left out."""

    choices: int
    mean: float
    median: float
    slow: float  # 99 of 100 answers come sooner
    longest: float


@dataclass(frozen=True)
class Standing:
    """What one bot reached, wherever it sat."""

    bot: str
    games: int
    wins: Interval  # of a game by all of its seats together; a win shared by n counts 1/n
    fair: float  # what they would win if all were equally strong
    points: Interval  # of one seat
    rating: Rating | None  # None where there is nobody to compare with, or no openskill
    times: Times | None


@dataclass(frozen=True)
class Duel:
    """How often a bot comes out ahead of another one where both sit at a table; a shared place counts half."""

    bot: str
    other: str
    games: int
    ahead: Interval
    rating: Interval  # by how much stronger that makes it, in points of chess
    lead: Interval  # how many more points of the game a seat of it has


@dataclass(frozen=True)
class Table:
    """The league as it stands, of all deals that were played from every seat."""

    league: League
    deals: int
    games: int
    standings: list[Standing]
    duels: list[Duel]

    def report(self, times: bool = True) -> dict[str, Any]:
        """As JSON; without times it is the same for every run of a league."""
        standings = [asdict(standing) for standing in self.standings]
        for standing in standings:
            if not times:
                del standing["times"]
        duels = [asdict(duel) for duel in self.duels]
        return {
            "league": self.league.told(),
            "deals": self.deals,
            "games": self.games,
            "bots": standings,
            "duels": duels,
        }


def table_of(ledger: Ledger) -> Table:
    """How the league in a folder stands."""
    return table(ledger.league(), ledger.rows(), ledger.clocks())


def table(league: League, rows: Sequence[Row], clocks: Sequence[Row] = ()) -> Table:
    """How a league stands after its first games; those of a deal that is not finished do not count yet."""
    deals = len(rows) // len(league.seatings)
    whole = rows[: deals * len(league.seatings)]
    if not whole:
        return Table(league, 0, 0, [], [])
    compared = league.seats > 1 and len(league.bots) > 1 and find_spec("openskill") is not None
    rated = ratings(whole, league.bots) if compared else {}
    times = times_of(whole, clocks)
    standings = [_standing(bot, whole, rated.get(bot), times.get(bot)) for bot in league.bots]
    duels = [_duel(bot, other, whole) for other, bot in combinations(league.bots, 2)]
    return Table(league, deals, len(whole), standings, [duel for duel in duels if duel.games])


def _by_deal(rows: Sequence[Row], worth: Callable[[Row], float]) -> list[list[float]]:
    deals: dict[int, list[float]] = {}
    for row in rows:
        deals.setdefault(row["deal"], []).append(worth(row))
    return list(deals.values())


def _standing(bot: str, rows: Sequence[Row], rating: Rating | None, times: Times | None) -> Standing:
    own = [row for row in rows if bot in row["bots"]]
    wins = share_of_deals(_by_deal(own, lambda row: won(row, bot)))
    fair = fmean(row["bots"].count(bot) / row["seats"] for row in own)
    points = average_of_deals(_by_deal(own, lambda row: fmean(scores_of(row, bot))))
    return Standing(bot, len(own), wins, fair, points, rating, times)


def won(row: Row, bot: str) -> float:
    """The part of a win that all seats of a bot have together."""
    first = [seated for seated, place in zip(row["bots"], row["places"], strict=True) if place == 1]
    return first.count(bot) / len(first) if first else 0.0


def scores_of(row: Row, bot: str) -> list[int]:
    """The points at each seat of a bot."""
    return [points for seated, points in zip(row["bots"], row["scores"], strict=True) if seated == bot]


def _duel(bot: str, other: str, rows: Sequence[Row]) -> Duel:
    both = [row for row in rows if bot in row["bots"] and other in row["bots"]]
    if not both:
        return Duel(bot, other, 0, Interval(0, 0, 1), Interval(0, 0, 0), Interval(0, 0, 0))
    ahead = share_of_deals(_by_deal(both, lambda row: _ahead(row, bot, other)))
    rating = Interval(*(points_of_share(part) for part in (ahead.mean, ahead.low, ahead.high)))
    lead = average_of_deals(_by_deal(both, lambda row: fmean(scores_of(row, bot)) - fmean(scores_of(row, other))))
    return Duel(bot, other, len(both), ahead, rating, lead)


def _ahead(row: Row, bot: str, other: str) -> float:
    """The share of a bot's seats that came out ahead of another's, each compared with each."""
    places = list(zip(row["bots"], row["places"], strict=True))
    mine = [place for seated, place in places if seated == bot]
    theirs = [place for seated, place in places if seated == other]
    return fmean(1.0 if one < two else 0.5 if one == two else 0.0 for one in mine for two in theirs)


def times_of(rows: Sequence[Row], clocks: Sequence[Row]) -> dict[str, Times]:
    """How long each bot thinks, from what was measured."""
    seated = {row["number"]: row["bots"] for row in rows}
    parts: dict[str, list[dict[str, Any]]] = {}
    for clock in clocks:
        for bot, part in zip(seated.get(clock["number"], ()), clock["seats"], strict=False):
            parts.setdefault(bot, []).append(part)
    return {bot: _times(found) for bot, found in parts.items() if any(part["choices"] for part in found)}


def steps_of(parts: Sequence[dict[str, Any]]) -> dict[int, int]:
    """All answers sorted by length: how many are in each step."""
    total: Counter[int] = Counter()
    for part in parts:
        for step, count in part["steps"].items():
            total[int(step)] += count
    return dict(sorted(total.items()))


def _times(parts: Sequence[dict[str, Any]]) -> Times:
    choices = sum(part["choices"] for part in parts)
    steps = steps_of(parts)
    mean = sum(part["total"] for part in parts) / choices
    return Times(choices, mean, _quantile(steps, 0.5), _quantile(steps, 0.99), max(part["longest"] for part in parts))


def _quantile(steps: dict[int, int], share: float) -> float:
    """How long the answer takes before which that share of all come, to a fifth."""
    left = share * sum(steps.values())
    for step, count in steps.items():
        left -= count
        if left <= 0:
            return milliseconds(step)
    return 0.0


def milliseconds(step: int) -> float:
    """The time that a step of the clocks stands for."""
    return float(2 ** (step / STEPS)) / 1000
