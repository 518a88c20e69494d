"""Taking turns: whoever has had least comes next, first among addresses, then among tables."""

from __future__ import annotations

import asyncio
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from spieltisch.server.words import ServerRefusal

Result = TypeVar("Result")

#: Every so many turns one belongs to those for whom nobody waits, so that they come to an end too.
ALONE = 8

#: How many keys are remembered before those that have nothing on account are dropped.
MOST = 1000


class Errand(NamedTuple):
    """On whose account something is thought about, at which table, and how much it takes.

    `cost` is in seconds of a thread, as far as that is known beforehand; what it takes beyond that
    is charged in the end, what it takes less is not given back. What has not begun within
    `patience` seconds is refused.
    """

    owner: str
    table: str
    cost: float
    is_waited_for: bool = True
    patience: float | None = None


class Rota:
    """Keys that take turns: each waits once, and the one that has had least is next.

    A key that comes back after a while has no more on its account than those who are waiting:
    nobody saves up turns.

    >>> rota = Rota()
    >>> order = []
    >>> for key, cost in (("a", 4.0), ("b", 1.0), ("b", 1.0), ("b", 1.0)):
    ...     rota.enter(key)
    ...     order.append(rota.next())
    ...     rota.charge(order[-1], cost)
    >>> rota.enter("a")
    >>> rota.enter("b")
    >>> rota.next()
    'b'
    """

    def __init__(self) -> None:
        #: The keys that wait, numbered in the order in which they came.
        self._waiting: dict[str, int] = {}
        self._account: dict[str, float] = {}
        self._now = 0.0
        self._numbers = count()

    def __len__(self) -> int:
        return len(self._waiting)

    def enter(self, key: str) -> None:
        """Let a key wait for its next turn."""
        self._waiting[key] = next(self._numbers)

    def next(self) -> str:
        """The key whose turn it is; it no longer waits."""
        key = min(self._waiting, key=self._rank)
        self._now = self.account(key)
        del self._waiting[key]
        return key

    def charge(self, key: str, cost: float) -> None:
        """Put what a turn takes on the account of a key."""
        if len(self._account) >= MOST:
            self._account = {k: a for k, a in self._account.items() if a > self._now}
        self._account[key] = self.account(key) + cost

    def account(self, key: str) -> float:
        """How much a key has had, counted like those who wait."""
        return max(self._account.get(key, 0.0), self._now)

    def order(self) -> list[str]:
        """The keys that wait, those whose turn comes first in front."""
        return sorted(self._waiting, key=self._rank)

    def _rank(self, key: str) -> tuple[float, int]:
        return self.account(key), self._waiting[key]


@dataclass(eq=False)
class _Job:
    errand: Errand
    work: Callable[[], Any]
    done: asyncio.Future[Any]
    timer: asyncio.TimerHandle | None = None
    seconds: float = 0.0

    def perform(self) -> Any:
        """Do the work, and note how long it takes."""
        begin = perf_counter()
        try:
            return self.work()
        finally:
            self.seconds = perf_counter() - begin

    def begin(self) -> None:
        """Its turn has come: it is not refused any more."""
        if self.timer is not None:
            self.timer.cancel()

    def refuse(self) -> None:
        """Its turn has not come in time."""
        if not self.done.done():
            self.done.set_exception(ServerRefusal("busy"))


