"""What one seat sees of the table, and how the points came about, as plain data.

The shapes say how a scene reads; the kernels below them write it, in the same order.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import MAX_SEATS, SPECTATOR, State
from spieltisch.engine.records import viewed
from spieltisch.engine.scenes import Scenes
from spieltisch.engine.shapes import BOOL, NUMBER, Keyed, Longer, Many, Maybe, Named, Row, Word
from spieltisch.engine.sheet import Sheet, begin, count, put, put_if, put_members, put_row
from spieltisch.games.labyrinth import hidden, rules, turns
from spieltisch.games.labyrinth.blank import GOALS_SHOWN
from spieltisch.games.labyrinth.board import (
    CELLS,
    FREE_TILE,
    GONE,
    MOST,
    NO_SLOT,
    NOWHERE,
    SLOTS,
    cell_name,
    slot_name,
)
from spieltisch.games.labyrinth.drawn import sign_of
from spieltisch.games.labyrinth.laying import holds
from spieltisch.games.labyrinth.notation import rotations_of
from spieltisch.games.labyrinth.record import (
    ALL_SHOWN,
    ENDLESS,
    INSERTING,
    ONE_SHOWN,
    OVER,
    RECORD,
    STONES,
    WALKING,
    Table,
)
from spieltisch.games.labyrinth.sets import LARGE, one, touch
from spieltisch.games.labyrinth.tiles import SIDES, THIN, sides_of

PHASES = {INSERTING: "insert", WALKING: "walk", OVER: "over"}

_OPENINGS = range(16)
_IMMOVABLE = len(_OPENINGS)

#: All tiles by their numbers: first those that can be pushed, then the immovable ones.
_TILES = [(openings, immovable) for immovable in (False, True) for openings in _OPENINGS]

#: Cells are numbered as on the widest board, so that one list of names serves all boards.
_CELL_NAMES = [cell_name(cell, MOST) for cell in range(CELLS)]
_CELL = Named(_CELL_NAMES)
_SLOT_NAMES = [slot_name(slot) for slot in range(SLOTS)]
_SLOTS = Many(Named(_SLOT_NAMES))
_STONE_NUMBERS = range(1, STONES + 1)
_STONES = Many(Named(_STONE_NUMBERS))
_GOALS = Maybe(_STONES)

#: A step to the north, east, south or west, in columns eastward and in rows southward.
_EAST = np.array([0, 1, 0, -1], np.int64)
_SOUTH = np.array([-1, 0, 1, 0], np.int64)

#: What everybody sees at every table.
_USUAL = Row(
    width=NUMBER,
    height=NUMBER,
    forbidden=Maybe(_SLOT_NAMES),
    figures=Many(_CELL),
    turn=NUMBER,
    turns=NUMBER,
    turn_limit=Maybe(NUMBER),
    phase=Named(PHASES.values()),
    shared_goals=BOOL,
    board=Many(Word([sign_of(*tile) for tile in _TILES])),
    tiles=Many(Many(Named([{"open": sides_of(o), "immovable": i} for o, i in _TILES]))),
    free=Row(
        sign=Named(THIN),
        open=Named(map(sides_of, _OPENINGS)),
        rotations=Named(map(rotations_of, _OPENINGS)),
        stones=_STONES,
    ),
    movable=_SLOTS,
    slots=_SLOTS,
    stones=Keyed(map(str, _STONE_NUMBERS), Named([*_CELL_NAMES, "free"])),
    left=Many(NUMBER),
    collected=Many(_STONES),
    ruled_out=Many(_STONES),
    reachable=Many(_CELL),
    ways=Keyed(_CELL_NAMES, _CELL),
)

#: What everybody sees; what R24 and R25 are about only at tables that have agreed on them.
OPEN = Longer(_USUAL, goals_shown=Named(GOALS_SHOWN), homes=Maybe(Many(_CELL)))

#: What a viewer alone sees.
OWN = Row(goals=_GOALS, all_goals=Many(_GOALS))


@kernel
def show_open(s: Table, sheet: Sheet) -> None:
    """Write what everybody sees of a state from which everything hidden has been erased."""
    show_turn(s, sheet)
    show_board(s, sheet)
    show_free_tile(s, sheet)
    show_slots(s, sheet)
    show_stones(s, sheet)
    show_public_goals(s, sheet)
    show_reachable(s, sheet)
    show_ways(s, sheet)
    show_agreements(s, sheet)


@kernel
def show_turn(s: Table, sheet: Sheet) -> None:
    """Where everybody is, whose turn it is, and what the table waits for."""
    put(sheet, s.width)
    put(sheet, s.height)
    put_if(sheet, s.forbidden != NO_SLOT, s.forbidden)
    put(sheet, s.players)
    for seat in range(s.players):
        put(sheet, cell_on_sheet(s, whole(s.figures[seat])))
    put(sheet, s.turn)
    put(sheet, s.turns)
    is_limited = s.turn_limit != ENDLESS
    put(sheet, is_limited)
    if is_limited:
        put(sheet, s.turn_limit)
    put(sheet, s.phase)
    put(sheet, s.shared_goals)


@kernel
def cell_on_sheet(s: Table, cell: int) -> int:
    """The number of a cell as on the widest board."""
    width = whole(s.width)
    return cell // width * MOST + cell % width


@kernel
def show_board(s: Table, sheet: Sheet) -> None:
    """The tiles twice: row by row as signs, heavy ones immovable, and what each sign means."""
    width, height = whole(s.width), whole(s.height)
    for _ in range(2):
        put(sheet, height)
        for row in range(height):
            put(sheet, width)
            for cell in range(row * width, (row + 1) * width):
                put(sheet, tile_at(s, cell))


@kernel
def tile_at(s: Table, cell: int) -> int:
    """The number of the tile on a cell."""
    return rules.openings_at(s, cell) + (_IMMOVABLE if holds(s.immovable, cell) else 0)


@kernel
def show_free_tile(s: Table, sheet: Sheet) -> None:
    """The free tile: its sign, its open sides, how it can be turned (R1), what is on it."""
    for _ in range(3):
        put(sheet, s.free)
    put_members(sheet, turns.stones_on(s, FREE_TILE), STONES)


@kernel
def show_slots(s: Table, sheet: Sheet) -> None:
    """The slots of movable lines, and where the free tile may go in now (R2, R3)."""
    put_members(sheet, s.slots, SLOTS)
    put_members(sheet, rules.open_slots(s) if s.phase == INSERTING else np.uint64(0), SLOTS)


@kernel
def show_stones(s: Table, sheet: Sheet) -> None:
    """Where the stones are that nobody has collected; the free tile follows all cells."""
    stones = begin(sheet)
    for stone in range(s.stone_limit):
        place = whole(s.stones[stone])
        if place != GONE and place != NOWHERE:
            put(sheet, stone)
            put(sheet, CELLS if place == FREE_TILE else cell_on_sheet(s, place))
            count(sheet, stones)


@kernel
def show_public_goals(s: Table, sheet: Sheet) -> None:
    """What all may know about goals (R16): how many are left, what is collected or ruled out."""
    put_row(sheet, s.left, s.players)
    put(sheet, s.players)
    for seat in range(s.players):
        put_members(sheet, s.collected[seat], STONES)
    put(sheet, s.players)
    for seat in range(s.players):
        put_members(sheet, s.ruled_out[seat], STONES)


@kernel
def show_reachable(s: Table, sheet: Sheet) -> None:
    """Where the player whose turn it is may walk, while the game waits for that (R22)."""
    cells = begin(sheet)
    if s.phase == WALKING:
        reached = rules.reachable(s, whole(s.figures[s.turn]))
        for cell in range(whole(s.width) * whole(s.height)):
            if touch(reached, one(cell, LARGE)):
                put(sheet, cell_on_sheet(s, cell))
                count(sheet, cells)


@kernel
def show_ways(s: Table, sheet: Sheet) -> None:
    """For each cell that can be reached, the cell before it on a shortest way."""
    ways = begin(sheet)
    if s.phase != WALKING:
        return
    queue, is_found = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.bool_)
    start = whole(s.figures[s.turn])
    queue[0], is_found[start], end = start, True, 1
    for first in range(CELLS):
        if first == end:
            break
        for side in range(len(SIDES)):
            cell = neighbour(s, queue[first], side)
            if cell >= 0 and not is_found[cell]:
                put(sheet, cell_on_sheet(s, cell))
                put(sheet, cell_on_sheet(s, queue[first]))
                count(sheet, ways)
                queue[end], is_found[cell] = cell, True
                end += 1


@kernel
def show_agreements(s: Table, sheet: Sheet) -> None:
    """Which goals are shown (R24), and where everybody has to return to (R25)."""
    returning = s.return_home != 0
    is_unusual = returning or s.goals_shown != ALL_SHOWN
    put(sheet, is_unusual)
    if is_unusual:
        put(sheet, s.goals_shown)
        put(sheet, returning)
        if returning:
            put(sheet, s.players)
            for seat in range(s.players):
                put(sheet, cell_on_sheet(s, whole(s.homes[seat])))


@kernel
def neighbour(s: Table, cell: int, side: int) -> int:
    """The cell that a corridor leads to from a side of another, -1 if none does."""
    width, height = whole(s.width), whole(s.height)
    x, y = cell % width + _EAST[side], cell // width + _SOUTH[side]
    if x < 0 or y < 0 or x >= width or y >= height:
        return -1
    other = y * width + x
    is_open = rules.openings_at(s, cell) >> side & 1 == 1
    return other if is_open and rules.openings_at(s, other) >> (side ^ 2) & 1 == 1 else -1


@kernel
def show_own(s: Table, viewer: int, sheet: Sheet) -> None:
    """Write what a viewer alone sees: the goals they have left, and everybody's."""
    if viewer == SPECTATOR:
        put(sheet, 0)
    else:
        show_goals_of(s, viewer, sheet)
    put(sheet, s.players)
    for seat in range(s.players):
        show_goals_of(s, seat, sheet)


