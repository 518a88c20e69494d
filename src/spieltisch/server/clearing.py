"""Clearing away: tables that nobody has used for long are deleted, a few at a time."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from spieltisch.server.rows import Shelf
from spieltisch.tables.clocks import DAY, HOUR

if TYPE_CHECKING:
    from spieltisch.server.house import House

LOG = logging.getLogger("spieltisch")

#: How many tables are deleted at a time, so that nobody waits long for the writer.
AT_ONCE = 20


class Clearing:
    """Deletes what has been kept for long enough, once an hour."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._next = 0
        #: The tables that are being deleted now; nobody can open them any more.
        self.codes: frozenset[str] = frozenset()

    async def clear(self) -> bool:
        """Delete some tables if it is time to; False if there may be more of them."""
        now = self._house.settings.now()
        if now < self._next:
            return True
        for shelf, days in self._lifetimes().items():
            if days is not None and await self._clear(shelf, now - round(days * DAY)):
                return False
        self._next = now + HOUR
        return True

    def _lifetimes(self) -> dict[Shelf, float | None]:
        keeping = self._house.settings.keeping
        return {
            Shelf.OPEN: keeping.open,
            Shelf.FINISHED: keeping.finished,
            Shelf.FILE: keeping.files,
        }

    async def _clear(self, shelf: Shelf, since: int) -> bool:
        """Delete some tables of a shelf that nobody has used since a time; False if there are none.

        A table where somebody is has just been used. Where the row was behind its log, it is
        brought up to date instead.
        """
        house = self._house
        unused = await house.workers.view(house.store.unused, shelf, since, AT_ONCE)
        for code, changed in unused.items():
            if changed >= since:
                await house.store.refresh(code, changed)
        codes = {code for code, changed in unused.items() if changed < since}
        self.codes = frozenset(code for code in codes if house.put_away(code))
        for code in codes - self.codes:
            await house.store.refresh(code, house.settings.now())
        try:
            if self.codes:
                await house.store.remove(list(self.codes))
                LOG.info("%d tables that nobody used are deleted", len(self.codes))
        finally:
            self.codes = frozenset()
        return bool(unused)
