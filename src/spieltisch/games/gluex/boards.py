"""Boards as data: the two of the box, and those that people draw.

A board is drawn row by row: a dot is a square of a corridor, a capital letter one of the room
of that letter. Spaces do not matter. A number after a square says whose start it is:

    A1 A  .  .  B
    A  .  .  .  B2

As data a board is `{"rows": [...], "starts": ["a1", "e2"], "middle": "B"}`, where numbers in the
rows may replace `starts`; as text it is the rows line by line, with lines such as
`starts: a1 e2` and `middle: B` below. The middle room breaks ties (A17); it need not be named if
one room is larger than all others.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from spieltisch.engine.errors import BadOption
from spieltisch.engine.words import Phrasebook, abbreviate
from spieltisch.games.gluex.record import SEATS
from spieltisch.games.gluex.squares import COLUMNS, SIDE, STRIDE, cell, cell_name

WORDS = Phrasebook(Path(__file__).parent)

CORRIDOR = "."
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FIELDS = ("rows", "starts", "middle")

_SQUARE = re.compile(r"([A-Z.])(\d*)")
_HEADED = re.compile(r"(starts?|middle|mitte)\s*:(.*)", re.IGNORECASE)


@dataclass(frozen=True)
class Board:
    """Rooms and corridors, the starts in the order of the seats, and the middle room."""

    rows: tuple[str, ...]
    starts: tuple[str, ...]
    middle: str

    def plain(self) -> dict[str, Any]:
        """The board as plain data."""
        return {"rows": list(self.rows), "starts": list(self.starts), "middle": self.middle}

    def squares(self) -> dict[int, str]:
        """Every square with its letter, or the corridor's dot."""
        return {
            y * STRIDE + x: letter
            for y, row in enumerate(self.rows)
            for x, letter in enumerate(row)
        }


_DATA: dict[str, Any] = json.loads((Path(__file__).parent / "boards.json").read_text("utf-8"))

#: The boards of the box by name and number of players.
PRINTED = {
    (name, int(players)): Board(tuple(data["rows"]), tuple(starts), data["middle"])
    for name, data in _DATA.items()
    for players, starts in data["starts"].items()
}

NAMES = tuple(_DATA)

#: The drawings that are reconstructions: nobody has compared them with the printed board.
RECONSTRUCTIONS = {tuple(data["rows"]) for data in _DATA.values() if data.get("reconstruction")}


def name_for(players: int) -> str:
    """The side of the printed board for this number of players."""
    return next(name for name, count in PRINTED if count == players)


def read(value: object) -> Board:
    """The board of a drawing; `BadOption` says what is wrong with it."""
    data = _from_text(value) if isinstance(value, str) else value
    if not isinstance(data, Mapping):
        raise _bad("form")
    for field in data:
        if field not in FIELDS:
            raise _bad("field", field=abbreviate(field, 40), fields=list(FIELDS))
    squares, marks = _read_rows(data.get("rows"))
    rows = tuple("".join(row) for row in squares)
    _check_rooms(rows)
    starts = _read_starts(data.get("starts"), marks, rows)
    return Board(rows, starts, _read_middle(data.get("middle"), rows))


def _bad(key: str, **values: Any) -> BadOption:
    return BadOption(WORDS(f"board-{key}", **values))


def _from_text(text: str) -> dict[str, Any]:
    data: dict[str, Any] = {"rows": []}
    for line in text.splitlines():
        if match := _HEADED.fullmatch(line.strip()):
            field = "starts" if match[1].lower().startswith("start") else "middle"
            if field in data:
                raise _bad("field-twice", field=match[1])
            value = match[2].strip()
            data[field] = value.replace(",", " ").split() if field == "starts" else value
        elif line.strip():
            data["rows"].append(line)
    return data


def _read_rows(rows: object) -> tuple[list[list[str]], dict[int, list[str]]]:
    """The squares' signs, and for each player's number the squares it is on."""
    if isinstance(rows, str):
        rows = rows.splitlines()
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise _bad("rows")
    squares: list[list[str]] = []
    marks: dict[int, list[str]] = {}
    for y, row in enumerate(rows):
        text = "".join(row.split())
        signs = _SQUARE.findall(text)
        if "".join(sign + mark for sign, mark in signs) != text:
            raise _bad("sign", row=y + 1, text=row.strip()[:40])
        squares.append([sign for sign, _ in signs])
        if len(squares) > SIDE or not 1 <= len(signs) <= SIDE:
            raise _bad("size", width=len(signs), height=len(rows))
        if len(signs) != len(squares[0]):
            raise _bad("not-rectangular", row=y + 1, squares=len(signs), first=len(squares[0]))
        for x, (_, mark) in enumerate(signs):
            if mark:
                marks.setdefault(int(mark[:9]), []).append(cell_name(y * STRIDE + x))
    if not squares:
        raise _bad("size", width=0, height=0)
    return squares, marks


def _check_rooms(rows: tuple[str, ...]) -> None:
    letters = _sizes(rows)
    if not letters:
        raise _bad("no-room")
    for letter in letters:
        squares = {
            (x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == letter
        }
        waiting = [next(iter(sorted(squares)))]
        while waiting:
            x, y = waiting.pop()
            if (x, y) in squares:
                squares.remove((x, y))
                waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        if squares:
            x, y = sorted(squares)[0]
            raise _bad("room-is-split", room=letter, cell=cell_name(y * STRIDE + x))


def _sizes(rows: tuple[str, ...]) -> Counter[str]:
    return Counter(sign for row in rows for sign in row if sign != CORRIDOR)


def _read_starts(
    names: object, marks: dict[int, list[str]], rows: tuple[str, ...]
) -> tuple[str, ...]:
    if marks and names is not None:
        raise _bad("starts-twice")
    if marks:
        for number in range(1, max(len(marks), 2) + 1):
            if len(marks.get(number, [])) != 1:
                count = len(marks.get(number, []))
                raise _bad("start-marks", player=number, count=count)
        return tuple(marks[number][0] for number in sorted(marks))
    if not isinstance(names, list) or not 2 <= len(names) <= SEATS:
        raise _bad("starts", most=SEATS)
    for name in names:
        if not isinstance(name, str) or not _is_on(name, rows):
            last = COLUMNS[len(rows[0]) - 1] + str(len(rows))
            raise _bad("start-off", start=abbreviate(name, 20), last=last)
    for name, count in Counter(names).items():
        if count > 1:
            raise _bad("starts-equal", start=name)
    return tuple(names)


def _is_on(name: str, rows: tuple[str, ...]) -> bool:
    try:
        place = cell(name)
    except ValueError:
        return False
    return place % STRIDE < len(rows[0]) and place // STRIDE < len(rows)


def _read_middle(name: object, rows: tuple[str, ...]) -> str:
    sizes = _sizes(rows)
    if name is None:
        largest = [room for room, size in sizes.items() if size == max(sizes.values())]
        if len(largest) > 1:
            raise _bad("middle-unclear", rooms=sorted(largest))
        return largest[0]
    if not isinstance(name, str) or name not in sizes:
        raise _bad("middle", middle=abbreviate(name, 20), rooms=sorted(sizes))
    return name
