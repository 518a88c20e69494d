"""The log of all tables on disk: SQLite, one writer that commits in groups.

An append is done when it is on disk (WAL, synchronous=FULL). Many that wait at the same time
share one commit, so that safety costs next to nothing under load.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sqlite3
import threading
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec

from spieltisch.server.copies import copy_older
from spieltisch.server.locking import Lock
from spieltisch.server.privacy import keep_private, prepare
from spieltisch.server.rows import Glance, Row, Shelf
from spieltisch.server.schema import LAYOUT, NoStore, NotWritable, check, migrate
from spieltisch.server.snapshots import Snapshot
from spieltisch.tables.events import Event
from spieltisch.tables.views import TableInfo
from spieltisch.tables.waiting import Waits

LOG = logging.getLogger("spieltisch")

FILE = "tables.sqlite"
GROUP = 500
#: How many tables are on a page of the lobby.
PAGE = 100
#: How many pages of the file are given back at a time.
PAGES = 1000
#: How many rows go into one statement: SQLite allows at least 999 values.
AT_ONCE = 100

#: How SQLite says that the system lets it write nothing.
_NOT_WRITABLE = (
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_FULL,
)

#: A statement of SQL, and the values in it.
Statement = tuple[str, list[Any]]

_decode = msgspec.json.Decoder(Event).decode
_decode_info = msgspec.json.Decoder(TableInfo).decode
_decode_waits = msgspec.json.Decoder(Waits).decode
_encode = msgspec.json.Encoder().encode


class Stored(asyncio.Future[None]):
    """Done when what was appended is safe.

    It cannot be cancelled, since what is written cannot be taken back: whoever is cancelled
    while waiting keeps waiting, and is cancelled afterwards.
    """

    def cancel(self, msg: Any = None) -> bool:
        """Refuse."""
        return False


@dataclass
class _Order:
    """What is to be written: new events, a row that has changed, and other statements."""

    code: str = ""
    events: Sequence[Event] = ()
    row: Row | None = None
    statements: Sequence[Statement] = ()
    is_removal: bool = False
    done: Stored = field(default_factory=Stored)


@dataclass(frozen=True)
class Bodies:
    """The events of a table as they lie on disk, and its snapshot if there is one."""

    events: list[bytes]
    snapshot: Snapshot | None

    def log(self) -> list[Event]:
        """The events."""
        return [_decode(body) for body in self.events]


class Store:
    """The database in a folder that belongs to this server alone."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        prepare(folder)
        self._lock = Lock(folder)
        try:
            keep_private(self._path)
            self._reader, self._reading = self._open(), threading.Lock()
            self._key = self._read_key()
        except Exception:
            self._lock.release()
            raise
        self._waiting: list[_Order] = []
        self._is_writing = False
        self._groups: SimpleQueue[list[_Order]] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def append(self, code: str, events: Sequence[Event], row: Row | None) -> Stored:
        """Store events, and the row if it has changed; done on the caller's loop once safe.

        Whatever comes while a group is being written, or in the same round of the loop, shares
        the next one: under load the writer is woken for many at once.
        """
        return self._order(_Order(code, events, row))

    def note(self, row: Row) -> Stored:
        """Store a row whose log has not changed."""
        return self._order(_Order(row.code, row=row))

    def keep(self, code: str, snapshot: Snapshot) -> Stored:
        """Store a snapshot in the place of an earlier one, if the table is still there."""
        statement = (
            "INSERT OR REPLACE INTO snapshots SELECT code, ?, ?, ? FROM tables WHERE code = ?"
        )
        values = [snapshot.n, snapshot.seal, snapshot.body, code]
        return self._order(_Order(statements=[(statement, values)]))

    def remove(self, codes: Sequence[str]) -> Stored:
        """Delete tables, and give their space back to the system."""
        marks = ", ".join("?" * len(codes))
        statements = [
            (f"DELETE FROM {table} WHERE code IN ({marks})", [*codes])
            for table in ("events", "snapshots", "tables")
        ]
        return self._order(_Order(statements=statements, is_removal=True))

    def let_be(self, code: str) -> Stored:
        """Look after a table no more until somebody opens it."""
        return self._order(
            _Order(statements=[("UPDATE tables SET due = NULL WHERE code = ?", [code])])
        )

    def probe(self) -> Stored:
        """Write next to nothing, to see whether anything can be written."""
        return self._order(_Order(statements=[("UPDATE server SET probes = probes + 1", [])]))

    def origin_of(self, address: str) -> bytes:
        """What stands for an address in this database, and says nothing without it."""
        return hashlib.blake2b(address.encode(), digest_size=8, key=self._key).digest()

    def bodies(self, code: str) -> Bodies:
        """What there is of a table; no events if there is no such table."""
        query = "SELECT body FROM events WHERE code = ? ORDER BY n"
        events = [body for (body,) in self._read(query, code)]
        rows = self._read("SELECT n, seal, body FROM snapshots WHERE code = ?", code)
        return Bodies(events, Snapshot(*rows[0]) if rows else None)

    def log(self, code: str) -> list[Event]:
        """All events of a table, none if there is no such table."""
        return self.bodies(code).log()

    def lobby(self, page: int = 1) -> list[TableInfo]:
        """A page of the public tables that are not finished, those with free seats first.

        Everybody's latest table comes before anybody's second one: whoever opens a hundred tables
        hides nobody else's.
        """
        query = """
            SELECT info FROM tables JOIN (
                SELECT code, free = 0 AS is_full, changed, ROW_NUMBER() OVER (
                    PARTITION BY CASE origin WHEN x'' THEN code ELSE origin END, free = 0
                    ORDER BY changed DESC
                ) AS turn
                FROM tables WHERE public AND phase <> 'finished'
                ORDER BY is_full, turn, changed DESC LIMIT ? OFFSET ?
            ) AS places USING (code)
            ORDER BY places.is_full, places.turn, places.changed DESC
        """
        infos = [_info(info) for (info,) in self._read(query, PAGE, (page - 1) * PAGE)]
        return [info for info in infos if info is not None]

    def glance(self, codes: Collection[str]) -> dict[str, Glance | None]:
        """What the rows of tables say; None where a row is behind its log, or damaged."""
        query = f"""
            SELECT code, info, waits, (SELECT MAX(n) FROM events WHERE events.code = tables.code)
            FROM tables WHERE code IN ({", ".join("?" * len(codes))})
        """
        rows = self._read(query, *codes)
        return {code: _glance(info, waits, last) for code, info, waits, last in rows}

    def due(self, at: int, most: int) -> list[str]:
        """Tables that have to be looked after by now, the most urgent ones first."""
        query = "SELECT code FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
        return [code for (code,) in self._read(query, at, most)]

    def count(self, origin: bytes, shelf: Shelf) -> int:
        """How many tables of an origin are on a shelf."""
        query = "SELECT COUNT(*) FROM tables WHERE origin = ? AND shelf = ?"
        [(count,)] = self._read(query, origin, shelf)
        return int(count)

    def unused(self, shelf: Shelf, since: int, most: int) -> dict[str, int]:
        """Tables of a shelf that nobody has used since a time, and when something last happened.

        A row may be behind its log, so those named here may have changed since after all.
        """
        query = """
            SELECT code, (SELECT body FROM events WHERE events.code = tables.code
                          ORDER BY n DESC LIMIT 1), changed
            FROM tables WHERE shelf = ? AND changed < ? AND due IS NULL ORDER BY changed LIMIT ?
        """
        rows = self._read(query, shelf, since, most)
        return {code: _time_of(body, changed) for code, body, changed in rows}

    def refresh(self, code: str, changed: int) -> Stored:
        """Note that something has happened at a table since its row was written."""
        statement = ("UPDATE tables SET changed = ? WHERE code = ?", [changed, code])
        return self._order(_Order(statements=[statement]))

    def close(self) -> None:
        """Write what is still waiting, and close."""
        if self._waiting:
            self._hand_over()
        self._groups.put([])
        self._thread.join()
        self._reader.close()
        self._lock.release()

    def _order(self, order: _Order) -> Stored:
        self._waiting.append(order)
        if len(self._waiting) == 1 and not self._is_writing:
            order.done.get_loop().call_soon(self._hand_over)
        return order.done

    def _read(self, query: str, *values: Any) -> list[Any]:
        with self._reading:
            return self._reader.execute(query, values).fetchall()

    def _read_key(self) -> bytes:
        """What addresses are hashed with; raises `NoStore` if it is lost."""
        keys = [key for (key,) in self._read("SELECT key FROM server")]
        if len(keys) != 1 or not isinstance(keys[0], bytes):
            self._reader.close()
            raise NoStore(f"{self._path}: the key of the server is missing")
        return keys[0]

    def _open(self) -> sqlite3.Connection:
        """A connection to a database that is ours and up to date; raises `NoStore` if it is not."""
        try:
            connection = self._connect()
            copy_older(connection, self._path)
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
        if self._path.stat().st_size == 0:  # it must know this before anything is written to it
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
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
            if any(order.is_removal for order in group):
                _shrink(connection)
            if connection.in_transaction:
                connection = self._reconnect(connection)
            del group, errors  # nothing of it stays while the writer waits
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

    def _settle(self, group: list[_Order], errors: list[Exception | None]) -> None:
        """Let a group know, on its loop, while the next one is being written."""
        self._hand_over()
        for order, error in zip(group, errors, strict=True):
            if error is None:
                order.done.set_result(None)
            else:
                order.done.set_exception(error)


