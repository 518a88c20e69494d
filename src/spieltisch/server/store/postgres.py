"""The tables in a data base of PostgreSQL, for any number of processes.

An append is done when its commit is. Each process has one connection that writes, and commits for
everybody who waits; a few others read. A table is written by the process that has claimed it: the
statement that appends checks the claim and keeps it locked until the commit, so whoever claims the
table next reads a log that is complete. That a number is given once is the last fence.
"""

from __future__ import annotations

import hashlib
import logging
import threading
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, LifoQueue
from typing import Any, LiteralString
from uuid import uuid4

import psycopg
from psycopg import sql
from psycopg.conninfo import make_conninfo

from spieltisch.server.store.columns import (
    COLUMNS,
    encode,
    read_glance,
    read_info,
    time_of,
    values_of,
)
from spieltisch.server.store.errors import Lost, NoStore, Unreachable
from spieltisch.server.store.job_board import CHANNEL
from spieltisch.server.store.postgres_schema import check, migrate
from spieltisch.server.store.protocol import PAGE, Bodies, Claim, Elsewhere, Parcel, Stored
from spieltisch.server.store.rows import Glance, Row, Shelf
from spieltisch.server.store.snapshots import Snapshot
from spieltisch.server.store.writer import Order, Statement, Writer
from spieltisch.tables.events import Event
from spieltisch.tables.views import TableInfo

LOG = logging.getLogger("spieltisch")

Connection = psycopg.Connection[tuple[Any, ...]]

#: How many connections are kept for reading.
READERS = 4

#: How long to listen before looking whether anybody still wants to hear, in seconds.
EAR_SECONDS = 1.0

#: How often a table is claimed again that somebody has just claimed and given up.
TRIES = 5

#: How soon a connection notices that nobody is there any more: seconds, and milliseconds.
NETWORK = {
    "connect_timeout": 3,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 4000,
}

#: What every connection is set to, whatever the data base says: a commit that is not on disk, and
#: on the disk of a synchronous standby if there is one, is none.
SETTINGS = """
    SELECT set_config('default_transaction_isolation', 'read committed', false),
        set_config('idle_in_transaction_session_timeout', '5s', false),
        set_config('lock_timeout', '5s', false),
        set_config('statement_timeout', '0', false),
        CASE WHEN current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')
        THEN set_config('synchronous_commit', 'on', false) END
"""

_ALL_BUT_CODE: LiteralString = ", ".join(COLUMNS[1:])
_CHANGES: LiteralString = ", ".join(f"{column} = excluded.{column}" for column in COLUMNS[1:-1])

#: Stores a group: events and rows of tables that we have claimed; returns the codes of these.
_STORE: LiteralString = f"""
    WITH held AS MATERIALIZED (
        SELECT o.code
        FROM unnest(%(codes)b::text[], %(owners)b::text[], %(epochs)s::bigint[])
            AS c (code, owner, epoch)
        JOIN owners AS o USING (code, owner, epoch)
        JOIN processes AS p ON p.id = o.owner
        WHERE p.until > now()
        FOR SHARE OF o
    ), stored AS (
        INSERT INTO events (code, n, body)
        SELECT e.code, e.n, e.body
        FROM unnest(%(of)b::text[], %(ns)s::integer[], %(bodies)b::bytea[]) AS e (code, n, body)
        WHERE e.code IN (SELECT code FROM held)
    ), noted AS (
        INSERT INTO tables ({", ".join(COLUMNS)})
        SELECT r.*
        FROM unnest(
            %(code)b::text[], %(game)b::text[], %(public)s::boolean[], %(phase)b::text[],
            %(free)s::integer[], %(changed)s::bigint[], %(info)b::bytea[], %(due)s::bigint[],
            %(shelf)b::text[], %(waits)b::bytea[], %(origin)b::bytea[]
        ) AS r ({", ".join(COLUMNS)})
        WHERE r.code IN (SELECT code FROM held)
        ON CONFLICT (code) DO UPDATE SET {_CHANGES}
    )
    SELECT code FROM held
"""

