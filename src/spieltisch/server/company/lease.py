"""Our lease: for as long as we renew it, the tables that we have claimed are ours."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spieltisch.server.store.postgres import PostgresStore

LOG = logging.getLogger("spieltisch")

#: How often a lease is renewed while it lasts.
RENEWALS = 4


class Lease:
    """Renewed by the event loop: a process whose loop hangs loses its tables.

    A lease that has ended is never renewed. Whoever wakes up after it gives up everything, and
    begins anew as somebody else.
    """

    def __init__(
        self, store: PostgresStore, url: str, seconds: float, lose_all: Callable[[], None]
    ) -> None:
        self._store, self._url, self._seconds = store, url, seconds
        self._lose_all = lose_all
        self._thread = ThreadPoolExecutor(1, "lease")
        self._ends = 0.0
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Become one of the processes."""
        await self._join()
        self._task = asyncio.create_task(self._keep())

    async def end(self) -> None:
        """Be none of them any more; all tables are free for others."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        try:
            await self._run(self._store.leave)
        except Exception as error:  # then others wait until the lease has ended
            LOG.warning("the lease could not be given back: %s", error)
        self._thread.shutdown(wait=False)

    async def _join(self) -> None:
        ends = asyncio.get_running_loop().time() + self._seconds
        await self._run(self._store.join, self._url, self._seconds)
        self._ends = ends

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / RENEWALS)
            try:
                await self._renew()
            except Exception as error:  # the data base is away; it may come back
                LOG.warning("the lease could not be renewed: %s", error)

    async def _renew(self) -> None:
        loop = asyncio.get_running_loop()
        ends = loop.time() + self._seconds
        try:
            is_ours = await self._run(self._store.renew, self._seconds)
        except Exception:
            is_ours = False
            if loop.time() < self._ends:
                raise
        if is_ours:
            self._ends = ends
            return
        LOG.error("the lease has ended: all tables are closed here")
        self._lose_all()
        await self._join()

    async def _run(self, work: Callable[..., bool | None], *values: object) -> bool | None:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *values)
