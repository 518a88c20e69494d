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
from dataclasses import dataclass

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import State
from spieltisch.engine.errors import IllegalMove, UnreadableMove
from spieltisch.engine.forms import Forms
from spieltisch.engine.moves import argument, code, is_a
from spieltisch.engine.plain import Fields
from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.games.labyrinth.board import (
    COLUMNS,
    MOST,
    SLOTS,
    cell_name,
    cell_of,
    line_index,
    slot_name,
    slot_of,
)
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.record import (
    INSERT,
    INSERTING,
    RECORD,
    WALK,
    Table,
)
from spieltisch.games.labyrinth.tiles import KIND_OF, ROTATION_COUNT, ROTATIONS, SIDES, sides_of

STAY: dict[Language, str] = {"en": "stay", "de": "bleiben"}

_INSERTION = re.compile(r"([NESWO]) ?(?:([0-9]+) ?:? ?|([A-O])(?: ?: ?| ))([NESWO]+|-)")
_WALK = re.compile(r"([A-O])([0-9]+)")
_FIELDS = Fields(RECORD, "phase", "turn", "figures", "width", "height", "free")
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


_SLOT_NAMES = [slot_name(slot) for slot in range(SLOTS)]
_SIDES = [sides_of(openings) for openings in range(INSERT.width)]

#: How moves are written; cells by their column and row, whatever the size of the board.
FORMS = Forms(
    {
        "slot": {lang: [Directions(name).say(lang) for name in _SLOT_NAMES] for lang in LANGUAGES},
        "sides": {lang: [Directions(sides).say(lang) for sides in _SIDES] for lang in LANGUAGES},
        "column": COLUMNS,
        "row": [str(row + 1) for row in range(MOST)],
    },
    insert="{slot}:{sides}",
    walk="{column}{row}",
    stay=(STAY["en"], STAY["de"]),
)

#: What the texts that files keep and programs send stand for.
_INSERTION_OF = {
    FORMS.text(FORMS.number("insert", slot, openings)): code(INSERT, slot, openings)
    for slot in range(SLOTS)
    if line_index(slot) < MOST
    for openings in range(INSERT.width)
}


_WALK_TO, _STAY = FORMS.number("walk", 0, 0), FORMS.number("stay")


@kernel
def number(s: Table, action: int) -> int:
    """The number of the text that an action is written as."""
    if is_a(action, INSERT):
        return argument(action, INSERT)
    cell = argument(action, WALK)
    if cell == s.figures[s.turn]:
        return _STAY
    width = whole(s.width)
    return _WALK_TO + cell % width * MOST + cell // width


def read_move(state: State, text: str) -> int:
    """The action of a state that a text stands for."""
    if text in _INSERTION_OF:
        return _INSERTION_OF[text]
    s = _FIELDS.of(state.tobytes())
    plain = " ".join(text.upper().split())
    if plain in ("STAY", "BLEIBEN"):
        return code(WALK, s.figures[s.turn])
    if s.phase == INSERTING and (match := _SLOT.fullmatch(plain)):
        # Nobody walks now, so what could be either a cell or a slot, such as E2, is a slot.
        raise _slot_alone(s, match[1], match[2])
    if _WALK.fullmatch(plain):
        return code(WALK, _cell(s, plain.lower()))
    if match := _INSERTION.fullmatch(plain):
        slot = _slot(s, match[1], match[2], match[3])
        return code(INSERT, slot, _openings(text, match[4].replace("O", "E")))
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
    text = WORDS("slot-alone", slot=Directions(slot), sides=rotations[0], rotations=rotations)
    return UnreadableMove(text)


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
    text = WORDS("no-such-slot", slot=Directions(name), columns=s.width, rows=s.height)
    return IllegalMove(text, "R2")


def _line(number: str) -> int:
    """The line of a number, counted from 0; -1 if there is no such line."""
    return int(number) - 1 if number and len(number) <= _DIGITS else -1


def _openings(text: str, letters: str) -> int:
    if letters == "-":
        return 0
    if len(set(letters)) != len(letters):
        raise _unreadable(text)
    return sum(1 << SIDES.index(letter) for letter in letters)
