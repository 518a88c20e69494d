"""What is sent about a table: encoded once for all who look from the same seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from msgspec import Raw

from spieltisch.engine.json_parts import Ending, Opening
from spieltisch.engine.seats import Viewer
from spieltisch.engine.words import Language
from spieltisch.server.messages import NewsHead, Welcome, encode
from spieltisch.tables import events as e
from spieltisch.tables import views
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Table
from spieltisch.tables.teller import Eyes, Teller

#: How many encoded news are kept; whoever comes back may ask from any event on.
MOST_NEWS = 32

#: Who is told something, in which language, and after which event.
_Audience = tuple[Viewer, Language, int]

#: After these, whoever comes back is told everything anew.
_NO_GAP = (e.Started, e.Undone, e.Opened, e.Claimed, e.Passed, e.SentAway, e.Readmitted, e.Swapped)

_NO_SCENE = encode({"scene": None})
_NO_VIEW = Ending.of(encode({"view": None}))


class _Log(NamedTuple):
    """The log of a welcome, and how many earlier lines of chat it leaves out."""

    log: Raw
    earlier: int


class Show:
    """One table, as it is shown to everybody there."""

    def __init__(self, code: str, table: Table) -> None:
        self._code, self._table = code, table
        self.teller = Teller(table)
        self._lasting = b""
        self._common: Opening | None = None
        self._news: dict[_Audience, Opening] = {}
        self._views: dict[Eyes, Ending] = {}
        self._logs: dict[Eyes, _Log] = {}

    @property
    def size(self) -> int:
        """About how many bytes of memory is taken by what was put together before."""
        logs = sum(len(log.log) for log in self._logs.values())
        return len(self._lasting) + logs + self.teller.size

    def update(self, events: Sequence[e.Event]) -> None:
        """Drop what was encoded before and is now out of date."""
        self._views.clear()
        self._logs.clear()
        self._news.clear()
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
        """What only this viewer sees, and may play."""
        own = self._views.get(eyes)
        if own is None:
            match = self._table.match
            moves = views.moves(self._table, eyes.seat, eyes.language)
            rest = encode({**moves, **views.spoken(self._table, eyes.language)})
            if match is None:
                own = Ending.of(rest)
            else:
                own = match.gallery.own_scene(eyes.seat).around(rest)
            self._views[eyes] = own
        return own

    def welcome(self, eyes: Eyes, who: Who, wrong: list[int], at: int) -> bytes:
        """Everything there is to see, for somebody who has just come."""
        history = self._logs.get(eyes)
        if history is None:
            log, earlier = self.teller.history(eyes)
            history = self._logs[eyes] = _Log(Raw(encode(log)), earlier)
        return encode(
            Welcome(
                n=self._table.n,
                table=views.facts(self._table, self._code),
                you=views.you(who, eyes.seat),
                wrong=wrong,
                view=self.view(eyes, at),
                log=history.log,
                earlier=history.earlier,
            )
        )

    def news(self, eyes: Eyes, seen: int, at: int, is_returning: bool = False) -> bytes:
        """What has happened since event number `seen`; whoever comes back always gets a view."""
        events = self._table.log[seen:]
        if not is_returning and all(isinstance(event, e.Said | e.Reacted) for event in events):
            return self._news_head(eyes, seen, events) + _NO_VIEW
        return self._news_head(eyes, seen, events).nest("view", self._open(at)) + self._own(eyes)

    def _news_head(self, eyes: Eyes, seen: int, events: Sequence[e.Event]) -> Opening:
        """News up to the view: the same for all who may know the same."""
        everybody: _Audience = ("all", eyes.language, seen)
        alone: _Audience = (eyes.seat, eyes.language, seen)
        head = self._news.get(everybody) or self._news.get(alone)
        if head is None:
            # No event is more than one move, so this is no later than the ply it began at.
            is_open = self.teller.is_open_since(self._table.ply - len(events))
            news = NewsHead(
                first=seen + 1,
                n=self._table.n,
                events=[self.teller.tell(event, eyes) for event in events],
                revealed=[] if is_open else self.teller.reveal(self._ply_after(seen), eyes),
            )
            head = Opening.of(encode(news))
            if len(self._news) >= MOST_NEWS:
                self._news.clear()
            self._news[everybody if is_open else alone] = head
        return head

    def can_catch_up(self, seen: int, most: int) -> bool:
        """Whether the gap alone can be told.

        A new match or moves taken back change too much, and whose seat it is must be told anew.
        """
        if not 0 < seen <= self._table.n or self._table.n - seen > most:
            return False
        return not any(isinstance(event, _NO_GAP) for event in self._table.log[seen:])

    def _ply_after(self, seen: int) -> int:
        """Where the current match stood after an event."""
        for event in islice(reversed(self._table.log), self._table.n - seen, None):
            if isinstance(event, e.Moved | e.Undone):
                return event.ply if event.match == len(self._table.matches) else 0
            if isinstance(event, e.Started):
                break
        return self._table.begun_at
