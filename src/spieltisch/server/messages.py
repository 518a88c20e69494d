"""The messages of the socket: what clients send, and the shapes of what they get."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from spieltisch.server.depth import is_deep
from spieltisch.server.settings import DEEPEST, LARGEST
from spieltisch.server.words import ServerRefusal
from spieltisch.tables.commands import Command, Message, Notation, SeatNumber
from spieltisch.tables.refusals import Refusal

Token = Annotated[str, Meta(max_length=64)]


class Hello(Struct, frozen=True, kw_only=True, tag="hello", forbid_unknown_fields=True):
    """Who is at the socket, from where it looks, and what it has seen already."""

    tokens: Annotated[list[Token], Meta(max_length=32)] = []
    lang: Literal["de", "en"] = "en"
    seat: SeatNumber | None = None
    last: int | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class Look(Message, frozen=True):
    """Look from another seat."""

    seat: SeatNumber | None = None


class Explain(Message, frozen=True):
    """Ask why a move is not allowed."""

    seat: SeatNumber
    move: Notation


class Hint(Message, frozen=True):
    """Ask what to play."""

    seat: SeatNumber


class Ping(Message, frozen=True):
    """See whether the other side is there."""


ClientMessage = Command | Hello | Look | Explain | Hint | Ping

_decode = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


def read(text: str | bytes) -> ClientMessage:
    """The message in a frame; `Refusal` if it is none.

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


def done(identity: str, n: int) -> bytes:
    """It has happened, as event `n`."""
    return encode({"type": "done", "id": identity, "n": n})


def not_done(identity: str | None, refusal: Refusal, language: Any) -> bytes:
    """It has not happened, and why."""
    told = {"code": refusal.code, "text": refusal.say(language), "rule": refusal.rule}
    return encode({"type": "refused", "id": identity, **told})
