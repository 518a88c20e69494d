"""What is measured of games: sums, from which all figures follow, however many games there were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.lab.playing import Games
from spieltisch.lab.study import Cell, Kind
from spieltisch.lab.watching import LOSES, MOMENTS, WINS

Reals = NDArray[np.float64]


class Measure(StrEnum):
    """What is measured of every deal, or of every one that was watched.

    A victory is shared among those who win; if nobody does, among all. So the shares of all seats
    add up to 1. A game that was stopped counts as one that nobody won.
    """

    #: What whoever has the first turn wins of it; who plays alone has won or not.
    FIRST = "first"
    #: How many actions were played.
    LENGTH = "length"
    #: Whether nobody won.
    DRAWN = "drawn"
    #: Whether several won: a team, or those who were level.
    SHARED = "shared"
    #: From how many moves one could be chosen, on average over a game.
    CHOICES = "choices"
    #: The share of moves that were the only ones.
    FORCED = "forced"
    #: The share of decisions in which the best choice promises much more than the average one.
    MATTERED = "mattered"
    #: How often the lead changed.
    LEADS = "leads"
    #: Whether somebody won who once had less than half of a fair chance.
    COMEBACK = "comeback"
    #: The share of the game after which who won was ahead for good; all of it if nobody won.
    DECIDED = "decided"
    #: The longest time without a choice, in moves, on average over all seats.
    WAIT = "wait"
    #: Whether somebody had no choice in the last third.
    SHUT_OUT = "shut_out"
    #: By how many points the best is ahead of the next one.
    MARGIN = "margin"
    #: What the better bot wins of it, on average over all seats.
    SKILL = "skill"


#: What is a share, from 0 to 1, and of these what is one or the other in every deal.
CERTAINTIES = (
    *(Measure.FIRST, Measure.DRAWN, Measure.SHARED, Measure.COMEBACK),
    *(Measure.SHUT_OUT, Measure.SKILL),
)
SHARES = (*CERTAINTIES, Measure.FORCED, Measure.MATTERED, Measure.DECIDED)

#: Parts of a study that are set apart in turn, to see how much a figure depends on them.
GROUPS = 10

#: Who has less than this part of a fair chance is nearly beaten.
NEARLY_BEATEN = 0.5


@dataclass
class Sum:
    """Values, their squares, and their products with those of the first variant."""

    count: int = 0
    values: float = 0.0
    squares: float = 0.0
    products: float = 0.0

    def add(self, values: Reals, first: Reals) -> None:
        """Add the values of some deals, beside those of the first variant on the same deals."""
        self.count += len(values)
        self.values += float(values.sum())
        self.squares += float((values * values).sum())
        self.products += float((values * first).sum())


@dataclass
class Luck:
    """What every seat won, by who sat where, in groups of deals: from it follows how much of it is
    due to the deal and how much to who plays.

    `by_line_up` sums what seats won by line-up, `squares` its squares, and `by_deal` the squares
    of what a seat won in all line-ups of a deal.
    """

    count: Reals
    by_line_up: Reals
    squares: Reals
    by_deal: Reals

    @classmethod
    def blank(cls, seats: int, line_ups: int) -> Luck:
        """Nothing yet."""
        return cls(
            np.zeros(GROUPS),
            np.zeros((GROUPS, seats, line_ups)),
            np.zeros((GROUPS, seats)),
            np.zeros((GROUPS, seats)),
        )

    def add(self, first: int, won: Reals) -> None:
        """Add what was won by deal, seat and line-up, from a deal on."""
        groups = np.arange(first, first + len(won)) % GROUPS
        for group in range(GROUPS):
            own = won[groups == group]
            self.count[group] += len(own)
            self.by_line_up[group] += own.sum(axis=0)
            self.squares[group] += (own**2).sum(axis=(0, 2))
            self.by_deal[group] += (own.sum(axis=2) ** 2).sum(axis=0)


@dataclass
class ElementSums:
    """What is known of each element, a column each.

    `uses` are counted in games that were watched. `dealt` are sums over deals of how what seats
    were dealt goes along with what they won: u, v, u², uv, v², where u is the product of both and
    v the square of what was dealt, each seat compared with the average of all. For who plays
    alone: deals with the element, victories in these, deals without it, victories in those.
    `forbidden` counts deals in which somebody had to do without the element, what that seat won
    more than without the ban, and the squares of that.
    """

    uses: Reals
    dealt: Reals
    forbidden: Reals
    is_alone: bool

    @classmethod
    def blank(cls, elements: int, players: int) -> ElementSums:
        """Nothing yet."""
        uses, dealt, forbidden = (np.zeros((rows, elements)) for rows in (3, 5, 3))
        return cls(uses, dealt, forbidden, players == 1)

    def add_games(self, games: Games, won: Reals) -> None:
        """Add games in which nothing was forbidden."""
        uses = games.uses[games.courses["watched"] != 0].astype(np.float64)
        self.uses += np.stack(
            [np.full(uses.shape[1], len(uses)), uses.sum(axis=0), (uses**2).sum(axis=0)]
        )
        hands = games.hands.astype(np.float64)
        if self.is_alone:
            has, hit = hands[:, 0] > 0, won[:, :1]
            self.dealt[:4] += np.stack(
                [has.sum(axis=0), (has * hit).sum(axis=0), (~has).sum(axis=0), (~has * hit).sum(0)]
            )
            return
        more = hands - hands.mean(axis=1, keepdims=True)
        u = (more * (won - won.mean(axis=1, keepdims=True))[:, :, None]).sum(axis=1)
        v = (more**2).sum(axis=1)
        self.dealt += np.stack([x.sum(axis=0) for x in (u, v, u * u, u * v, v * v)])

    def add_bans(self, first: int, elements: Sequence[int], gain: Reals) -> None:
        """Add what a ban brought to the seat that it applied to, from a deal on."""
        if not elements:
            return
        banned = np.array(elements)[np.arange(first, first + len(gain)) % len(elements)]
        for row, values in enumerate((np.ones(len(gain)), gain, gain**2)):
            np.add.at(self.forbidden[row], banned, values)


@dataclass
class Sums:
    """The sums of a cell."""

    places: Reals
    seats: Reals
    luck: Luck
    elements: ElementSums
    earned: Reals
    deals: int = 0
    stopped: int = 0
    measures: dict[Measure, Sum] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)
    moments: Reals = field(default_factory=lambda: np.zeros((2, MOMENTS)))

    @classmethod
    def blank(cls, cell: Cell, elements: int, sources: int) -> Sums:
        """Nothing yet."""
        return cls(
            np.zeros(cell.players),
            np.zeros(cell.players),
            Luck.blank(cell.players, cell.players),
            ElementSums.blank(elements, cell.players),
            np.zeros((3, sources)),
        )

    def add(self, values: dict[Measure, Reals], first: dict[Measure, Reals]) -> None:
        """Add what was measured, beside the first variant."""
        for measure, own in values.items():
            self.measures.setdefault(measure, Sum()).add(own, first[measure])

    def look_at(self, games: Games, won: Reals) -> None:
        """Add what is not a measure: shapes, elements, sources."""
        courses = games.courses
        self.places += in_turn_order(courses, won).sum(axis=0)
        self.seats += won.sum(axis=0)
        self.lengths.update(courses["actions"].tolist())
        moments = courses["moments"][courses["watched"] != 0]
        self.moments += np.stack([(moments == WINS).sum(axis=0), (moments >= LOSES).sum(axis=0)])
        self.elements.add_games(games, won)
        earned = games.earned.reshape(-1, games.earned.shape[2]).astype(np.float64)
        self.earned += np.stack(
            [np.full(earned.shape[1], len(earned)), earned.sum(axis=0), (earned**2).sum(axis=0)]
        )


def shares(outcomes: NDArray[Any], players: int) -> Reals:
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
    result: Reals = shared
    return result


def in_turn_order(outcomes: NDArray[Any], by_seat: Reals) -> Reals:
    """The same by who has the first turn, the second and so on; by seat where nobody knows."""
    players = by_seat.shape[1]
    first = np.maximum(outcomes["first"], 0)
    seats = (first[:, None] + np.arange(players)) % players
    ordered: Reals = np.take_along_axis(by_seat, seats, axis=1)
    return ordered


def measured(games: Games, won: Reals) -> dict[Measure, Reals]:
    """What is measured of games in which all bots are alike."""
    outcomes, players = games.courses, won.shape[1]
    points = np.sort(outcomes["points"][:, :players], axis=1)
    watched = outcomes[outcomes["watched"] != 0]
    values = {
        Measure.FIRST: in_turn_order(outcomes, won)[:, 0],
        Measure.LENGTH: outcomes["actions"].astype(np.float64),
        **_watched(watched),
        Measure.MARGIN: points[:, -1] - points[:, -2] if players > 1 else points[:, -1],
    }
    return values if players == 1 else {**values, **_contested(outcomes, watched, players)}


def _contested(outcomes: NDArray[Any], watched: NDArray[Any], players: int) -> dict[Measure, Reals]:
    """What there is to measure where several play."""
    winners = np.where(outcomes["finished"] != 0, outcomes["winners"], 0)
    is_beaten = watched["low"] < NEARLY_BEATEN / players
    return {
        Measure.DRAWN: (winners == 0).astype(np.float64),
        Measure.SHARED: (winners & (winners - 1) != 0).astype(np.float64),
        Measure.LEADS: watched["leads"].astype(np.float64),
        Measure.COMEBACK: ((watched["winners"] != 0) & is_beaten).astype(np.float64),
        Measure.DECIDED: watched["decided"].copy(),
    }


def _watched(own: NDArray[Any]) -> dict[Measure, Reals]:
    """What is measured of games that were watched."""
    moves = np.maximum(own["actions"], 1)
    return {
        Measure.CHOICES: own["choices"] / moves,
        Measure.FORCED: own["forced"] / moves,
        Measure.MATTERED: own["mattered"] / np.maximum(own["sampled"], 1),
        Measure.WAIT: own["wait"].copy(),
        Measure.SHUT_OUT: own["shut_out"].astype(np.float64),
    }


class Tally:
    """The sums of all cells of a study; blocks are added one after the other."""

    def __init__(
        self, cells: Sequence[Cell], elements: int, sources: int, in_play: Sequence[Sequence[int]]
    ) -> None:
        self.cells, self.in_play = cells, in_play
        self.sums = [Sums.blank(cell, elements, sources) for cell in cells]

    def add(self, first: int, block: Iterator[list[Games]]) -> None:
        """Add the games of a block, whose deals begin with number `first`."""
        base: dict[Measure, Reals] = {}
        by_bot: dict[Cell, Reals] = {}
        for number, (cell, games) in enumerate(zip(self.cells, block, strict=True)):
            own = self.sums[number]
            own.deals += len(games[0].courses)
            own.stopped += sum(int((one.courses["finished"] == 0).sum()) for one in games)
            won = [shares(one.courses, cell.players) for one in games]
            match cell.kind:
                case Kind.ALIKE:
                    values = measured(games[0], won[0])
                    own.look_at(games[0], won[0])
                    by_bot[cell] = won[0]
                case Kind.RIVALS:
                    own_shares = [by_seat[:, seat] for seat, by_seat in enumerate(won)]
                    values = {Measure.SKILL: np.mean(own_shares, axis=0)}
                    own.luck.add(first, np.stack(won, axis=2))
                case Kind.RESTRICTED:
                    values = {}
                    elements = self.in_play[number]
                    free = by_bot[Cell(cell.variant, cell.players, cell.bot)]
                    own.elements.add_bans(first, elements, _gains(first, elements, won[0], free))
            base = values if cell.variant == 0 else base
            own.add(values, base)
        self._add_alone(first, by_bot)

    def _add_alone(self, first: int, by_bot: dict[Cell, Reals]) -> None:
        """Who plays alone has no rival: there, luck is told from who plays the same deals."""
        for number, cell in enumerate(self.cells):
            if cell.players == 1 and cell.kind is Kind.ALIKE:
                same = [
                    won
                    for other, won in by_bot.items()
                    if (other.variant, other.players) == (cell.variant, 1)
                ]
                if self.sums[number].luck.by_line_up.shape[2] != len(same):
                    self.sums[number].luck = Luck.blank(1, len(same))
                self.sums[number].luck.add(first, np.stack(same, axis=2))


def _gains(first: int, elements: Sequence[int], won: Reals, free: Reals) -> Reals:
    """What the seat that had to do without an element won more than without the ban."""
    numbers = np.arange(first, first + len(won))
    seats = numbers // max(1, len(elements)) % won.shape[1]
    rows = np.arange(len(won))
    gains: Reals = won[rows, seats] - free[rows, seats]
    return gains
