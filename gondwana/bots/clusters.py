"""Intervals over games of which some belong together: all games of one deal are one sample.

A deal is played once from every seat. Those games share their cards and often their course: counted as if each were
news of its own they would make a result look twice as sure as it is. So only deals are compared with deals.
"""

from collections.abc import Sequence
from statistics import NormalDist, fmean, variance

from .intervals import SURE, Interval, average, share


def average_of_deals(deals: Sequence[Sequence[float]]) -> Interval:
    """The mean of any numbers, some for each deal, with Student's interval over the deals."""
    return average([fmean(deal) for deal in deals])


def share_of_deals(deals: Sequence[Sequence[float]]) -> Interval:
    """The mean of numbers between 0 and 1, some for each deal, with Wilson's interval for games that count."""
    mean = fmean([fmean(deal) for deal in deals])
    found = share([mean] * games_that_count(deals))
    return Interval(mean, found.low, found.high)


def games_that_count(deals: Sequence[Sequence[float]]) -> int:
    """How many independent games would tell as much as these: never more than were played.

    The deals say how far a mean of theirs strays; independent games that stray as far are so many (the effective size
    of a sample in clusters, for few deals reduced as Student's interval is wider than the normal one). Where all came
    out alike nobody knows how far they stray, and a deal counts as one game.
    """
    games, means = sum(map(len, deals)), [fmean(deal) for deal in deals]
    mean = fmean(means)
    if games == len(deals) or len(deals) < 2 or mean in (0.0, 1.0):
        return len(deals)
    spread = variance(means) / len(deals)
    as_many = mean * (1 - mean) / spread if spread > 0 else games
    return max(1, int(min(as_many, games) * _few(len(deals))))


def _few(deals: int) -> float:
    """How much less a few deals tell than their spread seems to say."""
    from scipy.stats import t

    usual = NormalDist().inv_cdf((1 + SURE) / 2)
    return float((usual / t.ppf((1 + SURE) / 2, deals - 1)) ** 2)
