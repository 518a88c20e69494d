"""What the sums say: figures with intervals, compared on the same deals, with honest doubts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import erfc, sqrt

from spieltisch.bots.arena.shares import Z, wilson
from spieltisch.lab.study import Cell, Study
from spieltisch.lab.sums import CERTAINTIES, Measure, Sum, Sums

#: An effect of this many standard errors is found in four of five studies.
POWER = Z + 0.8416

#: What counts as seen, after all comparisons of a study are corrected for each other.
CERTAIN = 0.05


@dataclass(frozen=True)
class Gap:
    """How far a value is from another: from a fair share, or from the first variant.

    `p` is how often chance alone would make at least this much of it; `corrected` is the same,
    considering how many gaps the study looks at (Holm). `detectable` is the smallest gap that four
    of five such studies would have seen.
    """

    value: float
    low: float
    high: float
    p: float
    detectable: float
    corrected: float = 1.0

    @property
    def is_seen(self) -> bool:
        """Whether chance alone is a poor explanation."""
        return self.corrected < CERTAIN


@dataclass(frozen=True)
class Figure:
    """A measure of a cell: its mean, with the interval that holds the true one in 95 of 100.

    `detectable` is how far from any given value it had to be for four of five such studies to see
    it.
    """

    cell: Cell
    measure: Measure
    deals: int
    mean: float
    low: float
    high: float
    detectable: float
    unfair: Gap | None = None
    change: Gap | None = None


def figures(study: Study, totals: Sequence[Sums]) -> list[Figure]:
    """All figures of a study, in the order of its cells."""
    results: list[Figure] = []
    first = totals[0]
    for cell, own in zip(study.cells, totals, strict=True):
        first = own if cell.variant == 0 else first
        results += [
            _figure(cell, measure, sums, first.measures[measure])
            for measure, sums in own.measures.items()
        ]
    return corrected(results)


def _figure(cell: Cell, measure: Measure, own: Sum, first: Sum) -> Figure:
    n, mean = own.count, own.values / own.count
    error = _error(own.squares / n - mean**2, n)
    low, high = mean - Z * error, mean + Z * error
    if measure in CERTAINTIES:
        low, high = wilson(own.values, n)
    fair = 1 / cell.players if cell.players > 1 else None
    unfair = None
    if measure is Measure.FIRST and fair is not None:
        unfair = gap(mean - fair, error)
    change = None
    if cell.variant != 0:
        base = first.values / n
        square = own.squares + first.squares - 2 * own.products
        change = gap(mean - base, _error(square / n - (mean - base) ** 2, n))
    return Figure(cell, measure, n, mean, low, high, POWER * error, unfair, change)


def _error(variance: float, n: int) -> float:
    """The standard error of a mean."""
    return sqrt(max(0.0, variance) / max(1, n - 1))


def gap(value: float, error: float) -> Gap:
    """A gap with a standard error.

    >>> found = gap(0.03, 0.01)
    >>> round(found.low, 3), round(found.p, 4), round(found.detectable, 3)
    (0.01, 0.0027, 0.028)
    """
    certain = 0.0 if value else 1.0
    p = erfc(abs(value) / error / sqrt(2)) if error > 0 else certain
    return Gap(value, value - Z * error, value + Z * error, p, POWER * error)


def holm(ps: Sequence[float]) -> list[float]:
    """Probabilities corrected for how many there are, after Holm.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(ps)), key=lambda k: ps[k])
    result, most = [0.0] * len(ps), 0.0
    for rank, k in enumerate(order):
        most = max(most, min(1.0, (len(ps) - rank) * ps[k]))
        result[k] = most
    return result


def corrected(results: Sequence[Figure]) -> list[Figure]:
    """The figures, their gaps corrected for all gaps that the study looks at."""
    gaps = [one for figure in results for one in (figure.unfair, figure.change) if one is not None]
    values = iter(holm([one.p for one in gaps]))

    def correct(one: Gap | None) -> Gap | None:
        return None if one is None else replace(one, corrected=next(values))

    return [
        replace(figure, unfair=correct(figure.unfair), change=correct(figure.change))
        for figure in results
    ]
