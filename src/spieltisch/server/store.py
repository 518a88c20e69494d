"""The log of all tables on disk: SQLite, one writer that commits in groups.

An append is done when it is on disk (WAL, synchronous=FULL). Many that wait at the same time
share one commit, so that safety costs next to nothing under load.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec

from spieltisch.server.locking import Lock
from spieltisch.server.privacy import keep_private, prepare
from spieltisch.server.schema import NoStore, NotWritable, check, migrate
from spieltisch.tables.events import Event
from spieltisch.tables.views import TableInfo

LOG = logging.getLogger("spieltisch")

FILE = "tables.sqlite"
GROUP = 500
#: How many rows go into one statement: SQLite allows at least 999 values.
AT_ONCE = 100

#: How SQLite says that the system lets it write nothing.
_NOT_WRITABLE = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)

_decode = msgspec.json.Decoder(Event).decode
_decode_info = msgspec.json.Decoder(TableInfo).decode
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Row:
    """What is kept of a table besides its log, to find it again; all of it follows from the log.

    `care` marks tables that must be woken after a restart: a bot or a clock is at work there.
    """

    code: str
    game: str
    public: bool
    phase: str
    free: int
    care: bool
    changed: int
    info: TableInfo


class Stored(asyncio.Future[None]):
    """Done when what was appended is safe.

    It cannot be cancelled, since what is written cannot be taken back: whoever is cancelled
    while waiting keeps waiting, and is cancelled afterwards.
    """

    def cancel(self, msg: Any = None) -> bool:
        """Refuse."""
        return False


@dataclass
class _Append:
    code: str
    events: Sequence[Event]
    row: Row | None
    done: Stored = field(default_factory=Stored)


class Store:
    """The database in a folder that belongs to this server alone."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        prepare(folder)
        self._lock = Lock(folder)
        try:
            keep_private(self._path)
            self._reader, self._reading = self._open(), threading.Lock()
        except NoStore:
            self._lock.release()
            raise
        self._waiting: list[_Append] = []
        self._is_writing = False
        self._groups: SimpleQueue[list[_Append]] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def append(self, code: str, events: Sequence[Event], row: Row | None) -> Stored:
        """Store events, and the row if it has changed; done on the caller's loop once safe.

        Whatever comes while a group is being written, or in the same round of the loop, shares
        the next one: under load the writer is woken for many at once.
        """
        append = _Append(code, events, row)
        self._waiting.append(append)
        if len(self._waiting) == 1 and not self._is_writing:
            append.done.get_loop().call_soon(self._hand_over)
        return append.done

    def log(self, code: str) -> list[Event]:
        """All events of a table, none if there is no such table."""
        query = "SELECT body FROM events WHERE code = ? ORDER BY n"
        return [_decode(body) for (body,) in self._read(query, code)]

    def lobby(self, most: int = 100) -> list[TableInfo]:
        """The public tables that are not finished, those with free seats first."""
        query = (
            "SELECT info FROM tables WHERE public AND phase <> 'finished' "
            "ORDER BY free = 0, changed DESC LIMIT ?"
        )
        infos = [_info(info) for (info,) in self._read(query, most)]
        return [info for info in infos if info is not None]

    def codes_that_need_care(self) -> dict[str, list[str]]:
        """The tables that go on by themselves, by their game."""
        codes: dict[str, list[str]] = {}
        for game, code in self._read("SELECT game, code FROM tables WHERE care"):
            codes.setdefault(game, []).append(code)
        return codes

    def close(self) -> None:
        """Write what is still waiting, and close."""
        if self._waiting:
            self._hand_over()
        self._groups.put([])
        self._thread.join()
        self._reader.close()
        self._lock.release()

    def _read(self, query: str, *values: Any) -> list[Any]:
        with self._reading:
            return self._reader.execute(query, values).fetchall()

    def _open(self) -> sqlite3.Connection:
        """A connection to a database that is ours and up to date; raises `NoStore` if it is not."""
        try:
            connection = self._connect()
            migrate(connection)
            check(connection)
        except sqlite3.Error as error:
            kind = NotWritable if error.sqlite_errorcode & 0xFF in _NOT_WRITABLE else NoStore
            raise kind(f"{self._path}: {error}") from error
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=30, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _hand_over(self) -> None:
        """Hand whatever waits to the writer."""
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._is_writing = bool(group)
        if group:
            self._groups.put(group)

    def _write(self) -> None:
        """The writer: one group after another, until an empty one."""
        connection = self._connect()
        while group := self._groups.get():
            errors = _store(connection, group)
            group[0].done.get_loop().call_soon_threadsafe(self._settle, group, errors)
            if connection.in_transaction:
                connection = self._reconnect(connection)
        connection.close()

    def _reconnect(self, connection: sqlite3.Connection) -> sqlite3.Connection:
        """Another connection instead of one that cannot even take back what it has begun."""
        try:
            fresh = self._connect()
        except sqlite3.Error:
            LOG.exception("%s cannot be opened again", self._path)
            return connection
        connection.close()
        return fresh

    def _settle(self, group: list[_Append], errors: list[Exception | None]) -> None:
        """Let a group know, on its loop, while the next one is being written."""
        self._hand_over()
        for append, error in zip(group, errors, strict=True):
            if error is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(error)


