"""Snapshots: the moves of a table as action codes, so that a long match is opened at once.

A log holds moves in notation, which any later version can read, but reading it asks the rules about
every move. The codes are played again as they are, in a fiftieth of the time. They are worth
nothing by themselves: a seal covers them, every event that they were made from as it lies on disk,
and the sources of the rules that made them. If any of these has changed, the log is read instead.
"""

from __future__ import annotations

import hashlib
import logging
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from spieltisch.engine import matchfile, registry
from spieltisch.engine.codecache import fingerprint
from spieltisch.tables.deals import Beginning
from spieltisch.tables.events import Created, Event
from spieltisch.tables.table import Table

LOG = logging.getLogger("spieltisch")

#: Fewer moves than this are read from the log as fast as anybody could notice.
WORTHWHILE = 100


class Codes(msgspec.Struct, frozen=True):
    """The action codes of the file that a table begins with, and of the moves in its log."""

    file: bytes = b""
    moves: bytes = b""


@dataclass(frozen=True)
class Snapshot:
    """The codes of the first `n` events of a table, under their seal."""

    n: int
    seal: bytes
    body: bytes


_encode, _decode = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(Codes).decode


def codes_of(table: Table) -> bytes:
    """The codes of all moves of a table, as they are kept."""
    start, file = table.created.start, array("i")
    if start is not None and "file" in start and table.beginning.is_ready:
        file = array("i", [played.action for played in table.beginning.match_to_continue().log])
    return _encode(Codes(file.tobytes(), table.actions.tobytes()))


def take(game: str, bodies: Sequence[bytes], codes: bytes) -> Snapshot:
    """The codes of the moves in some events, under a seal."""
    return Snapshot(len(bodies), _seal(game, bodies, codes), codes)


class Unfolded(NamedTuple):
    """A table, and how many of its moves came from a snapshot."""

    table: Table
    known: int


def unfold(log: Sequence[Event], bodies: Sequence[bytes], snapshot: Snapshot | None) -> Unfolded:
    """The table of a log, by its snapshot if that fits."""
    first = log[0]
    assert isinstance(first, Created)
    file, moves = _read(first.game, bodies, snapshot)
    return Unfolded(Table.of(log, _beginning(first, file), moves), len(file) + len(moves))


def _read(
    game: str, bodies: Sequence[bytes], snapshot: Snapshot | None
) -> tuple[array[int], array[int]]:
    """The codes in a snapshot; none if it does not fit, or cannot be read: the log has it all."""
    codes = Codes()
    try:
        if snapshot is not None:
            seal = _seal(game, bodies[: snapshot.n], snapshot.body)
            codes = _decode(snapshot.body) if seal == snapshot.seal else codes
        return _numbers(codes.file), _numbers(codes.moves)
    except Exception:  # the database keeps whatever type somebody has put there
        LOG.exception("a snapshot cannot be read")
        return array("i"), array("i")


def moves_in(table: Table) -> int:
    """How many moves are played again when a table is opened."""
    start = table.created.start or {}
    return len(table.actions) + (len(start["file"]["moves"]) if "file" in start else 0)


def _beginning(created: Created, actions: array[int]) -> Beginning | None:
    """Where the table's matches begin, if that is a file whose moves are known."""
    start = created.start
    if not actions or start is None:
        return None
    return Beginning(created.game, created.options, start, matchfile.repeat(start["file"], actions))


def _numbers(codes: bytes) -> array[int]:
    numbers = array("i")
    numbers.frombytes(codes)
    return numbers


def _seal(game: str, bodies: Sequence[bytes], body: bytes) -> bytes:
    play = registry.game(game).kernels.play
    seal = hashlib.blake2b(fingerprint(getattr(play, "py_func", play)).encode(), digest_size=16)
    for part in (*bodies, body):
        seal.update(len(part).to_bytes(8, "little"))
        seal.update(part)
    return seal.digest()
