"""Who sits where: every deal is played by all line-ups, each in all rotations of the seats.

So every bot gets every seat of every deal equally often, and luck with the deal cancels out.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb

from spieltisch.bots.arena.plan import Plan, Side, word


@dataclass(frozen=True)
class Pairing:
    """One match to be played: its number, its deal, and for each seat the number of a bot."""

    number: int
    deal: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Schedule:
    """All matches of a tournament, in order and without end."""

    bots: int
    sides: tuple[Side, ...]
    seed: int

    @classmethod
    def of(cls, plan: Plan) -> Schedule:
        """The matches of a plan."""
        return cls(len(plan.bots), plan.sides, plan.seed)

    @property
    def per_deal(self) -> int:
        """How many matches are played with the same deal."""
        sides = len(self.sides)
        if self.bots < sides:
            return len(_round(self, 0))
        return comb(self.bots, sides) * sides

    def rounded(self, games: int) -> int:
        """This many games, or a few more, so that everybody plays the last deal.

        >>> Schedule(bots=3, sides=((0,), (1,)), seed=1).rounded(100)
        102
        """
        return -(-games // self.per_deal) * self.per_deal

    def pairing(self, number: int) -> Pairing:
        """The match with this number.

        >>> schedule = Schedule(bots=2, sides=((0, 2), (1, 3)), seed=1)
        >>> [schedule.pairing(number).seats for number in range(2)]
        [(0, 1, 0, 1), (1, 0, 1, 0)]
        """
        deal, place = divmod(number, self.per_deal)
        seats = {}
        for bot, side in zip(_round(self, deal)[place], self.sides, strict=True):
            seats.update(dict.fromkeys(side, bot))
        return Pairing(number, deal, tuple(seats[seat] for seat in sorted(seats)))

    def mixed(self, line_up: tuple[int, ...], deal: int) -> tuple[int, ...]:
        """See that it is not always the same bot that sits before the same other one."""
        if len(line_up) < 3 or len(set(line_up)) < len(line_up):
            return line_up
        chance = random.Random(word(self.seed, "order", deal, line_up))
        return tuple(chance.sample(line_up, len(line_up)))


@lru_cache(maxsize=8)  # with many bots a round is long, and each of its matches asks for it
def _round(schedule: Schedule, deal: int) -> list[tuple[int, ...]]:
    """The bots by sides, for all matches of one deal."""
    return [
        seating
        for line_up in line_ups(schedule.bots, len(schedule.sides))
        for seating in rotations(schedule.mixed(line_up, deal))
    ]


def line_ups(bots: int, sides: int) -> list[tuple[int, ...]]:
    """Which bots meet: every choice of them or, if there are too few, all as evenly as possible.

    >>> line_ups(3, 2), line_ups(2, 3)
    ([(0, 1), (0, 2), (1, 2)], [(0, 1, 0), (1, 0, 1)])
    """
    if bots >= sides:
        return list(combinations(range(bots), sides))
    filled = [tuple((side + first) % bots for side in range(sides)) for first in range(bots)]
    return filled if sides % bots else filled[:1]


def rotations(line_up: Sequence[int]) -> list[tuple[int, ...]]:
    """The line-up rotated around the table, each different seating once.

    >>> rotations((0, 1, 2)), rotations((0, 1, 0, 1))
    ([(0, 1, 2), (2, 0, 1), (1, 2, 0)], [(0, 1, 0, 1), (1, 0, 1, 0)])
    """
    count = len(line_up)
    moved = (tuple(line_up[(place - k) % count] for place in range(count)) for k in range(count))
    return list(dict.fromkeys(moved))
