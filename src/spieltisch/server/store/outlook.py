"""What would be cleared away, looked up without disturbing a server that uses the tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from spieltisch.server.store.columns import time_of
from spieltisch.server.store.errors import NoStore
from spieltisch.server.store.rows import Shelf
from spieltisch.server.store.sqlite import FILE, UNUSED


class Unused(NamedTuple):
    """A table that nobody has used for long: where it belongs, and when something last happened."""

    code: str
    shelf: Shelf
    changed: int


def unused_in(folder: Path, limits: Mapping[Shelf, int]) -> Iterator[Unused]:
    """The tables of a folder that nobody has used since the time given for their shelf."""
    file = folder / FILE
    if not file.is_file():
        raise NoStore(str(file))
    try:
        uri = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            for shelf, since in limits.items():
                for code, body, changed in connection.execute(UNUSED, (shelf, since, -1)):
                    if time_of(body, changed) < since:
                        yield Unused(code, shelf, time_of(body, changed))
    except sqlite3.Error as error:
        raise NoStore(f"{file}: {error}") from error


def last_change(folder: Path) -> int | None:
    """When something last happened at any table of a folder; None if there is no telling."""
    file = folder / FILE
    if not file.is_file():
        return None
    try:
        uri = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            [(last,)] = connection.execute("SELECT MAX(changed) FROM tables")
            return last if isinstance(last, int) else None
    except sqlite3.Error:  # whoever looks for damage looks elsewhere
        return None
