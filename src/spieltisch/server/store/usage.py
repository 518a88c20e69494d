"""How much of its limits each address has used up, at each process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, LiteralString, NamedTuple

if TYPE_CHECKING:
    from spieltisch.server.store.postgres import PostgresStore

#: A limit, and what stands for an address.
Key = tuple[str, bytes]

_WRITE: LiteralString = """
    INSERT INTO usage (process, kind, origin, amount)
    SELECT %s, u.* FROM unnest(%s::text[], %s::bytea[], %s::float8[]) AS u
"""

_READ: LiteralString = """
    SELECT kind, origin, sum(amount), count(*) FROM usage JOIN processes ON id = process
    WHERE process <> %s AND until > now() GROUP BY kind, origin
"""


class Share(NamedTuple):
    """What an address has used up at other processes, and at how many of them."""

    amount: float
    processes: int


class Usage:
    """A page for each process, which writes its own and reads those of the others."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._has_written = False

    def exchange(self, own: Mapping[Key, float]) -> dict[Key, Share]:
        """Write what was used up here, and read what was used up elsewhere."""
        me = self._store.me
        with self._store.reader() as connection, connection.transaction():
            if own or self._has_written:
                connection.execute("DELETE FROM usage WHERE process = %s", [me])
            if own:
                kinds, origins = [kind for kind, _ in own], [origin for _, origin in own]
                connection.execute(_WRITE, [me, kinds, origins, [*own.values()]])
            rows = connection.execute(_READ, [me]).fetchall()
        self._has_written = bool(own)
        return {(kind, origin): Share(amount, count) for kind, origin, amount, count in rows}
