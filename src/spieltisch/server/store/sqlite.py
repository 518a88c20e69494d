"""The tables in a file of SQLite, for one server alone.

An append is done when it is on disk (WAL, synchronous=FULL).
"""

from __future__ import annotations

import hashlib
import logging
import shutil
import sqlite3
import threading
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from spieltisch.server.store.columns import (
    COLUMNS,
    encode,
    read_glance,
    read_info,
    time_of,
    values_of,
)
from spieltisch.server.store.copies import copy_older
from spieltisch.server.store.errors import NoStore, NotWritable
from spieltisch.server.store.locking import Lock
from spieltisch.server.store.privacy import keep_private, prepare
from spieltisch.server.store.protocol import PAGE, Bodies, Claim, Parcel, Stored
from spieltisch.server.store.rows import Glance, Row, Shelf
from spieltisch.server.store.snapshots import Snapshot
from spieltisch.server.store.sqlite_schema import check, migrate
from spieltisch.server.store.writer import Order, Statement, Writer
from spieltisch.tables.events import Event
from spieltisch.tables.views import TableInfo

LOG = logging.getLogger("spieltisch")

FILE = "tables.sqlite"
#: How many pages of the file are given back at a time.
PAGES = 1000
#: How many rows go into one statement: SQLite allows at least 999 values.
AT_ONCE = 100
#: How many bytes must be free: room for an evening of many tables.
LEAST_FREE = 16 << 20

#: How SQLite says that the system lets it write nothing.
_NOT_WRITABLE = (
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_FULL,
)

#: Asks for the tables of a shelf that nobody has used since a time, with their last event.
UNUSED = """
    SELECT code, (SELECT body FROM events WHERE events.code = tables.code
                  ORDER BY n DESC LIMIT 1), changed
    FROM tables WHERE shelf = ? AND changed < ? AND due IS NULL ORDER BY changed LIMIT ?
"""

#: A folder has one server, and all its tables belong to that.
OURS = Claim("", 0)


