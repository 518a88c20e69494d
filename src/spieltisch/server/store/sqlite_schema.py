"""The tables of a data base in SQLite, and how older ones are brought up to date."""

from __future__ import annotations

import sqlite3

from spieltisch.server.store.columns import COLUMNS
from spieltisch.server.store.errors import NewerSchema, NoStore

#: How SQLite calls it that deleted pages are given back when somebody asks for it.
INCREMENTAL = 2

#: Each step leads from one version to the next; steps are only ever added.
STEPS: tuple[str, ...] = (
    """
    CREATE TABLE events (
        code TEXT NOT NULL,
        n INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (code, n)
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        public INTEGER NOT NULL,
        phase TEXT NOT NULL,
        free INTEGER NOT NULL,
        care INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        info BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX lobby ON tables (public, phase, changed);
    CREATE INDEX care ON tables (care) WHERE care;
    """,
    # What the lobby shows says where the deal of a table comes from.
    """
    UPDATE tables SET info = CAST(
        json_set(
            CAST(info AS TEXT),
            '$.source',
            coalesce(
                (
                    SELECT iif(
                        json_type(CAST(body AS TEXT), '$.start.position') IS NULL,
                        'file',
                        'position'
                    )
                    FROM events
                    WHERE events.code = tables.code AND n = 1 AND json_valid(CAST(body AS TEXT))
                        AND json_type(CAST(body AS TEXT), '$.start') = 'object'
                ),
                'dealt'
            )
        )
        AS BLOB
    )
    WHERE public AND phase <> 'finished' AND json_valid(CAST(info AS TEXT));
    """,
    # Where a table belongs, when it has to be looked after, and who has opened it. The key keeps
    # addresses from being guessed by whoever knows an origin alone.
    """
    ALTER TABLE tables ADD COLUMN due INTEGER;
    ALTER TABLE tables ADD COLUMN shelf TEXT NOT NULL DEFAULT 'open';
    ALTER TABLE tables ADD COLUMN origin BLOB NOT NULL DEFAULT x'';
    UPDATE tables SET due = 0 WHERE care AND code IN (
        SELECT code FROM events WHERE n = 1 AND json_valid(CAST(body AS TEXT))
            AND json_extract(CAST(body AS TEXT), '$.clock.kind') <> 'none'
    );
    UPDATE tables SET shelf = 'finished' WHERE phase = 'finished';
    UPDATE tables SET shelf = 'file' WHERE code IN (
        SELECT code FROM events WHERE n = 1 AND json_valid(CAST(body AS TEXT))
            AND json_extract(CAST(body AS TEXT), '$.replay')
    );
    DROP INDEX care;
    ALTER TABLE tables DROP COLUMN care;
    CREATE INDEX due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX shelves ON tables (shelf, changed);
    CREATE INDEX origins ON tables (origin, shelf);
    CREATE TABLE snapshots (
        code TEXT PRIMARY KEY,
        n INTEGER NOT NULL,
        seal BLOB NOT NULL,
        body BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE server (only INTEGER PRIMARY KEY CHECK (only = 1), key BLOB, probes INTEGER);
    INSERT INTO server VALUES (1, randomblob(16), 0);
    """,
    # For whom a table waits; of older ones it is known when somebody asks for the first time.
    "ALTER TABLE tables ADD COLUMN waits BLOB NOT NULL DEFAULT x'';",
)


#: What a file of tables holds, as the last step has left it.
LAYOUT = {
    "events": ("code", "n", "body"),
    "tables": COLUMNS,
    "snapshots": ("code", "n", "seal", "body"),
    "server": ("key", "probes"),
}


def version_of(connection: sqlite3.Connection) -> int:
    """How many steps a database has taken; none if it is new."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(connection: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Bring a database up to date, each step whole or not at all."""
    version = version_of(connection)
    if version < 0:
        raise NoStore(f"version {version}")
    if version > len(steps):
        raise NewerSchema(f"version {version}, but only {len(steps)} is known")
    for number in range(version, len(steps)):
        script = f"BEGIN IMMEDIATE; {steps[number]}; PRAGMA user_version = {number + 1}; COMMIT;"
        try:
            connection.executescript(script)
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    if connection.execute("PRAGMA auto_vacuum").fetchone() != (INCREMENTAL,):
        # Written by a version that deleted nothing; as a whole, this once.
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        connection.execute("VACUUM")


def check(connection: sqlite3.Connection) -> None:
    """Check that everything is in place: a file of another program may have a version too."""
    for table, columns in LAYOUT.items():
        connection.execute(f"SELECT {', '.join(columns)} FROM {table} LIMIT 1").fetchall()
