"""Clearing away: tables that nobody has used for long are archived or deleted, a few at a time."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from spieltisch.server.archiving import archive
from spieltisch.server.settings import Keeping
from spieltisch.server.store.errors import NotWritable
from spieltisch.server.store.protocol import Claim
from spieltisch.server.store.rows import Shelf
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
        try:
            for shelf, since in limits_of(self._house.settings.keeping, now).items():
                if await self._clear(shelf, since):
                    return False
        except (OSError, NotWritable):  # of the archive: what is not in it is not deleted
            LOG.exception("tables that nobody used cannot be archived, and stay")
        self._next = now + HOUR
        return True

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
        try:
            claims = await self._claims()
            for code in codes - claims.keys():
                await house.store.refresh(code, house.settings.now())
            await self._archive(claims)
            if claims:
                await house.store.remove(claims)
                LOG.info("%d tables that nobody used are deleted", len(claims))
        finally:
            self.codes = frozenset()
        return bool(unused)

    async def _archive(self, codes: Iterable[str]) -> None:
        """Put tables into the archive, if there is one."""
        house, folder = self._house, self._house.settings.archive
        if folder is None:
            return
        for code in codes:
            bodies = await house.workers.load(house.store.bodies, code)
            await house.workers.load(archive, folder, code, bodies)

    async def _claims(self) -> dict[str, Claim]:
        """The tables that nobody else has open either."""
        house, claims = self._house, dict[str, Claim]()
        for code in self.codes:
            claim = await house.workers.view(house.store.claim, code)
            if isinstance(claim, Claim):
                claims[code] = claim
        return claims


def limits_of(keeping: Keeping, now: int) -> dict[Shelf, int]:
    """Since when a table must have been used to be kept; what is kept for ever is left out.

    >>> limits_of(Keeping(open=1, finished=None, files=2), now=3 * DAY)
    {<Shelf.OPEN: 'open'>: 172800000, <Shelf.FILE: 'file'>: 86400000}
    """
    days = {
        Shelf.OPEN: keeping.open,
        Shelf.FINISHED: keeping.finished,
        Shelf.FILE: keeping.files,
    }
    return {shelf: now - round(most * DAY) for shelf, most in days.items() if most is not None}
