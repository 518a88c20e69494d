"""What is sent about a table: encoded once for all who look from the same seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from msgspec import Raw

from spieltisch.engine.gallery import Changes, Picture
from spieltisch.engine.json_parts import Ending, Opening
from spieltisch.engine.match import Match
from spieltisch.engine.seats import Viewer
from spieltisch.server.messages import Welcome, encode, news_head
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


class _Shown(NamedTuple):
    """What everybody saw after an event: the base of what is told as changes after the next one."""

    n: int
    match: Match
    picture: Picture
    lasting: bytes
    moderations: list[int]
    asks: views.Asks
    is_timed: bool


class _Step(NamedTuple):
    """The step from one to the other: since which event, what is new around the scene and of it,
    and everybody's legal moves.
    """

    last: int
    view: bytes
    scene: Changes
    legal: list[bytes]


class _Start(NamedTuple):
    """News up to what each viewer alone sees, and the last move."""

    news: bytes
    move: bytes


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
        #: The step from one to the other, and the news up to what each viewer alone sees, if they
        #: are the same for all.
        self._step: _Step | None = None
        self._start: _Start | None = None
        self._news: dict[_Audience, bytes] = {}
        self._views: dict[Onlooker, Ending] = {}

    @property
    def size(self) -> int:
        """About how many bytes of memory is taken by what was put together before."""
        pictures = sum(one.picture.spread.size for one in (self._before, self._now) if one)
        return len(self._lasting) + pictures + self.teller.size

    def update(self, events: Sequence[e.Event]) -> None:
        """Drop what was encoded before and is now out of date."""
        self._views.clear()
        self._news.clear()
        self._common = self._step = self._start = None
        if not _is_talk(events):
            self._before, self._now = self._now, None
        elif self._now is not None:
            self._now = self._now._replace(n=self._table.n)
        if not views.LEAVE_LASTING.issuperset(map(type, events)):
            self._lasting = b""

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
            match, legal = self._table.match, list[bytes]()
            if match is not None:
                legal = self._legal(match.gallery.picture())
            rest = b'{"legal":%b}' % (legal[viewer] if viewer is not None and legal else b"[]")
            own = Ending.of(rest)
            if match is not None:
                own = match.gallery.own_scene(viewer).around(rest)
            self._views[viewer] = own
        return own

    def _look(self, at: int) -> None:
        """Note what is seen now, and what of that is new."""
        table, match = self._table, self._table.match
        if match is None or self._now is not None:
            return
        before = self._before
        scene = None
        if before is not None and before.match is match:
            scene = match.gallery.changes(before.picture)
        now = self._now = _Shown(
            table.n,
            match,
            match.gallery.picture(),
            self._unchanging(),
            views.moderations(table),
            views.asks(table),
            bool(table.times.running),
        )
        if before is not None and scene is not None:
            view = self._around(before, now, at)
            self._step = _Step(before.n, view, scene, self._legal(now.picture))

    def _around(self, before: _Shown, now: _Shown, at: int) -> bytes:
        """What is new around the scene."""
        view = b'{"ply":%d' % self._table.ply
        if before.moderations != now.moderations:
            view += b',"moderator":' + encode(now.moderations)
        if before.is_timed or now.is_timed:
            view += b',"clock":' + encode(views.clock(self._table, at))
        if before.asks != now.asks:
            view += b',"asks":' + encode(now.asks)
        if before.lasting is not now.lasting:
            view += b"," + now.lasting[1:-1]
        return view + b"}"

    @cached_property
    def _facts(self) -> Raw:
        """What was agreed on when the table was created, which stays as it is."""
        return Raw(encode(views.facts(self._table, self._code)))

    def welcome(self, viewer: Onlooker, who: Who, wrong: list[int], at: int) -> bytes:
        """Everything there is to see, for somebody who has just come."""
        log, earlier = self.teller.history(viewer)
        return encode(
            Welcome(
                n=self._table.n,
                table=self._facts,
                you=views.you(who, viewer),
                wrong=wrong,
                view=self.view(viewer, at),
                log=Raw(log),
                earlier=earlier,
            )
        )

    def news(self, viewer: Onlooker, last: int, at: int, *, is_returning: bool = False) -> bytes:
        """What has happened since event number `last`; whoever comes back always gets a view."""
        events = self._table.log[last:]
        head = Opening.of(self._news_head(viewer, last, events)[0])
        if not is_returning and _is_talk(events):
            return head + _NO_VIEW
        return head.nest("view", self._open(at)) + self._own(viewer)

    def changes(self, viewer: Onlooker, last: int, at: int) -> bytes:
        """What has happened since an event, for somebody who has seen all that was before."""
        if self._step is None and not _is_talk(self._table.log[last:]):
            self._look(at)
        step = self._step
        if step is None or step.last != last:
            return self.news(viewer, last, at)
        news, move = self._start or self._begin(viewer, step)
        own, legal = step.scene.own_of(viewer), b"[]"
        if viewer is not None and step.legal:
            legal = step.legal[viewer]
        return b'%b%b,"last":%b,"legal":%b}}' % (news, own, move, legal)

    def _begin(self, viewer: Onlooker, step: _Step) -> _Start:
        """The news of a step up to what each viewer alone sees; kept if it is the same for all."""
        match = self._table.matches[-1]
        head, is_open = self._news_head(viewer, step.last, self._table.log[step.last :])
        news = b'%b,"changes":{"view":%b,%b' % (head[:-1], step.view, step.scene.open[1:])
        start = _Start(news, match.gallery.last_move(viewer))
        if is_open:
            self._start = start
        return start

    def _legal(self, picture: Picture) -> list[bytes]:
        """The moves that each person may make, by the numbers of their texts, as JSON; none for
        whom a bot plays, or if the match has ended.
        """
        if self._table.phase != "playing":
            return []
        both = zip(picture.standing.legal, self._table.seats, strict=True)
        return [moves if seat.plays else b"[]" for moves, seat in both]

    def _news_head(
        self, viewer: Onlooker, last: int, events: Sequence[e.Event]
    ) -> tuple[bytes, bool]:
        """News up to the view, and whether all may know the same."""
        everybody: _Audience = ("all", last)
        alone: _Audience = (viewer, last)
        head = self._news.get(everybody)
        if head is not None:
            return head, True
        head, is_open = self._news.get(alone), False
        if head is None:
            # No event is more than one move, so this is no later than the ply it began at.
            is_open = self.teller.is_open_since(self._table.ply - len(events))
            if is_open:
                told, revealed = [self.teller.tell_all(event) for event in events], []
            else:
                told = [self.teller.tell(event, viewer) for event in events]
                revealed = self.teller.reveal(self._ply_after(last), viewer)
            head = news_head(last + 1, self._table.n, told, revealed)
            if len(self._news) >= MOST_NEWS:
                self._news.clear()
            self._news[everybody if is_open else alone] = head
        return head, is_open

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
