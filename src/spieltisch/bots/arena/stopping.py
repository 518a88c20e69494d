"""Breaking off: players that are thinking are told to stop, and no match is played on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from spieltisch.bots.players import Player


class Stopped(Exception):
    """The tournament ends before the match does."""


class Stop:
    """Whether a tournament is broken off, for all threads that play its matches."""

    def __init__(self) -> None:
        self._is_set = False
        self._seated: set[Player] = set()
        self._lock = Lock()

    def set(self) -> None:
        """Break off now: guests are ended, and searches stop soon."""
        with self._lock:
            self._is_set = True
            for player in self._seated:
                player.stop()

    def check(self) -> None:
        """Raise `Stopped` if the tournament is broken off."""
        if self._is_set:
            raise Stopped

    @contextmanager
    def reaching(self, player: Player) -> Iterator[None]:
        """See that a player can be told to stop while it sits at its seat; then it leaves."""
        with self._lock:
            self._seated.add(player)
        try:
            yield
        finally:
            with self._lock:
                self._seated.remove(player)
            player.close()
