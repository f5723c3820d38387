"""How sure a mean is: 95 % intervals, made by scipy, which is loaded when the first one is asked for."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from statistics import fmean
from typing import Final

SURE: Final = 0.95


@dataclass(frozen=True)
class Interval:
    """A mean and where it lies with 95 % certainty."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} – {self.high:.3f})"


def share(parts: Sequence[float]) -> Interval:
    """The mean of numbers between 0 and 1, with Wilson's interval.

    Wilson's is made for whole successes: where parts do not add up to a whole number, it reaches from the low end
    of the number below to the high end of the number above.
    """
    from scipy.stats import binomtest

    count, total = len(parts), round(sum(parts), 9)
    low = binomtest(floor(total), count).proportion_ci(SURE, "wilson").low
    high = binomtest(ceil(total), count).proportion_ci(SURE, "wilson").high
    return Interval(fmean(parts), float(low), float(high))


def average(values: Sequence[float]) -> Interval:
    """The mean of any numbers, with Student's interval; of one number, or of equal ones, nothing is known beyond it."""
    mean = fmean(values)
    if len(set(values)) < 2:
        return Interval(mean, mean, mean)
    from scipy.stats import ttest_1samp

    low, high = ttest_1samp(values, mean).confidence_interval(SURE)
    return Interval(mean, float(low), float(high))
