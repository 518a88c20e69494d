"""Bots think wherever there is time: what waits for its turn is offered to other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from spieltisch.server.company.hints import About, Hint, Listener
from spieltisch.server.company.tasks import Task, decode, encode, kind_of, kinds_of
from spieltisch.server.store.job_board import Job, Place
from spieltisch.server.turns import Errand

if TYPE_CHECKING:
    from spieltisch.server.house import House
    from spieltisch.server.store.job_board import JobBoard

LOG = logging.getLogger("spieltisch")

Given = ParamSpec("Given")
Result = TypeVar("Result")

#: How long a bot waits for its turn before it is offered to others, in seconds.
SHORT = 0.1
#: How often somebody looks who hears no hint.
POLL_SECONDS = 1.0
#: How long another process may think; then the job is offered again.
LEASE_SECONDS = 10.0

#: On whose account others are helped.
OTHERS = "others"


class Jobs:
    """What we offer to others, and what we do for them while nobody here waits."""

    def __init__(self, house: House, board: JobBoard, listener: Callable[..., Listener]) -> None:
        self._house, self._board = house, board
        self._threads = ThreadPoolExecutor(4, "jobs")
        self._listener = listener(self._hear)
        self._loop: asyncio.AbstractEventLoop | None = None
        #: Who waits for an answer of another process.
        self._waiting: dict[tuple[str, int], asyncio.Event] = {}
        self._has_news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Listen, and help others from now on."""
        self._loop = asyncio.get_running_loop()
        self._listener.begin()
        self._spawn(self._help())

    def end(self) -> None:
        """Help nobody any more."""
        self._listener.end()
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def think(self, errand: Errand, work: Callable[[], int], task: Task, n: int) -> int:
        """Let a bot think here when its turn has come, or elsewhere if that is sooner."""
        turns = self._house.workers.bots
        own = asyncio.ensure_future(turns.run(errand, work))
        offer: asyncio.Future[int | None] | None = None
        try:
            await asyncio.wait({own}, timeout=SHORT)
            if not own.done() and turns.ahead(errand.owner, errand.table):
                place = Place(errand.table, n, task.seat)
                offer = asyncio.ensure_future(self._offer(place, task))
                await asyncio.wait({own, offer}, return_when=asyncio.FIRST_COMPLETED)
                if not own.done() and (answer := offer.result()) is not None:
                    return answer
            return await own
        finally:
            own.cancel()
            if offer is not None:
                offer.cancel()

    async def _offer(self, place: Place, task: Task) -> int | None:
        """What another process has thought; None if nothing can be offered."""
        has_answer = self._waiting[place.code, place.n] = asyncio.Event()
        try:
            await self._run(self._board.post, place, kind_of(task.game), encode(task))
            await self._announce(About.WORK, place)
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(has_answer.wait(), POLL_SECONDS)
                has_answer.clear()
                answer = await self._run(self._board.answer_at, place)
                if answer is not None:
                    return answer
        except Exception as error:  # then the bot waits for its turn here
            LOG.warning("table %s: no other process thinks: %s", place.code, error)
            return None
        finally:
            self._waiting.pop((place.code, place.n), None)
            self._spawn(self._withdraw(place))

    async def _withdraw(self, place: Place) -> None:
        try:
            await self._run(self._board.withdraw, place)
        except Exception as error:  # it is thrown away with everything that is old
            LOG.warning("table %s: a job stays on the board: %s", place.code, error)

    # What others offer.

    async def _help(self) -> None:
        """Take over what others offer, for as long as nobody here waits for a turn."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._has_news.wait(), POLL_SECONDS)
            self._has_news.clear()
            try:
                while self._house.workers.bots.has_time and (job := await self._take()):
                    self._spawn(self._do(job))
                    await asyncio.sleep(0)
            except Exception as error:  # the data base is away; it may come back
                LOG.warning("other processes cannot be helped: %s", error)

    async def _take(self) -> Job | None:
        readiness = self._house.readiness
        games = [name for name, status in readiness.status.items() if status == "ready"]
        if not readiness.has_bots:
            return None
        kinds = await self._house.workers.load(kinds_of, games)
        return await self._run(self._board.take, kinds, LEASE_SECONDS)

    async def _do(self, job: Job) -> None:
        errand = Errand(OTHERS, job.place.code, 0.0)
        try:
            task = decode(job.body)
            action = await self._house.workers.bots.run(errand, task.choose)
            await self._run(self._board.answer, job, action)
            await self._announce(About.ANSWER, job.place)
        except Exception as error:  # its owner thinks about it too
            LOG.warning("table %s: a job could not be done: %s", job.place.code, error)
        self._has_news.set()

    # Hints.

    def _hear(self, hint: Hint) -> None:
        """Called by the thread that listens."""
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._heed, hint)

    def _heed(self, hint: Hint) -> None:
        if hint.about is About.WORK:
            self._has_news.set()
        elif (hint.code, hint.n) in self._waiting:
            self._waiting[hint.code, hint.n].set()

    async def _announce(self, about: About, place: Place) -> None:
        await self._run(self._board.announce, Hint(about, place.code, place.n).write())

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(
        self, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        assert not kwargs
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, work, *args)
