"""Whether the server can still store anything: asked often, tried now and then."""

from __future__ import annotations

import asyncio
import logging
import time

from spieltisch.server.store.protocol import Store

LOG = logging.getLogger("spieltisch")

#: For how many seconds an answer holds.
FRESH = 5.0


class Checkup:
    """The health of a store; however many ask, one of them tries."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying = asyncio.Lock()
        self._tried_at, self._is_well = float("-inf"), True

    async def is_well(self) -> bool:
        """Whether something was written just now, and there is room for more."""
        async with self._trying:
            if time.monotonic() - self._tried_at > FRESH:
                was_well, self._is_well = self._is_well, await self._try()
                self._tried_at = time.monotonic()
                if was_well and not self._is_well:
                    LOG.error("nothing can be stored in %s", self._store)
            return self._is_well

    async def _try(self) -> bool:
        try:
            await self._store.probe()
            return self._store.has_space
        except Exception as error:  # whatever it is, it is an answer
            LOG.debug("the probe failed: %s", error)
            return False
