"""One writer for a store: a thread that commits in groups.

Many that wait at the same time share one commit, so that safety costs next to nothing under load.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any

from spieltisch.server.store.protocol import Claim, Stored
from spieltisch.server.store.rows import Row
from spieltisch.tables.events import Event

#: How many orders share a commit at most.
GROUP = 500

#: A statement of SQL, and the values in it.
Statement = tuple[str, Sequence[Any]]


@dataclass(slots=True)
class Order:
    """What is to be written: new events, a row that has changed, and other statements."""

    code: str = ""
    events: Sequence[Event] = ()
    row: Row | None = None
    claim: Claim | None = None
    statements: Sequence[Statement] = ()
    is_removal: bool = False
    done: Stored = field(default_factory=Stored)


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
        self._is_writing = False
        self._groups: SimpleQueue[list[Order]] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def order(self, order: Order) -> Stored:
        """Have something written.

        Whatever comes while a group is being written, or in the same round of the loop, shares
        the next one: under load the writer is woken for many at once.
        """
        self._waiting.append(order)
        if len(self._waiting) == 1 and not self._is_writing:
            order.done.get_loop().call_soon(self._hand_over)
        return order.done

    def close(self) -> None:
        """Write what is still waiting, and end."""
        if self._waiting:
            self._hand_over()
        self._groups.put([])
        self._thread.join()

    def _hand_over(self) -> None:
        """Hand whatever waits to the writer."""
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._is_writing = bool(group)
        if group:
            self._groups.put(group)

    def _run(self) -> None:
        """The writer: one group after another, until an empty one."""
        while group := self._groups.get():
            errors = self._write(group)
            group[0].done.get_loop().call_soon_threadsafe(self._settle, group, errors)
            self._rest(group)
            del group, errors  # nothing of it stays while the writer waits
        self._end()

    def _settle(self, group: list[Order], errors: list[Exception | None]) -> None:
        """Let a group know, on its loop, while the next one is being written."""
        self._hand_over()
        for order, error in zip(group, errors, strict=True):
            if error is None:
                order.done.set_result(None)
            else:
                order.done.set_exception(error)
