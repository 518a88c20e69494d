"""The teller of a table: tells each viewer about events, and only what that viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, assert_never

import msgspec

from spieltisch.engine.match import Match
from spieltisch.tables import events as e
from spieltisch.tables import notices
from spieltisch.tables.notices import Notice, Revealed, moved_as_json
from spieltisch.tables.past import Past
from spieltisch.tables.table import Table

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode

#: The seat somebody looks from; None for a spectator.
Onlooker = int | None


class History(NamedTuple):
    """What still counts of a log, as JSON, and how many earlier lines of chat are left out."""

    log: bytes
    earlier: int


@dataclass
class _Secrets:
    """The moves of a match that are, or were, secret to a viewer, up to a ply.

    `revealed` maps moves that were hidden at first to the ply at which they were revealed.
    """

    plies: int = 0
    hidden: list[int] = field(default_factory=list)
    revealed: dict[int, int] = field(default_factory=dict)
    #: The ply at which a move was revealed last.
    latest: int = 0


class Teller:
    """Tells the events of one table as JSON, and remembers what it has told."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._past = Past(table)
        #: The log as everybody may know it, if somebody was told since anything happened.
        self._log = b""
        #: What has been secret in the current match, by viewer, and the match this is about: its
        #: number, and how often moves had been taken back.
        self._secrets: dict[Onlooker, _Secrets] = {}
        self._about = (0, 0)

    @property
    def size(self) -> int:
        """About how many bytes of memory is taken by what was told."""
        return self._past.size + len(self._log)

    @property
    def keeps_secrets(self) -> bool:
        """Whether what is told may differ from viewer to viewer."""
        match = self._table.match
        return match is not None and match.game.has_secret_moves

    def tell(self, event: e.Event, viewer: Onlooker) -> bytes:
        """An event as a viewer may know it: a `Notice`, as JSON."""
        if isinstance(event, e.Moved) and not self._may_know(event, viewer):
            return moved_as_json(event, None)
        return self.tell_all(event)

    def tell_all(self, event: e.Event) -> bytes:
        """An event that is no secret to anybody, as JSON."""
        self._look_on()
        text = self._past.told(event.n)
        if not text:
            text = self._written(event)
            self._past.keep(event.n, text)
        return text

    def history(self, viewer: Onlooker) -> History:
        """What still counts of the log, for somebody who is told everything at once."""
        self._look_on()
        match, log = self._table.match, self._table.log
        if match is None or not self.keeps_secrets or not self._secrets_from(viewer, match).hidden:
            if not self._log:
                told = [text or self.tell(log[n - 1], viewer) for n, text in self._past.items()]
                self._log = b"[%b]" % b",".join(told)
            return History(self._log, self._past.earlier)
        told = [self.tell(log[n - 1], viewer) for n, _ in self._past.items()]
        return History(b"[%b]" % b",".join(told), self._past.earlier)

    def reveal(self, before: int, viewer: Onlooker) -> list[Revealed]:
        """The moves up to a ply that were secret then and are no longer."""
        match, number = self._table.match, len(self._table.matches)
        if match is None or not self.keeps_secrets:
            return []
        revealed = self._secrets_from(viewer, match).revealed
        deeds = [
            (ply, match.gallery.deed(ply))
            for ply, since in revealed.items()
            if ply <= before < since and not match.gallery.is_secret(ply, viewer)
        ]
        return [
            Revealed(match=number, ply=ply, move=deed.move, told=_decode(deed.told))
            for ply, deed in deeds
        ]

    def is_open_since(self, before: int) -> bool:
        """Whether no move has been secret since a ply, so that everybody is told the same.

        What a spectator knows everybody knows, as a law of the engine says.
        """
        match = self._table.match
        if match is None or not self.keeps_secrets:
            return True
        secrets = self._secrets_from(None, match)
        return secrets.latest <= before and not secrets.hidden

    def _look_on(self) -> None:
        if self._past.look_on():
            self._log = b""

    def _may_know(self, event: e.Moved, viewer: Onlooker) -> bool:
        """Whether a viewer may know a move; of one that was taken back nobody is told more."""
        match = self._table.matches[event.match - 1]
        return event.ply <= match.ply and not match.gallery.is_secret(event.ply, viewer)

    def _written(self, event: e.Event) -> bytes:
        """What everybody is told of an event that is no secret."""
        if isinstance(event, e.Moved):
            match = self._table.matches[event.match - 1]
            deed = match.gallery.deed(event.ply) if event.ply <= match.ply else None
            return moved_as_json(event, deed)
        return _encode(_notice(event, partial(self._table.name_before, event.n)))

    def _secrets_from(self, viewer: Onlooker, match: Match) -> _Secrets:
        """What has been secret to a viewer in the current match."""
        about = len(self._table.matches), self._table.undos
        if about != self._about:
            self._about = about
            self._secrets.clear()
        secrets = self._secrets.get(viewer)
        if secrets is None:
            secrets = self._secrets[viewer] = _Secrets()
        is_secret = match.gallery.is_secret
        for now in range(secrets.plies + 1, match.ply + 1):
            if secrets.hidden:
                new = {ply: now for ply in secrets.hidden if not is_secret(ply, viewer, now)}
                secrets.revealed |= new
                secrets.latest = now if new else secrets.latest
                secrets.hidden = [ply for ply in secrets.hidden if ply not in new]
            if is_secret(now, viewer, now):
                secrets.hidden.append(now)
        secrets.plies = match.ply
        return secrets


