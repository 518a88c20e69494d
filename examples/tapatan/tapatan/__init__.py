"""Tapatan, three men's morris of the Philippines, as a package of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from rich.text import Text as Picture

from spieltisch.engine import kit

MOVES = kit.Moves(place=(9,), move=(9, 9))
PLACE, MOVE = MOVES["place"], MOVES["move"]
LEGAL, OVER, NOT_YOUR_TURN, WRONG_PHASE, MIDDLE, NOT_YOURS, TAKEN, TOO_FAR = range(8)
LAST = 60  # T4
LINES = np.array(
    [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
)
#: Neighbours on a line.
JOINED = np.zeros((9, 9), np.bool_)
for _line in LINES:
    JOINED[_line[:2], _line[1:]] = JOINED[_line[1:], _line[:2]] = True


class Table(kit.Record):
    """A game of Tapatan; the points are numbered row by row."""

    generator = kit.field("u8", 1)
    points = kit.field("u1", 9)  # 0, or one more than the seat whose stone lies there
    plies = kit.field("u1")


RECORD = kit.layout(Table)


@kit.kernel
def result(s: Table, points: kit.Points) -> int:
    """T3: the seats that have a line."""
    winners = 0
    for k in range(8):
        a, b, c = s.points[LINES[k, 0]], s.points[LINES[k, 1]], s.points[LINES[k, 2]]
        winners |= kit.whole(a & b & c)
    points[0], points[1] = winners & 1, winners >> 1
    return winners


@kit.kernel
def actors(s: Table) -> int:
    return 0 if result(s, np.zeros(2)) or s.plies == LAST else 1 << kit.whole(s.plies) % 2


@kit.kernel
def refuse(s: Table, seat: int, action: int) -> int:
    if actors(s) != 1 << seat:
        return NOT_YOUR_TURN if actors(s) else OVER
    if not kit.is_a(action, PLACE if s.plies < 6 else MOVE):
        return WRONG_PHASE
    if s.plies < 6:  # T1
        first = MIDDLE if s.plies == 0 and action == 4 else LEGAL
        return TAKEN if s.points[action] else first
    start, end = kit.arguments(action, MOVE)  # T2
    if s.points[start] != seat + 1:
        return NOT_YOURS
    if s.points[end]:
        return TAKEN
    return LEGAL if JOINED[start, end] else TOO_FAR


@kit.kernel
def play(s: Table, seat: int, action: int) -> None:
    point = kit.argument(action, PLACE)
    if kit.is_a(action, MOVE):
        start, point = kit.arguments(action, MOVE)
        s.points[start] = 0
    s.points[point] = seat + 1
    s.plies += 1


WORDS = kit.Phrasebook(Path(__file__).parent)
POINTS = [f"{column}{row}" for row in "123" for column in "abc"]
FORMS = kit.Forms({"point": POINTS}, place="{point}", move="{point}-{point}")
NAMES = FORMS.texts(range(FORMS.count))
REASONS = ["legal", "over", "other-turn", "phase", "middle", "other-stone", "taken", "far"]
RULES = [None, "T3", "T1", "T2", "T1", "T2", "T1", "T2"]


def read_move(state: kit.State, text: str) -> int:
    if text not in NAMES:
        raise kit.UnreadableMove(WORDS("unreadable", text=text))
    return NAMES.index(text)


def explain(s: Table, seat: int, action: int, reason: int) -> kit.Explanation:
    return kit.Explanation(reason == LEGAL, RULES[reason], WORDS(REASONS[reason]))


def write_position(state: kit.State) -> dict[str, Any]:
    s = kit.viewed(state, RECORD)
    signs = "".join(".xo"[stone] for stone in s.points)
    return {"rows": [signs[:3], signs[3:6], signs[6:]], "plies": int(s.plies)}


def read_position(blank: kit.State, position: Mapping[str, Any]) -> kit.State:
    state, rows, plies = blank.copy(), position.get("rows"), position.get("plies")
    if not isinstance(rows, list) or [isinstance(r, str) and len(r) for r in rows] != [3, 3, 3]:
        raise kit.BadPosition(WORDS("bad-rows"))
    signs, s = "".join(rows), kit.viewed(state, RECORD)
    if not set(signs) <= set(".xo") or not kit.is_whole(plies) or not 0 <= plies <= LAST:
        raise kit.BadPosition(WORDS("bad-rows"))
    s.points[:], s.plies = [".xo".index(sign) for sign in signs], plies
    due = min(3, (plies + 1) // 2), min(3, plies // 2)
    if (signs.count("x"), signs.count("o")) != due or result(s, np.zeros(2)) not in (
        0,
        2 - plies % 2,
    ):
        raise kit.BadPosition(WORDS("bad-stones"))
    return state


def show(state: kit.State) -> dict[str, Any]:
    """The position, and the line that has won."""
    stones = kit.viewed(state, RECORD).points
    line = [POINTS[k] for line in LINES if np.bitwise_and.reduce(stones[line]) for k in line]
    return {**write_position(state), "last": LAST, "line": line}


def draw(scene: kit.Scene, language: kit.Language = "en") -> Picture:
    rows = ["─".join(row.replace(".", "·")) for row in scene["table"]["rows"]]
    return Picture(f"  a b c\n1 {rows[0]}\n  │╲│╱│\n2 {rows[1]}\n  │╱│╲│\n3 {rows[2]}")


GAME = kit.Game(
    name="tapatan",
    rules=1,
    players=(2,),
    record=RECORD,
    moves=MOVES,
    max_legal=MOVES.count,
    features=lambda s: kit.Blocks(bytes=(RECORD.itemsize,)),
    code=kit.open_kernels(
        __name__, RECORD, MOVES.count, actors=actors, refuse=refuse, play=play, result=result
    ),
    blank=lambda players, options: kit.blank(RECORD),
    notation=kit.Notation(FORMS, read_move),
    positions=kit.Positions(write_position, read_position),
    scenes=kit.PlainScenes(show),
    drawing=kit.Drawing("tapatan:draw"),
    words=WORDS,
    explain=explain,
    levels=kit.Levels(
        kit.Settings(random=20), casual=kit.Level(iterations=8), skilled=kit.Level(iterations=40)
    ),
)
