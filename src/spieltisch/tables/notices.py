"""Events as a viewer is told about them: only what that viewer may know.

Each notice lists what it tells, so that nothing secret in an event can slip through.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spieltisch.engine.gallery import Deed
from spieltisch.engine.sounds import Sound
from spieltisch.engine.words import Saying
from spieltisch.tables import events as e
from spieltisch.tables.commands import Consent, Reaction


class _Notice(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """What a viewer is told about an event: its number and its time."""

    n: int
    at: int


class _SeatNotice(_Notice, frozen=True):
    """What a viewer is told about somebody at a seat.

    `name` is that of whoever sat there then: seats turn from match to match, and are taken by
    others. It is null for a bot, which goes by its level.
    """

    seat: int
    name: str | None


class Created(_Notice, frozen=True):
    """The table was set up."""


class Sat(_Notice, frozen=True):
    """Somebody took an open seat."""

    seat: int
    name: str
    colour: str | None


class Devices(_Notice, frozen=True):
    """A seat is open on more devices, or on fewer; whose it is concerns nobody else."""


class Passed(_SeatNotice, frozen=True):
    """A seat was passed on, perhaps to somebody else."""


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


class SentAway(_SeatNotice, frozen=True):
    """The host made somebody get up; the seat is open again."""


class Readmitted(_SeatNotice, frozen=True):
    """The host let somebody back in whom they had sent away."""


class Swapped(_Notice, frozen=True):
    """Two seats changed places, with whoever sits there."""

    seat: int
    other: int


class Started(_Notice, frozen=True):
    """A match began."""

    match: int


class Moved(_Notice, frozen=True):
    """A move was played; `ply` is where the match stands after it.

    `move` is the number of its text among the forms of the game's moves, and `told` says what it
    did, for a client to put into words; `sound` is what it sounds like. All three are null while
    the move is secret, and `told` where the game has no words for it but its notation.
    """

    match: int
    ply: int
    seat: int | Literal["moderator"]
    by: e.By
    move: int | None
    told: Saying | None
    sound: Sound | None


def moved_as_json(event: e.Moved, deed: Deed | None) -> bytes:
    """What somebody is told of a move: a `Moved` as JSON; of a secret one there is no deed.

    Nearly everything that happens at a table is a move, so this is written without a `Moved`.
    """
    seat = b'"moderator"' if event.seat == "moderator" else b"%d" % event.seat
    move = told = sound = b"null"
    if deed is not None:
        move, told, sound = b"%d" % deed.move, deed.told, b'"%b"' % deed.sound.value.encode()
    who, when = (seat, event.by.encode()), (event.n, event.at)
    return _MOVED % (event.match, event.ply, *who, move, told, sound, *when)


_MOVED = (
    b'{"type":"moved","match":%d,"ply":%d,"seat":%b,"by":"%b",'
    b'"move":%b,"told":%b,"sound":%b,"n":%d,"at":%d}'
)


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


class Left(_SeatNotice, frozen=True):
    """Somebody left; before the start the seat is open again."""


class Returned(_SeatNotice, frozen=True):
    """Somebody who had left is back."""


class Replaced(_SeatNotice, frozen=True):
    """A bot plays for somebody."""

    level: str
    why: e.Why


class Stumbled(_SeatNotice, frozen=True):
    """A bot cannot think in this match; it plays whatever is allowed from now on."""

    level: str


class GivenBack(_SeatNotice, frozen=True):
    """The bot that played for somebody has stopped doing so."""


class Asked(_SeatNotice, frozen=True):
    """Somebody asks the others."""

    what: Consent | Literal["rematch"]


class Answered(_SeatNotice, frozen=True):
    """Somebody answers."""

    what: Consent
    yes: bool


class Withdrawn(_SeatNotice, frozen=True):
    """Somebody no longer asks."""

    what: Consent | Literal["rematch"]


class Undone(_Notice, frozen=True):
    """Moves were taken back; `ply` is where the match stands now.

    `revealing` says that they had revealed something hidden, which stays known.
    """

    match: int
    ply: int
    revealing: bool


class Resigned(_SeatNotice, frozen=True):
    """Somebody gave up."""


class Ended(_Notice, frozen=True):
    """A match came to its end."""

    match: int
    reason: e.Reason
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


class Revealed(Struct, frozen=True):
    """A move that was secret when it was made, and is no longer."""

    match: int
    ply: int
    move: int
    told: Saying | None
