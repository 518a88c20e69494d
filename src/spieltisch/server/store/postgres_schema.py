"""The tables of a data base in PostgreSQL, and how they are brought up to date under way.

Processes of two versions may use a data base at the same time, so a step only adds: columns have
defaults, and nothing is renamed or taken away before no process is left that knows it.
"""

from __future__ import annotations

from typing import LiteralString, NamedTuple

import psycopg
from psycopg import sql

from spieltisch.server.store.columns import COLUMNS
from spieltisch.server.store.errors import NewerSchema, NoStore

#: Whoever brings a data base up to date holds this lock, so that only one does.
LOCK = 0x5B1E17

#: How long a step waits for what others do with a table, in milliseconds.
PATIENCE = 5000


class Step(NamedTuple):
    """What leads from one version to the next, and the oldest version that can go on after it."""

    script: LiteralString
    oldest: int


#: Steps are only ever added.
STEPS: tuple[Step, ...] = (
    Step(
        """
        CREATE TABLE events (
            code text COLLATE "C" NOT NULL,
            n integer NOT NULL,
            body bytea NOT NULL,
            PRIMARY KEY (code, n)
        );
        CREATE TABLE tables (
            code text COLLATE "C" PRIMARY KEY,
            game text NOT NULL,
            public boolean NOT NULL,
            phase text NOT NULL,
            free integer NOT NULL,
            changed bigint NOT NULL,
            info bytea NOT NULL,
            due bigint,
            shelf text NOT NULL,
            waits bytea NOT NULL,
            origin bytea NOT NULL
        );
        CREATE INDEX tables_lobby ON tables (changed) WHERE public AND phase <> 'finished';
        CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
        CREATE INDEX tables_shelves ON tables (shelf, changed);
        CREATE INDEX tables_origins ON tables (origin, shelf);
        CREATE TABLE snapshots (
            code text COLLATE "C" PRIMARY KEY,
            n integer NOT NULL,
            seal bytea NOT NULL,
            body bytea NOT NULL
        );
        -- The processes that serve these tables, each for as long as it renews its lease.
        CREATE TABLE processes (
            id text COLLATE "C" PRIMARY KEY,
            url text NOT NULL,
            until timestamptz NOT NULL
        ) WITH (fillfactor = 50);
        -- To whom a table belongs. Its epoch grows with every claim.
        CREATE TABLE owners (
            code text COLLATE "C" PRIMARY KEY,
            owner text COLLATE "C",
            epoch bigint NOT NULL
        ) WITH (fillfactor = 70);
        CREATE INDEX owners_owner ON owners (owner) WHERE owner IS NOT NULL;
        -- One lease for all tables of a process: to renew each by itself would write as many rows
        -- a second as there are tables.
        CREATE VIEW ownership AS
            SELECT code, owner, epoch, until FROM owners LEFT JOIN processes ON id = owner;
        """,
        oldest=1,
    ),
    # What bots have to think about; it may be lost with the server, since its owner thinks too.
    Step(
        """
        CREATE UNLOGGED TABLE jobs (
            code text COLLATE "C" NOT NULL,
            n integer NOT NULL,
            seat integer NOT NULL,
            kind text COLLATE "C" NOT NULL,
            body bytea NOT NULL,
            posted timestamptz NOT NULL DEFAULT now(),
            worker text COLLATE "C",
            until timestamptz,
            answer integer,
            PRIMARY KEY (code, n, seat)
        );
        CREATE INDEX jobs_posted ON jobs (posted) WHERE answer IS NULL;
        """,
        oldest=1,
    ),
    # How much of its limits each address has used up at each process.
    Step(
        """
        CREATE UNLOGGED TABLE usage (
            process text COLLATE "C" NOT NULL,
            kind text COLLATE "C" NOT NULL,
            origin bytea NOT NULL,
            amount double precision NOT NULL,
            PRIMARY KEY (process, kind, origin)
        );
        """,
        oldest=1,
    ),
)

#: What a data base holds, as the last step has left it.
LAYOUT = {
    "events": ("code", "n", "body"),
    "tables": COLUMNS,
    "snapshots": ("code", "n", "seal", "body"),
    "processes": ("id", "url", "until"),
    "owners": ("code", "owner", "epoch"),
    "jobs": ("code", "n", "seat", "kind", "body", "posted", "worker", "until", "answer"),
    "usage": ("process", "kind", "origin", "amount"),
}

_SERVER = """
    CREATE TABLE server (
        only_row integer PRIMARY KEY CHECK (only_row = 1),
        key bytea NOT NULL,
        probes bigint NOT NULL,
        version integer NOT NULL,
        oldest integer NOT NULL
    );
    INSERT INTO server VALUES (1, uuid_send(gen_random_uuid()), 0, 0, 0);
"""


def migrate(
    connection: psycopg.Connection[tuple[object, ...]], steps: tuple[Step, ...] = STEPS
) -> None:
    """Bring a data base up to date, each step whole or not at all."""
    for _ in range(len(steps) + 1):
        with connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
            if not _take_step(connection, steps):
                return


def _take_step(connection: psycopg.Connection[tuple[object, ...]], steps: tuple[Step, ...]) -> bool:
    """Take the next step; False if there is none. The caller has begun a transaction."""
    [(server,)] = connection.execute("SELECT to_regclass('server')").fetchall()
    if server is None:
        connection.execute(_SERVER)
    query = "SELECT version, oldest FROM server"
    [(version, oldest)] = connection.execute(query).fetchall()
    assert isinstance(version, int)
    assert isinstance(oldest, int)
    if oldest > len(steps):
        raise NewerSchema(f"version {version} is for {oldest} and newer, this is {len(steps)}")
    if version >= len(steps):
        return False
    step = steps[version]
    connection.execute("SELECT set_config('lock_timeout', %s, true)", [f"{PATIENCE}ms"])
    connection.execute(step.script)
    values = [version + 1, max(oldest, step.oldest)]
    connection.execute("UPDATE server SET version = %s, oldest = %s", values)
    return True


def check(connection: psycopg.Connection[tuple[object, ...]]) -> None:
    """Check that everything is in place: another program's tables may have these names too."""
    for table, columns in LAYOUT.items():
        query = sql.SQL("SELECT {} FROM {} LIMIT 0").format(
            sql.SQL(", ").join(map(sql.Identifier, columns)), sql.Identifier(table)
        )
        try:
            connection.execute(query)
        except psycopg.ProgrammingError as error:
            raise NoStore(str(error)) from error
