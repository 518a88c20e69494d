"""The past of a table: what of its log still counts for somebody who is told everything at once."""

from __future__ import annotations

from collections import deque

from spieltisch.tables import events as e
from spieltisch.tables.table import Table

#: How many lines of chat, and how many other events besides moves, are told at once.
MOST_TOLD = 200

#: About how many bytes an event takes that counts, besides the text that is told of it.
EVENT_BYTES = 150


class Past:
    """The events of a table that still count, in their order, with what everybody is told of them.

    Moves of earlier matches and those taken back do not count; of the chat and of everything else
    only the latest does, however long people have been sitting here. Every event is looked at once.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._looked_at = 0
        #: What everybody is told of each event that counts, as JSON; empty if nobody was told yet.
        self._told: dict[int, bytes] = {}
        #: The moves of the current match, and the numbers of all other events that count.
        self._moves: list[e.Moved] = []
        self._lines, self._others = deque[int](), deque[int]()
        self._size = 0
        #: How many lines of chat count no longer.
        self.earlier = 0

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        return self._size + len(self._told) * EVENT_BYTES

    def told(self, n: int) -> bytes:
        """What everybody has been told of an event; empty if nothing."""
        return self._told.get(n, b"")

    def keep(self, n: int, text: bytes) -> None:
        """Keep what everybody is told of an event, as long as it counts."""
        if n in self._told:
            self._size += len(text) - len(self._told[n])
            self._told[n] = text

    def items(self) -> list[tuple[int, bytes]]:
        """The numbers of the events that count, and what everybody has been told of each."""
        return [*self._told.items()]

    def look_on(self) -> bool:
        """Take in what has happened since the last look; whether anything has."""
        log = self._table.log
        if self._looked_at == len(log):
            return False
        for event in log[self._looked_at :]:
            if type(event) is e.Moved:  # by far the most frequent
                self._moves.append(event)
                self._told[event.n] = b""
            else:
                self._take_in(event)
        self._looked_at = len(log)
        return True

    def _take_in(self, event: e.Event) -> None:
        """Take in what is no move."""
        match event:
            case e.Reacted():
                return
            case e.Said(n=n):
                self._lines.append(n)
                if len(self._lines) > MOST_TOLD:
                    self._drop(self._lines.popleft())
                    self.earlier += 1
            case _:
                if isinstance(event, e.Started):
                    self._drop_moves(0)
                elif isinstance(event, e.Undone):
                    self._drop_moves(event.ply)
                self._others.append(event.n)
                if len(self._others) > MOST_TOLD:
                    self._drop(self._others.popleft())
        self._told[event.n] = b""

    def _drop_moves(self, ply: int) -> None:
        """Forget the moves after a ply: another match has begun, or they were taken back."""
        moves, told = self._moves, self._told
        while moves and moves[-1].ply > ply:
            self._size -= len(told.pop(moves.pop().n))

    def _drop(self, n: int) -> None:
        self._size -= len(self._told.pop(n))
