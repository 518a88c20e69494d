"""The tables of the database, and how older ones are brought up to date."""

from __future__ import annotations

import sqlite3

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
)


#: What a file of tables holds, as the last step has left it.
LAYOUT = {
    "events": ("code", "n", "body"),
    "tables": ("code", "game", "public", "phase", "free", "care", "changed", "info"),
}


class NoStore(Exception):
    """The file holds no tables of ours, or cannot be read or written."""


class NotWritable(NoStore):
    """The folder or the file cannot be written."""


class NewerSchema(NoStore):
    """The file was written by a newer version of Spieltisch."""


def migrate(connection: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Bring a database up to date, each step whole or not at all."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
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


def check(connection: sqlite3.Connection) -> None:
    """Check that everything is in place: a file of another program may have a version too."""
    for table, columns in LAYOUT.items():
        connection.execute(f"SELECT {', '.join(columns)} FROM {table} LIMIT 1").fetchall()
