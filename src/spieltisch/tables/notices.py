"""Events as a viewer is told about them: only what that viewer may know.

Each notice lists what it tells, so that nothing secret in an event can slip through.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spieltisch.engine.sounds import Sound
from spieltisch.tables.commands import Consent, Reaction
from spieltisch.tables.events import By, Reason, Why


class _Notice(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """What a viewer is told about an event: its number and its time."""

    n: int
    at: int


class Created(_Notice, frozen=True):
    """The table was set up."""


class Sat(_Notice, frozen=True):
    """Somebody took an open seat."""

    seat: int
    name: str
    colour: str | None


class Devices(_Notice, frozen=True):
    """A seat is open on more devices, or on fewer; whose it is concerns nobody else."""


class Passed(_Notice, frozen=True):
    """A seat was passed on, perhaps to somebody else."""

    seat: int


class Renamed(_Notice, frozen=True, tag="named"):
    """Somebody changed their name or colour."""

    seat: int
    name: str
    colour: str | None


class SeatSet(_Notice, frozen=True, tag="set"):
    """The host opened a seat, or gave it to a bot."""

    seat: int
    kind: Literal["open", "bot"]
    level: str | None


class Started(_Notice, frozen=True):
    """A match began."""

    match: int


class Moved(_Notice, frozen=True):
    """A move was played; `ply` is where the match stands after it.

    `move` is its notation, `label` the same in the viewer's language, and `told` says in words
    what it did; `sound` is what it sounds like. All four are null while the move is secret.
    """

    match: int
    ply: int
    seat: int | Literal["moderator"]
    by: By
    move: str | None
    label: str | None
    told: str | None
    sound: Sound | None


class Said(_Notice, frozen=True):
    """Somebody said something; a spectator has no seat."""

    seat: int | None
    name: str
    text: str


class Reacted(_Notice, frozen=True):
    """Somebody showed a reaction; a spectator has no seat. Whoever comes later is not told."""

    seat: int | None
    name: str
    sign: Reaction


class Left(_Notice, frozen=True):
    """Somebody left; before the start the seat is open again."""

    seat: int


class Returned(_Notice, frozen=True):
    """Somebody who had left is back."""

    seat: int


class Replaced(_Notice, frozen=True):
    """A bot plays for somebody."""

    seat: int
    level: str
    why: Why


class Stumbled(_Notice, frozen=True):
    """A bot cannot think in this match; it plays whatever is allowed from now on."""

    seat: int
    level: str


class GivenBack(_Notice, frozen=True):
    """The bot that played for somebody has stopped doing so."""

    seat: int


class Asked(_Notice, frozen=True):
    """Somebody asks the others."""

    what: Consent | Literal["rematch"]
    seat: int


class Answered(_Notice, frozen=True):
    """Somebody answers."""

    what: Consent
    seat: int
    yes: bool


class Withdrawn(_Notice, frozen=True):
    """Somebody no longer asks."""

    what: Consent | Literal["rematch"]
    seat: int


class Undone(_Notice, frozen=True):
    """Moves were taken back; `ply` is where the match stands now."""

    match: int
    ply: int


class Resigned(_Notice, frozen=True):
    """Somebody gave up."""

    seat: int


class Ended(_Notice, frozen=True):
    """A match came to its end."""

    match: int
    reason: Reason
    winners: list[int]


class Woken(_Notice, frozen=True):
    """The table goes on after a pause in which nobody could move; clocks did not run."""


#: Everything that a viewer can be told about.
Notice = (
    Created
    | Sat
    | Devices
    | Passed
    | Renamed
    | SeatSet
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


class Revealed(Struct, frozen=True):
    """A move that was secret when it was made, and is no longer."""

    match: int
    ply: int
    move: str
    label: str
    told: str
