"""Ratings of bots: openskill's Plackett–Luce, in the order of the games, with what the deals leave open.

A bot does not learn, so nothing is forgotten on the way (tau 0), and every game tells all that it can (gamma 1): the
rating then comes close to the one that explains all games best. Points are those of chess: 100 more are 64 % of the
duels. What is uncertain is found by leaving out a part of the deals at a time (the jackknife over groups of deals), so
that games of one deal do not pass for independent ones. Where nearly all games came out alike that finds nothing, and
openskill's own sigma stands for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist, fmean
from typing import Any, Final

from gondwana.bots.intervals import SURE, Interval

from .table import Row

MIDDLE: Final = 1500.0  # points of the league's mean
LOGISTIC: Final = 400 / log(10)  # points of chess in one unit of the logistic curve
BETA: Final = 25 / 6  # what luck does in one game, in openskill's units
GROUPS: Final = 20  # of deals, of which one is left out at a time
NOTHING: Final = 0.25  # of sigma: independent games scatter by half of it, deals that belong together by more

Skills = dict[str, tuple[float, float]]  # bot → mu and sigma


@dataclass(frozen=True)
class Rating:
    """How strong a bot is."""

    points: Interval
    mu: float
    sigma: float


def ratings(rows: Sequence[Row], bots: Sequence[str]) -> dict[str, Rating]:
    """The rating of each bot after all games."""
    skills = skills_after(rows, bots)
    whole, scale = _points(skills, rows), _scale(skills, rows)
    deals = sorted({row["deal"] for row in rows})
    groups = min(GROUPS, len(deals))
    without = [
        _points(skills_after(left, bots), left)
        for group in range(groups)
        if (left := [row for row in rows if row["deal"] % groups != group])
    ]
    return {
        bot: Rating(_interval(whole[bot], [each[bot] for each in without], scale * skills[bot][1]), *skills[bot])
        for bot in bots
    }


def skills_after(rows: Sequence[Row], bots: Sequence[str]) -> Skills:
    """What openskill thinks of each bot after some games, in their order."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce(beta=BETA, sigma=BETA, tau=0, gamma=_everything)
    skills = {bot: (float(model.mu), float(model.sigma)) for bot in bots}
    for row in rows:
        seated = row["bots"]
        if len(set(seated)) < 2:
            continue
        before = [[model.rating(*skills[bot])] for bot in seated]
        after = model.rate(before, ranks=row["places"])
        changes: dict[str, tuple[float, float]] = {}
        # Who sits at several seats learns from each of them.
        for bot, (found,) in zip(seated, after, strict=True):
            mu, sigma = skills[bot]
            moved, narrowed = changes.get(bot, (0.0, 1.0))
            changes[bot] = (moved + found.mu - mu, narrowed * found.sigma / sigma)
        for bot, (moved, narrowed) in changes.items():
            skills[bot] = (skills[bot][0] + moved, skills[bot][1] * narrowed)
    return skills


def _everything(*_: Any) -> float:
    """How much of a game's news narrows sigma."""
    return 1.0


def _points(skills: Skills, rows: Sequence[Row]) -> dict[str, float]:
    """Skills as points of chess, around the middle."""
    scale, mean = _scale(skills, rows), fmean(mu for mu, _ in skills.values())
    return {bot: MIDDLE + scale * (mu - mean) for bot, (mu, _) in skills.items()}


def _scale(skills: Skills, rows: Sequence[Row]) -> float:
    """Points of chess in one unit of openskill's: the more sit at a table, the less one place says."""
    return LOGISTIC / sqrt(len(rows[0]["bots"]) * (BETA**2 + fmean(sigma**2 for _, sigma in skills.values())))


def _interval(found: float, without: Sequence[float], sigma: float) -> Interval:
    """The jackknife's interval, as wide as Student's where there are few groups; where it finds nothing, sigma's."""
    from scipy.stats import t

    half = NormalDist().inv_cdf((1 + SURE) / 2) * sigma
    if (count := len(without)) > 1:
        mean = fmean(without)
        error = sqrt((count - 1) / count * sum((each - mean) ** 2 for each in without))
        if error > NOTHING * sigma:
            half = float(t.ppf((1 + SURE) / 2, count - 1)) * error
    return Interval(found, found - half, found + half)


def points_of_share(share: float) -> float:
    """By how many points of chess somebody is stronger who comes out ahead in that share of games.

    >>> round(points_of_share(0.64)), round(points_of_share(0.5))
    (100, 0)
    """
    most = 0.9968  # a thousand points: more can't be told apart
    kept = min(most, max(1 - most, share))
    return LOGISTIC * log(kept / (1 - kept))
