"""Reading the fields of a position, each with a sentence for what may be wrong with it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from spieltisch.engine.errors import BadPosition
from spieltisch.games.sequence import cards
from spieltisch.games.sequence.board import SIDE, cell, window_between
from spieltisch.games.sequence.notation import TEAM_NAMES
from spieltisch.games.sequence.options import WORDS

COLOURS = TEAM_NAMES["en"]
HEAD = ("game", "rules", "players", "options")
FIELDS = (
    "board",
    "sequences",
    "hands",
    "deck",
    "discards",
    "tops",
    "dealer",
    "turn",
    "phase",
    "swaps",
    "passes",
    "claim",
    "open_draws",
    "penalised",
    "winner",
    "recycled",
    "drawn",
    "generator",
)
MOST_OPEN_DRAWS = 64


def bad(key: str, **values: Any) -> BadPosition:
    """The error with a sentence of this game."""
    return BadPosition(WORDS(f"position-{key}", **values))


class Reader:
    """A position's fields, checked as they are read."""

    def __init__(self, position: Mapping[str, Any], players: int, teams: int) -> None:
        self._position = position
        self._players = players
        self._teams = teams

    def refuse_unknown_fields(self) -> None:
        """A misspelt field would silently mean its default."""
        for name in self._position:
            if name not in HEAD and name not in FIELDS:
                raise bad("unknown-field", field=str(name)[:40], fields=list(FIELDS))

    def number(self, field: str, allowed: range, default: int = 0) -> int:
        """A whole number within a range."""
        value = self._position.get(field, default)
        if type(value) is not int or value not in allowed:
            raise bad("number", field=field, last=allowed[-1])
        return value

    def seat(self, field: str, default: int) -> int:
        """The number of a seat."""
        return self.number(field, range(self._players), default)

    def seats(self, field: str) -> list[int]:
        """A list of seats."""
        value = self._position.get(field, [])
        valid = isinstance(value, list) and len(value) < MOST_OPEN_DRAWS
        if not valid or not all(type(v) is int and 0 <= v < self._players for v in value):
            raise bad("seats", field=field, last=self._players - 1)
        return list(value)

    def phase(self, names: list[str]) -> str:
        """What the game waits for."""
        value = self._position.get("phase", names[0])
        if value not in names:
            raise bad("phase", phases=names)
        return str(value)

    def team(self, field: str) -> int | None:
        """A team by its English colour, or none."""
        value = self._position.get(field)
        if value is None:
            return None
        if value not in COLOURS[: self._teams]:
            raise bad("team", field=field, teams=list(COLOURS[: self._teams]))
        return COLOURS.index(value)

    def cell(self, field: str) -> int | None:
        """A cell by its name, or none."""
        value = self._position.get(field)
        if value is None:
            return None
        return _cell(field, value)

    def cards(self, field: str) -> list[str] | None:
        """A list of cards, or none."""
        value = self._position.get(field)
        return None if value is None else _cards(field, value)

    def hands(self, limit: int) -> list[list[str]]:
        """A list of cards for each seat."""
        value = self._position.get("hands")
        if not isinstance(value, list) or len(value) != self._players:
            raise bad("hands", players=self._players)
        hands = [_cards("hands", hand) for hand in value]
        if any(len(hand) > limit for hand in hands):
            raise bad("hand-too-large", limit=limit)
        return hands

    def take(self, rest: list[str], cards: list[str]) -> None:
        """Take cards out of those that are left; there are two of each."""
        for name in cards:
            if name not in rest:
                raise bad("too-many-copies", card=name)
            rest.remove(name)

    def tops(self, discards: list[str]) -> list[str | None]:
        """The open card of each seat's pile, or none."""
        value = self._position.get("tops", [None] * self._players)
        if not isinstance(value, list) or len(value) != self._players:
            raise bad("tops", players=self._players)
        tops = _cards("tops", [top for top in value if top is not None])
        for name in tops:
            if tops.count(name) > discards.count(name):
                raise bad("top-not-discarded", card=name)
        return list(value)

    def drawn(self, default: list[int]) -> list[int]:
        """How many cards each seat drew since the last shuffle."""
        value = self._position.get("drawn", default)
        valid = isinstance(value, list) and len(value) == self._players
        if not valid or not all(type(v) is int and 0 <= v < 10_000 for v in value):
            raise bad("drawn", players=self._players)
        return list(value)

    def board(self) -> str:
        """The 100 cells as one text."""
        value = self._position.get("board", ["." * SIDE] * SIDE)
        valid = isinstance(value, list) and len(value) == SIDE
        if not valid or not all(isinstance(row, str) and len(row) == SIDE for row in value):
            raise bad("board")
        return "".join(value)

    def sequences(self) -> dict[int, list[int]] | None:
        """The windows of each team, or none if the field is missing."""
        value = self._position.get("sequences")
        if value is None:
            return None
        known = COLOURS[: self._teams]
        if not isinstance(value, Mapping) or not all(name in known for name in value):
            raise bad("sequences", teams=list(known))
        return {COLOURS.index(name): _windows(names) for name, names in value.items()}

    def generator(self) -> np.uint64:
        """The generator's word, as 16 hexadecimal digits."""
        value = self._position.get("generator", "0")
        if not isinstance(value, str) or not re.fullmatch("[0-9a-fA-F]{1,16}", value):
            raise bad("generator")
        return np.uint64(int(value, 16))


def _cards(field: str, value: object) -> list[str]:
    if not isinstance(value, list):
        raise bad("cards", field=field)
    for name in value:
        valid = isinstance(name, str) and len(name) == 2
        if not valid or name[0] not in cards.RANKS or name[1] not in cards.SUITS:
            raise bad("no-card", field=field, card=str(name)[:20])
    return list(value)


def _cell(field: str, value: object) -> int:
    try:
        place = cell(value) if isinstance(value, str) else -1
    except ValueError:
        place = -1
    if not 0 <= place < SIDE * SIDE:
        raise bad("no-cell", field=field, cell=str(value)[:20])
    return place


def _windows(names: object) -> list[int]:
    if not isinstance(names, list):
        raise bad("no-window", window=str(names)[:20])
    windows = []
    for name in names:
        first, _, last = str(name).partition("-")
        window = window_between(_cell("sequences", first), _cell("sequences", last))
        if window is None:
            raise bad("no-window", window=str(name)[:20])
        windows.append(window)
    return windows
