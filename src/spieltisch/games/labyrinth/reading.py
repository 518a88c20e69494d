"""Reading the fields of a position, each with a sentence for what may be wrong with it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from spieltisch.engine.words import abbreviate
from spieltisch.games.labyrinth.board import FREE_TILE, SLOTS, slot_of
from spieltisch.games.labyrinth.drawn import (
    Drawing,
    Flaw,
    read_free,
    read_place,
    read_rows,
    read_stone,
)

HEAD = ("game", "rules", "players", "options")
FIELDS = (
    *("board", "free", "stones", "figures", "goals", "collected", "ruled_out"),
    *("forbidden", "turn", "turns", "phase", "generator"),
)
MOST_TURNS = 2_000_000_000


class Reader:
    """A position's fields, checked as they are read; `drawing` is the board they are on.

    `stones_of_options` tells which stones the game began with, and on which tiles.
    """

    def __init__(
        self,
        position: Mapping[str, Any],
        players: int,
        drawing: Drawing,
        stones_of_options: Mapping[int, int | None],
    ) -> None:
        self._position = position
        self.stones_of_options = stones_of_options
        self._players = players
        self.drawing = drawing

    def refuse_unknown_fields(self) -> None:
        """A misspelt field would silently mean its default."""
        for name in self._position:
            if name not in HEAD and name not in FIELDS:
                raise Flaw(
                    "position-unknown-field", field=abbreviate(name, 40), fields=list(FIELDS)
                )

    def has(self, field: str) -> bool:
        """Whether the position says anything about a field."""
        return self._position.get(field) is not None

    def board(self) -> Drawing:
        """The tiles; as drawn in the options if the field is missing."""
        rows = self._position.get("board")
        if rows is None:
            return self.drawing
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            raise Flaw("position-board")
        board = read_rows(["".join(row.split()) for row in rows])
        if (board.width, board.height) != (self.drawing.width, self.drawing.height):
            raise Flaw(
                "position-size",
                size=f"{board.width}x{board.height}",
                width=self.drawing.width,
                height=self.drawing.height,
            )
        return board

    def free(self) -> int | None:
        """The free tile; as drawn in the options if the field is missing."""
        sign = self._position.get("free")
        if sign is None:
            return self.drawing.free
        return read_free(abbreviate(sign, 40))

    def stones(self) -> dict[int, int]:
        """Where the stones are; as drawn in the options if the field is missing."""
        value = self._position.get("stones")
        if value is None:
            gone = {stone for stones in self.collected() for stone in stones}
            return {n: place for n, place in self.drawing.stones.items() if n not in gone}
        if not isinstance(value, Mapping):
            raise Flaw("position-stones")
        stones: dict[int, int] = {}
        for number, place in value.items():
            stone = read_stone(abbreviate(number, 40))
            if stone in stones:
                raise Flaw("board-stone-twice", stone=stone)
            stones[stone] = read_place(self.drawing, abbreviate(place, 40))
        return stones

    def figures(self, default: list[int]) -> list[int]:
        """The cells of the figures."""
        value = self._position.get("figures")
        if value is None:
            return default
        if not isinstance(value, list) or len(value) != self._players:
            raise Flaw("position-figures", players=self._players)
        places = [read_place(self.drawing, abbreviate(name, 40)) for name in value]
        if FREE_TILE in places:
            raise Flaw("board-start-on-free-tile")
        return places

    def goals(self) -> list[list[int]]:
        """The goals that each seat still has to collect."""
        if not self.has("goals"):
            if self.drawing.goals is None:
                raise Flaw("position-goals-needed")
            taken = self.collected()
            return [
                [stone for stone in goals if stone not in taken[seat]]
                for seat, goals in enumerate(self.drawing.goals)
            ]
        goals = self._stones_by_seat("goals")
        for seat, stones in enumerate(goals):
            for stone in stones:
                if stones.count(stone) > 1:
                    raise Flaw("goal-twice", stone=stone, player=seat + 1)
        return goals

    def collected(self) -> list[list[int]]:
        """The stones that each seat has collected."""
        collected = self._stones_by_seat("collected")
        for seat, stones in enumerate(collected):
            for stone in stones:
                if stones.count(stone) > 1:
                    raise Flaw("position-collected-again", stone=stone, player=seat + 1)
        return collected

    def ruled_out(self) -> list[list[int]]:
        """The stones that each seat has left behind."""
        return self._stones_by_seat("ruled_out")

    def _stones_by_seat(self, field: str) -> list[list[int]]:
        value = self._position.get(field)
        if value is None:
            return [[] for _ in range(self._players)]
        valid = isinstance(value, list) and len(value) == self._players
        if not valid or not all(isinstance(stones, list) for stones in value):
            raise Flaw("position-by-seat", field=field, players=self._players)
        return [[read_stone(abbreviate(stone, 40)) for stone in stones] for stones in value]

    def forbidden(self) -> int | None:
        """The slot where the tile fell out, or none."""
        value = self._position.get("forbidden")
        if value is None:
            return None
        name = abbreviate(value, 10)
        slot = slot_of(name.upper().replace("O", "E"), self.drawing.width, self.drawing.height)
        if slot is None or not 0 <= slot < SLOTS:
            columns, rows = self.drawing.width, self.drawing.height
            raise Flaw("no-such-slot", slot=name, columns=columns, rows=rows)
        return slot

    def number(self, field: str, last: int, default: int) -> int:
        """A whole number from 0 on."""
        value = self._position.get(field, default)
        if type(value) is not int or not 0 <= value <= last:
            raise Flaw("position-number", field=field, last=last)
        return value

    def phase(self, names: list[str]) -> str:
        """What the game waits for."""
        value = self._position.get("phase", names[0])
        if value not in names:
            raise Flaw("position-phase", phases=names)
        return str(value)

    def generator(self) -> np.uint64:
        """The generator's word, as 16 hexadecimal digits."""
        value = self._position.get("generator", "0")
        if not isinstance(value, str) or not re.fullmatch("[0-9a-fA-F]{1,16}", value):
            raise Flaw("position-generator")
        return np.uint64(int(value, 16))
