"""How events are told to a viewer: only what may be known from there."""

from __future__ import annotations

from typing import Any

import msgspec

from spieltisch.engine.contract import MODERATOR, SPECTATOR
from spieltisch.engine.game import Game
from spieltisch.engine.match import Match
from spieltisch.engine.words import Language
from spieltisch.tables import events as e
from spieltisch.tables.table import Table

#: What of an event is nobody's business: secrets and their hashes, and what is said elsewhere.
_KEPT = ("mark", "token", "host", "seed", "salt", "turned", "start", "others", "to", "seats")


class Teller:
    """Tells the events of one table, and remembers what it has put into words."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told: dict[tuple[int, int, str], tuple[str, str]] = {}
        self._known: dict[tuple[int, int | None], list[int | None]] = {}

    def forget(self, ply: int) -> None:
        """Moves after this ply of the current match were taken back."""
        number = len(self._table.matches)
        for key in [key for key in self._told if key[0] == number and key[1] > ply]:
            del self._told[key]
        self._known.clear()

    def event(self, event: Any, viewer: int | None, language: Language) -> dict[str, Any]:
        """An event as a viewer may know it."""
        if isinstance(event, e.Moved):
            known = self.move(event.match, event.ply, viewer, language)
            about = {"match": event.match, "ply": event.ply, "seat": event.seat, "by": event.by}
            return {"type": "moved", **about, **known, "n": event.n, "at": event.at}
        data: dict[str, Any] = msgspec.to_builtins(event)
        shown = {name: value for name, value in data.items() if name not in _KEPT}
        if isinstance(event, e.Created):
            shown = {"type": "created"}
        if isinstance(event, (e.Sat, e.Named)):
            shown["colour"] = event.colour
        if isinstance(event, e.Set):
            shown["level"] = event.level
        if isinstance(event, e.Said):
            shown["seat"] = event.seat
        return {**shown, "n": event.n, "at": event.at}

    def move(self, number: int, ply: int, viewer: int | None, language: Language) -> dict[str, Any]:
        """A move in notation and in words; nothing of one that is still secret."""
        match = self._table.matches[number - 1]
        if ply > len(match._log) or is_secret(match, ply, viewer):
            return {"move": None, "label": None, "told": None}
        label, told = self._words(number, ply, language)
        return {"move": match._log[ply - 1].move, "label": label, "told": told}

    def revealed(self, before: int, viewer: int | None, language: Language) -> list[dict[str, Any]]:
        """The moves up to a ply that were a secret then and are none any more."""
        match, number = self._table.match, len(self._table.matches)
        if match is None or not has_secrets(match):
            return []
        return [
            {"match": number, "ply": ply, **self.move(number, ply, viewer, language)}
            for ply, known in enumerate(self._known_since(match, number, viewer)[:before], 1)
            if known is not None and known > before
        ]

    def _known_since(self, match: Match, number: int, viewer: int | None) -> list[int | None]:
        """For each move the ply since which a viewer has known it, None if still not."""
        known = self._known.setdefault((number, viewer), [])
        for now in range(len(known) + 1, len(match._log) + 1):
            known.append(None)
            for place, since in enumerate(known):
                if since is None and not is_secret(match, place + 1, viewer, now):
                    known[place] = now
        return known

    def standing(self, viewer: int | None, language: Language) -> list[dict[str, Any]]:
        """All events that still count: without moves of earlier matches and those taken back."""
        number, taken = len(self._table.matches), set()
        for event in reversed(self._table.log):
            if isinstance(event, e.Undone):
                limit = event.ply
                taken |= {
                    earlier.n
                    for earlier in self._table.log[: event.n]
                    if isinstance(earlier, e.Moved)
                    and earlier.match == event.match
                    and earlier.ply > limit
                }
        return [
            self.event(event, viewer, language)
            for event in self._table.log
            if not isinstance(event, e.Moved) or (event.match == number and event.n not in taken)
        ]

    def _words(self, number: int, ply: int, language: Language) -> tuple[str, str]:
        """A move in the notation of a language, and what it did."""
        key = (number, ply, language)
        if key not in self._told:
            match = self._table.matches[number - 1]
            self._told[key] = match.written(ply, language), match.tell(ply, language)
        return self._told[key]


def has_secrets(match: Match) -> bool:
    """Whether a move of this game can be a secret for a while."""
    return type(match.game).keeps_secret is not Game.keeps_secret


def is_secret(match: Match, ply: int, viewer: int | None, now: int | None = None) -> bool:
    """Whether a viewer must not know the move that led to a ply, when the match stands at `now`."""
    if not has_secrets(match):
        return False
    played = match._log[ply - 1]
    if played.seat == viewer:
        return False
    seat = MODERATOR if played.seat == "moderator" else played.seat
    state = match._states[-1 if now is None else now]
    eyes = SPECTATOR if viewer is None else viewer
    return match.game.keeps_secret(state, seat, played.action, eyes)