#: Claims a table that nobody else has who is still there; an earlier claim of ours ends.
_CLAIM: LiteralString = """
    INSERT INTO owners AS o (code, owner, epoch)
    SELECT %(code)s, id, 1 FROM processes WHERE id = %(me)s AND until > now()
        AND (%(is_new)s OR EXISTS (SELECT FROM events WHERE code = %(code)s))
    ON CONFLICT (code) DO UPDATE SET owner = excluded.owner, epoch = o.epoch + 1
    WHERE o.owner IS NULL OR o.owner = excluded.owner OR NOT EXISTS (
        SELECT FROM processes AS p WHERE p.id = o.owner AND p.until > now()
    )
    RETURNING epoch
"""

_OWNER: LiteralString = """
    SELECT url FROM owners JOIN processes ON id = owner
    WHERE code = %(code)s AND owner <> %(me)s AND until > now()
"""
_IS_THERE: LiteralString = "SELECT FROM events WHERE code = %(code)s LIMIT 1"
_IS_ALIVE: LiteralString = "SELECT FROM processes WHERE id = %(me)s AND until > now()"

_REMOVE: LiteralString = """
    WITH held AS MATERIALIZED (
        SELECT o.code FROM unnest(%s::text[], %s::text[], %s::bigint[]) AS c (code, owner, epoch)
        JOIN owners AS o USING (code, owner, epoch)
        FOR UPDATE OF o
    ),
    a AS (DELETE FROM events USING held WHERE events.code = held.code),
    b AS (DELETE FROM snapshots USING held WHERE snapshots.code = held.code),
    c AS (DELETE FROM tables USING held WHERE tables.code = held.code)
    DELETE FROM owners USING held WHERE owners.code = held.code
"""


class Unsafe(psycopg.OperationalError):
    """The server has warned that what it has committed may be lost."""


