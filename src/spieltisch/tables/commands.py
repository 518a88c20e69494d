"""What somebody can want at a table; the same structs are the messages of the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Identity = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Notation = Annotated[str, Meta(max_length=200)]
Typed = Annotated[str, Meta(max_length=4000)]
Level = Annotated[str, Meta(max_length=40)]


class Command(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag=str.lower,
    forbid_unknown_fields=True,
):
    """Something that is wanted; `id` tells it from all others of the same sender."""

    id: Identity


class Play(Command, frozen=True):
    """Play a move that was chosen when the match stood at a ply."""

    seat: SeatNumber | Literal["moderator"]
    ply: int
    move: Notation


class Say(Command, frozen=True):
    """Say something; spectators have no seat."""

    text: Typed
    seat: SeatNumber | None = None


class Name(Command, frozen=True):
    """Change name and colour."""

    seat: SeatNumber
    name: Typed
    colour: Typed | None = None


class Set(Command, frozen=True):
    """Make a seat open or a bot's."""

    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level | None = None


class Start(Command, frozen=True):
    """Begin the match."""


class Leave(Command, frozen=True):
    """Get up."""

    seat: SeatNumber


class Back(Command, frozen=True):
    """Sit down again."""

    seat: SeatNumber


class Replace(Command, frozen=True):
    """Let a bot play for somebody who has left or is away."""

    seat: SeatNumber
    level: Level = "casual"


class Giveback(Command, frozen=True):
    """Let the bot get up again."""

    seat: SeatNumber


class Undo(Command, frozen=True):
    """Ask to take back the own last move, the one that led to a ply."""

    seat: SeatNumber
    ply: int


class Draw(Command, frozen=True):
    """Offer a draw."""

    seat: SeatNumber


class Answer(Command, frozen=True):
    """Answer to a question, the one that was asked by the event `n`."""

    seat: SeatNumber
    to: Literal["undo", "draw"]
    n: int
    yes: bool


class Withdraw(Command, frozen=True):
    """Take back the own question that is still open."""

    seat: SeatNumber
    what: Literal["undo", "draw", "rematch"]


class Resign(Command, frozen=True):
    """Give up."""

    seat: SeatNumber


class Rematch(Command, frozen=True):
    """Ask for another match."""

    seat: SeatNumber


AnyCommand = (
    Play
    | Say
    | Name
    | Set
    | Start
    | Leave
    | Back
    | Replace
    | Giveback
    | Undo
    | Draw
    | Answer
    | Withdraw
    | Resign
    | Rematch
)


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take an open seat, the first one if none is named; `token` is the hash of its secret."""

    name: str
    token: str
    seat: int | None = None
    colour: str | None = None