class SqliteStore:
    """The data base in a folder that belongs to this server alone."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._path = folder, folder / FILE
        prepare(folder)
        self._lock = Lock(folder)
        try:
            keep_private(self._path)
            self._reader, self._reading = self._open(), threading.Lock()
            self.key = self._read_key()
            self._connection = self._connect()
        except Exception:
            self._lock.release()
            raise
        self._writer = Writer(self._store, self._rest, lambda: self._connection.close())

    def __str__(self) -> str:
        return str(self._folder)

    def append(self, code: str, events: Sequence[Event], row: Row | None, claim: Claim) -> Stored:
        """Store events, and the row if it has changed."""
        return self._writer.order(Order(code, events, row, claim))

    def note(self, row: Row, claim: Claim) -> Stored:
        """Store a row whose log has not changed."""
        return self._writer.order(Order(row.code, row=row, claim=claim))

    def claim(self, code: str, is_new: bool = False) -> Claim:
        """Claim a table: they are all ours."""
        return OURS

    def release(self, code: str, claim: Claim) -> Stored:
        """Give a claim up: there is nobody who could take it."""
        done = Stored()
        done.settle(None)
        return done

    def keep(self, code: str, snapshot: Snapshot) -> Stored:
        """Store a snapshot in the place of an earlier one, if the table is still there."""
        statement = (
            "INSERT OR REPLACE INTO snapshots SELECT code, ?, ?, ? FROM tables WHERE code = ?"
        )
        return self._do((statement, [snapshot.n, snapshot.seal, snapshot.body, code]))

    def remove(self, claims: Mapping[str, Claim]) -> Stored:
        """Delete tables, and give their space back to the system."""
        marks = ", ".join("?" * len(claims))
        statements = [
            (f"DELETE FROM {table} WHERE code IN ({marks})", [*claims])
            for table in ("events", "snapshots", "tables")
        ]
        return self._writer.order(Order(statements=statements, is_removal=True))

    def let_be(self, code: str) -> Stored:
        """Look after a table no more until somebody opens it."""
        return self._do(("UPDATE tables SET due = NULL WHERE code = ?", [code]))

    def refresh(self, code: str, changed: int) -> Stored:
        """Note that something has happened at a table since its row was written."""
        return self._do(("UPDATE tables SET changed = ? WHERE code = ?", [changed, code]))

    def probe(self) -> Stored:
        """Write next to nothing, to see whether anything can be written."""
        return self._do(("UPDATE server SET probes = probes + 1", []))

    @property
    def has_space(self) -> bool:
        """Whether there is space for more."""
        return shutil.disk_usage(self._folder).free >= LEAST_FREE

    def origin_of(self, address: str) -> bytes:
        """What stands for an address in this data base, and says nothing without it."""
        return hashlib.blake2b(address.encode(), digest_size=8, key=self.key).digest()

    def bodies(self, code: str) -> Bodies:
        """What there is of a table; no events if there is no such table."""
        query = "SELECT body FROM events WHERE code = ? ORDER BY n"
        return Bodies([body for (body,) in self._read(query, code)], self._snapshot(code))

    def log(self, code: str) -> list[Event]:
        """All events of a table, none if there is no such table."""
        return self.bodies(code).log()

    def lobby(self, page: int = 1) -> list[TableInfo]:
        """A page of the public tables that are not finished, those with free seats first."""
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
        infos = [read_info(info) for (info,) in self._read(query, PAGE, (page - 1) * PAGE)]
        return [info for info in infos if info is not None]

    def glance(self, codes: Collection[str]) -> dict[str, Glance | None]:
        """What the rows of tables say; None where a row is behind its log, or damaged."""
        query = f"""
            SELECT code, info, waits, (SELECT MAX(n) FROM events WHERE events.code = tables.code)
            FROM tables WHERE code IN ({", ".join("?" * len(codes))})
        """
        rows = self._read(query, *codes)
        return {code: read_glance(info, waits, last) for code, info, waits, last in rows}

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
        """Tables of a shelf that nobody has used since a time, and when something last happened."""
        rows = self._read(UNUSED, shelf, since, most)
        return {code: time_of(body, changed) for code, body, changed in rows}

    def codes(self) -> list[str]:
        """The codes of all tables of which anything is kept."""
        query = "SELECT code FROM events UNION SELECT code FROM tables ORDER BY code"
        return [code for (code,) in self._read(query)]

    def parcel(self, code: str) -> Parcel:
        """Everything that is kept of a table."""
        events = self._read("SELECT n, body FROM events WHERE code = ? ORDER BY n", code)
        rows = self._read(f"SELECT {_ALL_BUT_CODE} FROM tables WHERE code = ?", code)
        row = None
        for game, public, *rest in rows:
            row = (game, bool(public), *rest)
        return Parcel(code, row, tuple(events), self._snapshot(code))

    def take_in(self, parcels: Sequence[Parcel]) -> None:
        """Put tables of another store into this one, all of them or none."""
        with self._reading:
            self._reader.execute("BEGIN IMMEDIATE")
            try:
                for statement, values in _carry(parcels):
                    self._reader.execute(statement, values)
                self._reader.execute("COMMIT")
            except BaseException:
                _roll_back(self._reader)
                raise

    def take_key(self, key: bytes) -> None:
        """Hash addresses like the store whose tables are taken in."""
        self._read("UPDATE server SET key = ?", key)
        self.key = key

    def close(self) -> None:
        """Write what is still waiting, and close."""
        self._writer.close()
        self._reader.close()
        self._lock.release()

    def _do(self, *statements: Statement) -> Stored:
        return self._writer.order(Order(statements=statements))

    def _snapshot(self, code: str) -> Snapshot | None:
        rows = self._read("SELECT n, seal, body FROM snapshots WHERE code = ?", code)
        return Snapshot(*rows[0]) if rows else None

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

    def _store(self, group: list[Order]) -> list[Exception | None]:
        """Store a group; if that fails, each part alone: only one of them is at fault."""
        error = _commit(self._connection, group)
        if error is None or len(group) == 1:
            return [error] * len(group)
        return [_commit(self._connection, [single]) for single in group]

    def _rest(self, group: list[Order]) -> None:
        if any(order.is_removal for order in group):
            _shrink(self._connection)
        if self._connection.in_transaction:
            self._connection = self._reconnect(self._connection)

    def _reconnect(self, connection: sqlite3.Connection) -> sqlite3.Connection:
        """Another connection instead of one that cannot even take back what it has begun."""
        try:
            fresh = self._connect()
        except sqlite3.Error:
            LOG.exception("%s cannot be opened again", self._path)
            return connection
        connection.close()
        return fresh


def _commit(connection: sqlite3.Connection, group: list[Order]) -> Exception | None:
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


def _statements(group: list[Order]) -> list[Statement]:
    """The statements that store a group in one transaction."""
    events = [(one.code, event.n, encode(event)) for one in group for event in one.events]
    latest = {one.code: one.row for one in group if one.row is not None}
    rows = [values_of(row) for row in latest.values()]
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


_ALL_BUT_CODE = ", ".join(COLUMNS[1:])
_INTO_TABLES = f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES"
_CHANGES = ", ".join(f"{column} = excluded.{column}" for column in COLUMNS[1:-1])
_OR_CHANGE = f"ON CONFLICT (code) DO UPDATE SET {_CHANGES}"


def _carry(parcels: Sequence[Parcel]) -> Iterator[Statement]:
    """The statements that put tables of another store into this one."""
    events = [(parcel.code, n, body) for parcel in parcels for n, body in parcel.events]
    rows = [(parcel.code, *parcel.row) for parcel in parcels if parcel.row is not None]
    pairs = [(parcel.code, parcel.snapshot) for parcel in parcels if parcel.snapshot is not None]
    snapshots = [(code, one.n, one.seal, one.body) for code, one in pairs]
    yield from _inserts("INSERT INTO events VALUES", events)
    yield from _inserts(_INTO_TABLES, rows)
    yield from _inserts("INSERT INTO snapshots VALUES", snapshots)
