"""A second, slow model of Labyrinth, written from the rules alone, to compare the engine with.

A tile is an object with a set of open sides, the stones on it and the figures on it; the board
is a list of rows of tiles. A push moves the tiles, and everything on them goes along by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
SIGNS = {
    "": "□■", "N": "╵╹", "E": "╶╺", "S": "╷╻", "W": "╴╸", "NS": "│┃", "EW": "─━",
    "NE": "└┗", "ES": "┌┏", "SW": "┐┓", "NW": "┘┛",
    "NES": "├┣", "ESW": "┬┳", "NSW": "┤┫", "NEW": "┴┻", "NESW": "┼╋",
}  # fmt: skip


@dataclass(eq=False)
class Tile:
    """A tile with all that is on it."""

    open: frozenset[str]
    fixed: bool = False
    stones: set[int] = field(default_factory=set)
    figures: set[int] = field(default_factory=set)


def tile_of(sign: str) -> Tile:
    for sides, signs in SIGNS.items():
        if sign in signs:
            return Tile(frozenset(sides), sign == signs[1])
    raise ValueError(sign)


def place(name: str) -> tuple[int, int]:
    return "abcdefghijklmno".index(name[0]), int(name[1:]) - 1


def turned(sides: frozenset[str]) -> frozenset[str]:
    return frozenset({"N": "E", "E": "S", "S": "W", "W": "N"}[side] for side in sides)


class Table:
    """A table of Labyrinth."""

    def __init__(self, at: dict[str, Any], limit: int | None, options: dict[str, Any]) -> None:
        self.board = [[tile_of(sign) for sign in row] for row in at["board"]]
        self.free = tile_of(at["free"])
        for number, where in at["stones"].items():
            self.at(where).stones.add(int(number))
        for seat, where in enumerate(at["figures"]):
            self.at(where).figures.add(seat)
        self.goals = [list(goals) for goals in at["goals"]]
        self.one_at_a_time = options.get("goals_shown") == "one"
        self.homes = [place(cell) for cell in at["figures"]] if options.get("return_home") else None
        self.collected: list[set[int]] = [set() for _ in self.goals]
        self.players = len(self.goals)
        self.turn = self.turns = 0
        self.forbidden: str | None = None
        self.inserted = False
        self.over = False
        self.limit = limit

    def at(self, where: str) -> Tile:
        if where == "free":
            return self.free
        x, y = place(where)
        return self.board[y][x]

    @property
    def width(self) -> int:
        return len(self.board[0])

    @property
    def height(self) -> int:
        return len(self.board)

    def line(self, slot: str) -> list[tuple[int, int]]:
        """The cells of a line, starting at its slot."""
        side, k = slot[0], int(slot[1:]) - 1
        if side in "NS":
            cells = [(k, y) for y in range(self.height)]
        else:
            cells = [(x, k) for x in range(self.width)]
        return cells if side in "NW" else cells[::-1]

    def moves(self) -> set[str]:
        if self.over:
            return set()
        if self.inserted:
            return {self.name(cell) for cell in self.reach(self.where(self.turn))}
        shapes, shape = set(), self.free.open
        for _ in range(4):
            shapes.add("".join(side for side in "NESW" if side in shape) or "-")
            shape = turned(shape)
        every = [f"{s}{k + 1}" for s in "NS" for k in range(self.width)]
        every += [f"{s}{k + 1}" for s in "EW" for k in range(self.height)]
        usable = [
            slot
            for slot in every
            if slot != self.forbidden and not any(self.tile(c).fixed for c in self.line(slot))
        ]
        return {f"{slot}:{shape}" for slot in usable for shape in shapes}

    def tile(self, cell: tuple[int, int]) -> Tile:
        return self.board[cell[1]][cell[0]]

    def name(self, cell: tuple[int, int]) -> str:
        return "stay" if cell == self.where(self.turn) else self.cell(cell)

    @staticmethod
    def cell(cell: tuple[int, int]) -> str:
        return "abcdefghijklmno"[cell[0]] + str(cell[1] + 1)

    def where(self, seat: int) -> tuple[int, int]:
        cells = [(x, y) for y in range(self.height) for x in range(self.width)]
        return next(cell for cell in cells if seat in self.tile(cell).figures)

    def reach(self, start: tuple[int, int]) -> set[tuple[int, int]]:
        cells, waiting = {start}, [start]
        while waiting:
            x, y = waiting.pop()
            for side in self.tile((x, y)).open:
                there = x + STEPS[side][0], y + STEPS[side][1]
                if not (0 <= there[0] < self.width and 0 <= there[1] < self.height):
                    continue
                if BACK[side] in self.tile(there).open and there not in cells:
                    cells.add(there)
                    waiting.append(there)
        return cells

    def push(self, slot: str, entering: Tile) -> Tile:
        cells = self.line(slot)
        tiles = [entering, *(self.tile(cell) for cell in cells)]
        for (x, y), tile in zip(cells, tiles, strict=False):
            self.board[y][x] = tile
        return tiles[-1]

    def play(self, move: str) -> None:
        if not self.inserted:
            slot, _, sides = move.partition(":")
            entering = self.free
            entering.open = frozenset(sides.replace("-", ""))
            fallen = self.push(slot, entering)
            if fallen.figures and not entering.open:
                again = fallen
                fallen = self.push(slot, again)
                entering = again
            entering.figures |= fallen.figures
            fallen.figures = set()
            self.free = fallen
            self.forbidden = {"N": "S", "S": "N", "E": "W", "W": "E"}[slot[0]] + slot[1:]
            self.inserted = True
            return
        if move != "stay":
            start = self.tile(self.where(self.turn))
            start.figures.remove(self.turn)
            self.at(move).figures.add(self.turn)
        self.end_turn()

    def end_turn(self) -> None:
        gone = set()
        for seat in range(self.players):
            tile = self.tile(self.where(seat))
            own = set()
            for goal in list(self.goals[seat]):
                if goal in tile.stones:
                    own.add(goal)
                elif self.one_at_a_time:
                    break
            self.goals[seat] = [goal for goal in self.goals[seat] if goal not in own]
            self.collected[seat] |= own
            gone |= own
        for tile in [*(t for row in self.board for t in row), self.free]:
            tile.stones -= gone
        self.turns += 1
        self.inserted = False
        if self.done() or self.turns == self.limit:
            self.over = True
        else:
            self.turn = (self.turn + 1) % self.players

    def done(self) -> set[int]:
        return {
            seat
            for seat in range(self.players)
            if not self.goals[seat] and (not self.homes or self.where(seat) == self.homes[seat])
        }

    def winners(self) -> set[int]:
        if not self.over:
            return set()
        done = self.done()
        most = max(len(stones) for stones in self.collected)
        return done or {s for s in range(self.players) if len(self.collected[s]) == most}

    def glance(self) -> dict[str, Any]:
        """What is on the table, in the words of a position."""
        cells = {(x, y): t for y, row in enumerate(self.board) for x, t in enumerate(row)}
        stones = {n: self.cell(c) for c, tile in cells.items() for n in tile.stones}
        stones |= dict.fromkeys(self.free.stones, "free")
        sign = {frozenset(sides): pair for sides, pair in SIGNS.items()}
        return {
            "board": ["".join(sign[t.open][t.fixed] for t in row) for row in self.board],
            "free": sign[self.free.open][0],
            "stones": {str(n): stones[n] for n in sorted(stones)},
            "figures": [self.cell(self.where(seat)) for seat in range(self.players)],
            "goals": self.goals,
            "collected": [sorted(stones) for stones in self.collected],
            "forbidden": self.forbidden,
            "turn": self.turn,
            "turns": self.turns,
            "phase": "over" if self.over else "walk" if self.inserted else "insert",
        }
