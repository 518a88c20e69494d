"""What is sent about a table: encoded once for all who look from the same seat."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from spieltisch.engine.played import Viewer
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


def _packed(value: Any) -> Raw:
    return Raw(encode(value))


class Show:
    """One table, as everybody at it is shown it."""

    def __init__(self, code: str, table: Table) -> None:
        self._code, self._table = code, table
        self.teller = Teller(table)
        self._lasting = self._common = b""
        self._news: dict[_Told, bytes] = {}
        self._scenes: dict[int | None, tuple[bytes, ...]] = {}
        self._views: dict[Eyes, list[bytes]] = {}
        self._logs: dict[Eyes, dict[str, Any]] = {}

    def changed(self, events: list[Any]) -> None:
        """Something has happened; what was encoded before is old."""
        for old in (self._scenes, self._views, self._logs, self._news):
            old.clear()
        self._common = b""
        if not all(isinstance(event, views.LEAVE_LASTING) for event in events):
            self._lasting = b""
        for event in events:
            if isinstance(event, e.Undone):
                self.teller.forget(event.ply)

    def view(self, eyes: Eyes, at: int) -> Raw:
        """The table as it is now."""
        return Raw(b"".join(self._view(eyes, at)))

    def _view(self, eyes: Eyes, at: int) -> list[bytes]:
        """The same in pieces: what is large is copied once, into what is sent."""
        found = self._views.get(eyes)
        if found is None:
            if not self._common:
                self._lasting = self._lasting or encode(views.lasting(self._table))[:-1]
                passing = encode(views.passing(self._table, at))
                self._common = b'%b,%b,"scene":' % (self._lasting, passing[1:-1])
            own = encode(views.moves(self._table, *eyes))
            found = [self._common, *self._scene(eyes[0]), b",", own[1:]]
            self._views[eyes] = found
        return found

    def _scene(self, viewer: int | None) -> tuple[bytes, ...]:
        found = self._scenes.get(viewer)
        if found is None:
            match = self._table.match
            found = (b"null",) if match is None else match.encoded_scene(viewer)
            self._scenes[viewer] = found
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
        shown = [b"null"] if only_talk else self._view(eyes, at)
        return b"".join((self._told(eyes, seen, events), b',"view":', *shown, b"}"))

    def _told(self, eyes: Eyes, seen: int, events: list[Any]) -> bytes:
        """The beginning of the news for all who may know the same; for all if nothing is secret."""
        for_all: _Told = ("all", eyes[1], seen)
        own: _Told = (*eyes, seen)
        found = self._news.get(for_all) or self._news.get(own)
        if found is None:
            before = self._ply(seen) if self.teller.keeps_secrets else 0
            is_open = self.teller.is_open_since(before)
            told = [self.teller.event(event, *eyes) for event in events]
            revealed = [] if is_open else self.teller.revealed(before, *eyes)
            about = {"type": "news", "from": seen + 1, "n": self._table.n}
            found = encode({**about, "events": told, "revealed": revealed})[:-1]
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
        return 0 if match is None else max(0, len(match.log) - moved)

    def _current(self) -> list[Any]:
        number = len(self._table.matches)
        taken = [event for event in self._table.log if getattr(event, "match", None) == number]
        return [] if any(isinstance(event, e.Undone) for event in taken) else taken
