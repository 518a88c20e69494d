"""What decides games: luck and skill, and the worth of each element."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.arena.shares import Z
from spieltisch.lab.figures import POWER, Gap, gap, holm
from spieltisch.lab.sums import GROUPS, ElementSums, Luck

#: Below this many deals nothing is said about an element.
FEWEST = 30


@dataclass(frozen=True)
class Part:
    """A part of the whole, from 0 to 1, with its interval."""

    mean: float
    low: float
    high: float
    detectable: float


@dataclass(frozen=True)
class Causes:
    """How much of what seats win is due to who plays, to the deal, and to all the rest."""

    skill: Part
    deal: Part
    rest: Part


def causes(luck: Luck) -> Causes | None:
    """The variance of what seats win, divided by cause; None where nothing can be told.

    A deal is played by all line-ups, so it is an analysis of variance with two ways, seat by seat;
    the intervals come from leaving out a tenth of the deals at a time.
    """
    whole = _divided(luck, np.ones(GROUPS))
    if whole is None:
        return None
    without = [_divided(luck, 1.0 - row) for row in np.eye(GROUPS)]
    known = np.array([one for one in without if one is not None])
    spread = ((known - known.mean(axis=0)) ** 2).sum(axis=0)
    errors = np.sqrt(spread * (len(known) - 1) / len(known))
    skill, deal, rest = (
        Part(mean, max(0.0, mean - Z * error), min(1.0, mean + Z * error), POWER * error)
        for mean, error in zip(whole, errors.tolist(), strict=True)
    )
    return Causes(skill, deal, rest)


def _divided(luck: Luck, chosen: NDArray[np.float64]) -> tuple[float, float, float] | None:
    n = float((luck.count * chosen).sum())
    line_ups = luck.by_line_up.shape[2]
    if n < FEWEST or line_ups < 2:
        return None
    by_line_up = np.tensordot(chosen, luck.by_line_up, 1)  # seat, line-up
    squares, by_deal = chosen @ luck.squares, chosen @ luck.by_deal
    total = by_line_up.sum(axis=1)
    correction = total**2 / (n * line_ups)
    of_deals = by_deal / line_ups - correction
    of_line_ups = (by_line_up**2).sum(axis=1) / n - correction
    rest = (squares - correction - of_deals - of_line_ups) / ((n - 1) * (line_ups - 1))
    deal = of_deals / (n - 1) - rest
    skill = of_line_ups / (line_ups - 1) - rest
    parts = [max(0.0, float(x.sum())) for x in (skill / n, deal / line_ups, rest)]
    if sum(parts) == 0:
        return None
    return parts[0] / sum(parts), parts[1] / sum(parts), parts[2] / sum(parts)


@dataclass(frozen=True)
class Worth:
    """What is known of an element: how often a game uses it, what it brings to be dealt it, and to
    have to do without it, as a gap in the share that a seat wins; None where too little is known.
    """

    element: int
    uses: float
    low: float
    high: float
    dealt: Gap | None
    forbidden: Gap | None


def worths(elements: Sequence[int], alike: ElementSums, banned: ElementSums | None) -> list[Worth]:
    """What some elements are worth; corrected for how many there are."""
    estimates = [_worth(element, alike, banned) for element in elements]
    gaps = [one for worth in estimates for one in (worth.dealt, worth.forbidden) if one is not None]
    values = iter(holm([one.p for one in gaps]))

    def correct(one: Gap | None) -> Gap | None:
        return None if one is None else replace(one, corrected=next(values))

    return [replace(w, dealt=correct(w.dealt), forbidden=correct(w.forbidden)) for w in estimates]


def _worth(element: int, alike: ElementSums, banned: ElementSums | None) -> Worth:
    count, total, squares = (float(x) for x in alike.uses[:, element])
    mean = total / max(1.0, count)
    error = sqrt(max(0.0, squares / max(1.0, count) - mean**2) / max(1.0, count - 1))
    dealt = _dealt(alike.dealt[:, element])
    if alike.is_alone:
        dealt = _dealt_alone(alike.dealt[:, element])
    forbidden = None if banned is None else _forbidden(banned.forbidden[:, element])
    return Worth(element, mean, mean - Z * error, mean + Z * error, dealt, forbidden)


def _dealt(sums: NDArray[np.float64]) -> Gap | None:
    """The slope of what seats win by what they were dealt, deal by deal."""
    u, v, uu, uv, vv = (float(x) for x in sums)
    if v < FEWEST:
        return None
    slope = u / v
    return gap(slope, sqrt(max(0.0, uu - 2 * slope * uv + slope**2 * vv)) / v)


def _dealt_alone(sums: NDArray[np.float64]) -> Gap | None:
    """The difference between the deals with it and those without it."""
    n, won, others, lost = (float(x) for x in sums[:4])
    if min(n, others) < FEWEST:
        return None
    p, q = won / n, lost / others
    return gap(p - q, sqrt(p * (1 - p) / n + q * (1 - q) / others))


def _forbidden(sums: NDArray[np.float64]) -> Gap | None:
    """What a ban brought to the seat that it applied to, on average."""
    n, gain, squares = (float(x) for x in sums)
    if n < FEWEST:
        return None
    mean = gain / n
    return gap(mean, sqrt(max(0.0, squares / n - mean**2) / (n - 1)))
