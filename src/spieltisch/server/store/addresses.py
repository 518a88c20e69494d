"""The addresses of stores, as people write them."""

from __future__ import annotations

#: How the address of a data base of PostgreSQL begins.
POSTGRES = ("postgresql://", "postgres://")
#: How the folder of a data base of SQLite is written as an address.
SQLITE = "sqlite:"


def without_password(address: str) -> str:
    """An address as it may be shown.

    >>> without_password("postgresql://anna:secret@db.example/tables")
    'postgresql://anna@db.example/tables'
    """
    scheme, is_full, rest = address.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{scheme}{is_full}{who.partition(':')[0]}{at}{where}"
