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
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.errors import IllegalMove, UnreadableMove
from spieltisch.engine.words import Language
from spieltisch.games.labyrinth.board import COLUMNS, MOST, cell_name, cell_of, slot_name
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.record import RECORD, WALKS
from spieltisch.games.labyrinth.tiles import SIDES, sides_of

STAY: dict[Language, str] = {"en": "stay", "de": "bleiben"}

_INSERTED = re.compile(r"([NESWO]) ?(?:(\d+) ?:? ?|([A-O])(?: ?: ?| ))([NESWO]+|-)")
_WALKED = re.compile(r"([A-O])(\d+)")


@dataclass(frozen=True)
class Directions:
    """Letters of the four sides, as people of each language write them."""

    letters: str

    def say(self, language: Language = "en") -> str:
        """East is E, in German O."""
        return self.letters.replace("E", "O") if language == "de" else self.letters


def write_move(state: State, action: int, language: Language = "en") -> str:
    """An action of a state as text."""
    s = state.view(RECORD)[0]
    if action < WALKS:
        text = f"{slot_name(action >> 4)}:{sides_of(action & 15)}"
        return Directions(text).say(language)
    if action - WALKS == s.figures[s.turn]:
        return STAY[language]
    return cell_name(action - WALKS, int(s.width))


def read_move(state: State, text: str) -> int:
    """The action of a state that a text stands for."""
    s = state.view(RECORD)[0]
    plain = " ".join(text.upper().split())
    if plain in ("STAY", "BLEIBEN"):
        return WALKS + int(s.figures[s.turn])
    if found := _WALKED.fullmatch(plain):
        return WALKS + _cell(s, plain.lower())
    if found := _INSERTED.fullmatch(plain):
        side = SIDES.index(found[1].replace("O", "E"))
        slot = 16 * side + _index(s, side, found[2], found[3])
        return 16 * slot + _openings(text, found[4].replace("O", "E"))
    raise _unreadable(text)


def _unreadable(text: str) -> UnreadableMove:
    return UnreadableMove(WORDS("unreadable-move", text=text[:40]))


def _cell(s: Any, name: str) -> int:
    width, height = int(s.width), int(s.height)
    cell = cell_of(name, width, height)
    if cell is None:
        last = cell_name(width * height - 1, width)
        raise IllegalMove(WORDS("no-such-cell", cell=name[:10], last=last))
    return cell


def _index(s: Any, side: int, number: str | None, letter: str | None) -> int:
    """The line of a slot, counted from 0; a letter names a column."""
    name = SIDES[side] + (number or letter or "")[:5]
    index = COLUMNS.index(letter.lower()) if letter else int(number or 0) - 1
    if not 0 <= index < MOST or (letter and side % 2 == 1):
        raise IllegalMove(
            WORDS(
                "no-such-slot",
                slot=Directions(name),
                columns=int(s.width),
                rows=int(s.height),
            ),
            "R2",
        )
    return index


def _openings(text: str, letters: str) -> int:
    if letters == "-":
        return 0
    if len(set(letters)) != len(letters):
        raise _unreadable(text)
    return sum(1 << SIDES.index(letter) for letter in letters)
