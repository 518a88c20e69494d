"""A second, slow model of Glüx, written from the rules alone, to compare the engine with.

Squares are (x, y), a stack is a list of (seat, pips) with the topmost chip last, a bag is a
list of types such as "1/6". Chance is handed in: `draw` takes a bag and says what is drawn,
`first` says who begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

TYPES = ("1/6", "2/5", "3/4")
COLUMNS = "abcdefghijklmno"

Square = tuple[int, int]


def square(name: str) -> Square:
    """The square of a name such as "c4"."""
    return COLUMNS.index(name[0]), int(name[1:]) - 1


def name_of(place: Square) -> str:
    """The name of a square."""
    return f"{COLUMNS[place[0]]}{place[1] + 1}"


class Table:
    """One game: set-up, turns, end and scoring."""

    def __init__(
        self,
        rows: list[str],
        starts: list[str],
        middle: str,
        kept: bool,
        draw: Callable[[int, list[str]], str],
        first: Callable[[], int],
    ) -> None:
        self.rows = rows
        self.starts = [square(name) for name in starts]
        self.middle = middle
        self.kept = kept
        self.players = len(starts)
        self._draw = draw
        self._first = first
        self.stacks: dict[Square, list[tuple[int, int]]] = {}
        self.bags = [[kind for kind in TYPES for _ in range(8)] for _ in starts]
        self.hands: list[str | None] = [None] * self.players
        self.sides: list[int | None] = [None] * self.players
        self.excluded: set[int] = set()
        self.phase = "choose"
        self.turn: int | None = None
        self.begins: int | None = None
        for seat in range(self.players):
            self.draw(seat)

    # Setting up

    def draw(self, seat: int) -> None:
        """Phase 2 of a turn: an empty bag leaves the hand empty."""
        self.hands[seat] = None
        if self.bags[seat]:
            drawn = self._draw(seat, self.bags[seat])
            self.bags[seat].remove(drawn)
            self.hands[seat] = drawn

    def choose(self, seat: int, pips: int) -> None:
        """A20: all choose at once; then hands are drawn, then the start player."""
        self.sides[seat] = pips
        if None in self.sides:
            return
        for other, side in enumerate(self.sides):
            assert side is not None
            self.stacks[self.starts[other]] = [(other, side)]
        for other in range(self.players):
            self.draw(other)
        self.sides = [None] * self.players
        self.phase = "turn"
        self.begins = self._first()
        self.give_turn(self.begins)

    # Placing

    def top(self, place: Square) -> tuple[int, int] | None:
        """The chip that counts on a square."""
        stack = self.stacks.get(place)
        return stack[-1] if stack else None

    def on_board(self, place: Square) -> bool:
        """Whether a square is on the board."""
        return 0 <= place[0] < len(self.rows[0]) and 0 <= place[1] < len(self.rows)

    def landing(self, origin: Square, dx: int, dy: int, pips: int) -> Square | None:
        """Where counting from a chip ends, unless it leaves the board or is blocked."""
        way = [(origin[0] + k * dx, origin[1] + k * dy) for k in range(1, pips + 1)]
        if not self.on_board(way[-1]) or any(place in self.stacks for place in way[:-1]):
            return None
        return way[-1]

    def destinations(self, seat: int) -> dict[Square, set[Square]]:
        """Every square a seat may place on, with the chips that count there."""
        origins: dict[Square, set[Square]] = {}
        for origin in self.stacks:
            owner, pips = self.stacks[origin][-1]
            if owner != seat:
                continue
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                place = self.landing(origin, dx, dy, pips)
                if place is None or len(self.stacks.get(place, [])) == 2:
                    continue
                if place in self.starts and place != self.starts[seat]:
                    continue
                origins.setdefault(place, set()).add(origin)
        if len(self.stacks[self.starts[seat]]) == 1:
            origins.setdefault(self.starts[seat], set())
        return origins

    def actors(self) -> set[int]:
        """Who may act."""
        if self.phase == "choose":
            return {seat for seat, side in enumerate(self.sides) if side is None}
        return set() if self.turn is None else {self.turn}

    def legal(self, seat: int) -> set[str]:
        """All moves of an actor in notation."""
        hand = self.hands[seat]
        assert hand is not None
        sides = hand.split("/")
        if self.phase == "choose":
            return {f"start {side}" for side in sides}
        return {f"{side} {name_of(place)}" for side in sides for place in self.destinations(seat)}

    def play(self, seat: int, move: str) -> None:
        """Carry out a legal move."""
        first, second = move.split()
        if first == "start":
            self.choose(seat, int(second))
            return
        self.stacks.setdefault(square(second), []).append((seat, int(first)))
        self.draw(seat)
        self.give_turn((seat + 1) % self.players)

    # Turns and the end

    def give_turn(self, seat: int) -> None:
        """A11: each is tested when its turn comes; the others go on (A2)."""
        for seat_now in [(seat + k) % self.players for k in range(self.players)]:
            still_in = [s for s in range(self.players) if s not in self.excluded]
            if self.kept and not any(self.bags[s] for s in still_in):
                break
            if self.hands[seat_now] is None or seat_now in self.excluded:
                continue
            if self.destinations(seat_now):
                self.turn = seat_now
                return
            self.excluded.add(seat_now)
        self.turn = None
        self.phase = "over"

    # Scoring

    def pips(self) -> dict[str, list[int]]:
        """The visible pips of every seat in every room."""
        rooms = {sign: [0] * self.players for row in self.rows for sign in row if sign != "."}
        for (x, y), stack in self.stacks.items():
            seat, pips = stack[-1]
            if self.rows[y][x] != ".":
                rooms[self.rows[y][x]][seat] += pips
        return rooms

    def room_points(self, pips: list[int]) -> list[int]:
        """First place 4, second place 2."""
        order = sorted({n for n in pips if n > 0}, reverse=True)
        points = [0] * self.players
        for seat, n in enumerate(pips):
            if order and n == order[0]:
                points[seat] = 4
            elif len(order) > 1 and n == order[1] and pips.count(order[0]) == 1:
                points[seat] = 2 if self.players > 2 else 0
        return points

    def points(self) -> list[int]:
        """The sums over all rooms."""
        rooms = [self.room_points(pips) for pips in self.pips().values()]
        return [sum(column) for column in zip(*rooms, strict=True)]

    def winners(self) -> set[int]:
        """Most points, then most pips in the middle room, then shared."""
        if self.phase != "over":
            return set()
        points, middle = self.points(), self.pips()[self.middle]
        ranks: list[Any] = list(zip(points, middle, strict=True))
        return {seat for seat, rank in enumerate(ranks) if rank == max(ranks)}
