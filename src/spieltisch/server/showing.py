"""What is sent about a table: encoded once for all who look from the same seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from msgspec import Raw

from spieltisch.engine.gallery import Picture
from spieltisch.engine.json_parts import Ending, Opening
from spieltisch.engine.match import Match
from spieltisch.engine.seats import Viewer
from spieltisch.server.messages import NewsHead, Welcome, encode
from spieltisch.tables import events as e
from spieltisch.tables import views
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Table
from spieltisch.tables.teller import Onlooker, Teller

#: How many encoded news are kept; whoever comes back may ask from any event on.
MOST_NEWS = 32

#: Who is told something, and after which event.
_Audience = tuple[Viewer, int]

#: After these, whoever comes back is told everything anew.
_NO_GAP = (e.Started, e.Undone, e.Opened, e.Claimed, e.Passed, e.SentAway, e.Readmitted, e.Swapped)

#: After these a table looks as before.
_TALK: frozenset[type[e.Event]] = frozenset({e.Said, e.Reacted})

_NO_SCENE = encode({"scene": None})
_NO_VIEW = Ending.of(encode({"view": None}))


def _is_talk(events: Sequence[e.Event]) -> bool:
    """Whether nothing has happened at the table itself."""
    return _TALK.issuperset(map(type, events))


class _Log(NamedTuple):
    """The log of a welcome, and how many earlier lines of chat it leaves out."""

    log: Raw
    earlier: int


class _Shown(NamedTuple):
    """What everybody saw after an event: the base of what is told as changes after the next one."""

    n: int
    match: Match
    picture: Picture
    lasting: bytes
    passing: views.Passing


class Show:
    """One table, as it is shown to everybody there."""

    def __init__(self, code: str, table: Table) -> None:
        self._code, self._table = code, table
        self.teller = Teller(table)
        self._lasting = b""
        self._common: Opening | None = None
        #: What was shown last, and what is shown now, if somebody was told.
        self._before: _Shown | None = None
        self._now: _Shown | None = None
        #: What everybody is told about the step from one to the other, and the news up to there
        #: if it is the same for all.
        self._changes: Opening | None = None
        self._start: Opening | None = None
        self._news: dict[_Audience, Opening] = {}
        self._views: dict[Onlooker, Ending] = {}
        self._logs: dict[Onlooker, _Log] = {}

    @property
    def size(self) -> int:
        """About how many bytes of memory is taken by what was put together before."""
        logs = sum(len(log.log) for log in self._logs.values())
        sizes = [len(one.picture.spread.open) for one in (self._before, self._now) if one]
        return len(self._lasting) + logs + 2 * sum(sizes) + self.teller.size

    def update(self, events: Sequence[e.Event]) -> None:
        """Drop what was encoded before and is now out of date."""
        self._views.clear()
        self._logs.clear()
        self._news.clear()
        self._common = self._changes = self._start = None
        if not _is_talk(events):
            self._before, self._now = self._now, None
        elif self._now is not None:
            self._now = self._now._replace(n=self._table.n)
        if views.LEAVE_LASTING.issuperset(map(type, events)):
            return
        self._lasting = b""
        for event in events:
            if isinstance(event, e.Undone):
                self.teller.forget(event.ply)

    def view(self, viewer: Onlooker, at: int) -> Raw:
        """The table as it is now."""
        return Raw(self._open(at) + self._own(viewer))

    def _open(self, at: int) -> Opening:
        """The table as far as everybody sees it."""
        if self._common is None:
            match = self._table.match
            common = Opening.of(self._unchanging()).add(encode(views.passing(self._table, at)))
            if match is None:
                self._common = common.add(_NO_SCENE)
            else:
                self._common = common.nest("scene", match.gallery.open_scene())
        return self._common

    def _unchanging(self) -> bytes:
        """What is the same for everybody, and mostly the same from move to move."""
        self._lasting = self._lasting or encode(views.lasting(self._table))
        return self._lasting

    def _own(self, viewer: Onlooker) -> Ending:
        """What only this viewer sees, and may play."""
        own = self._views.get(viewer)
        if own is None:
            match, rest = self._table.match, encode({"legal": views.legal(self._table, viewer)})
            own = Ending.of(rest)
            if match is not None:
                own = match.gallery.own_scene(viewer).around(rest)
            self._views[viewer] = own
        return own

    def _step(self, last: int, at: int) -> Opening | None:
        """What everybody is told as changes since an event; None if a whole view has to be told."""
        match = self._table.match
        if match is None:
            return None
        if self._now is None:
            passing = views.passing(self._table, at)
            picture = match.gallery.picture()
            self._now = _Shown(self._table.n, match, picture, self._unchanging(), passing)
            self._changes = self._compare(self._before, self._now)
        return self._changes if self._before is not None and self._before.n == last else None

    def _compare(self, before: _Shown | None, now: _Shown) -> Opening | None:
        if before is None or before.match is not now.match:
            return None
        scene = now.match.gallery.open_changes(before.picture, now.picture)
        if scene is None:
            return None
        was, new = before.passing, {**now.passing}
        for name in ("moderator", "asks"):
            if was[name] == new[name]:
                del new[name]
        if not now.passing["clock"].running and not before.passing["clock"].running:
            del new["clock"]
        view = Opening.of(encode(new))
        if before.lasting is not now.lasting:
            view = view.add(now.lasting)
        return Opening.of(b'{"view":' + (view + Ending.of(b"{}")) + b"}").join(scene)

    def welcome(self, viewer: Onlooker, who: Who, wrong: list[int], at: int) -> bytes:
        """Everything there is to see, for somebody who has just come."""
        history = self._logs.get(viewer)
        if history is None:
            log, earlier = self.teller.history(viewer)
            history = self._logs[viewer] = _Log(Raw(encode(log)), earlier)
        return encode(
            Welcome(
                n=self._table.n,
                table=views.facts(self._table, self._code),
                you=views.you(who, viewer),
                wrong=wrong,
                view=self.view(viewer, at),
                log=history.log,
                earlier=history.earlier,
            )
        )

    def news(self, viewer: Onlooker, last: int, at: int, *, is_returning: bool = False) -> bytes:
        """What has happened since event number `last`; whoever comes back always gets a view."""
        events = self._table.log[last:]
        if not is_returning and _is_talk(events):
            return self._news_head(viewer, last, events) + _NO_VIEW
        return self._news_head(viewer, last, events).nest("view", self._open(at)) + self._own(
            viewer
        )

    def changes(self, viewer: Onlooker, last: int, at: int) -> bytes:
        """What has happened since an event, for somebody who has seen all that was before."""
        start = self._start
        if start is None or self._before is None or self._before.n != last:
            events = self._table.log[last:]
            step = None if _is_talk(events) else self._step(last, at)
            if step is None:
                return self.news(viewer, last, at)
            start = self._news_head(viewer, last, events).nest("changes", step)
            if ("all", last) in self._news:
                self._start = start
        before, now, legal = self._before, self._now, views.legal(self._table, viewer)
        assert before is not None, "there is something that has changed"
        assert now is not None
        gallery = now.match.gallery
        return start + gallery.own_changes(before.picture, now.picture, viewer, legal)

    def _news_head(self, viewer: Onlooker, last: int, events: Sequence[e.Event]) -> Opening:
        """News up to the view: the same for all who may know the same."""
        everybody: _Audience = ("all", last)
        alone: _Audience = (viewer, last)
        head = self._news.get(everybody) or self._news.get(alone)
        if head is None:
            # No event is more than one move, so this is no later than the ply it began at.
            is_open = self.teller.is_open_since(self._table.ply - len(events))
            news = NewsHead(
                first=last + 1,
                n=self._table.n,
                events=[self.teller.tell(event, viewer) for event in events],
                revealed=[] if is_open else self.teller.reveal(self._ply_after(last), viewer),
            )
            head = Opening.of(encode(news))
            if len(self._news) >= MOST_NEWS:
                self._news.clear()
            self._news[everybody if is_open else alone] = head
        return head

    def can_catch_up(self, last: int, most: int) -> bool:
        """Whether the gap alone can be told.

        A new match or moves taken back change too much, and whose seat it is must be told anew.
        """
        if not 0 < last <= self._table.n or self._table.n - last > most:
            return False
        return not any(isinstance(event, _NO_GAP) for event in self._table.log[last:])

    def _ply_after(self, last: int) -> int:
        """Where the current match stood after an event."""
        for event in islice(reversed(self._table.log), self._table.n - last, None):
            if isinstance(event, e.Moved | e.Undone):
                return event.ply if event.match == len(self._table.matches) else 0
            if isinstance(event, e.Started):
                break
        return self._table.begun_at
