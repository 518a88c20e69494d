"""Our place in the company of processes: the lease, and what is shared."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from spieltisch.server.company.hints import Listener
from spieltisch.server.company.jobs import Jobs
from spieltisch.server.company.lease import Lease
from spieltisch.server.company.sharing import Sharing
from spieltisch.server.store.job_board import JobBoard
from spieltisch.server.store.usage import Usage

if TYPE_CHECKING:
    from spieltisch.server.house import House
    from spieltisch.server.store.postgres import PostgresStore


class Company:
    """All that a process has to do with others that share its data base."""

    def __init__(self, house: House, store: PostgresStore, lose_all: Callable[[], None]) -> None:
        settings = house.settings
        self.lease = Lease(store, settings.reachable_at, settings.lease_seconds, lose_all)
        self.jobs = Jobs(house, JobBoard(store), partial(Listener, store))
        self.sharing = Sharing(house, Usage(store))

    async def begin(self) -> None:
        """Join the others."""
        await self.lease.begin()
        self.jobs.begin()
        self.sharing.begin()

    async def end(self) -> None:
        """Leave; all tables are free for others."""
        self.jobs.end()
        self.sharing.end()
        await self.lease.end()
