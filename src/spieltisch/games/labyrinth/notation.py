"""Moves as text. A turn is two of them: insert the free tile, then walk or stay.

    N4:NE   insert from the north into column 4, open to north and east   N4:NO
    E2:-    insert the tile without a way from the east into row 2        O2:-
    c5      walk to c5                                                    c5
    stay    walk nowhere                                                  bleiben

English is the form that files keep; both languages are understood everywhere. A column may
be named by its letter too (`Nd:NE`), and O stands for east.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from spieltisch.engine.contract import State
from spieltisch.engine.errors import IllegalMove, UnreadableMove
from spieltisch.engine.plain import Fields
from spieltisch.engine.words import Language
from spieltisch.games.labyrinth.board import (
    CELLS,
    COLUMNS,
    MOST,
    cell_name,
    cell_of,
    slot_name,
    slot_of,
)
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.record import (
    INSERT,
    RECORD,
    WALKS,
    Table,
)
from spieltisch.games.labyrinth.tiles import KIND_OF, ROTATION_COUNT, ROTATIONS, SIDES, sides_of

STAY: dict[Language, str] = {"en": "stay", "de": "bleiben"}

_INSERTED = re.compile(r"([NESWO]) ?(?:([0-9]+) ?:? ?|([A-O])(?: ?: ?| ))([NESWO]+|-)")
_WALKED = re.compile(r"([A-O])([0-9]+)")
_SEEN = Fields(RECORD, "phase", "turn", "figures", "width", "height", "free")
_SLOT = re.compile(r"([NESWO]) ?([0-9]+) ?:?")

#: No line has a longer number.
_DIGITS = 4


@dataclass(frozen=True)
class Directions:
    """Letters of the four sides, as people of each language write them."""

    letters: str

    def say(self, language: Language = "en") -> str:
        """East is E, in German O."""
        return self.letters.replace("E", "O") if language == "de" else self.letters


def _insertion(action: int) -> Directions:
    return Directions(f"{slot_name(action >> 4)}:{sides_of(action & 15)}")


_INSERTIONS: dict[Language, list[str]] = {
    "en": [_insertion(action).say("en") for action in range(WALKS)],
    "de": [_insertion(action).say("de") for action in range(WALKS)],
}

#: The insertions that the texts stand for which files keep and programs send.
_INSERTED_BY = {
    text: action for action, text in enumerate(_INSERTIONS["en"]) if action >> 4 & 15 < MOST
}


def write_move(state: State, action: int, language: Language = "en") -> str:
    """An action of a state as text."""
    if action < WALKS:
        return _INSERTIONS[language][action]
    return write_moves(state, [action], language)[0]


def write_moves(state: State, actions: Iterable[int], language: Language = "en") -> list[str]:
    """Actions of a state as texts."""
    s = _SEEN.of(state.tobytes())
    own, names, inserted = s.figures[s.turn], _cell_names(s.width), _INSERTIONS[language]

    def write(action: int) -> str:
        if action < WALKS:
            return inserted[action]
        return STAY[language] if action - WALKS == own else names[action - WALKS]

    return [write(action) for action in actions]


@lru_cache
def _cell_names(width: int) -> list[str]:
    return [cell_name(cell, width) for cell in range(CELLS)]


def read_move(state: State, text: str) -> int:
    """The action of a state that a text stands for."""
    if text in _INSERTED_BY:
        return _INSERTED_BY[text]
    s = _SEEN.of(state.tobytes())
    plain = " ".join(text.upper().split())
    if plain in ("STAY", "BLEIBEN"):
        return WALKS + s.figures[s.turn]
    if s.phase == INSERT and (found := _SLOT.fullmatch(plain)):
        # Now nobody walks, so what may be a cell as well as a slot, such as E2, is a slot.
        raise _slot_alone(s, found[1], found[2])
    if found := _WALKED.fullmatch(plain):
        return WALKS + _cell(s, plain.lower())
    if found := _INSERTED.fullmatch(plain):
        return 16 * _slot(s, *found.groups()[:3]) + _openings(text, found[4].replace("O", "E"))
    raise _unreadable(text)


def rotations_of(openings: int) -> list[str]:
    """The open sides of a tile in each of its rotations."""
    kind = int(KIND_OF[openings])
    return [sides_of(int(o)) for o in ROTATIONS[kind, : ROTATION_COUNT[kind]]]


def _slot_alone(s: Table, side: str, number: str) -> Exception:
    slot = slot_name(_slot(s, side, number, None))
    if slot_of(slot, s.width, s.height) is None:
        return _no_such_slot(s, slot)
    rotations = [Directions(sides) for sides in rotations_of(s.free)]
    told = {"slot": Directions(slot), "sides": rotations[0], "rotations": rotations}
    return UnreadableMove(WORDS("slot-alone", **told))


def _unreadable(text: str) -> UnreadableMove:
    return UnreadableMove(WORDS("unreadable-move", text=text[:40]))


def _cell(s: Table, name: str) -> int:
    width, height = s.width, s.height
    cell = cell_of(name, width, height)
    if cell is None:
        last = cell_name(width * height - 1, width)
        raise IllegalMove(WORDS("no-such-cell", cell=name[:10], last=last))
    return cell


def _slot(s: Table, letter_of_side: str, number: str | None, letter: str | None) -> int:
    """The slot at a side of a line, which has a number; a letter names a column."""
    side = SIDES.index(letter_of_side.replace("O", "E"))
    name = SIDES[side] + (number or letter or "")[:5]
    index = COLUMNS.index(letter.lower()) if letter else _line(number or "")
    if not 0 <= index < MOST or (letter and side % 2 == 1):
        raise _no_such_slot(s, name)
    return 16 * side + index


def _no_such_slot(s: Table, name: str) -> IllegalMove:
    size = {"columns": s.width, "rows": s.height}
    return IllegalMove(WORDS("no-such-slot", slot=Directions(name), **size), "R2")


def _line(number: str) -> int:
    """The line of a number, counted from 0; -1 if no line has such a one."""
    return int(number) - 1 if number and len(number) <= _DIGITS else -1


def _openings(text: str, letters: str) -> int:
    if letters == "-":
        return 0
    if len(set(letters)) != len(letters):
        raise _unreadable(text)
    return sum(1 << SIDES.index(letter) for letter in letters)
