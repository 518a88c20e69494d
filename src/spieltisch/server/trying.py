"""A small study of a board: bots play on it, and what came out is told with how certain it is."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from math import sqrt
from statistics import NormalDist
from time import perf_counter
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from spieltisch.engine.drivers import NOBODY, OUTCOME
from spieltisch.engine.game import Game
from spieltisch.engine.records import rows
from spieltisch.engine.simulation import chunk_player

#: Who plays: the strongest bot that is fast enough for thousands of games.
BOT = "greedy"

#: A trial is over after this many games, or after this many seconds in which it was at work.
GAMES, SECONDS = 2000, 15.0

#: A game that takes longer is stopped.
LONGEST_GAME = 2000

#: Of how many games a turn consists at first; it grows until a turn takes this many seconds.
FIRST_TURN, TURN_SECONDS = 4, 0.1

#: Seats are said to be level if all are certain to be within so much of a fair share.
LEVEL = 0.04

#: The same deals for every board, so that two boards can be compared.
SEED = 1

Reals = NDArray[np.float64]


class Estimate(Struct, frozen=True):
    """A mean, with the interval that holds the true one in 95 of 100 trials."""

    mean: float
    low: float
    high: float


class Judgement(StrEnum):
    """What can be said of the seats."""

    #: All of them are level.
    FAIR = "fair"
    #: One wins more than its share, or less, by more than chance explains.
    AHEAD = "ahead"
    BEHIND = "behind"
    #: Nothing was seen, but too little was played to be sure.
    OPEN = "open"
    #: There is only one.
    ALONE = "alone"


class Findings(Struct, frozen=True):
    """What came out: `seats` are the shares that each seat wins, `first` that of whoever begins.

    A victory is shared among those who win, and among all if nobody does. `seat` is the one that
    the judgement speaks of. `length` is in moves; `stopped` counts games that took too long.
    """

    bot: str
    games: int
    stopped: int
    seats: list[Estimate]
    first: Estimate | None
    length: Estimate
    judgement: Judgement
    seat: int | None


class Trial:
    """Bots on a board, some games at a time."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self._game, self._blank = game, game.blank(players, options)
        self._play: Callable[[int, NDArray[Any]], None] | None = None
        self._outcomes = rows(OUTCOME, GAMES)
        self._turn = FIRST_TURN
        self.games, self._seconds = 0, 0.0

    @property
    def is_over(self) -> bool:
        """Whether enough was played."""
        return self.games == GAMES or self._seconds >= SECONDS

    def go_on(self) -> None:
        """Play some more games; to be called in a thread."""
        if self._play is None:
            bots, limit = [BOT], LONGEST_GAME
            self._play = chunk_player(self._game, self._blank, self.players, bots, SEED, limit)
        begin = perf_counter()
        last = min(self.games + self._turn, GAMES)
        self._play(self.games, self._outcomes[self.games : last])
        seconds = perf_counter() - begin
        self._seconds += seconds
        self.games = last
        if seconds < TURN_SECONDS / 2:
            self._turn *= 2

    def findings(self) -> Findings:
        """What came out so far."""
        played = self._outcomes[: self.games]
        seats = np.arange(self.players)
        won = (played["winners"][:, None] >> seats & 1).astype(np.float64)
        won[won.sum(axis=1) == 0] = 1.0
        shares = won / won.sum(axis=1)[:, None]
        began = played["first"]
        known = np.flatnonzero(began != NOBODY)
        judgement, seat = judge(shares)
        return Findings(
            BOT,
            self.games,
            int((played["finished"] == 0).sum()),
            [estimate(shares[:, k]) for k in range(self.players)],
            estimate(shares[known, began[known]]) if len(known) and self.players > 1 else None,
            estimate(played["actions"].astype(np.float64)),
            judgement,
            seat,
        )


def estimate(values: Reals, comparisons: int = 1) -> Estimate:
    """The mean of some values; the interval is wider where several of them are compared.

    >>> wins = estimate(np.array([0.0, 1.0] * 50))
    >>> wins.mean, round(wins.low, 3), round(wins.high, 3)
    (0.5, 0.402, 0.598)
    """
    mean = float(values.mean())
    z = NormalDist().inv_cdf(1 - 0.025 / comparisons)
    half = z * float(values.std(ddof=1)) / sqrt(len(values))
    return Estimate(mean, mean - half, mean + half)


def judge(shares: Reals) -> tuple[Judgement, int | None]:
    """What the shares of all seats, a row for each game, say about them, and about which.

    >>> chance = np.random.default_rng(1)
    >>> wins = (chance.random(2000) < 0.6).astype(float)
    >>> judge(np.stack([wins, 1 - wins], axis=1))
    (<Judgement.AHEAD: 'ahead'>, 0)
    """
    players = shares.shape[1]
    if players == 1:
        return Judgement.ALONE, None
    fair = 1 / players
    # With two players one share says all.
    pairs = [estimate(shares[:, k], players if players > 2 else 1) for k in range(players)]
    seat = max(range(players), key=lambda k: (round(abs(pairs[k].mean - fair), 9), pairs[k].mean))
    if pairs[seat].low > fair:
        return Judgement.AHEAD, seat
    if pairs[seat].high < fair:
        return Judgement.BEHIND, seat
    is_level = all(fair - LEVEL <= one.low and one.high <= fair + LEVEL for one in pairs)
    return (Judgement.FAIR if is_level else Judgement.OPEN), None
