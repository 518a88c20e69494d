"""Hints between processes: that something is new at a table, never what.

A hint is announced in a transaction of its own, after what it tells of is safe: commits that
announce something wait for each other, all over the data base. A hint may be lost, so whoever waits
for one also looks by themselves now and then.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from spieltisch.server.store.postgres import PostgresStore

LOG = logging.getLogger("spieltisch")

#: How long to wait before the data base is called again, in seconds.
AGAIN_SECONDS = 1.0


class About(StrEnum):
    """What is new."""

    #: A bot has to move, and nobody thinks for it yet.
    WORK = "work"
    #: Somebody has thought for a bot.
    ANSWER = "answer"


class Hint(NamedTuple):
    """What is new at a table, as of its last event."""

    about: About
    code: str
    n: int

    def write(self) -> str:
        """The hint as it is sent.

        >>> Hint(About.WORK, "abc", 7).write()
        'work abc 7'
        """
        return f"{self.about} {self.code} {self.n}"

    @classmethod
    def read(cls, text: str) -> Hint | None:
        """A hint as it was sent; None if a newer version has sent something else.

        >>> Hint.read("answer abc 7")
        Hint(about=<About.ANSWER: 'answer'>, code='abc', n=7)
        >>> Hint.read("moved abc 7 e4")
        """
        match text.split():
            case [About.WORK | About.ANSWER as about, code, number] if number.isdecimal():
                return cls(About(about), code, int(number))
        return None


class Listener:
    """A thread that hears hints on a connection of its own, and connects again when that is cut."""

    def __init__(self, store: PostgresStore, hear: Callable[[Hint], None]) -> None:
        self._store, self._hear = store, hear
        self._has_ended = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="hints", daemon=True)

    def begin(self) -> None:
        """Listen from now on."""
        self._thread.start()

    def end(self) -> None:
        """Listen no more."""
        self._has_ended.set()

    def _listen(self) -> None:
        while not self._has_ended.is_set():
            try:
                for text in self._store.listen(self._has_ended):
                    hint = Hint.read(text)
                    if hint is not None:
                        self._hear(hint)
            except Exception as error:  # the data base is away; it may come back
                LOG.warning("hints of other processes are not heard: %s", error)
                self._has_ended.wait(AGAIN_SECONDS)
