"""Copies of all tables while a server goes on, read back before they count, and the way back."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from spieltisch.server.store.errors import NewerSchema, NoStore
from spieltisch.server.store.locking import Lock
from spieltisch.server.store.privacy import keep_private, prepare
from spieltisch.server.store.sqlite import FILE
from spieltisch.server.store.sqlite_schema import LAYOUT, STEPS, check, version_of

#: How many pages of the file are copied at a time; in between the server writes on.
PAGES = 4096

#: Is told how many pages are copied, of how many.
Progress = Callable[[int, int], None]


class Damaged(NoStore):
    """A copy is not what it was copied from, or is none of our tables."""


class Exists(Exception):
    """There is something already where a copy should go."""


@dataclass(frozen=True)
class Contents:
    """What a file of tables holds: how much, and a fingerprint of everything."""

    version: int
    tables: int
    events: int
    fingerprint: str


def back_up(folder: Path, target: Path, overwrite: bool, progress: Progress) -> Contents:
    """Copy the tables of a folder, whether a server uses it or not, and read the copy back.

    The copy gets its name once it is known to be whole. It holds every event that was
    acknowledged before the copy began.
    """
    source = folder / FILE
    if not source.is_file():
        raise NoStore(str(source))
    if target.exists() and not overwrite:
        raise Exists(target)
    draft = target.with_name(f"{target.name}.part")
    draft.unlink(missing_ok=True)
    try:
        keep_private(draft)
        _copy(source, draft, progress)
        contents = read_back(draft)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
    return contents


def restore(copy: Path, folder: Path, overwrite: bool, progress: Progress) -> Contents:
    """Put a copy in the place of the tables of a folder, which no server may use meanwhile.

    What was there stays beside it, as `tables.before-restore.sqlite`.
    """
    contents = read_back(copy)
    if contents.version > len(STEPS):
        raise NewerSchema(f"version {contents.version}, but only {len(STEPS)} is known")
    prepare(folder)
    lock, target = Lock(folder), folder / FILE
    draft = target.with_name(f"{target.name}.part")
    try:
        if target.exists() and not overwrite:
            raise Exists(target)
        draft.unlink(missing_ok=True)
        keep_private(draft)
        _copy(copy, draft, progress)
        if read_back(draft) != contents:
            raise Damaged(str(draft))
        if target.exists():
            _set_aside(target)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
        lock.release()
    return contents


def _set_aside(file: Path) -> None:
    """Keep the tables that are replaced, with whatever is still beside the file."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()
    file.replace(file.with_name(f"{file.stem}.before-restore{file.suffix}"))
    for part in ("-wal", "-shm"):
        file.with_name(file.name + part).unlink(missing_ok=True)


def _copy(source: Path, target: Path, progress: Progress) -> None:
    """SQLite's own copy of a file in use: one moment of it, however long it takes."""

    def tell(_status: int, remaining: int, total: int) -> None:
        progress(total - remaining, total)

    with closing(_open(source)) as original, closing(sqlite3.connect(target)) as copy:
        original.execute("BEGIN")  # from here on it is the same moment for everything read
        original.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
        try:
            original.backup(copy, pages=PAGES, progress=tell)
        except sqlite3.DatabaseError as error:
            raise Damaged(f"{source}: {error}") from error
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()


def _open(file: Path) -> sqlite3.Connection:
    """A file to be read, never made."""
    try:
        return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=60)
    except sqlite3.Error as error:
        raise NoStore(f"{file}: {error}") from error


def read_back(file: Path) -> Contents:
    """Read everything in a file of tables; `Damaged` if anything cannot be, or is not ours."""
    try:
        with closing(_open(file)) as connection:
            version = version_of(connection)
            if version < 1:
                raise Damaged(str(file))
            if version <= len(STEPS):
                _check(connection, version, file)
            [(verdict,), *_] = connection.execute("PRAGMA integrity_check").fetchall()
            if verdict != "ok":
                raise Damaged(f"{file}: {verdict}")
            [(tables,)] = connection.execute("SELECT COUNT(*) FROM tables")
            [(events,)] = connection.execute("SELECT COUNT(*) FROM events")
            return Contents(version, tables, events, _fingerprint(connection))
    except sqlite3.Error as error:
        raise Damaged(f"{file}: {error}") from error


def _check(connection: sqlite3.Connection, version: int, file: Path) -> None:
    """See that the tables are ours; of an older version only the log is asked for."""
    if version == len(STEPS):
        check(connection)
    columns = ", ".join(LAYOUT["events"])
    connection.execute(f"SELECT {columns} FROM events LIMIT 1").fetchall()


def _fingerprint(connection: sqlite3.Connection) -> str:
    """A hash of every event."""
    digest = hashlib.blake2b(digest_size=16)
    for code, n, body in connection.execute("SELECT code, n, body FROM events ORDER BY code, n"):
        digest.update(f"{code} {n} {len(body)} ".encode())
        digest.update(body)
    return digest.hexdigest()
