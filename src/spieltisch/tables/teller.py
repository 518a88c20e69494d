"""The teller of a table: tells each viewer about events, and only what that viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, assert_never

from spieltisch.engine.gallery import Deed
from spieltisch.engine.match import Match
from spieltisch.tables import events as e
from spieltisch.tables import notices
from spieltisch.tables.notices import Notice, Revealed
from spieltisch.tables.table import Table

#: How many lines of chat, and how many other events besides moves, are told at once.
MOST_TOLD = 200

#: About how many bytes a move takes that was told.
DEED_BYTES = 500


#: The seat somebody looks from; None for a spectator.
Onlooker = int | None


class History(NamedTuple):
    """What still counts of a log, and how many earlier lines of chat are left out."""

    log: list[Notice]
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
    """Tells the events of one table, and remembers what it has told."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._deeds: dict[tuple[int, int], Deed] = {}
        self._secrets: dict[tuple[int, int | None], _Secrets] = {}

    @property
    def size(self) -> int:
        """About how many bytes of memory is taken by what was told."""
        return len(self._deeds) * DEED_BYTES

    @property
    def keeps_secrets(self) -> bool:
        """Whether what is told may differ from viewer to viewer."""
        match = self._table.match
        return match is not None and match.game.has_secret_moves

    def forget(self, ply: int) -> None:
        """Forget the moves after this ply of the current match: they were taken back."""
        number = len(self._table.matches)
        for key in [key for key in self._deeds if key[0] == number and key[1] > ply]:
            del self._deeds[key]
        self._secrets.clear()

    def tell(self, event: e.Event, viewer: Onlooker) -> Notice:
        """An event as a viewer may know it."""
        if isinstance(event, e.Moved):
            return self._tell_move(event, viewer)
        return _notice(event, partial(self._table.name_before, event.n))

    def deed(self, number: int, ply: int, viewer: Onlooker) -> Deed | None:
        """What a move did; None for one that is still secret."""
        match = self._table.matches[number - 1]
        if ply > match.ply:
            return None
        if match.game.secret is not None and match.gallery.is_secret(ply, viewer):
            return None
        deed = self._deeds.get((number, ply))
        if deed is None:
            deed = self._deeds[number, ply] = match.gallery.deed(ply)
        return deed

    def reveal(self, before: int, viewer: Onlooker) -> list[Revealed]:
        """The moves up to a ply that were secret then and are no longer."""
        match, number = self._table.match, len(self._table.matches)
        if match is None or not self.keeps_secrets:
            return []
        revealed = self._secrets_from(viewer, match, number).revealed
        deeds = {
            ply: self.deed(number, ply, viewer)
            for ply, since in revealed.items()
            if ply <= before < since
        }
        return [
            Revealed(match=number, ply=ply, move=deed.move, told=deed.told)
            for ply, deed in deeds.items()
            if deed is not None
        ]

    def is_open_since(self, before: int) -> bool:
        """Whether no move has been secret since a ply, so that everybody is told the same.

        What a spectator knows everybody knows, as a law of the engine says.
        """
        match, number = self._table.match, len(self._table.matches)
        if match is None or not self.keeps_secrets:
            return True
        secrets = self._secrets_from(None, match, number)
        return not secrets.hidden and secrets.latest <= before

    def history(self, viewer: Onlooker) -> History:
        """What still counts of the log, for somebody who is told everything at once.

        Moves of earlier matches and those taken back are left out; of the chat and of
        everything else only the latest is told, however long people have been sitting here.
        """
        number, highest = len(self._table.matches), self._table.ply
        counting: list[e.Event] = []
        lines = others = 0
        for event in reversed(self._table.log):
            match event:
                case e.Moved():
                    counts = event.match == number and event.ply <= highest
                case e.Said():
                    lines += 1
                    counts = lines <= MOST_TOLD
                case e.Reacted():
                    counts = False
                case _:
                    others += 1
                    counts = others <= MOST_TOLD
            if isinstance(event, e.Undone):
                highest = min(highest, event.ply)
            if counts:
                counting.append(event)
        log = [self.tell(event, viewer) for event in reversed(counting)]
        return History(log, max(0, lines - MOST_TOLD))

    def _tell_move(self, event: e.Moved, viewer: Onlooker) -> notices.Moved:
        deed = self.deed(event.match, event.ply, viewer)
        return notices.Moved(
            n=event.n,
            at=event.at,
            match=event.match,
            ply=event.ply,
            seat=event.seat,
            by=event.by,
            move=None if deed is None else deed.move,
            told=None if deed is None else deed.told,
            sound=None if deed is None else deed.sound,
        )

    def _secrets_from(self, viewer: Onlooker, match: Match, number: int) -> _Secrets:
        """What has been secret to a viewer in the current match."""
        secrets = self._secrets.get((number, viewer))
        if secrets is None:
            secrets = self._secrets[number, viewer] = _Secrets()
        for now in range(secrets.plies + 1, match.ply + 1):
            before = [*secrets.hidden, now]
            hidden = [ply for ply in before if match.gallery.is_secret(ply, viewer, now)]
            if secrets.hidden:
                new = {ply: now for ply in secrets.hidden if ply not in hidden}
                secrets.revealed |= new
                secrets.latest = now if new else secrets.latest
            secrets.hidden = hidden
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