class _Crowd:
    """Jobs that wait: turns go round among owners, and those of an owner among its tables."""

    def __init__(self) -> None:
        self.owners = Rota()
        self._tables: dict[str, Rota] = {}
        self._jobs: dict[tuple[str, str], deque[_Job]] = {}

    def __len__(self) -> int:
        return len(self.owners)

    def add(self, job: _Job) -> None:
        owner, table = job.errand.owner, job.errand.table
        tables = self._tables.get(owner)
        if tables is None:
            tables = self._tables[owner] = Rota()
            self.owners.enter(owner)
        jobs = self._jobs.get((owner, table))
        if jobs is None:
            jobs = self._jobs[owner, table] = deque()
            tables.enter(table)
        jobs.append(job)

    @property
    def jobs(self) -> int:
        """How many jobs wait; `len` says how many owners do."""
        return sum(len(jobs) for jobs in self._jobs.values())

    def pop(self) -> _Job:
        owner = self.owners.next()
        tables = self._tables[owner]
        table = tables.next()
        jobs = self._jobs[owner, table]
        job = jobs.popleft()
        if not job.done.done():  # whoever has gone away pays nothing
            self.owners.charge(owner, job.errand.cost)
            tables.charge(table, job.errand.cost)
        if jobs:
            tables.enter(table)
        else:
            del self._jobs[owner, table]
        if len(tables):
            self.owners.enter(owner)
        else:
            del self._tables[owner]
        return job

    def settle(self, job: _Job) -> None:
        """Charge what a job took beyond what was expected."""
        owner, table = job.errand.owner, job.errand.table
        extra = job.seconds - job.errand.cost
        if extra > 0:
            self.owners.charge(owner, extra)
            if owner in self._tables:
                self._tables[owner].charge(table, extra)

    def ahead(self, owner: str, table: str) -> int:
        """How many turns come before the next one of a table, if nobody else comes."""
        owners = self.owners.order()
        if (owner, table) not in self._jobs:
            return 0
        before = self._tables[owner].order().index(table)
        place = owners.index(owner)
        return (
            sum(
                min(len(self._tables[other]), before + (owners.index(other) < place))
                for other in owners
                if other != owner
            )
            + before
        )


class Turns:
    """A few threads for many who want something thought about."""

    def __init__(self, threads: int, name: str, niceness: int) -> None:
        self._pool = ThreadPoolExecutor(threads, name, step_back, (niceness,))
        self._threads = threads
        self._busy: set[_Job] = set()
        self._waited_for, self._alone = _Crowd(), _Crowd()
        self._turns = 0

    async def run(self, errand: Errand, work: Callable[[], Result]) -> Result:
        """Do something in a thread when its turn has come; whoever is cancelled gives it up."""
        loop = asyncio.get_running_loop()
        job = _Job(errand, work, loop.create_future())
        if errand.patience is not None:
            job.timer = loop.call_later(errand.patience, job.refuse)
        self._crowd_of(job).add(job)
        self._hand_out()
        result: Result = await job.done
        return result

    @property
    def waiting(self) -> int:
        """How much waits for its turn."""
        return self._waited_for.jobs + self._alone.jobs

    @property
    def running(self) -> int:
        """How much is being thought about now."""
        return len(self._busy)

    def least_served(self, owners: Iterable[str]) -> str:
        """Of several who wait for the same, the one with the shortest account."""
        return min(owners, key=self._waited_for.owners.account)

    def ahead(self, owner: str, table: str) -> int:
        """How many turns come before that of a table, those under way included."""
        if any(job.errand.table == table for job in self._busy):
            return 0
        return self._waited_for.ahead(owner, table) + len(self._busy)

    @property
    def has_time(self) -> bool:
        """Whether a thread is free, and nobody waits for one."""
        waiting = len(self._waited_for) + len(self._alone)
        return not waiting and len(self._busy) < self._threads

    def close(self) -> None:
        """Begin nothing new."""
        self._waited_for, self._alone = _Crowd(), _Crowd()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _hand_out(self) -> None:
        while len(self._busy) < self._threads and (len(self._waited_for) or len(self._alone)):
            job = self._crowd().pop()
            if job.done.done():
                continue
            job.begin()
            self._turns += 1
            self._busy.add(job)
            loop = job.done.get_loop()
            loop.run_in_executor(self._pool, job.perform).add_done_callback(partial(self._end, job))

    def _crowd_of(self, job: _Job) -> _Crowd:
        return self._waited_for if job.errand.is_waited_for else self._alone

    def _crowd(self) -> _Crowd:
        """Those whose turn it is: people who wait, and once in a while tables without anybody."""
        is_for_others = not len(self._waited_for) or self._turns % ALONE == ALONE - 1
        return self._alone if is_for_others and len(self._alone) else self._waited_for

    def _end(self, job: _Job, work: asyncio.Future[Any]) -> None:
        self._busy.discard(job)
        self._crowd_of(job).settle(job)
        error = None if work.cancelled() else work.exception()
        if job.done.done():  # whoever asked has gone away meanwhile
            pass
        elif work.cancelled():
            job.done.cancel()
        elif error is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(work.result())
        self._hand_out()


def step_back(niceness: int) -> None:
    """Let others go first; on Linux each thread has a priority of its own."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)
