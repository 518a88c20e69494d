"""Reading the fields of a position, each with a sentence for what may be wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from spieltisch.engine.errors import BadPosition
from spieltisch.engine.words import Phrasebook, abbreviate
from spieltisch.games.glow.material import CARD_NAMES, COMPANION_COUNT, DIE_NAMES, SYMBOLS

#: The sentences about positions, apart from those that people at the table read.
WORDS = Phrasebook(Path(__file__).parent / "positionwords")

HEAD = ("game", "rules", "players", "options")
FIELDS = (
    *("phase", "round", "start", "turn", "track", "seats", "reserve", "cemetery", "deck"),
    *("removed", "spells", "tom", "generator"),
)
AREA_FIELDS = ("companion", "dice", "footprints", "tile")
SEAT_FIELDS = (
    *("adventurer", "companions", "lent", "dice", "score", "footprints", "rerolls"),
    *("fireflies", "stage", "asked", "about", "credits", "spent", "done", "used"),
    *("band", "camp", "visited", "boats"),
)
TOM_FIELDS = (
    *("colours", "dice", "score", "band", "footprints", "camp", "boats"),
    *("tile_stack", "tile_discards", "refills"),
)
SPELL_FIELDS = ("spell", "state", "seat")

_GENERATOR = re.compile("[0-9a-fA-F]{1,16}")

#: More of anything than a game could ever bring.
MOST = 999


def bad(key: str, **values: Any) -> BadPosition:
    """The error with a sentence of this game."""
    return BadPosition(WORDS(f"position-{key}", **values))


class Fields:
    """The fields of one object in a position, checked as they are read."""

    def __init__(self, value: object, name: str, known: tuple[str, ...]) -> None:
        if not isinstance(value, Mapping):
            raise bad("object", field=name)
        for field in value:
            if field not in known and not (name == "" and field in HEAD):
                raise bad("unknown-field", field=abbreviate(field, 40), fields=list(known))
        self._value = value
        self._name = name

    def name(self, field: str) -> str:
        """The field's name as people find it."""
        return f"{self._name}.{field}" if self._name else field

    def get(self, field: str, default: Any = None) -> Any:
        """The field's value; null means the default."""
        value = self._value.get(field)
        return default if value is None else value

    def has(self, field: str) -> bool:
        """Whether the field is given."""
        return self._value.get(field) is not None

    def number(self, field: str, default: int = 0, last: int = MOST) -> int:
        """A whole number from 0 on."""
        value = self.get(field, default)
        if type(value) is not int or not 0 <= value <= last:
            raise bad("number", field=self.name(field), last=last)
        return value

    def one_of(self, field: str, names: list[Any], default: Any) -> int:
        """The number of one of some names."""
        value = self.get(field, default)
        if value not in names:
            known = [name for name in names if name is not None]
            raise bad("one-of", field=self.name(field), names=known, value=abbreviate(value, 20))
        return names.index(value)

    def list_of(self, field: str, names: list[str], default: list[str] | None = None) -> list[int]:
        """The numbers of a list of names, none of them twice."""
        value = self.get(field, default or [])
        if not isinstance(value, list):
            raise bad("list", field=self.name(field))
        for name in value:
            if name not in names:
                raise bad("not-in-list", field=self.name(field), value=abbreviate(name, 20))
            if value.count(name) > 1:
                raise bad("twice", field=self.name(field), value=name)
        return [names.index(name) for name in value]

    def cards(self, field: str) -> list[int]:
        """A list of companions."""
        return self.list_of(field, CARD_NAMES[:COMPANION_COUNT])

    def table(self, field: str, names: list[str], check: Callable[[Any], Any]) -> dict[int, Any]:
        """An object from names to values."""
        value = self.get(field, {})
        if not isinstance(value, Mapping):
            raise bad("object", field=self.name(field))
        values = {}
        for name, entry in value.items():
            checked = check(entry)
            if name not in names or checked is None:
                text = f"{abbreviate(name, 20)}: {abbreviate(entry, 20)}"
                raise bad("not-in-list", field=self.name(field), value=text)
            values[names.index(name)] = checked
        return values

    def dice(self, field: str) -> dict[int, int]:
        """Dice and what they show; null is a die that was not rolled yet."""
        return self.table(
            field,
            DIE_NAMES,
            lambda face: 0 if face is None else SYMBOLS.index(face) if face in SYMBOLS else None,
        )


def read_generator(fields: Fields) -> np.uint64:
    """The generator's word, as up to 16 hexadecimal digits."""
    value = fields.get("generator", "0")
    if not isinstance(value, str) or _GENERATOR.fullmatch(value) is None:
        raise bad("generator")
    return np.uint64(int(value, 16))


def in_turn(players: int, start: int, turn: int) -> int:
    """How many seats have recruited before the one whose turn it is."""
    return (turn - start) % players
