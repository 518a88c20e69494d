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
        self._told: dict[tuple[int, int, str], str] = {}

    def forget(self, ply: int) -> None:
        """Moves after this ply of the current match were taken back."""
        number = len(self._table.matches)
        for key in [key for key in self._told if key[0] == number and key[1] > ply]:
            del self._told[key]

    def event(self, event: Any, viewer: int | None, language: Language) -> dict[str, Any]:
        """An event as a viewer may know it."""
        data: dict[str, Any] = msgspec.to_builtins(event)
        shown = {name: value for name, value in data.items() if name not in _KEPT}
        if isinstance(event, e.Created):
            shown = {"type": "created"}
        if isinstance(event, e.Moved):
            known = self.move(event.match, event.ply, viewer, language)
            shown |= {"by": event.by, "move": known["move"], "told": known["told"]}
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
        if ply > len(match.log) or is_secret(match, ply, viewer):
            return {"move": None, "told": None}
        return {"move": match.log[ply - 1].move, "told": self._words(number, ply, language)}

    def revealed(self, before: int, viewer: int | None, language: Language) -> list[dict[str, Any]]:
        """The moves up to a ply that were a secret then and are none any more."""
        match, number = self._table.match, len(self._table.matches)
        if match is None or not has_secrets(match):
            return []
        return [
            {"match": number, "ply": ply, **self.move(number, ply, viewer, language)}
            for ply in range(1, min(before, len(match.log)) + 1)
            if is_secret(match, ply, viewer, before) and not is_secret(match, ply, viewer)
        ]

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

    def _words(self, number: int, ply: int, language: Language) -> str:
        key = (number, ply, language)
        if key not in self._told:
            self._told[key] = self._table.matches[number - 1].tell(ply, language)
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
