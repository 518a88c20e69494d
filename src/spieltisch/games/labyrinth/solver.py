"""The solver: exactly how few turns of its own a seat needs for a goal, and moves that do it.

What counts are consecutive turns of one seat, at least one, from the position as it is: the slot
that is forbidden now is forbidden, the other figures ride on their tiles, are carried to the
other side and trigger the rule of the wall, but nobody else moves or collects, and the turn
limit does not apply. Where figures have to return home (R25), that is looked for once a seat has
all its goals.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Literal

import numpy as np

from spieltisch.engine.compiling import Unit, prepare
from spieltisch.engine.contract import State
from spieltisch.engine.errors import BadOption
from spieltisch.engine.match import Match
from spieltisch.engine.plain import interpreted, number_of
from spieltisch.engine.records import viewed
from spieltisch.engine.seats import checked_seat
from spieltisch.engine.words import Language, Text, abbreviate
from spieltisch.games.labyrinth.blank import set_of
from spieltisch.games.labyrinth.board import GONE, NOWHERE, cell_name, slot_name
from spieltisch.games.labyrinth.checks import stones_in
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.notation import STAY, Directions
from spieltisch.games.labyrinth.record import ONE_SHOWN, OVER, RECORD, WALKING, Table
from spieltisch.games.labyrinth.rules import connected, reachable
from spieltisch.games.labyrinth.searching import (
    FOUND,
    GOES_ON,
    NOTHING,
    advance,
    goal_cells,
    moved,
    push_of,
    search,
    spread_entry,
)
from spieltisch.games.labyrinth.sets import LARGE, SET_LENGTH, Cells, one, write
from spieltisch.games.labyrinth.tiles import sides_of

MOST_TURNS = 12

#: This many seconds are as good as forever.
LONGEST = 1e9

#: How many nodes are searched between two looks at the clock: a few milliseconds.
BUDGET = 2_000

_push_of = interpreted(push_of)


@dataclass(frozen=True)
class Shortest:
    """The solver's answer.

    `turns` is the smallest number of turns, None if there is no answer; `moves` are moves that
    do it, in notation. `excluded` is a number of turns that is certainly not enough.
    """

    turns: int | None
    moves: tuple[str, ...]
    excluded: int
    text: Text

    def say(self, language: Language = "en") -> str:
        """The answer in words."""
        return self.text.say(language)

    def __str__(self) -> str:
        return self.say("en")


@dataclass(frozen=True)
class _Move:
    """A move as people of each language write it."""

    text: str

    def say(self, language: Language = "en") -> str:
        if self.text == STAY["en"]:
            return STAY[language]
        return Directions(self.text).say(language) if ":" in self.text else self.text


def shortest(
    match: Match,
    seat: int,
    goal: Literal["one", "all"] = "one",
    *,
    depth: int = 4,
    seconds: float = 10.0,
) -> Shortest:
    """The fewest turns of its own in which a seat can collect one, or all, of its goals.

    Where players have to return home, the way there is looked for once no goal is left; it is not
    part of the answer before. The search stops after `depth` turns or about `seconds`; if that is
    not enough, the answer says so, and how many turns are certainly too few.

    >>> import spieltisch
    >>> match = spieltisch.game("labyrinth").new(players=2, seed=7)
    >>> answer = shortest(match, 0)
    >>> answer.turns, len(answer.moves)
    (1, 2)
    >>> for move in answer.moves:
    ...     match.play(move)
    >>> match.result.points
    (1.0, 0.0)
    """
    if not isinstance(match, Match) or match.game.name != "labyrinth":
        raise BadOption(WORDS("shortest-no-match"))
    seconds = _checked(goal, depth, seconds)
    return solve(match.state, checked_seat(seat, match.players), goal == "all", depth, seconds)


def solve(state: State, seat: int, every: bool, depth: int, seconds: float) -> Shortest:
    """The same for a state, of which only the board and the seat's own goals matter."""
    s = viewed(state, RECORD)
    places = [int(s.stones[stone - 1]) for stone in stones_in(int(s.goals[seat]))]
    heads_home = s.return_home != 0 and s.left[seat] == 0
    if s.phase == OVER or not (places or heads_home):
        return _no_answer("nothing-left")
    if every and s.goals_shown == ONE_SHOWN and s.left[seat] > 1:
        return _no_answer("one-at-a-time")
    if heads_home:
        return _look(_Task(state, seat, [], False, depth), depth, seconds)
    if all(place == GONE for place in places) or (every and GONE in places):
        return _no_answer("out-of-reach")
    return _look(_Task(state, seat, sorted(set(places) - {GONE}), every, depth), depth, seconds)


