"""Pearson's test of whether counts come from a distribution."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

#: One honest sample in a thousand is rejected.
Z = 3.09


def critical(freedom: int, z: float) -> float:
    """A quantile of the chi-square distribution, after Wilson and Hilferty.

    >>> round(critical(10, 3.09), 1), round(critical(100, 3.09), 1)
    (29.8, 149.5)
    """
    ninth = 2 / (9 * freedom)
    return float(freedom * max(0.0, 1 - ninth + z * sqrt(ninth)) ** 3)


def fits(counts: Iterable[float], expected: Iterable[float], spread: float = 1.0) -> bool:
    """Whether counts are as far from what is expected as chance makes them, and no further.

    `spread` is the share of the usual variance that the counts have: less than 1 where several
    are drawn without replacement. Counts that are too good are not chance either.
    """
    counts, expected = list(counts), list(expected)
    assert min(expected) >= 5, "too few samples to judge"
    statistic = sum((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True)) / spread
    freedom = len(counts) - 1
    return critical(freedom, -Z) < statistic < critical(freedom, Z)
