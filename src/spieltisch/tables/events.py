"""What can happen at a table, as it is stored: the log of a table is a list of these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from spieltisch.tables.clocks import Clock
from spieltisch.tables.commands import Consent, Reaction

Reason = Literal["rules", "resigned", "draw", "replay"]
By = Literal["person", "bot", "clock"]
SeatKind = Literal["open", "person", "bot"]
#: Why a bot plays for somebody.
Why = Literal["host", "clock", "resigned"]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """An entry of a log: its number at the table, when it happened, and through which message.

    `mark` names the message that caused it and its sender, so that nothing is done twice.
    """

    n: int = 0
    at: int = 0
    mark: str | None = None


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat as it is set up when the table is created; `token` is the hash of its secret."""

    kind: SeatKind
    name: str | None = None
    colour: str | None = None
    level: str | None = None
    token: str | None = None


class Created(Entry, frozen=True):
    """The table was set up; `host` is the hash of the host's secret.

    `start` is where its match begins if not with a fresh deal: a match file (and a ply) or
    a position. `rules` is the version of the game's rules by which its moves are to be read; older
    logs do not say.
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
    rules: int | None = None


class Sat(Entry, frozen=True):
    """Somebody took an open seat."""

    seat: int
    name: str
    token: str
    colour: str | None = None


class Opened(Entry, frozen=True):
    """Another device opens a seat too; `token` is the hash of that device's secret."""

    seat: int
    token: str


class Claimed(Entry, frozen=True):
    """From now on one device alone opens a seat; `token` is the hash of that device's secret."""

    seat: int
    token: str


class Passed(Entry, frozen=True):
    """A seat was passed on: only the device that took it opens it, by the secret hashed here."""

    seat: int
    token: str


class Renamed(Entry, frozen=True, tag="named"):
    """Somebody changed their name or colour."""

    seat: int
    name: str
    colour: str | None = None


class SeatSet(Entry, frozen=True, tag="set"):
    """The host opened a seat, or gave it to a bot."""

    seat: int
    kind: Literal["open", "bot"]
    level: str | None = None


class SentAway(Entry, frozen=True):
    """The host made somebody get up; the seat is open again."""

    seat: int


class Readmitted(Entry, frozen=True):
    """The host let somebody back in, by their place among those who were sent away."""

    seat: int
    outcast: int
    name: str


class Swapped(Entry, frozen=True):
    """Two seats changed places, with whoever sits there."""

    seat: int
    other: int


class Started(Entry, frozen=True):
    """A match began; everybody moved on by `turned` seats. Seed and salt stay secret."""

    match: int
    seed: int
    salt: str
    turned: int = 0


class Moved(Entry, frozen=True):
    """A move was played; `ply` is where the match stands after it."""

    match: int
    ply: int
    seat: int | Literal["moderator"]
    move: str
    by: By = "person"


class Said(Entry, frozen=True):
    """Somebody said something; a spectator has no seat."""

    name: str
    text: str
    seat: int | None = None


class Reacted(Entry, frozen=True):
    """Somebody showed a reaction; a spectator has no seat."""

    name: str
    sign: Reaction
    seat: int | None = None


class Left(Entry, frozen=True):
    """Somebody left; before the start the seat is open again."""

    seat: int


class Returned(Entry, frozen=True):
    """Somebody who had left is back."""

    seat: int


class Replaced(Entry, frozen=True):
    """A bot plays for somebody."""

    seat: int
    level: str
    why: Why


class Stumbled(Entry, frozen=True):
    """A bot cannot think in this match; it plays whatever is allowed from now on."""

    seat: int
    level: str


class GivenBack(Entry, frozen=True):
    """The bot that played for somebody has stopped doing so."""

    seat: int


class Asked(Entry, frozen=True):
    """Somebody asks the others; `to` is the ply down to which moves would be taken back.

    `learners` are the people who have learned something hidden by these moves.
    """

    what: Consent | Literal["rematch"]
    seat: int
    to: int | None = None
    others: list[int] = field(default_factory=list)
    learners: list[int] = field(default_factory=list)


class Answered(Entry, frozen=True):
    """Somebody answers."""

    what: Consent
    seat: int
    yes: bool


class Withdrawn(Entry, frozen=True):
    """Somebody no longer asks."""

    what: Consent | Literal["rematch"]
    seat: int


class Undone(Entry, frozen=True):
    """Moves were taken back; `revealing` says that they had revealed something hidden."""

    match: int
    ply: int
    revealing: bool = False


class Resigned(Entry, frozen=True):
    """Somebody gave up."""

    seat: int


class Ended(Entry, frozen=True):
    """A match came to its end."""

    match: int
    reason: Reason
    winners: list[int]


class Woken(Entry, frozen=True):
    """The table goes on after a pause in which nobody could move; clocks did not run."""


#: Everything that can happen.
Event = (
    Created
    | Sat
    | Opened
    | Claimed
    | Passed
    | Renamed
    | SeatSet
    | SentAway
    | Readmitted
    | Swapped
    | Started
    | Moved
    | Said
    | Reacted
    | Left
    | Returned
    | Replaced
    | Stumbled
    | GivenBack
    | Asked
    | Answered
    | Withdrawn
    | Undone
    | Resigned
    | Ended
    | Woken
)


def number_events(
    events: Sequence[Event], first: int, at: int, mark: str | None = None
) -> list[Event]:
    """The events with their numbers and their time; the last one bears the mark.

    >>> [event.n for event in number_events([Left(seat=0), Returned(seat=0)], first=5, at=0)]
    [5, 6]
    """
    last = len(events) - 1
    return [
        replace(event, n=first + place, at=at, mark=mark if place == last else None)
        for place, event in enumerate(events)
    ]