def _look(task: _Task, depth: int, seconds: float) -> Shortest:
    until = perf_counter() + seconds  # not counting what had to be compiled first
    for turns in range(task.wanted, depth + 1):
        code = task.look(turns, until)
        if code == FOUND:
            moves = tuple(task.moves())
            texts = [_Move(move) for move in moves]
            key = "shortest-found-one" if turns == 1 else "shortest-found"
            return Shortest(turns, moves, turns - 1, WORDS(key, turns=turns, moves=texts))
        if code == GOES_ON:
            return _no_answer("out-of-time", turns - 1)
    return _no_answer("not-within-depth", depth)


def _no_answer(reason: str, excluded: int = 0) -> Shortest:
    return Shortest(None, (), excluded, WORDS(f"shortest-{reason}", depth=excluded))


def _checked(goal: object, depth: object, seconds: object) -> float:
    if not isinstance(goal, str) or goal not in ("one", "all"):
        raise BadOption(WORDS("shortest-bad-goal", goal=abbreviate(goal, 20)))
    if type(depth) is not int or not 1 <= depth <= MOST_TURNS:
        raise _bad_limit("depth", depth)
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not seconds > 0:
        raise _bad_limit("seconds", seconds)
    return float(min(seconds, LONGEST))


def _bad_limit(limit: str, value: object) -> BadOption:
    text = WORDS("shortest-bad-limit", limit=limit, value=abbreviate(value, 20), most=MOST_TURNS)
    return BadOption(text)


@cache
def _make_ready() -> None:
    prepare("labyrinth-solver", units())


def units() -> list[Unit]:
    """The search with its signature."""
    frames, masks, cells = "uint8[:, ::1]", "uint64[:, ::1]", "uint64[:, :, ::1]"
    numbers = "int64[::1]"
    signature = (
        f"int64({frames}, {masks}, {cells}, {numbers}, {numbers}, {numbers},"
        "int64, int64, int64, boolean, int64)"
    )
    return [Unit("search", search, signature)]