def _info(text: bytes) -> TableInfo | None:
    """What everybody may know of a table; None if the row is damaged."""
    try:
        return _decode_info(text)
    except (msgspec.MsgspecError, TypeError):
        return None


def _glance(info: bytes, waits: bytes, last: int | None) -> Glance | None:
    """What a row says if it tells of the last event."""
    try:
        glance = Glance(_decode_info(info), _decode_waits(waits))
    except (msgspec.MsgspecError, TypeError):
        return None
    return glance if glance.waits.n == last else None


def _store(connection: sqlite3.Connection, group: list[_Order]) -> list[Exception | None]:
    """Store a group; if that fails, each part alone: only one of them is at fault."""
    error = _commit(connection, group)
    if error is None or len(group) == 1:
        return [error] * len(group)
    return [_commit(connection, [single]) for single in group]


def _commit(connection: sqlite3.Connection, group: list[_Order]) -> Exception | None:
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


def _shrink(connection: sqlite3.Connection) -> None:
    """Give pages that hold nothing any more back to the system, some at a time."""
    try:
        # As a statement it would give back a single page: the script goes on to its end.
        connection.executescript(f"PRAGMA incremental_vacuum({PAGES})")
    except sqlite3.Error:
        LOG.exception("deleted tables still take their space")


def _statements(group: list[_Order]) -> list[Statement]:
    """The statements that store a group in one transaction."""
    events = [(one.code, event.n, _encode(event)) for one in group for event in one.events]
    latest = {one.code: one.row for one in group if one.row is not None}
    rows = [_columns(row) for row in latest.values()]
    statements = [
        *_inserts("INSERT INTO events VALUES", events),
        *_inserts(_INTO_TABLES, rows, _OR_CHANGE),
        *(statement for one in group for statement in one.statements),
    ]
    if len(statements) == 1:  # a transaction of its own
        return statements
    return [("BEGIN IMMEDIATE", []), *statements, ("COMMIT", [])]


