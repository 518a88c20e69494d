"""Write the types of the protocol into frontend/src/lib/protocol.ts, from those of the server.

.venv/bin/python frontend/scripts/protocol.py
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Raw, Struct

from spieltisch.engine.sounds import Sound
from spieltisch.engine.words import Language
from spieltisch.server import messages
from spieltisch.server.api import shapes
from spieltisch.server.api.routes import endpoints
from spieltisch.server.readiness import Status
from spieltisch.server.trying import Judgement
from spieltisch.tables import clocks, commands, deals, events, notices, table, waiting

FILE = Path(__file__).parents[1] / "src" / "lib" / "protocol.ts"

HEAD = """\
/**
 * What goes between the server and its clients; docs/protocol.md explains it.
 * Written by scripts/protocol.py from the types of the server: change those, and run it again.
 */
import type { Scene } from "../boards/contract";
import type { SceneChanges, ViewChanges } from "./changes";
import type { Saying } from "./sayings";

/** Any value of JSON: the option of a game, for instance. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
"""

#: Unions that have a name of their own.
NAMED: dict[str, Any] = {
    "Language": Language,
    "Sound": Sound,
    "Phase": table.Phase,
    "Source": deals.Source,
    "Status": Status,
    "Reason": events.Reason,
    "By": events.By,
    "SeatKind": events.SeatKind,
    "Why": events.Why,
    "Consent": commands.Consent,
    "Others": commands.Others,
    "Wait": waiting.Wait,
    "Reaction": commands.Reaction,
    "ClockTerms": clocks.ClockTerms,
    "Progress": shapes.Progress,
    "Judgement": Judgement,
    "SeatWish": shapes.SeatWish,
    "Notice": notices.Notice,
    "Command": commands.Command,
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
}

#: Types that a module of the client writes itself.
IMPORTED = {"Scene", "Saying", "SceneChanges", "ViewChanges"}

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", Any: "Json"}


class Member(NamedTuple):
    """A member of an interface."""

    name: str
    type: Any
    is_optional: bool


def write() -> str:
    """The whole module."""
    sent, received = _roots()
    by_client = set(_reachable(sent))
    shapes_by_name: dict[str, Any] = {}
    for shape in _reachable([*received, *sent]):
        known = shapes_by_name.setdefault(shape.__name__, shape)
        assert known is shape, f"two shapes are called {shape.__name__}"
    interfaces = [
        _interface(name, shape, is_sent=shape in by_client)
        for name, shape in sorted(shapes_by_name.items())
    ]
    unions = [
        f"export type {name} = {_union(_parts(kind), skip=name)};" for name, kind in NAMED.items()
    ]
    return "\n".join([HEAD, *unions, "", *interfaces])


def _roots() -> tuple[list[Any], list[Any]]:
    """What clients send and what they receive, on the socket and over HTTP."""
    requests = endpoints()
    sent = [messages.ClientMessage, *(one.body for one in requests if one.body is not None)]
    answers = [one.answer for one in requests if one.answer is not None]
    return sent, [messages.ServerMessage, shapes.Problem, *answers]


def _reachable(kinds: Iterable[Any]) -> Iterator[Any]:
    """All shapes that types are made of, each once."""
    seen: set[Any] = set()
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop(0)
        if _is_shape(kind) and kind not in seen:
            seen.add(kind)
            yield kind
            waiting += [member.type for member in _members(kind, is_sent=False)]
        elif typing.get_origin(kind) is typing.Annotated:
            waiting.append(_held(kind))
        else:
            waiting += [part for part in typing.get_args(kind) if not isinstance(part, str)]


def _is_shape(kind: Any) -> bool:
    return typing.is_typeddict(kind) or (inspect.isclass(kind) and issubclass(kind, Struct))


def _members(shape: Any, is_sent: bool) -> list[Member]:
    if typing.is_typeddict(shape):
        hints = typing.get_type_hints(shape, include_extras=True)
        return [Member(name, kind, False) for name, kind in hints.items()]
    config = shape.__struct_config__
    tag = [Member(config.tag_field, Literal[config.tag], False)] if config.tag else []
    may_be_missing = is_sent or config.omit_defaults
    return tag + [
        Member(one.encode_name, one.type, may_be_missing and not one.required)
        for one in msgspec.structs.fields(shape)
    ]


def _interface(name: str, shape: Any, is_sent: bool) -> str:
    members = [
        f"  {one.name}{'?' if one.is_optional else ''}: {_type(one.type)};\n"
        for one in _members(shape, is_sent)
    ]
    return f"{_comment(shape)}export interface {name} {{\n{''.join(members)}}}\n"


def _comment(shape: Any) -> str:
    lines = (inspect.getdoc(shape) or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _type(kind: Any) -> str:
    for name, known in NAMED.items():
        if kind == known:
            return name
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is None or kind is types.NoneType:
        return "null"
    if _is_shape(kind):
        return str(kind.__name__)
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        named = _title(kind)
        return named or _type(_held(kind))
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in parts)
    if origin in (typing.Union, types.UnionType):
        return _union(parts)
    if origin is list:
        inner = _type(parts[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict and parts[0] is str:
        return f"Record<string, {_type(parts[1])}>"
    raise TypeError(f"no way to write {kind}")


def _union(parts: tuple[Any, ...], skip: str = "") -> str:
    """A union, in which unions with names of their own go by these."""
    rest, names = list(parts), list[str]()
    for name, kind in NAMED.items():
        inner = _parts(kind)
        if name != skip and len(inner) < len(parts) and set(inner) <= set(rest):
            rest = [part for part in rest if part not in inner]
            names.append(name)
    members = [f'"{part}"' if isinstance(part, str) else _type(part) for part in rest]
    nothing = [member for member in members if member == "null"]
    return " | ".join(names + [member for member in members if member != "null"] + nothing)


def _parts(kind: Any) -> tuple[Any, ...]:
    """What a union, or an enumeration, consists of."""
    if inspect.isclass(kind) and issubclass(kind, StrEnum):
        return tuple(member.value for member in kind)
    return typing.get_args(kind)


def _held(kind: Any) -> Any:
    """The type behind an annotation; one that is already encoded says what it holds."""
    origin, *notes = typing.get_args(kind)
    return notes[0] if origin is Raw else origin


def _title(kind: Any) -> str | None:
    for note in typing.get_args(kind)[1:]:
        if isinstance(note, Meta) and note.title in IMPORTED:
            return note.title
    return None


if __name__ == "__main__":
    FILE.write_text(write(), "utf-8")