class PostgresStore:
    """A data base that any number of processes share."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._readers: LifoQueue[Connection] = LifoQueue()
        self._spare = threading.Semaphore(READERS)
        self._warnings: list[str] = []
        #: Who we are while our lease lasts.
        self.me = ""
        try:
            self._connection = self._connect()
        except psycopg.Error as error:
            raise Unreachable(str(error)) from error
        try:
            migrate(self._connection)
            check(self._connection)
            [(self.key,)] = self._connection.execute("SELECT key FROM server").fetchall()
        except psycopg.Error as error:
            self._connection.close()
            raise NoStore(str(error)) from error
        except NoStore:
            self._connection.close()
            raise
        self._writer = Writer(self._store, lambda _: None, lambda: self._connection.close())

    def __str__(self) -> str:
        info = psycopg.conninfo.conninfo_to_dict(self._address)
        return f"{info.get('host', 'localhost')}/{info.get('dbname', '')}"

    # Who we are.

    def join(self, url: str, seconds: float) -> None:
        """Become one of the processes, found at an address, until the lease ends.

        Whoever we were before has given up everything, so nobody need wait for that lease.
        """
        me = uuid4().hex
        with self.reader() as connection:
            statement = """
                INSERT INTO processes (id, url, until)
                VALUES (%s, %s, now() + %s * '1s'::interval)
            """
            connection.execute(statement, [me, url, seconds])
            connection.execute(
                "DELETE FROM processes WHERE id = %s OR until < now() - interval '1 hour'",
                [self.me],
            )
            connection.execute("DELETE FROM usage WHERE process NOT IN (SELECT id FROM processes)")
        self.me = me

    def renew(self, seconds: float) -> bool:
        """Make our lease last longer; False if it has ended, and others may have our tables."""
        statement = """
            UPDATE processes SET until = now() + %s * '1s'::interval
            WHERE id = %s AND until > now()
        """
        with self.reader() as connection:
            return connection.execute(statement, [seconds, self.me]).rowcount == 1

    def leave(self) -> None:
        """Be none of the processes any more, and leave all tables to others."""
        with self.reader() as connection, connection.transaction():
            connection.execute("UPDATE owners SET owner = NULL WHERE owner = %s", [self.me])
            connection.execute("DELETE FROM processes WHERE id = %s", [self.me])
            connection.execute("DELETE FROM usage WHERE process = %s", [self.me])
        self.me = ""

    def claim(self, code: str, is_new: bool = False) -> Claim | Elsewhere | None:
        """Claim a table, or the code of a new one; an earlier claim of ours ends.

        What fails because others are just about to claim it too is tried again.
        """
        me, values = self.me, {"code": code, "me": self.me, "is_new": is_new}
        for _ in range(TRIES):
            if rows := self._read(_CLAIM, **values):
                return Claim(me, rows[0][0])
            if owner := self._read(_OWNER, **values):
                return Elsewhere(owner[0][0])
            if not self._read(_IS_ALIVE, **values):
                break
            if not (is_new or self._read(_IS_THERE, **values)):
                return None
        raise Lost(code)

    def release(self, code: str, claim: Claim) -> Stored:
        """Give a claim up, after everything that was ordered before."""
        statement = "UPDATE owners SET owner = NULL WHERE code = %s AND owner = %s AND epoch = %s"
        return self._do((statement, [code, claim.owner, claim.epoch]))

    def listen(self, has_ended: threading.Event) -> Iterator[str]:
        """The hints of all processes as they come, until somebody ends it."""
        with self._connect() as connection:
            connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            while not has_ended.is_set():
                for notice in connection.notifies(timeout=EAR_SECONDS):
                    yield notice.payload

    # What is ordered.

    def append(self, code: str, events: Sequence[Event], row: Row | None, claim: Claim) -> Stored:
        """Store events, and the row if it has changed."""
        return self._writer.order(Order(code, events, row, claim))

    def note(self, row: Row, claim: Claim) -> Stored:
        """Store a row whose log has not changed."""
        return self._writer.order(Order(row.code, row=row, claim=claim))

    def keep(self, code: str, snapshot: Snapshot) -> Stored:
        """Store a snapshot in the place of an earlier one, if the table is still there."""
        statement = """
            INSERT INTO snapshots (code, n, seal, body)
            SELECT code, %s, %s, %s FROM tables WHERE code = %s
            ON CONFLICT (code) DO UPDATE
            SET n = excluded.n, seal = excluded.seal, body = excluded.body
        """
        return self._do((statement, [snapshot.n, snapshot.seal, snapshot.body, code]))

    def remove(self, claims: Mapping[str, Claim]) -> Stored:
        """Delete tables that we have claimed."""
        owners = [claim.owner for claim in claims.values()]
        epochs = [claim.epoch for claim in claims.values()]
        return self._do((_REMOVE, [[*claims], owners, epochs]))

    def let_be(self, code: str) -> Stored:
        """Look after a table no more until somebody opens it."""
        return self._do(("UPDATE tables SET due = NULL WHERE code = %s", [code]))

    def refresh(self, code: str, changed: int) -> Stored:
        """Note that something has happened at a table since its row was written."""
        return self._do(("UPDATE tables SET changed = %s WHERE code = %s", [changed, code]))

    def probe(self) -> Stored:
        """Write next to nothing, to see whether anything can be written."""
        return self._do(("UPDATE server SET probes = probes + 1", []))

    @property
    def has_space(self) -> bool:
        """Whether there is space for more: the data base's own concern."""
        return True

    # What is read.

    def origin_of(self, address: str) -> bytes:
        """What stands for an address in this data base, and says nothing without it."""
        return hashlib.blake2b(address.encode(), digest_size=8, key=self.key).digest()

    def bodies(self, code: str) -> Bodies:
        """What there is of a table; no events if there is no such table."""
        rows = self._read("SELECT body FROM events WHERE code = %s ORDER BY n", code)
        return Bodies([body for (body,) in rows], self._snapshot(code))

    def log(self, code: str) -> list[Event]:
        """All events of a table, none if there is no such table."""
        return self.bodies(code).log()

    def lobby(self, page: int = 1) -> list[TableInfo]:
        """A page of the public tables that are not finished, those with free seats first."""
        query = """
            SELECT info FROM tables JOIN (
                SELECT code, free = 0 AS is_full, changed, ROW_NUMBER() OVER (
                    PARTITION BY CASE origin WHEN '' THEN code::bytea ELSE origin END, free = 0
                    ORDER BY changed DESC
                ) AS turn
                FROM tables WHERE public AND phase <> 'finished'
                ORDER BY is_full, turn, changed DESC LIMIT %s OFFSET %s
            ) AS places USING (code)
            ORDER BY places.is_full, places.turn, places.changed DESC
        """
        infos = [read_info(info) for (info,) in self._read(query, PAGE, (page - 1) * PAGE)]
        return [info for info in infos if info is not None]

    def glance(self, codes: Collection[str]) -> dict[str, Glance | None]:
        """What the rows of tables say; None where a row is behind its log, or damaged."""
        query = """
            SELECT code, info, waits, (SELECT MAX(n) FROM events WHERE events.code = tables.code)
            FROM tables WHERE code = ANY(%s)
        """
        rows = self._read(query, [*codes])
        return {code: read_glance(info, waits, last) for code, info, waits, last in rows}

    def due(self, at: int, most: int) -> list[str]:
        """Tables that have to be looked after by now, and that nobody else has claimed."""
        query = """
            SELECT code FROM tables LEFT JOIN ownership AS o USING (code)
            WHERE due <= %s AND (o.until IS NULL OR o.until <= now() OR o.owner = %s)
            ORDER BY due LIMIT %s
        """
        return [code for (code,) in self._read(query, at, self.me, most)]

    def count(self, origin: bytes, shelf: Shelf) -> int:
        """How many tables of an origin are on a shelf."""
        query = "SELECT COUNT(*) FROM tables WHERE origin = %s AND shelf = %s"
        [(count,)] = self._read(query, origin, shelf.value)
        return int(count)

    def unused(self, shelf: Shelf, since: int, most: int) -> dict[str, int]:
        """Tables of a shelf that nobody has used since a time, and when something last happened."""
        query = """
            SELECT code, (SELECT body FROM events WHERE events.code = tables.code
                          ORDER BY n DESC LIMIT 1), changed
            FROM tables WHERE shelf = %s AND changed < %s AND due IS NULL ORDER BY changed LIMIT %s
        """
        rows = self._read(query, shelf.value, since, most)
        return {code: time_of(body, changed) for code, body, changed in rows}

    # What is carried to another store.

    def codes(self) -> list[str]:
        """The codes of all tables of which anything is kept."""
        query = "SELECT code FROM events UNION SELECT code FROM tables ORDER BY code"
        return [code for (code,) in self._read(query)]

    def parcel(self, code: str) -> Parcel:
        """Everything that is kept of a table."""
        events = self._read("SELECT n, body FROM events WHERE code = %s ORDER BY n", code)
        rows = self._read(f"SELECT {_ALL_BUT_CODE} FROM tables WHERE code = %s", code)
        row = None
        for game, public, *rest in rows:
            row = (game, bool(public), *rest)
        return Parcel(code, row, tuple(events), self._snapshot(code))

    def take_in(self, parcels: Sequence[Parcel]) -> None:
        """Put tables of another store into this one, all of them or none."""
        rows = [(parcel.code, *parcel.row) for parcel in parcels if parcel.row is not None]
        with self.reader() as connection, connection.transaction():
            cursor = connection.cursor()
            with cursor.copy("COPY events (code, n, body) FROM STDIN") as copy:
                for parcel in parcels:
                    for n, body in parcel.events:
                        copy.write_row((parcel.code, n, body))
            with cursor.copy(f"COPY tables ({', '.join(COLUMNS)}) FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
            with cursor.copy("COPY snapshots (code, n, seal, body) FROM STDIN") as copy:
                for code, one in ((p.code, p.snapshot) for p in parcels):
                    if one is not None:
                        copy.write_row((code, one.n, one.seal, one.body))

    def take_key(self, key: bytes) -> None:
        """Hash addresses like the store whose tables are taken in."""
        with self.reader() as connection:
            connection.execute("UPDATE server SET key = %s", [key])
        self.key = key

    def close(self) -> None:
        """Write what is still waiting, and close."""
        self._writer.close()
        self._drop_readers()

    # Connections.

    def _connect(self) -> Connection:
        connection = psycopg.connect(
            make_conninfo(self._address, application_name="spieltisch", **NETWORK),
            autocommit=True,
            prepare_threshold=1,
        )
        connection.add_notice_handler(self._heed)
        connection.execute(SETTINGS)
        return connection

    def _heed(self, notice: psycopg.errors.Diagnostic) -> None:
        if notice.severity_nonlocalized == "WARNING":
            self._warnings.append(notice.message_primary or "")

    def _drop_readers(self) -> None:
        with suppress(Empty):
            while True:
                self._readers.get_nowait().close()

    @contextmanager
    def reader(self) -> Iterator[Connection]:
        """A connection to read by; one that has failed is not used again."""
        with self._spare:
            try:
                connection = self._readers.get_nowait()
            except Empty:
                connection = self._connect()
            try:
                yield connection
            except BaseException:
                connection.close()
                raise
            self._readers.put(connection)

    def _read(self, query: LiteralString, *values: Any, **named: Any) -> list[tuple[Any, ...]]:
        """Rows; where a connection was lost since it was last used, by a new one."""
        try:
            with self.reader() as connection:
                return connection.execute(query, values or named).fetchall()
        except psycopg.OperationalError:
            self._drop_readers()
        try:
            with self.reader() as connection:
                return connection.execute(query, values or named).fetchall()
        except psycopg.OperationalError as error:
            raise Unreachable(str(error)) from error

    def _snapshot(self, code: str) -> Snapshot | None:
        rows = self._read("SELECT n, seal, body FROM snapshots WHERE code = %s", code)
        return Snapshot(*rows[0]) if rows else None

    # The writer.

    def _do(self, *statements: Statement) -> Stored:
        return self._writer.order(Order(statements=statements))

    def _store(self, group: list[Order]) -> list[Exception | None]:
        """Store a group; if that fails, each part alone: only one of them is at fault.

        If the connection fails, nobody knows what has been stored: nothing is tried again. Those
        who wait are told. The writer must live on: without it nobody could play.
        """
        try:
            return self._commit(group)
        except Exception as error:
            if len(group) == 1 or self._connection.closed:
                return [error] * len(group)
        return [error for single in group for error in self._store([single])]

    def _commit(self, group: list[Order]) -> list[Exception | None]:
        """Store a group in one transaction; `Lost` for those whose tables are not ours."""
        if self._connection.closed:
            self._connection = self._connect()
        self._warnings.clear()
        codes = self._carry_out(group)
        if self._warnings:  # committed, but not where it should be
            self._connection.close()
            raise Unsafe(self._warnings[0])
        return [
            None if order.claim is None or order.code in codes else Lost(order.code)
            for order in group
        ]

    def _carry_out(self, group: list[Order]) -> set[str]:
        """Write all of a group; returns the codes of the tables that are ours."""
        others = [statement for order in group for statement in order.statements]
        ours = [order for order in group if order.claim is not None]
        if not others:
            return self._append(ours)
        with self._connection.transaction():
            codes = self._append(ours)
            for statement, values in others:
                self._connection.execute(statement, values)
        return codes

    def _append(self, orders: list[Order]) -> set[str]:
        if not orders:
            return set()
        rows = self._connection.execute(_STORE, _arrays(orders)).fetchall()
        return {code for (code,) in rows}


def _arrays(orders: list[Order]) -> dict[str, Any]:
    """What a group stores, column by column; a code must stand for one claim."""
    claims: dict[str, Claim] = {}
    for order in orders:
        assert order.claim is not None
        if claims.setdefault(order.code, order.claim) != order.claim:
            raise ValueError(f"{order.code}: two claims")
    events = [(order.code, event.n, encode(event)) for order in orders for event in order.events]
    latest = {order.code: order.row for order in orders if order.row is not None}
    columns = _turned([values_of(row) for row in latest.values()], len(COLUMNS))
    values: dict[str, Any] = dict(zip(COLUMNS, columns, strict=True))
    codes, ns, bodies = _turned(events, 3)
    return {
        **values,
        **{name: _numbers(values[name]) for name in ("public", "free", "changed", "due")},
        "codes": [*claims],
        "owners": [claim.owner for claim in claims.values()],
        "epochs": _numbers(claim.epoch for claim in claims.values()),
        "of": codes,
        "ns": _numbers(ns),
        "bodies": bodies,
    }


def _turned(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    """Rows as columns."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]


def _numbers(numbers: Iterable[int | bool | None]) -> str:
    """Numbers as PostgreSQL writes an array, so that the statement has one type for all sizes.

    >>> _numbers([1, None, True])
    '{1,NULL,1}'
    """
    return "{" + ",".join("NULL" if n is None else str(int(n)) for n in numbers) + "}"