class _Task:
    """One question: the position, and the arrays that the search works on."""

    def __init__(self, state: State, seat: int, places: list[int], every: bool, depth: int) -> None:
        _make_ready()
        self.seat = seat
        self.wanted = len(places) if every else 1
        entries = 1 << min(self.wanted, depth) if every else 1
        self.frames = np.zeros((depth + 1, len(state)), np.uint8)
        self.masks = np.zeros((depth + 1, entries), np.uint64)
        self.cells = np.zeros((depth + 1, entries, SET_LENGTH), np.uint64)
        self.sizes = np.zeros(depth + 1, np.int64)
        self.cursors = np.zeros(depth + 2, np.int64)
        self.pushes = np.zeros(depth + 1, np.int64)
        self.frames[0] = state
        s = self.record(0)
        self.start = int(s.figures[seat])
        self.walked = bool(s.phase == WALKING and s.turn == seat)
        # Only the seat's own goals matter; those on one tile stay together and count as one.
        s.stones[:] = NOWHERE
        s.stones[: len(places)] = places
        s.stone_limit = len(places)
        s.figures[seat] = NOWHERE

    def record(self, level: int) -> Table:
        """The record of a level."""
        return viewed(self.frames[level], RECORD)

    def look(self, turns: int, until: float) -> int:
        """Look for a way of `turns` turns; `GOES_ON` says that the time was not enough."""
        pushes = turns - self.walked
        self.count = pushes
        self.cursors[:] = 0
        self._begin(pushes)
        if pushes == 0:
            return FOUND if self.wanted == 1 and self._goals_at_once() else NOTHING
        code = GOES_ON if self.sizes[0] else NOTHING  # nowhere to begin from
        while code == GOES_ON:
            code = search(
                self.frames,
                self.masks,
                self.cells,
                self.sizes,
                self.cursors,
                self.pushes,
                self.seat,
                self.wanted,
                pushes,
                self.walked,
                BUDGET,
            )
            if code == GOES_ON and perf_counter() > until:
                return GOES_ON
        return int(code)

    def _begin(self, pushes: int) -> None:
        s = self.record(0)
        self.sizes[0] = 0
        if self.walked:
            reach = _cells(number_of(reachable(s, self.start)))
            spread_entry(
                s,
                self.masks[0],
                self.cells[0],
                self.sizes,
                0,
                np.uint64(0),
                reach,
                self.wanted,
                pushes,
            )
        else:
            self.masks[0, 0] = 0
            write(self.cells[0], 0, one(self.start, LARGE))
            self.sizes[0] = 1

    def moves(self) -> list[str]:
        """The moves of the way that the search has found."""
        times = [
            advance(self.frames, level, self.seat, int(self.pushes[level]))
            for level in range(self.count)
        ]
        stops = self._stops(times)
        width = int(self.record(0).width)
        texts = []
        if self.walked:
            texts.append(_walk(self.start, stops[0], width))
        for level in range(self.count):
            push = int(self.pushes[level])
            slot, openings, _ = _push_of(push)
            texts.append(f"{slot_name(slot)}:{sides_of(openings)}")
            ridden = self._moved(level, 1 << stops[level], times[level])
            texts.append(_walk(_bits(ridden)[0], stops[level + 1], width))
        return texts

    def _goals_at_once(self) -> int:
        goals, _ = goal_cells(self.record(0), self.seat, np.uint64(0))
        return number_of(goals) & number_of(reachable(self.record(0), self.start))

    def _moved(self, level: int, cells: int, times: int) -> int:
        push = int(self.pushes[level])
        return number_of(moved(self.record(level), _cells(cells), push, times))

    def _stops(self, times: list[int]) -> list[int]:
        """Where the figure ends each turn, found from the last one back."""
        if self.count == 0:
            return _bits(self._goals_at_once())[:1]
        last, after = self.count - 1, self.record(self.count)
        for mask, cells in self._entries(last):
            ridden = self._moved(last, cells, times[last])
            there = number_of(connected(after, _cells(ridden)))
            goals = there & number_of(goal_cells(after, self.seat, np.uint64(mask))[0])
            if self.wanted - mask.bit_count() != 1 or not goals:
                continue
            stop = _bits(goals)[0]
            before = self._before(self.count, stop, {mask}, times)
            if before is not None:
                return [*before, stop]
        raise AssertionError("the search found a way that cannot be retraced")

    def _before(self, level: int, cell: int, masks: set[int], times: list[int]) -> list[int] | None:
        """The stops before a cell that a turn ended on, with one of these sets of goals."""
        if level == 0:
            return []
        around = number_of(reachable(self.record(level), cell))
        for mask, cells in self._entries(level - 1):
            if mask not in masks:
                continue
            for stop in _bits(cells):
                if self._moved(level - 1, 1 << stop, times[level - 1]) & around:
                    earlier = self._masks(level - 1, stop, mask)
                    before = self._before(level - 1, stop, earlier, times)
                    if before is not None:
                        return [*before, stop]
        return None

    def _masks(self, level: int, cell: int, mask: int) -> set[int]:
        """What may have been collected before a turn that ended on a cell with this much."""
        s = self.record(level)
        here = sum(1 << g for g in range(int(s.stone_limit)) if s.stones[g] == cell)
        return {mask, mask & ~here}

    def _entries(self, level: int) -> list[tuple[int, int]]:
        return [
            (int(self.masks[level, k]), number_of(self.cells[level, k]))
            for k in range(int(self.sizes[level]))
        ]


def _walk(start: int, stop: int, width: int) -> str:
    return STAY["en"] if start == stop else cell_name(stop, width)


def _cells(number: int) -> Cells:
    return tuple(np.uint64(word) for word in set_of(number))


def _bits(number: int) -> list[int]:
    return [place for place in range(number.bit_length()) if number >> place & 1]