@kernel
def show_goals_of(s: Table, seat: int, sheet: Sheet) -> None:
    """The goals that a seat still has to collect, if the viewer may see them."""
    if s.goals_shown == ONE_SHOWN:
        show_pile_of(s, seat, sheet)
        return
    is_seen = bits.count(s.goals[seat]) == s.left[seat]
    put(sheet, is_seen)
    if is_seen:
        put_members(sheet, s.goals[seat], STONES)


@kernel
def show_pile_of(s: Table, seat: int, sheet: Sheet) -> None:
    """R24: a seat's next goal, if the viewer may see it, and those that follow, once all may."""
    is_seen = s.goals[seat] != np.uint64(0) or s.left[seat] == 0
    put(sheet, is_seen)
    if is_seen:
        pile = begin(sheet)
        goal = bits.lowest(s.goals[seat]) + 1 if s.left[seat] > 0 else 0
        while goal > 0:
            put(sheet, goal - 1)
            count(sheet, pile)
            goal = whole(s.following[goal - 1])


SCENES = Scenes(
    __name__, RECORD, hidden.mask, open=OPEN, show_open=show_open, own=OWN, show_own=show_own
)


def breakdown(state: State) -> dict[str, Any]:
    """Each seat's stones, and how the game ended (R18, R19)."""
    scene = SCENES.as_data(state)
    s = viewed(state, RECORD)
    winners = int(turns.result(s, np.zeros(MAX_SEATS)))
    is_done = any(rules.is_done(s, seat) for seat in range(int(s.players)))
    how_it_ended = "goals" if is_done else "limit"
    return {
        "end": how_it_ended if scene["phase"] == PHASES[OVER] else None,
        "turns": scene["turns"],
        "turn_limit": scene["turn_limit"],
        "seats": [
            {"seat": seat, "collected": collected, "left": left, "won": bool(winners >> seat & 1)}
            for seat, (collected, left) in enumerate(
                zip(scene["collected"], scene["left"], strict=True)
            )
        ],
    }
