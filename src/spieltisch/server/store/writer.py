"""One writer for a store: a thread that commits in groups.

Many that wait at the same time share one commit, so that safety costs next to nothing under load.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from time import perf_counter, sleep
from typing import Any

from spieltisch.server.store.protocol import Claim, Stored
from spieltisch.server.store.rows import Row
from spieltisch.tables.events import Event

LOG = logging.getLogger("spieltisch")

#: How many orders share a commit at most.
GROUP = 500

#: So many are written without waiting for the end of a round of the loop.
MANY = 18

#: Where several wait, a group begins at least this many seconds after the one before.
PACE = 0.001

#: A statement of SQL, and the values in it.
Statement = tuple[str, Sequence[Any]]


class Order(Stored):
    """What is to be written: new events, a row that has changed, and other statements."""

    __slots__ = ("claim", "code", "events", "is_removal", "row", "statements")

    def __init__(
        self,
        code: str = "",
        events: Sequence[Event] = (),
        row: Row | None = None,
        claim: Claim | None = None,
        statements: Sequence[Statement] = (),
        is_removal: bool = False,
    ) -> None:
        super().__init__()
        self.code, self.events, self.row, self.claim = code, events, row, claim
        self.statements, self.is_removal = statements, is_removal


class Writer:
    """Takes orders on the event loop, and has them carried out by its thread, group by group.

    `write` stores a group and says what was wrong with each order; `rest` is what the writer does
    once those who wait have been told; `end` is called when no more orders come.
    """

    def __init__(
        self,
        write: Callable[[list[Order]], list[Exception | None]],
        rest: Callable[[list[Order]], None],
        end: Callable[[], None],
    ) -> None:
        self._write, self._rest, self._end = write, rest, end
        self._waiting: list[Order] = []
        self._loop: asyncio.AbstractEventLoop
        #: Whether the thread is at work, and looks by itself whether anything else waits.
        self._is_awake = False
        #: Wakes the thread; False lets it end when nothing waits any more.
        self._calls: SimpleQueue[bool] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def order(self, order: Order) -> Stored:
        """Have something written.

        Whatever comes while a group is being written, or in the same round of the loop, shares
        the next one: under load the thread is woken seldom. In a long round it begins earlier, so
        that the loop need not wait for it afterwards.
        """
        if not self._waiting:
            self._loop = asyncio.get_running_loop()
        self._waiting.append(order)
        if not self._is_awake:
            if len(self._waiting) == 1:
                self._loop.call_soon(self._call)
            elif len(self._waiting) >= MANY:
                self._call()
        return order

    def _call(self) -> None:
        """Wake the thread, unless it is awake or has written everything already."""
        if self._waiting and not self._is_awake:
            self._is_awake = True
            self._calls.put(True)

    def close(self) -> None:
        """Write what is still waiting, and end."""
        self._calls.put(False)
        self._thread.join()

    def _run(self) -> None:
        """The thread: whenever it is called, it writes until nothing waits."""
        while self._calls.get():
            self._write_all()
        self._write_all()
        self._end()

    def _write_all(self) -> None:
        """Write until nothing waits; whoever comes afterwards has to call."""
        while True:
            self._is_awake = True
            while self._waiting:
                self._write_group()
            self._is_awake = False
            if not self._waiting:  # whoever came just before has not called
                return

    def _write_group(self) -> None:
        """Write what waits, and tell it all at once while the next group gathers."""
        began = perf_counter()
        group, loop = self._waiting[:GROUP], self._loop
        del self._waiting[: len(group)]  # more may have come at its end meanwhile
        loop.call_soon_threadsafe(_settle, group, self._write(group))
        self._rest(group)
        if len(self._waiting) > 1:
            sleep(max(0.0, began + PACE - perf_counter()))


def _settle(group: list[Order], errors: list[Exception | None]) -> None:
    """Let everybody know, on the loop; whoever cannot be told keeps nobody else from it."""
    for order, error in zip(group, errors, strict=True):
        try:
            order.settle(error)
        except Exception:
            LOG.exception("what follows something stored has failed")
