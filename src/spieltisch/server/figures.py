"""Figures about a running server, counted where things happen: plain numbers, no names."""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from typing import NamedTuple

from spieltisch.tables.events import Event, Moved


class Asked(NamedTuple):
    """A kind of request: by the pattern of its path, never by the path itself."""

    route: str
    method: str
    status: int


class Histogram:
    """How often something took how long.

    >>> times = Histogram((0.1, 1.0))
    >>> for seconds in (0.05, 0.5, 0.7, 3.0):
    ...     times.add(seconds)
    >>> times.up_to(), round(times.sum, 2)
    ([(0.1, 1), (1.0, 3), (inf, 4)], 4.25)
    """

    def __init__(self, bounds: Iterable[float]) -> None:
        self._bounds = (*bounds, float("inf"))
        self._counts = [0] * len(self._bounds)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one that took so long."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self.sum += seconds

    def up_to(self) -> list[tuple[float, int]]:
        """How many took at most as long as each bound."""
        return list(zip(self._bounds, accumulate(self._counts), strict=True))


class Figures:
    """What a server has done since it was started."""

    def __init__(self) -> None:
        self.moves = 0
        self.refusals = Counter[str]()
        self.requests = Counter[Asked]()
        self.commits = Histogram((0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0))
        self.answers = Histogram((0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0))

    def note_commit(self, events: Iterable[Event], seconds: float) -> None:
        """Count what has been stored for a table, and how long that took."""
        for event in events:
            if isinstance(event, Moved):
                self.moves += 1
        self.commits.add(seconds)


class ErrorCount(logging.Handler):
    """Counts what is logged as an error, whoever logs it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Count one."""
        self.count += 1