#: Every event but a move, which is told differently from viewer to viewer.
_Public = (
    e.Created
    | e.Sat
    | e.Opened
    | e.Claimed
    | e.Passed
    | e.Renamed
    | e.SeatSet
    | e.SentAway
    | e.Readmitted
    | e.Swapped
    | e.Started
    | e.Said
    | e.Reacted
    | e.Left
    | e.Returned
    | e.Replaced
    | e.Stumbled
    | e.GivenBack
    | e.Asked
    | e.Answered
    | e.Withdrawn
    | e.Undone
    | e.Resigned
    | e.Ended
    | e.Woken
)


def _notice(event: _Public, whose: Callable[[int], str | None]) -> Notice:
    """What everybody may know of an event; `whose` names whoever sat at a seat then."""
    n, at = event.n, event.at
    match event:
        case e.Created():
            return notices.Created(n=n, at=at)
        case e.Sat(seat=seat, name=name, colour=colour):
            return notices.Sat(n=n, at=at, seat=seat, name=name, colour=colour)
        case e.Opened() | e.Claimed():
            return notices.Devices(n=n, at=at)
        case e.Passed(seat=seat):
            return notices.Passed(n=n, at=at, seat=seat, name=whose(seat))
        case e.Renamed(seat=seat, name=name, colour=colour):
            return notices.Renamed(n=n, at=at, seat=seat, name=name, colour=colour)
        case e.SeatSet(seat=seat, kind=kind, level=level):
            return notices.SeatSet(n=n, at=at, seat=seat, kind=kind, level=level)
        case e.SentAway(seat=seat):
            return notices.SentAway(n=n, at=at, seat=seat, name=whose(seat))
        case e.Readmitted(seat=seat, name=name):
            return notices.Readmitted(n=n, at=at, seat=seat, name=name)
        case e.Swapped(seat=seat, other=other):
            return notices.Swapped(n=n, at=at, seat=seat, other=other)
        case e.Started(match=number):
            return notices.Started(n=n, at=at, match=number)
        case e.Said(seat=speaker, name=name, text=text):
            return notices.Said(n=n, at=at, seat=speaker, name=name, text=text)
        case e.Reacted(seat=speaker, name=name, sign=sign):
            return notices.Reacted(n=n, at=at, seat=speaker, name=name, sign=sign)
        case e.Left(seat=seat):
            return notices.Left(n=n, at=at, seat=seat, name=whose(seat))
        case e.Returned(seat=seat):
            return notices.Returned(n=n, at=at, seat=seat, name=whose(seat))
        case e.Replaced(seat=seat, level=bot, why=why):
            return notices.Replaced(n=n, at=at, seat=seat, name=whose(seat), level=bot, why=why)
        case e.Stumbled(seat=seat, level=bot):
            return notices.Stumbled(n=n, at=at, seat=seat, name=whose(seat), level=bot)
        case e.GivenBack(seat=seat):
            return notices.GivenBack(n=n, at=at, seat=seat, name=whose(seat))
        case e.Asked(what=what, seat=seat):
            return notices.Asked(n=n, at=at, what=what, seat=seat, name=whose(seat))
        case e.Answered(what=consent, seat=seat, yes=yes):
            return notices.Answered(n=n, at=at, what=consent, seat=seat, name=whose(seat), yes=yes)
        case e.Withdrawn(what=what, seat=seat):
            return notices.Withdrawn(n=n, at=at, what=what, seat=seat, name=whose(seat))
        case e.Undone(match=number, ply=ply, revealing=revealing):
            return notices.Undone(n=n, at=at, match=number, ply=ply, revealing=revealing)
        case e.Resigned(seat=seat):
            return notices.Resigned(n=n, at=at, seat=seat, name=whose(seat))
        case e.Ended(match=number, reason=reason, winners=winners):
            return notices.Ended(n=n, at=at, match=number, reason=reason, winners=winners)
        case e.Woken():
            return notices.Woken(n=n, at=at)
        case _:
            assert_never(event)
