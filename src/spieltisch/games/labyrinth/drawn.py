"""Boards as text that a person can draw in an editor.

One sign for each tile, thin lines for tiles that can be pushed and heavy ones for immovable
tiles, `?` for one drawn by lot; then fields, all of which may be left out:

    ┏ ─ ┓        spaces do not count
    │ ? ┼
    ┗ □ ┛        □ or . is the tile without a way, ■ or # the immovable one
    free: ┘      without it, drawn by lot
    starts: a1 c3
    stones: 1=b2 2=free
    goals: 1 | 2
    ; a remark
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from spieltisch.engine.words import Phrasebook, Text
from spieltisch.games.labyrinth.board import FREE_TILE, MOST, cell_name, cell_of
from spieltisch.games.labyrinth.record import STONES
from spieltisch.games.labyrinth.tiles import ANY, HEAVY, SIDES, THIN, read_sign

WORDS = Phrasebook(Path(__file__).parent)

#: The fields under a board, in both languages.
FIELDS = {name: name for name in ("free", "starts", "stones", "goals")}
FIELDS |= {"frei": "free", "start": "starts", "steine": "stones", "ziele": "goals"}
_FIELD = re.compile(r"\s*([^\W\d]+)\s*:(.*)")


class Flaw(Exception):
    """What is wrong with a board or a set-up, as a sentence."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.text: Text = WORDS(key, **values)


@dataclass
class Drawing:
    """A board as it is drawn; None is a tile that is drawn by lot."""

    width: int
    height: int
    tiles: list[int | None]
    immovable: list[bool]
    free: int | None = None
    starts: list[int] | None = None
    stones: dict[int, int] = field(default_factory=dict)
    goals: list[list[int]] | None = None

    def place_name(self, place: int) -> str:
        """The name of a cell, or of the free tile."""
        return "free" if place == FREE_TILE else cell_name(place, self.width)

    def lines(self) -> list[str]:
        """The board in its plain form: rows, then the fields that say something.

        >>> read_drawing("┏ ? \\n ? ┘ \\n stones: 2=free 1=b2").lines()
        ['┏?', '?┘', 'stones: 1=b2 2=free']
        """
        signs = [sign_of(o, i) for o, i in zip(self.tiles, self.immovable, strict=True)]
        rows = ["".join(signs[k : k + self.width]) for k in range(0, len(signs), self.width)]
        if self.free is not None:
            rows.append(f"free: {THIN[self.free]}")
        if self.starts is not None:
            rows.append("starts: " + " ".join(self.place_name(cell) for cell in self.starts))
        if self.stones:
            places = (f"{n}={self.place_name(place)}" for n, place in sorted(self.stones.items()))
            rows.append("stones: " + " ".join(places))
        if self.goals is not None:
            rows.append("goals: " + " | ".join(" ".join(map(str, g)) for g in self.goals))
        return rows


def sign_of(openings: int | None, immovable: bool) -> str:
    """The sign of a tile."""
    return ANY if openings is None else (HEAVY if immovable else THIN)[openings]


def read_drawing(source: str | Iterable[str]) -> Drawing:
    """The board of a text or of its lines; `Flaw` says what is wrong with it."""
    lines = source.splitlines() if isinstance(source, str) else list(source)
    rows, fields = [], {}
    for line in lines:
        plain = line.partition(";")[0].strip()
        if match := _FIELD.fullmatch(plain):
            name = FIELDS.get(match[1].lower())
            if name is None:
                raise Flaw("board-unknown-field", field=match[1][:20], fields=sorted(FIELDS))
            if name in fields:
                raise Flaw("board-field-twice", field=match[1])
            fields[name] = match[2].strip(" \t,")
            if not fields[name]:
                raise Flaw("board-field-empty", field=match[1])
        elif plain:
            rows.append("".join(plain.split()))
    drawing = read_rows(rows)
    for name in ("free", "starts", "stones", "goals"):
        if name in fields:
            _READERS[name](drawing, fields[name])
    return drawing


