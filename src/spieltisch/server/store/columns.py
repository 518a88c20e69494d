"""What the columns of a store hold: values of a row as they are kept, and read again."""

from __future__ import annotations

from typing import Any

import msgspec

from spieltisch.server.store.rows import Glance, Row
from spieltisch.tables.events import Event
from spieltisch.tables.views import TableInfo
from spieltisch.tables.waiting import Waits

#: The columns of a row; all but the first and the last may change later.
COLUMNS = (
    "code",
    "game",
    "public",
    "phase",
    "free",
    "changed",
    "info",
    "due",
    "shelf",
    "waits",
    "origin",
)

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Event).decode
_decode_info = msgspec.json.Decoder(TableInfo).decode
_decode_waits = msgspec.json.Decoder(Waits).decode


def values_of(r: Row) -> tuple[Any, ...]:
    """The values of a row, in the order of its columns."""
    info, waits = encode(r.info), encode(r.waits)
    found_by = (r.code, r.game, r.public, r.phase, r.free, r.changed)
    return (*found_by, info, r.due, r.shelf.value, waits, r.origin)


def read_info(text: bytes) -> TableInfo | None:
    """What everybody may know of a table; None if the row is damaged."""
    try:
        return _decode_info(text)
    except (msgspec.MsgspecError, TypeError):
        return None


def read_glance(info: bytes, waits: bytes, last: int | None) -> Glance | None:
    """What a row says if it tells of the last event."""
    try:
        glance = Glance(_decode_info(info), _decode_waits(waits))
    except (msgspec.MsgspecError, TypeError):
        return None
    return glance if glance.waits.n == last else None


def time_of(body: bytes | None, otherwise: int) -> int:
    """When an event happened; a damaged one does not count."""
    try:
        return otherwise if body is None else _decode(body).at
    except (msgspec.MsgspecError, TypeError):
        return otherwise
