"""Workers for what must not hold up the event loop.

Threads, not processes: the search is compiled and runs without the GIL, so a thread thinks as
fast as a process would, starts at once, and shares the compiled code. What remains in plain
Python, scenes and sights, is short. Bots run at a lower priority than people's moves, hints at a
lower one than bots, and analyses at the lowest; among those of a kind, addresses and tables take
turns.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from spieltisch.server.turns import Turns, step_back

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

#: How much less important thinking is than serving, as `nice` counts.
LOAD_NICENESS, BOT_NICENESS, HINT_NICENESS, SLOW_NICENESS = 5, 10, 12, 15


class Workers:
    """Threads for views, for replaying matches, for bots, for hints, and for analyses.

    Each kind has its own, so that a lot of one kind of work does not hold up another.
    """

    def __init__(self, bot_threads: int | None = None) -> None:
        # One core is left to the people: a bot's move may wait, a person's may not.
        bots = bot_threads or max(1, (os.cpu_count() or 1) - 1)
        self._views = ThreadPoolExecutor(2, "view")
        self._loads = ThreadPoolExecutor(2, "load", step_back, (LOAD_NICENESS,))
        self.bots = Turns(bots, "bot", BOT_NICENESS)
        self.hints = Turns(1, "hint", HINT_NICENESS)
        self.analyses = Turns(1, "slow", SLOW_NICENESS)

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

    def close(self) -> None:
        """Begin nothing new."""
        for turns in (self.bots, self.hints, self.analyses):
            turns.close()
        for pool in (self._views, self._loads):
            pool.shutdown(wait=False, cancel_futures=True)


async def _run(pool: ThreadPoolExecutor, work: Callable[[], Result]) -> Result:
    return await asyncio.get_running_loop().run_in_executor(pool, work)
