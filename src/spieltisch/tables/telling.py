"""How events are told to a viewer: only what may be known from there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from spieltisch.engine.match import Match
from spieltisch.engine.words import Language
from spieltisch.tables import events as e
from spieltisch.tables.table import Table

#: What of an event is nobody's business: secrets and their hashes, and what is said elsewhere.
_KEPT = ("mark", "token", "host", "seed", "salt", "turned", "start", "others", "to", "seats")

#: What is told of a move that is still a secret.
_SECRET = {"move": None, "label": None, "told": None}

#: So many lines of chat, and so many other events that are no moves, are told at once.
MOST_TOLD = 200


class Standing(NamedTuple):
    """What still counts of a log, and how many lines of chat before it are left out."""

    log: list[dict[str, Any]]
    earlier: int


@dataclass
class _Known:
    """What a viewer knows of a match so far: which moves are still hidden, and which were at
    first, each with the ply since which it is none.
    """

    plies: int = 0
    hidden: list[int] = field(default_factory=list)
    later: dict[int, int] = field(default_factory=dict)


class Teller:
    """Tells the events of one table, and remembers what it has put into words."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told: dict[tuple[int, int, str], dict[str, Any]] = {}
        self._known: dict[tuple[int, int | None], _Known] = {}

    @property
    def keeps_secrets(self) -> bool:
        """Whether what is told may differ from viewer to viewer."""
        match = self._table.match
        return match is not None and match.game.has_secret_moves

    def forget(self, ply: int) -> None:
        """Moves after this ply of the current match were taken back."""
        number = len(self._table.matches)
        for key in [key for key in self._told if key[0] == number and key[1] > ply]:
            del self._told[key]
        self._known.clear()

    def event(self, event: e.Event, viewer: int | None, language: Language) -> dict[str, Any]:
        """An event as a viewer may know it."""
        if isinstance(event, e.Moved):
            known = self.move(event.match, event.ply, viewer, language)
            about = {"match": event.match, "ply": event.ply, "seat": event.seat, "by": event.by}
            return {"type": "moved", **about, **known, "n": event.n, "at": event.at}
        data: dict[str, Any] = msgspec.to_builtins(event)
        shown = {name: value for name, value in data.items() if name not in _KEPT}
        if isinstance(event, e.Created):
            shown = {"type": "created"}
        if isinstance(event, (e.Sat, e.Renamed)):
            shown["colour"] = event.colour
        if isinstance(event, e.SeatSet):
            shown["level"] = event.level
        if isinstance(event, e.Said):
            shown["seat"] = event.seat
        return {**shown, "n": event.n, "at": event.at}

    def move(self, number: int, ply: int, viewer: int | None, language: Language) -> dict[str, Any]:
        """A move in notation and in words; nothing of one that is still secret.

        The same is handed out again and again: to be shown, not changed.
        """
        match = self._table.matches[number - 1]
        if ply > match.ply or is_secret(match, ply, viewer):
            return _SECRET
        key = (number, ply, language)
        if key not in self._told:
            words = {"label": match.notation(ply, language), "told": match.tell(ply, language)}
            self._told[key] = {"move": match.played(ply).move, **words}
        return self._told[key]

    def revealed(self, before: int, viewer: int | None, language: Language) -> list[dict[str, Any]]:
        """The moves up to a ply that were a secret then and are none any more."""
        match, number = self._table.match, len(self._table.matches)
        if match is None or not self.keeps_secrets:
            return []
        return [
            {"match": number, "ply": ply, **self.move(number, ply, viewer, language)}
            for ply, since in self._known_to(viewer, match, number).later.items()
            if ply <= before < since
        ]

    def is_open_since(self, before: int) -> bool:
        """Whether no move has been a secret since a ply, so that all are told the same.

        What a spectator knows everybody does, as a law of the engine says.
        """
        match, number = self._table.match, len(self._table.matches)
        if match is None or not self.keeps_secrets:
            return True
        known = self._known_to(None, match, number)
        return not known.hidden and all(since <= before for since in known.later.values())

    def _known_to(self, viewer: int | None, match: Match, number: int) -> _Known:
        """What a viewer knows of the current match."""
        known = self._known.get((number, viewer))
        if known is None:
            known = self._known[number, viewer] = _Known()
        for now in range(known.plies + 1, match.ply + 1):
            kept = [ply for ply in (*known.hidden, now) if is_secret(match, ply, viewer, now)]
            if known.hidden:
                known.later |= {ply: now for ply in known.hidden if ply not in kept}
            known.hidden = kept
        known.plies = match.ply
        return known

    def standing(self, viewer: int | None, language: Language) -> Standing:
        """What still counts, for somebody who is told everything at once.

        Moves of earlier matches and those taken back are left out; of the chat, and of
        whatever else has happened, only the newest is told, however long people sit here.
        """
        number, highest = len(self._table.matches), self._table.ply
        counting: list[e.Event] = []
        said = others = 0
        for event in reversed(self._table.log):
            match event:
                case e.Moved():
                    counts = event.match == number and event.ply <= highest
                case e.Said():
                    said += 1
                    counts = said <= MOST_TOLD
                case _:
                    others += 1
                    counts = others <= MOST_TOLD
            if isinstance(event, e.Undone):
                highest = min(highest, event.ply)
            if counts:
                counting.append(event)
        told = [self.event(event, viewer, language) for event in reversed(counting)]
        return Standing(told, max(0, said - MOST_TOLD))


def is_secret(match: Match, ply: int, viewer: int | None, now: int | None = None) -> bool:
    """Whether a viewer must not know the move that led to a ply, when the match stands at `now`."""
    return match.gallery.is_secret(ply, viewer, now)
