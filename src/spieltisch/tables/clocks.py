"""Clocks: how long people may think, and how much of that time is left."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Annotated, Literal, assert_never

from msgspec import Meta, Struct

SECOND = 1000
HOUR = 60 * 60 * SECOND
DAY = 24 * HOUR

#: The bot that moves for somebody whose time is up, unless the table names another.
STAND_IN = "casual"

Seconds = Annotated[int, Meta(ge=1, le=24 * 60 * 60)]


Increment = Annotated[int, Meta(ge=0, le=3600)]
Days = Annotated[int, Meta(ge=1, le=60)]


class Terms(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """How long people may think; the bot `then` moves for whoever has no time left."""


class NoClock(Terms, frozen=True, tag="none"):
    """As long as they like."""

    then: str = STAND_IN


class MoveClock(Terms, frozen=True, tag="move"):
    """Some seconds for each move; when they are up, the bot makes this one move."""

    seconds: Seconds = 60
    then: str = STAND_IN


class GameClock(Terms, frozen=True, tag="game"):
    """Some seconds for the whole match, and more with each move; then the bot plays to the end."""

    seconds: Seconds = 60
    increment: Increment = 0
    then: str = STAND_IN


class DaysClock(Terms, frozen=True, tag="days"):
    """Some days for each move; when they are up, the bot makes this one move."""

    days: Days = 1
    then: str = STAND_IN


#: What people can agree on.
ClockTerms = NoClock | MoveClock | GameClock | DaysClock


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The terms that a table has agreed on, as they are stored.

    >>> Clock.of(GameClock(seconds=900)).terms
    GameClock(seconds=900, increment=0, then='casual')
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Seconds = 60
    increment: Increment = 0
    days: Days = 1
    then: str = STAND_IN

    @classmethod
    def of(cls, terms: ClockTerms) -> Clock:
        """The clock of some terms."""
        match terms:
            case NoClock():
                return cls("none", then=terms.then)
            case MoveClock():
                return cls("move", terms.seconds, then=terms.then)
            case GameClock():
                return cls("game", terms.seconds, terms.increment, then=terms.then)
            case DaysClock():
                return cls("days", days=terms.days, then=terms.then)
            case _:
                assert_never(terms)

    @property
    def terms(self) -> ClockTerms:
        """What people have agreed on."""
        match self.kind:
            case "none":
                return NoClock(then=self.then)
            case "move":
                return MoveClock(self.seconds, self.then)
            case "game":
                return GameClock(self.seconds, self.increment, self.then)
            case "days":
                return DaysClock(self.days, self.then)
            case _:
                assert_never(self.kind)

    @property
    def allowance(self) -> int:
        """How much time everybody begins with, in milliseconds."""
        return self.days * DAY if self.kind == "days" else self.seconds * SECOND


@dataclass
class Times:
    """How much time each seat has left, in milliseconds, whose is running, and since when.

    >>> times = Times(Clock("game", seconds=60, increment=5), players=2)
    >>> times.run({0}, at=1_000)
    >>> times.pass_on(0, {1}, at=11_000)
    >>> times.left(0, 20_000), times.left(1, 20_000)
    (55000, 51000)
    """

    clock: Clock
    players: int
    running: frozenset[int] = frozenset()
    since: int = 0
    _left: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._left = [self.clock.allowance] * self.players

    def run(self, seats: Collection[int], at: int) -> None:
        """Let the time of these seats run from now on, and of no others."""
        if self.clock.kind == "none":
            return
        self._charge(at)
        if self.clock.kind != "game":
            for seat in frozenset(seats) - self.running:
                self._left[seat] = self.clock.allowance
        self.running = frozenset(seats)

    def pass_on(self, seat: int, next_seats: Collection[int], at: int) -> None:
        """Note that a seat has moved, and that it is now the turn of these."""
        if self.clock.kind == "none":
            return
        self._charge(at)
        if self.clock.kind == "game":
            self._left[seat] += self.clock.increment * SECOND
        self.running -= {seat}
        self.run(next_seats, at)

    def forgive(self, at: int) -> None:
        """Do not count the time in which nobody could move, unless a move may take days.

        Even then an hour is left: nobody loses a move to a pause, or to a clock that was wrong.
        """
        if self.clock.kind != "days":
            self.stand_still(at)
            return
        self._charge(at)
        for seat in self.running:
            self._left[seat] = max(self._left[seat], HOUR)

    def stand_still(self, until: int) -> None:
        """Do not count any time up to now that has not been counted yet.

        >>> times = Times(Clock("days", days=3), players=2)
        >>> times.run({0}, at=0)
        >>> times.stand_still(until=2 * DAY)
        >>> times.left(0, 2 * DAY) == 3 * DAY
        True
        """
        self.since = max(self.since, until)

    def left(self, seat: int, at: int) -> int | None:
        """How much time a seat has left; None without a clock."""
        if self.clock.kind == "none":
            return None
        if seat in self.running:
            return max(0, self._left[seat] - max(0, at - self.since))
        # Where every move has its own time, the next one begins with all of it.
        return self._left[seat] if self.clock.kind == "game" else self.clock.allowance

    def lapsed(self, at: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in sorted(self.running) if self.left(seat, at) == 0]

    def next_lapse(self) -> int | None:
        """When somebody's time will be up next."""
        ends = [self.since + self._left[seat] for seat in self.running]
        return min(ends, default=None)

    def _charge(self, at: int) -> None:
        at = max(at, self.since)
        for seat in self.running:
            self._left[seat] = max(0, self._left[seat] - (at - self.since))
        self.since = at
