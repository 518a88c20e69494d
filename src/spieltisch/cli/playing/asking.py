"""Whom to ask next when several may act."""

from __future__ import annotations

import spieltisch


class Asking:
    """Keeps track of who is asked first and who would rather wait.

    Whoever acted last is asked first, then the others in the order of the seats from there.
    Those who wait are asked again when what they can do has changed, or when everybody
    else waits as well.
    """

    def __init__(self) -> None:
        self._first = 0
        self._waiting: dict[int, list[str]] = {}

    def begin_with(self, seat: int) -> None:
        """Ask this seat first from now on."""
        self._first = seat

    def wait(self, match: spieltisch.Match, seat: int) -> None:
        """Let the others go first."""
        self._waiting[seat] = match.legal(seat)

    def next(self, match: spieltisch.Match) -> int:
        """The seat to ask now."""
        actors = match.actors
        self._waiting = {
            seat: moves
            for seat, moves in self._waiting.items()
            if seat in actors and match.legal(seat) == moves
        }
        if len(self._waiting) == len(actors):
            self._waiting.clear()
        ready = [seat for seat in actors if seat not in self._waiting]
        return min(ready, key=lambda seat: (seat - self._first) % match.players)
