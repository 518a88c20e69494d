"""What is sent about a table: encoded once for all who look from the same seat."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from spieltisch.engine.json_parts import Ending, Opening
from spieltisch.engine.seats import Viewer
from spieltisch.engine.words import Language
from spieltisch.server.messages import encode
from spieltisch.tables import events as e
from spieltisch.tables import views
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Table
from spieltisch.tables.telling import Teller

#: From where, and in which language somebody looks.
Eyes = tuple[int | None, Language]

#: To whom, in which language, and after which event something is told.
_Told = tuple[Viewer, Language, int]

#: So many tellings of what happened last are kept; whoever comes back may ask for any other.
MOST_NEWS = 32

Raw = msgspec.Raw

_NO_SCENE = encode({"scene": None})
_NO_VIEW = Ending.of(encode({"view": None}))


def _packed(value: Any) -> Raw:
    return Raw(encode(value))


class Show:
    """One table, as everybody at it is shown it."""

    def __init__(self, code: str, table: Table) -> None:
        self._code, self._table = code, table
        self.teller = Teller(table)
        self._lasting = b""
        self._common: Opening | None = None
        self._news: dict[_Told, Opening] = {}
        self._views: dict[Eyes, Ending] = {}
        self._logs: dict[Eyes, dict[str, Any]] = {}

    def changed(self, events: list[Any]) -> None:
        """Something has happened; what was encoded before is old."""
        for old in (self._views, self._logs, self._news):
            old.clear()
        self._common = None
        if not all(isinstance(event, views.LEAVE_LASTING) for event in events):
            self._lasting = b""
        for event in events:
            if isinstance(event, e.Undone):
                self.teller.forget(event.ply)

    def view(self, eyes: Eyes, at: int) -> Raw:
        """The table as it is now."""
        return Raw(self._open(at) + self._own(eyes))

    def _open(self, at: int) -> Opening:
        """The table as far as everybody sees it."""
        if self._common is None:
            table, match = self._table, self._table.match
            self._lasting = self._lasting or encode(views.lasting(table))
            common = Opening.of(self._lasting).add(encode(views.passing(table, at)))
            if match is None:
                self._common = common.add(_NO_SCENE)
            else:
                self._common = common.nest("scene", match.gallery.open_scene())
        return self._common

    def _own(self, eyes: Eyes) -> Ending:
        """What somebody sees beside it, and may play."""
        found = self._views.get(eyes)
        if found is None:
            match = self._table.match
            moves = encode(views.moves(self._table, *eyes))
            if match is None:
                found = Ending.of(moves)
            else:
                found = match.gallery.own_scene(eyes[0]).around(moves)
            self._views[eyes] = found
        return found

    def welcome(self, eyes: Eyes, who: Who, wrong: list[int], at: int) -> bytes:
        """Everything."""
        if eyes not in self._logs:
            told = self.teller.standing(*eyes)
            self._logs[eyes] = {"log": _packed(told.log), "earlier": told.earlier}
        return encode(
            {
                "type": "welcome",
                "n": self._table.n,
                "table": views.about(self._table, self._code),
                "you": views.you(who, eyes[0]),
                "wrong": wrong,
                "view": self.view(eyes, at),
                **self._logs[eyes],
            }
        )

    def news(self, eyes: Eyes, seen: int, at: int, returning: bool = False) -> bytes:
        """What has happened after the event number `seen`; a view whoever comes back gets."""
        events = self._table.log[seen:]
        only_talk = not returning and all(isinstance(event, e.Said) for event in events)
        told = self._told(eyes, seen, events)
        if only_talk:
            return told + _NO_VIEW
        return told.nest("view", self._open(at)) + self._own(eyes).around(b"{}")

    def _told(self, eyes: Eyes, seen: int, events: list[Any]) -> Opening:
        """The beginning of the news for all who may know the same; for all if nothing is secret."""
        for_all: _Told = ("all", eyes[1], seen)
        own: _Told = (*eyes, seen)
        found = self._news.get(for_all) or self._news.get(own)
        if found is None:
            # No event is more than one move, so this is no later than the ply it began at.
            is_open = self.teller.is_open_since(self._table.ply - len(events))
            told = [self.teller.event(event, *eyes) for event in events]
            revealed = [] if is_open else self.teller.revealed(self._ply(seen), *eyes)
            about = {"type": "news", "from": seen + 1, "n": self._table.n}
            found = Opening.of(encode({**about, "events": told, "revealed": revealed}))
            if len(self._news) >= MOST_NEWS:
                self._news.clear()
            self._news[for_all if is_open else own] = found
        return found

    def can_catch_up(self, seen: int | None, most: int) -> bool:
        """Whether the gap can be told; a new match or moves taken back make all new."""
        if seen is None or not 0 < seen <= self._table.n or self._table.n - seen > most:
            return False
        return not any(isinstance(event, e.Started | e.Undone) for event in self._table.log[seen:])

    def _ply(self, seen: int) -> int:
        """Where the current match stood after an event."""
        for event in islice(reversed(self._table.log), self._table.n - seen, None):
            if isinstance(event, e.Moved | e.Undone):
                return event.ply if event.match == len(self._table.matches) else 0
            if isinstance(event, e.Started):
                break
        return self._begun_at()

    def _begun_at(self) -> int:
        """The ply of a match before its first move here; a file may have brought moves."""
        match = self._table.match
        moved = sum(isinstance(event, e.Moved) for event in self._current())
        return 0 if match is None else max(0, match.ply - moved)

    def _current(self) -> list[Any]:
        number = len(self._table.matches)
        taken = [event for event in self._table.log if getattr(event, "match", None) == number]
        return [] if any(isinstance(event, e.Undone) for event in taken) else taken
