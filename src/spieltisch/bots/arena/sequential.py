"""Stopping early: whether the first bot's share of the games is rather low or rather high.

This is a sequential probability ratio test. The question is given by two shares, such as
50 % and 55 %. After every deal the test compares how well each explains what was played, and stops
when one of them does so 19 times better than the other. If the true share is at most the
low one, the answer "high" comes in at most about 5 % of all tournaments (up to 7 % near
0 and 100 %), and vice versa. In between, either answer is fine.

What counts is the first bot's average score in a deal, draws shared; the matches of one deal
belong together. The spread of these scores is estimated as the test goes on.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Literal

from spieltisch.bots.arena.words import BadTournament

#: How likely a wrong answer may be.
ERROR = 0.05

#: The logarithm of the likelihood ratio at which the test stops.
BOUND = log((1 - ERROR) / ERROR)

#: With fewer deals the spread of the scores is not known well enough.
LEAST_DEALS = 20


@dataclass(frozen=True)
class Question:
    """Two shares; the question is which of them is nearer to the truth."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high <= 1:
            raise BadTournament("bad-question")


@dataclass(frozen=True)
class Verdict:
    """What the test says after these deals; without an answer it goes on."""

    answer: Literal["low", "high"] | None
    deals: int
    ratio: float


def verdict(question: Question, scores: Iterable[float]) -> Verdict:
    """The answer at the first moment when there is one; scores come deal by deal.

    >>> verdict(Question(0.5, 0.6), [1.0, 0.5] * 20)
    Verdict(answer='high', deals=20, ratio=3.1...)
    >>> verdict(Question(0.5, 0.6), [1.0, 0.5] * 3).answer is None
    True
    """
    # A deal won and a deal lost are added to the spread, so that it is never 0.
    count, total, squares, ratio = 0, 0.0, 0.0, 0.0
    for score in scores:
        count += 1
        total += score
        squares += score * score
        spread = (squares + 1) / (count + 2) - ((total + 1) / (count + 2)) ** 2
        from_low, from_high = (total / count - share for share in (question.low, question.high))
        ratio = count / 2 * log((spread + from_low**2) / (spread + from_high**2))
        if count >= LEAST_DEALS and abs(ratio) >= BOUND:
            return Verdict("high" if ratio > 0 else "low", count, ratio)
    return Verdict(None, count, ratio)