def read_rows(rows: list[str]) -> Drawing:
    """The tiles of a board."""
    width = len(rows[0]) if rows else 0
    if not 1 <= len(rows) <= MOST or not 1 <= width <= MOST:
        raise Flaw("board-size", most=MOST, width=width, height=len(rows))
    drawing = Drawing(width, len(rows), [], [])
    for number, row in enumerate(rows, 1):
        if len(row) != width:
            raise Flaw("board-row", row=number, count=len(row), width=width)
        for column, sign in enumerate(row):
            tile = read_sign(sign)
            if tile is None:
                where = cell_name((number - 1) * width + column, width)
                raise Flaw("board-sign", sign=sign, cell=where, signs=THIN + HEAVY + ANY)
            drawing.tiles.append(tile[0])
            drawing.immovable.append(tile[1])
    return drawing


def read_free(sign: str) -> int | None:
    """The free tile; None if it is drawn by lot."""
    tile = read_sign(sign)
    if tile is None:
        raise Flaw("board-free", sign=sign[:10], signs=THIN + ANY)
    if tile[1]:
        raise Flaw("board-free-immovable", sign=sign)
    return tile[0]


def read_place(drawing: Drawing, name: str) -> int:
    """A cell by its name, or the free tile."""
    if name.lower() in ("free", "frei"):
        return FREE_TILE
    cell = cell_of(name, drawing.width, drawing.height)
    if cell is None:
        last = cell_name(drawing.width * drawing.height - 1, drawing.width)
        raise Flaw("board-no-cell", cell=name[:10], last=last)
    return cell


def read_stone(text: str) -> int:
    """The number of a stone."""
    if not (re.fullmatch("[1-9][0-9]?", text) and int(text) <= STONES):
        raise Flaw("board-no-stone", stone=text[:10], most=STONES)
    return int(text)


def read_starts(drawing: Drawing, names: list[str]) -> list[int]:
    """The cells of the figures, in the order of the seats."""
    places = [read_place(drawing, name) for name in names]
    if FREE_TILE in places:
        raise Flaw("board-start-on-free-tile")
    return places


def _starts(drawing: Drawing, text: str) -> None:
    drawing.starts = read_starts(drawing, re.split(r"[\s,]+", text))


def _free(drawing: Drawing, text: str) -> None:
    drawing.free = read_free(text)


def _stones(drawing: Drawing, text: str) -> None:
    for entry in re.split(r"[\s,]+", re.sub(r"\s*=\s*", "=", text)):
        number, equals, place = entry.partition("=")
        if not equals:
            raise Flaw("board-stones", entry=entry[:20])
        stone = read_stone(number)
        if stone in drawing.stones:
            raise Flaw("board-stone-twice", stone=stone)
        drawing.stones[stone] = read_place(drawing, place)


def _goals(drawing: Drawing, text: str) -> None:
    parts = [re.split(r"[\s,]+", part.strip()) for part in text.split("|")]
    drawing.goals = [[read_stone(word) for word in part if word] for part in parts]
    for seat, goals in enumerate(drawing.goals):
        for stone in goals:
            if goals.count(stone) > 1:
                raise Flaw("goal-twice", stone=stone, player=seat + 1)


_READERS = {"free": _free, "starts": _starts, "stones": _stones, "goals": _goals}


def _classic() -> tuple[Drawing, dict[str, dict[str, int]], dict[str, int]]:
    data = json.loads((Path(__file__).parent / "classic.json").read_text("utf-8"))
    width, height = data["width"], data["height"]
    drawing = Drawing(width, height, [None] * (width * height), [False] * (width * height))
    for where, sides in data["fixed"].items():
        row, column = map(int, where.split(","))
        cell = row * width + column
        drawing.tiles[cell] = sum(1 << SIDES.index(side) for side in sides)
        drawing.immovable[cell] = True
        if len(sides) == 3:
            drawing.stones[len(drawing.stones) + 1] = cell
    return drawing, data["loose"], data["stones_on"]


#: The classic board, its loose tiles by variant, and how many stones lie on which tiles.
CLASSIC, LOOSE, STONES_ON = _classic()


def is_classic(board: object) -> bool:
    """Whether the option `board` names a variant of the classic board."""
    return isinstance(board, str) and board in LOOSE
