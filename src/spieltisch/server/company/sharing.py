"""Limits of an address hold for all processes together, within a second or so.

Each process tells the others about addresses that have used up a good part of a limit; all others
could not go beyond it anyway. What was used up elsewhere counts here too, and what time gives back
is divided among the processes at which something was used up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from spieltisch.server.limits import Buckets, Counts
from spieltisch.server.store.usage import Key, Usage

if TYPE_CHECKING:
    from spieltisch.server.house import House

LOG = logging.getLogger("spieltisch")

#: How often processes tell each other, in seconds.
SECONDS = 1.0

#: Which part of a limit is worth a word.
WORTH = 0.05


class Sharing:
    """Tells and hears what addresses have used up."""

    def __init__(self, house: House, usage: Usage) -> None:
        self._house, self._usage = house, usage
        self._thread = ThreadPoolExecutor(1, "sharing")
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Tell and hear from now on."""
        self._task = asyncio.create_task(self._go_on())

    def end(self) -> None:
        """Tell and hear no more."""
        if self._task is not None:
            self._task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def exchange(self) -> None:
        """Tell the others, and heed what they tell."""
        limits, origin_of = self._limits(), self._house.store.origin_of
        own: dict[Key, float] = {}
        for kind, limit in limits.items():
            for address, amount in limit.used_up(WORTH).items():
                own[kind, origin_of(address)] = amount
        loop = asyncio.get_running_loop()
        shares = await loop.run_in_executor(self._thread, self._usage.exchange, own)
        for kind, limit in limits.items():
            by_address = {
                address: shares.get((kind, origin_of(address))) for address in limit.addresses
            }
            limit.hear(
                {address: share for address, share in by_address.items() if share is not None}
            )

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.exchange()
            except Exception as error:  # the data base is away; limits hold for each process
                LOG.warning("limits are not shared: %s", error)

    def _limits(self) -> Mapping[str, Buckets | Counts]:
        house = self._house
        return {
            "requests": house.requests,
            "tables": house.creations,
            "guesses": house.guesses,
            "messages": house.messages,
            "answers": house.answers,
            "sockets": house.sockets,
            "hints": house.hints,
            "analyses": house.analyses,
            "files": house.files,
            "pictures": house.pictures,
        }