def _inserts(into: str, rows: Sequence[tuple[Any, ...]], then: str = "") -> Iterator[Statement]:
    """Few statements that insert many rows.

    Between two statements the writer waits for the interpreter, and under load that takes
    longer than the statement does.
    """
    for first in range(0, len(rows), AT_ONCE):
        part = rows[first : first + AT_ONCE]
        marks = ", ".join(["(" + ", ".join("?" * len(part[0])) + ")"] * len(part))
        yield f"{into} {marks} {then}", [value for row in part for value in row]


#: The columns of a row; all but the first and the last may change later.
_COLUMNS = LAYOUT["tables"]
_INTO_TABLES = f"INSERT INTO tables ({', '.join(_COLUMNS)}) VALUES"
_CHANGES = ", ".join(f"{column} = excluded.{column}" for column in _COLUMNS[1:-1])
_OR_CHANGE = f"ON CONFLICT (code) DO UPDATE SET {_CHANGES}"


def _columns(r: Row) -> tuple[Any, ...]:
    info, waits = _encode(r.info), _encode(r.waits)
    found_by = (r.code, r.game, r.public, r.phase, r.free, r.changed)
    return (*found_by, info, r.due, r.shelf, waits, r.origin)


def _time_of(body: bytes | None, otherwise: int) -> int:
    """When an event happened; a damaged one does not count."""
    try:
        return otherwise if body is None else _decode(body).at
    except (msgspec.MsgspecError, TypeError):
        return otherwise
