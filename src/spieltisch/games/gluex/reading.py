"""Reading the fields of a position, each with a sentence for what may be wrong with it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from spieltisch.engine.errors import BadPosition
from spieltisch.engine.words import abbreviate
from spieltisch.games.gluex.boards import WORDS
from spieltisch.games.gluex.chips import COPIES, FACES, LETTERS, TYPE_NAMES, TYPES
from spieltisch.games.gluex.squares import STRIDE

HEAD = ("game", "rules", "players", "options")
FIELDS = ("chips", "hands", "bags", "sides", "excluded", "first", "turn", "phase", "generator")

_CHIP = re.compile(r"([a-z])([1-6])", re.IGNORECASE)


def bad(key: str, **values: Any) -> BadPosition:
    """The error with a sentence of this game."""
    return BadPosition(WORDS(f"position-{key}", **values))


class Reader:
    """A position's fields, checked as they are read."""

    def __init__(self, position: Mapping[str, Any], players: int) -> None:
        self._position = position
        self._players = players

    def refuse_unknown_fields(self) -> None:
        """A misspelt field would silently mean its default."""
        for name in self._position:
            if name not in HEAD and name not in FIELDS:
                raise bad("unknown-field", field=abbreviate(name, 40), fields=list(FIELDS))

    def phase(self, names: list[str], default: str) -> str:
        """What the game waits for."""
        value = self._position.get("phase", default)
        if value not in names:
            raise bad("phase", phases=names)
        return str(value)

    def seat(self, field: str) -> int | None:
        """The number of a seat, or none."""
        value = self._position.get(field)
        if value is None:
            return None
        if type(value) is not int or not 0 <= value < self._players:
            raise bad("seat", field=field, last=self._players - 1)
        return value

    def seats(self, field: str) -> list[int]:
        """A list of seats, each once."""
        value = self._position.get(field, [])
        valid = isinstance(value, list) and all(
            type(v) is int and 0 <= v < self._players for v in value
        )
        if not valid or len(set(value)) != len(value):
            raise bad("seats", field=field, last=self._players - 1)
        return list(value)

    def chips(self, width: int, height: int) -> list[tuple[int, int, int, bool]]:
        """The topmost chips: square, seat, pips, and whether it lies on another."""
        value = self._position.get("chips", [". " * width] * height)
        valid = isinstance(value, list) and len(value) == height
        if not valid or not all(isinstance(row, str) for row in value):
            raise bad("chips", width=width, height=height)
        chips = []
        for y, row in enumerate(value):
            signs = row.split()
            if len(signs) != width:
                raise bad("row", row=y + 1, signs=len(signs), width=width)
            for x, sign in enumerate(signs):
                if sign != ".":
                    chips.append((y * STRIDE + x, *self._chip(sign)))
        return chips

    def _chip(self, sign: str) -> tuple[int, int, bool]:
        read = _CHIP.fullmatch(sign)
        seat = LETTERS.find(read[1].lower()) if read else -1
        if read is None or not 0 <= seat < self._players:
            raise bad("no-chip", sign=sign[:20], letters=list(LETTERS[: self._players]))
        return seat, int(read[2]), read[1].isupper()

    def hands(self) -> list[int]:
        """The type of the chip in each hand, 0 for none."""
        value = self._position.get("hands")
        known = (None, *TYPE_NAMES)
        valid = isinstance(value, list) and len(value) == self._players
        if not isinstance(value, list) or not valid or not all(v in known for v in value):
            raise bad("hands", players=self._players, types=list(TYPE_NAMES))
        return [known.index(v) for v in value]

    def bags(self) -> list[list[int]] | None:
        """The chips in each bag by type, or none if the field is missing."""
        value = self._position.get("bags")
        if value is None:
            return None
        valid = isinstance(value, list) and len(value) == self._players
        if not valid or not all(_is_bag(bag) for bag in value):
            raise bad("bags", players=self._players, most=COPIES)
        return [list(bag) for bag in value]

    def sides(self) -> list[int]:
        """The start side that each seat has chosen, 0 for none."""
        value = self._position.get("sides", [None] * self._players)
        valid = isinstance(value, list) and len(value) == self._players
        if not valid or not all(v is None or (type(v) is int and 1 <= v <= FACES) for v in value):
            raise bad("sides", players=self._players)
        return [v or 0 for v in value]

    def generator(self) -> np.uint64:
        """The generator's word, as 16 hexadecimal digits."""
        value = self._position.get("generator", "0")
        valid = isinstance(value, str) and re.fullmatch(r"[0-9a-fA-F]{1,16}", value)
        if not valid:
            raise bad("generator")
        return np.uint64(int(value, 16))


def _is_bag(bag: object) -> bool:
    return (
        isinstance(bag, list)
        and len(bag) == TYPES
        and all(type(n) is int and 0 <= n <= COPIES for n in bag)
    )