def _info(text: bytes) -> TableInfo | None:
    """What everybody may know of a table; None if the row is damaged."""
    try:
        return _decode_info(text)
    except (msgspec.MsgspecError, TypeError):
        return None


def _store(connection: sqlite3.Connection, group: list[_Append]) -> list[Exception | None]:
    """Store a group; if that fails, each part alone: only one of them is at fault."""
    error = _commit(connection, group)
    if error is None or len(group) == 1:
        return [error] * len(group)
    return [_commit(connection, [single]) for single in group]


def _commit(connection: sqlite3.Connection, group: list[_Append]) -> Exception | None:
    """Store a group in one transaction; if nothing is stored, the error, whatever it is.

    Those who wait are told. The writer must live on: without it nobody could play.
    """
    if connection.in_transaction:
        return sqlite3.OperationalError("an earlier transaction could not be taken back")
    try:
        for statement, values in _statements(group):
            connection.execute(statement, values)
    except Exception as error:
        _roll_back(connection)
        return error
    return None


def _roll_back(connection: sqlite3.Connection) -> None:
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error:
        LOG.exception("a transaction could not be taken back")


def _statements(group: list[_Append]) -> list[tuple[str, list[Any]]]:
    """The statements that store a group in one transaction."""
    events = [(one.code, event.n, _encode(event)) for one in group for event in one.events]
    latest = {one.code: one.row for one in group if one.row is not None}
    rows = [_columns(row) for row in latest.values()]
    statements = [
        *_inserts("INSERT INTO events VALUES", events),
        *_inserts("INSERT OR REPLACE INTO tables VALUES", rows),
    ]
    if len(statements) == 1:  # a transaction of its own
        return statements
    return [("BEGIN IMMEDIATE", []), *statements, ("COMMIT", [])]


def _inserts(into: str, rows: Sequence[tuple[Any, ...]]) -> Iterator[tuple[str, list[Any]]]:
    """Few statements that insert many rows.

    Between two statements the writer waits for the interpreter, and under load that takes
    longer than the statement does.
    """
    for first in range(0, len(rows), AT_ONCE):
        part = rows[first : first + AT_ONCE]
        marks = ", ".join(["(" + ", ".join("?" * len(part[0])) + ")"] * len(part))
        yield f"{into} {marks}", [value for row in part for value in row]


def _columns(r: Row) -> tuple[Any, ...]:
    return (r.code, r.game, r.public, r.phase, r.free, r.care, r.changed, _encode(r.info))
