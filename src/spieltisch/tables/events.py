"""What can happen at a table, as it is stored: the log of a table is a list of these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from spieltisch.tables.clocks import Clock

What = Literal["undo", "draw", "rematch"]
Reason = Literal["rules", "resigned", "draw", "replay"]
By = Literal["person", "bot", "clock"]


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """Something that has happened: its number at the table, when, and by which message.

    `mark` names the message that caused it and who sent it, so that none is done twice.
    """

    n: int = 0
    at: int = 0
    mark: str | None = None


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat as it is laid out at the beginning; `token` is the hash of its secret."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    colour: str | None = None
    level: str | None = None
    token: str | None = None


class Created(Event, frozen=True):
    """The table was set up; `host` is the hash of the host's secret.

    `start` is where its match begins if not with a fresh deal: a match file (and a ply) or
    a position.
    """

    game: str
    options: dict[str, Any]
    seats: list[Place]
    host: str
    public: bool = False
    hints: bool = True
    replay: bool = False
    clock: Clock = field(default_factory=Clock)
    start: dict[str, Any] | None = None


class Sat(Event, frozen=True):
    """Somebody took an open seat."""

    seat: int
    name: str
    token: str
    colour: str | None = None


class Named(Event, frozen=True):
    """Somebody changed name or colour."""

    seat: int
    name: str
    colour: str | None = None


class Set(Event, frozen=True):
    """The host made a seat open, or a bot's."""

    seat: int
    kind: Literal["open", "bot"]
    level: str | None = None


class Started(Event, frozen=True):
    """A match began, everybody so many seats further than before; seed and salt stay secret."""

    match: int
    seed: int
    salt: str
    turned: int = 0


class Moved(Event, frozen=True):
    """A move was played; `ply` is where the match stands after it."""

    match: int
    ply: int
    seat: int | Literal["moderator"]
    move: str
    by: By = "person"


class Said(Event, frozen=True):
    """Somebody said something; a spectator has no seat."""

    name: str
    text: str
    seat: int | None = None


class Left(Event, frozen=True):
    """Somebody left; before the start the seat is open again."""

    seat: int


class Returned(Event, frozen=True):
    """Somebody who had left is back."""

    seat: int


class Replaced(Event, frozen=True):
    """A bot plays for somebody."""

    seat: int
    level: str
    why: Literal["host", "clock", "resigned"]


class Givenback(Event, frozen=True):
    """The bot that played for somebody plays no more."""

    seat: int


class Asked(Event, frozen=True):
    """Somebody asks the others; `to` is the ply to which moves are to be taken back."""

    what: What
    seat: int
    to: int | None = None
    others: list[int] = field(default_factory=list)


class Answered(Event, frozen=True):
    """Somebody answers."""

    what: What
    seat: int
    yes: bool


class Withdrawn(Event, frozen=True):
    """Somebody does not ask any more."""

    what: What
    seat: int


class Undone(Event, frozen=True):
    """Moves were taken back."""

    match: int
    ply: int


class Resigned(Event, frozen=True):
    """Somebody gave up."""

    seat: int


class Ended(Event, frozen=True):
    """A match came to its end."""

    match: int
    reason: Reason
    winners: list[int]


class Woken(Event, frozen=True):
    """The table goes on after a pause in which nobody could move; clocks did not run."""


AnyEvent = (
    Created
    | Sat
    | Named
    | Set
    | Started
    | Moved
    | Said
    | Left
    | Returned
    | Replaced
    | Givenback
    | Asked
    | Answered
    | Withdrawn
    | Undone
    | Resigned
    | Ended
    | Woken
)


def numbered(events: list[Any], first: int, at: int, mark: str | None) -> list[Any]:
    """Events with their numbers and time; the last one bears the mark.

    >>> [event.n for event in numbered([Left(seat=0), Returned(seat=0)], 5, 0, None)]
    [5, 6]
    """
    last = len(events) - 1
    return [
        replace(event, n=first + place, at=at, mark=mark if place == last else None)
        for place, event in enumerate(events)
    ]
