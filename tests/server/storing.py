"""Stores for tests: what is put into them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from server.running import run_alone
from spieltisch.server.store.protocol import Claim, Store
from spieltisch.server.store.rows import Row, row_of
from spieltisch.tables.events import Created, Place
from spieltisch.tables.table import Table

#: Opens a store, the same each time.
Opened = Callable[[], Store]


def created(n: int = 1) -> Created:
    seats = [Place("open"), Place("bot", level="casual")]
    return Created(n=n, game="gluex", options={}, seats=seats, host="h")


def row(code: str, **changes: Any) -> Row:
    usual = row_of(code, Table.of([created()]))
    return replace(usual, **{"public": True, "changed": 1, **changes})


def claimed(store: Store, code: str) -> Claim:
    """A table that is ours now."""
    claim = store.claim(code, is_new=True)
    assert isinstance(claim, Claim)
    return claim


def stored(store: Store, *wishes: tuple[str, list[Any], Row]) -> list[BaseException | None]:
    """Append at the same time, and wait until all is safe; what was wrong with each."""
    claims = {code: claimed(store, code) for code in {code for code, *_ in wishes}}

    async def append() -> list[BaseException | None]:
        orders = [store.append(*one, claims[one[0]]) for one in wishes]
        return await asyncio.gather(*orders, return_exceptions=True)

    return run_alone(append())
