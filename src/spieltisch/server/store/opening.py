"""Which store is meant by an address."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from spieltisch.engine.extras import require
from spieltisch.server.store.addresses import POSTGRES, SQLITE
from spieltisch.server.store.protocol import Store
from spieltisch.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from spieltisch.server.store.postgres import PostgresStore


def open_store(address: str) -> Store:
    """The store at an address: `postgresql://...`, or `sqlite:` and a folder."""
    if address.startswith(POSTGRES):
        return open_postgres(address)
    return SqliteStore(Path(address.removeprefix(SQLITE)))


def open_postgres(address: str) -> PostgresStore:
    """The data base at an address; says how to install the driver if that is missing."""
    require("psycopg", "postgres")
    from spieltisch.server.store.postgres import PostgresStore

    return PostgresStore(address)
