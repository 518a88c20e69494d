"""What is kept of games: sums, from which all figures follow, however many games there were."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from spieltisch.lab.study import Cell


class Measure(StrEnum):
    """What is measured of every deal.

    A victory is shared among those who win; if nobody does, among all. So the shares of all seats
    add up to 1. A game that was stopped counts as one that nobody won.
    """

    #: What whoever has the first turn wins of it; who plays alone has won or not.
    FIRST = "first"
    #: Whether nobody won.
    DRAWN = "drawn"
    #: Whether several won: a team, or those who were level.
    SHARED = "shared"
    #: How many actions were played.
    LENGTH = "length"
    #: By how many points the best is ahead of the next one.
    MARGIN = "margin"
    #: What the better bot wins of it, on average over all seats.
    SKILL = "skill"


#: What is a share, from 0 to 1.
SHARES = (Measure.FIRST, Measure.DRAWN, Measure.SHARED, Measure.SKILL)

#: What is measured of a cell without a rival, and of one with a rival.
ALIKE = (Measure.FIRST, Measure.DRAWN, Measure.SHARED, Measure.LENGTH, Measure.MARGIN)
UNLIKE = (Measure.SKILL,)

Values = dict[Measure, NDArray[np.float64]]


class Sums(msgspec.Struct, frozen=True):
    """Sums over the deals of a cell: of values, their squares, and their products with those of
    the first variant on the same deals.
    """

    deals: int
    stopped: int
    places: list[float]
    values: dict[Measure, float]
    squares: dict[Measure, float]
    products: dict[Measure, float]

    def __add__(self, other: Sums) -> Sums:
        def both(one: dict[Measure, float], two: dict[Measure, float]) -> dict[Measure, float]:
            return {measure: one[measure] + two[measure] for measure in one}

        return Sums(
            self.deals + other.deals,
            self.stopped + other.stopped,
            [one + two for one, two in zip(self.places, other.places, strict=True)],
            both(self.values, other.values),
            both(self.squares, other.squares),
            both(self.products, other.products),
        )


def shares(outcomes: NDArray[Any], players: int) -> NDArray[np.float64]:
    """What every seat wins of each game.

    >>> outcomes = np.array([(0b01, 1), (0b11, 1), (0, 1), (0b01, 0)],
    ...                     [("winners", int), ("finished", int)])
    >>> shares(outcomes, 2).tolist()
    [[1.0, 0.0], [0.5, 0.5], [0.5, 0.5], [0.5, 0.5]]
    """
    seats = np.arange(players)
    won = (outcomes["winners"][:, None] >> seats & 1) * (outcomes["finished"][:, None] != 0)
    count = won.sum(axis=1, keepdims=True)
    shared = np.where(count == 0, 0.0 if players == 1 else 1 / players, won / np.maximum(count, 1))
    result: NDArray[np.float64] = shared
    return result


def in_turn_order(outcomes: NDArray[Any], by_seat: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same by who has the first turn, the second and so on; by seat where nobody knows."""
    players = by_seat.shape[1]
    first = np.maximum(outcomes["first"], 0)
    seats = (first[:, None] + np.arange(players)) % players
    ordered: NDArray[np.float64] = np.take_along_axis(by_seat, seats, axis=1)
    return ordered


def measured(cell: Cell, games: list[NDArray[Any]]) -> tuple[Values, NDArray[np.float64]]:
    """What is measured of each deal, and what each place in the turn order wins in all.

    `games` are the outcomes of the deals, once for each line-up.
    """
    if cell.rival is not None:
        own = [shares(one, cell.players)[:, seat] for seat, one in enumerate(games)]
        return {Measure.SKILL: np.mean(own, axis=0)}, np.zeros(cell.players)
    [outcomes] = games
    places = in_turn_order(outcomes, shares(outcomes, cell.players))
    points = np.sort(outcomes["points"][:, : cell.players], axis=1)
    won = np.where(outcomes["finished"] != 0, outcomes["winners"], 0)
    values = {
        Measure.FIRST: places[:, 0],
        Measure.DRAWN: (won == 0).astype(np.float64),
        Measure.SHARED: (won & (won - 1) != 0).astype(np.float64),
        Measure.LENGTH: outcomes["actions"].astype(np.float64),
        Measure.MARGIN: points[:, -1] - points[:, -2] if cell.players > 1 else points[:, -1],
    }
    return values, places.sum(axis=0)


def sums(cell: Cell, games: list[NDArray[Any]], first: Values | None) -> tuple[Sums, Values]:
    """The sums of some deals; `first` are the values of the first variant, None if it is this."""
    values, places = measured(cell, games)
    base = values if first is None else first
    kept = Sums(
        deals=len(games[0]),
        stopped=sum(int((one["finished"] == 0).sum()) for one in games),
        places=places.tolist(),
        values={m: float(x.sum()) for m, x in values.items()},
        squares={m: float((x * x).sum()) for m, x in values.items()},
        products={m: float((x * base[m]).sum()) for m, x in values.items()},
    )
    return kept, values
