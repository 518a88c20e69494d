"""A copy of an older database, made before it is brought up to date."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from spieltisch.server.store.privacy import keep_private
from spieltisch.server.store.sqlite_schema import STEPS, version_of


def copy_of(file: Path, version: int) -> Path:
    """Where the copy of a database of some version lies.

    >>> copy_of(Path("tables.sqlite"), 1).name
    'tables.version-1.sqlite'
    """
    return file.with_name(f"{file.stem}.version-{version}{file.suffix}")


def copy_older(connection: sqlite3.Connection, file: Path) -> None:
    """Put a copy beside a database that is about to be changed; a new one needs none.

    The copy gets its name when it is whole, so that half of one is never taken for it.
    """
    version = version_of(connection)
    if not 0 < version < len(STEPS):
        return
    target = copy_of(file, version)
    draft = target.with_name(f"{target.name}.draft")
    draft.unlink(missing_ok=True)
    keep_private(draft)
    with closing(sqlite3.connect(draft)) as copy:
        connection.backup(copy)
    draft.replace(target)
