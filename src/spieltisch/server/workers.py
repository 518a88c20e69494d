"""Workers for what must not hold up the event loop.

Threads, not processes: the search is compiled and runs without the GIL, so a thread thinks as
fast as a process would, starts at once, and shares the compiled code. What remains in plain
Python, scenes and sights, is short. Bots run at a lower priority than people's moves.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

#: How much less important thinking is than serving, as `nice` counts.
LOAD_NICENESS, BOT_NICENESS, HINT_NICENESS, SLOW_NICENESS = 5, 10, 12, 15


class Workers:
    """Threads for views, for replaying matches, for bots, for hints, and for what may take long.

    Each kind has its own, so that a lot of one kind of work does not hold up another.
    """

    def __init__(self, bot_threads: int | None = None) -> None:
        # One core is left to the people: a bot's move may wait, a person's may not.
        bots = bot_threads or max(1, (os.cpu_count() or 1) - 1)
        self._views = ThreadPoolExecutor(2, "view")
        self._loads = ThreadPoolExecutor(2, "load", _step_back, (LOAD_NICENESS,))
        self._bots = ThreadPoolExecutor(bots, "bot", _step_back, (BOT_NICENESS,))
        self._hints = ThreadPoolExecutor(1, "hint", _step_back, (HINT_NICENESS,))
        self._slow = ThreadPoolExecutor(1, "slow", _step_back, (SLOW_NICENESS,))

    async def view(
        self, work: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Result:
        """Do something short for people who wait."""
        return await _run(self._views, partial(work, *args, **kwargs))

    async def load(
        self, work: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Result:
        """Replay the moves of a match or a table."""
        return await _run(self._loads, partial(work, *args, **kwargs))

    async def think(
        self, work: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Result:
        """Let a bot think."""
        return await _run(self._bots, partial(work, *args, **kwargs))

    async def hint(
        self, work: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Result:
        """Think about a hint; the bots come first."""
        return await _run(self._hints, partial(work, *args, **kwargs))

    async def slowly(
        self, work: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Result:
        """Do something that may take minutes."""
        return await _run(self._slow, partial(work, *args, **kwargs))

    def close(self) -> None:
        """Begin nothing new."""
        for pool in (self._views, self._loads, self._bots, self._hints, self._slow):
            pool.shutdown(wait=False, cancel_futures=True)


async def _run(pool: ThreadPoolExecutor, work: Callable[[], Result]) -> Result:
    return await asyncio.get_running_loop().run_in_executor(pool, work)


def _step_back(niceness: int) -> None:
    """Let others go first; on Linux each thread has a priority of its own."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)
