"""The messages of the socket: what clients send, and what they get."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from spieltisch.engine.words import Language, Saying
from spieltisch.server.depth import is_deep
from spieltisch.server.settings import DEEPEST, LARGEST
from spieltisch.server.words import ServerRefusal
from spieltisch.tables.commands import Command, Message, Notation, SeatNumber
from spieltisch.tables.notices import Notice, Revealed
from spieltisch.tables.refusals import Refusal
from spieltisch.tables.views import Last, TableFacts, View, You

Token = Annotated[str, Meta(max_length=64)]

# What clients send.


class Hello(Struct, frozen=True, kw_only=True, tag="hello", forbid_unknown_fields=True):
    """Who is at the socket, from where they look, and what they have seen already.

    With `changes` they want to be told what is new of a view, not all of it again.
    """

    tokens: Annotated[list[Token], Meta(max_length=32)] = []
    lang: Language = "en"
    seat: SeatNumber | None = None
    last: int | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None
    changes: bool = False


class Look(Message, frozen=True):
    """Look from another seat."""

    seat: SeatNumber | None = None


class Explain(Message, frozen=True):
    """Ask why a move is not allowed."""

    seat: SeatNumber
    move: Notation


class AskForHint(Message, frozen=True, tag="hint"):
    """Ask what to play."""

    seat: SeatNumber


class Ping(Message, frozen=True):
    """See whether the other side is there."""


#: What concerns a client alone, and changes nothing at the table.
Question = Hello | Look | Explain | AskForHint | Ping

#: Everything that a client can send.
ClientMessage = Command | Question

_decode = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


def read(text: str | bytes) -> ClientMessage:
    """The message in a frame; raises `Refusal` if it is not one.

    >>> read('{"type": "ping", "id": "1"}')
    Ping(id='1')
    """
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(raw) > LARGEST or is_deep(raw, DEEPEST):
        raise ServerRefusal("too-large", most=LARGEST >> 10)
    try:
        return _decode(raw)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise ServerRefusal("unknown-message", reason=str(error)[:120]) from error


# What clients get.


class _ServerMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """A message of the server; the name of its class is its type."""


#: A part of a message that has already been encoded; the second type is what it holds.
EncodedFacts = Annotated[Raw, TableFacts]
EncodedView = Annotated[Raw, View]
EncodedNotices = Annotated[Raw, list[Notice]]


class Welcome(_ServerMessage, frozen=True):
    """Everything, to be shown instead of whatever was there.

    `wrong` lists the tokens that open nothing here, by their place in `hello`; `earlier` is the
    number of lines of chat that are older than the log.
    """

    n: int
    table: EncodedFacts
    you: You
    wrong: list[int]
    view: EncodedView
    log: EncodedNotices
    earlier: int


class NewsHead(_ServerMessage, frozen=True, tag="news"):
    """What has happened since message `first - 1`; `n` is the number of the last event."""

    first: int = msgspec.field(name="from")
    n: int
    events: list[Notice]
    revealed: list[Revealed]


def news_head(first: int, n: int, events: Iterable[bytes], revealed: list[Revealed]) -> bytes:
    """A `NewsHead` as JSON, from notices that are written already."""
    texts = b",".join(events)
    return _NEWS_HEAD % (first, n, texts, encode(revealed) if revealed else b"[]")


_NEWS_HEAD = b'{"type":"news","from":%d,"n":%d,"events":[%b],"revealed":%b}'


class Changes(Struct, frozen=True):
    """What has changed of a view since event `from - 1`; whatever is not named is as it was.

    `view` and `scene` hold the members that are new. `table` is about the game's own part of the
    scene: the places that are new, each named by its path, such as `seats.0.dice`.
    """

    view: Annotated[dict[str, Any], Meta(title="ViewChanges")]
    scene: Annotated[dict[str, Any], Meta(title="SceneChanges")]
    table: dict[str, Any]
    last: Last | None
    legal: list[int]


EncodedChanges = Annotated[Raw, Changes]


class News(NewsHead, frozen=True, tag="news", omit_defaults=True):
    """What has happened, and the view after it; null if nothing but chat has.

    Whoever asked for that in `hello` is mostly told `changes` instead of the view.
    """

    view: EncodedView | None = None
    changes: EncodedChanges | None = None


class Done(_ServerMessage, frozen=True):
    """It has happened, as event `n`."""

    id: str
    n: int


class Refused(_ServerMessage, frozen=True):
    """It has not happened, and why; without an id if it answers no message."""

    id: str | None
    code: str
    text: str
    rule: str | None

    @classmethod
    def of(cls, id: str | None, refusal: Refusal, language: Language) -> Refused:
        """The answer to a message that was refused."""
        return cls(id=id, code=refusal.code, text=refusal.say(language), rule=refusal.rule)


class Explained(_ServerMessage, frozen=True):
    """Whether a move is legal and, if not, which rule forbids it."""

    id: str
    legal: bool
    rule: str | None
    text: str


class Hint(Struct, frozen=True):
    """A move worth playing: its share of the search, its chance of winning, and reasons for it.

    The move is the number of its text; the reasons are for a client to put into words.

    `rank` is its place among moves whose chances are the same within a point; else null.
    """

    move: int
    share: float
    worth: float
    rank: int | None
    reasons: list[Saying]


class Hinted(_ServerMessage, frozen=True):
    """The best moves of a seat at a ply, the best one first."""

    id: str
    seat: int
    ply: int
    hints: list[Hint]


class Presence(_ServerMessage, frozen=True):
    """Which seats have a device at the table, and how many spectators look on."""

    seats: list[bool]
    spectators: int


class Pong(_ServerMessage, frozen=True):
    """The server is there; `n` is the last event, `at` the server's time."""

    id: str
    n: int
    at: int


#: Everything that a client can get.
ServerMessage = Welcome | News | Done | Refused | Explained | Hinted | Presence | Pong
