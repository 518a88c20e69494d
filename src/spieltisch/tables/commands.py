"""What people can ask of a table; the same structs are messages of the socket."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

Identity = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Notation = Annotated[str, Meta(max_length=200)]
#: The number of a text among the forms of the game's moves.
MoveNumber = Annotated[int, Meta(ge=0)]
TypedText = Annotated[str, Meta(max_length=4000)]
Level = Annotated[str, Meta(max_length=40)]

#: What the others have to agree to.
Consent = Literal["undo", "draw"]

#: What people show with one press.
Reaction = Literal["greeting", "bravo", "thanks", "laughter", "surprise", "sorry"]


class Message(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag=str.lower,
    forbid_unknown_fields=True,
):
    """A message that is answered; `id` tells it apart from all others of the same sender."""

    id: Identity


class Play(Message, frozen=True):
    """Play a move that was chosen when the match stood at a ply."""

    seat: SeatNumber | Literal["moderator"]
    ply: int
    move: Notation | MoveNumber


class Say(Message, frozen=True):
    """Say something; spectators have no seat."""

    text: TypedText
    seat: SeatNumber | None = None


class React(Message, frozen=True):
    """Show a reaction; spectators have no seat."""

    sign: Reaction
    seat: SeatNumber | None = None


class Rename(Message, frozen=True, tag="name"):
    """Change one's name and colour."""

    seat: SeatNumber
    name: TypedText
    colour: TypedText | None = None


class SignOut(Message, frozen=True):
    """Let no other device open one's seat any more."""

    seat: SeatNumber


class SetSeat(Message, frozen=True, tag="set"):
    """Open a seat, or give it to a bot."""

    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level | None = None


class FillSeats(Message, frozen=True, tag="fill"):
    """Give all open seats to bots."""

    level: Level


class SendAway(Message, frozen=True):
    """Make somebody get up before the match begins."""

    seat: SeatNumber


class Readmit(Message, frozen=True):
    """Let somebody back in who was sent away, by their place in the list of these."""

    outcast: Annotated[int, Meta(ge=0, le=63)]


class SwapSeats(Message, frozen=True, tag="swap"):
    """Let two seats change places, with whoever sits there."""

    seat: SeatNumber
    other: SeatNumber


class Start(Message, frozen=True):
    """Begin the match."""


class Leave(Message, frozen=True):
    """Get up."""

    seat: SeatNumber


class Return(Message, frozen=True, tag="back"):
    """Sit down again."""

    seat: SeatNumber


class Replace(Message, frozen=True):
    """Let a bot play for somebody who has left or is away."""

    seat: SeatNumber
    level: Level = "casual"


class GiveBack(Message, frozen=True):
    """Let the bot get up again."""

    seat: SeatNumber


class Undo(Message, frozen=True):
    """Ask to take back one's own last move, the one that led to a ply."""

    seat: SeatNumber
    ply: int


class OfferDraw(Message, frozen=True, tag="draw"):
    """Offer a draw."""

    seat: SeatNumber


class Answer(Message, frozen=True):
    """Answer the question that was asked by event `n`."""

    seat: SeatNumber
    to: Consent
    n: int
    yes: bool


class Withdraw(Message, frozen=True):
    """Take back one's own question while it is still open."""

    seat: SeatNumber
    what: Consent | Literal["rematch"]


class Resign(Message, frozen=True):
    """Give up."""

    seat: SeatNumber


class Rematch(Message, frozen=True):
    """Ask for another match."""

    seat: SeatNumber


#: Everything that can be asked of a table besides a move.
Request = (
    Say
    | React
    | Rename
    | SignOut
    | SetSeat
    | FillSeats
    | SendAway
    | Readmit
    | SwapSeats
    | Start
    | Leave
    | Return
    | Replace
    | GiveBack
    | Undo
    | OfferDraw
    | Answer
    | Withdraw
    | Resign
    | Rematch
)

#: Everything that can be asked of a table.
Command = Play | Request


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take an open seat, the first one if none is named; `token` is the hash of its secret."""

    name: str
    token: str
    seat: int | None = None
    colour: str | None = None


class Others(StrEnum):
    """What happens to the devices that a seat has had when one more takes it."""

    #: Somebody comes with a second device of their own.
    KEEP = "keep"
    #: The seat was passed on: whoever had it before can no longer look into the hand.
    SIGN_OUT = "sign-out"


class Take(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat by its secret link.

    `link` is the hash of the secret in the link, `token` that of the device's own.
    """

    link: str
    token: str
    others: Others
