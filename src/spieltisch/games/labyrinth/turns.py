"""What happens in Labyrinth: pushing, walking, collecting, ending."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Points
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.games.labyrinth.board import (
    FREE_TILE,
    GONE,
    LINES,
    entry,
    is_on,
    line_of,
    opposite,
    step,
)
from spieltisch.games.labyrinth.record import (
    ENDLESS,
    INSERT,
    INSERTING,
    ONE_SHOWN,
    OVER,
    WALK,
    WALKING,
    Table,
)
from spieltisch.games.labyrinth.rules import is_done, openings_at
from spieltisch.games.labyrinth.sets import (
    LARGE,
    MIDDLE,
    SMALL,
    Cells,
    earlier,
    join,
    later,
    meet,
    one,
    read,
    without,
    write,
)
from spieltisch.games.labyrinth.tiles import WALL

_ZERO = np.uint64(0)


@inlined
def play(s: Table, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if is_a(action, INSERT):
        slot, openings = arguments(action, INSERT)
        insert(s, slot, openings)
        s.phase = WALKING
    else:
        s.figures[seat] = argument(action, WALK)
        _end_turn(s)


@inlined
def insert(s: Table, slot: int, openings: int) -> None:
    """Insert the free tile at a slot, turned so that these sides are open."""
    first = entry(slot, whole(s.width), whole(s.height))
    carries = push(s, slot, openings)
    if carries and openings == WALL:
        # R4-R9: nobody can stand on the wall, so the tile that fell out goes in again as it
        # is, with its figures; a figure that falls out now is carried onto that tile.
        _push_again(s, slot)
    if carries:
        for seat in range(s.players):
            if s.figures[seat] == FREE_TILE:
                s.figures[seat] = first
    s.forbidden = opposite(slot)  # R3, R7: even when the tiles are as before (R9)


@inlined
def push(s: Table, slot: int, openings: int) -> bool:
    """Push a line by one tile: the free one goes in, another falls out, each with all on it.

    Returns whether a figure was on the tile that fell out; it does not stay there.
    """
    width, height = whole(s.width), whole(s.height)
    first, last = entry(slot, width, height), entry(opposite(slot), width, height)
    fallen = openings_at(s, last)
    if s.set_length == 1:
        slide_tiles(s.openings, s.openings, slot, openings, first, last, width, SMALL)
    elif s.set_length == 2:
        slide_tiles(s.openings, s.openings, slot, openings, first, last, width, MIDDLE)
    else:
        slide_tiles(s.openings, s.openings, slot, openings, first, last, width, LARGE)
    s.free = fallen
    line, along = line_of(slot), step(slot, width)
    for stone in range(s.stone_limit):
        place = whole(s.stones[stone])
        s.stones[stone] = pushed(place, line, first, last, along, width)
    carries = False
    for seat in range(s.players):
        place = pushed(whole(s.figures[seat]), line, first, last, along, width)
        s.figures[seat] = place
        carries |= place == FREE_TILE
    return carries


@kernel
def _push_again(s: Table, slot: int) -> None:
    push(s, slot, whole(s.free))


@inlined
def pushed(place: int, line: int, first: int, last: int, along: int, width: int) -> int:
    """Where a stone or a figure is after a push: it stays on its tile."""
    if place == last:
        return FREE_TILE
    if place == FREE_TILE:
        return first
    return place + along if is_on(line, place, width) else place


@kernel
def slid(cells: Cells, slot: int, last: int, width: int) -> Cells:
    """A set of cells after a push: what was on the last cell is out, the first cell is empty."""
    line = read(LINES, 32 * width + line_of(slot), cells)
    moving = without(meet(cells, line), one(last, cells))
    side = slot >> 4
    along = np.uint64(1 if side & 1 == 1 else width)
    moved = later(moving, along) if side == 0 or side == 3 else earlier(moving, along)
    return join(without(cells, line), moved)


@inlined
def slide_tiles(
    tiles: NDArray[np.uint64],
    out: NDArray[np.uint64],
    slot: int,
    openings: int,
    first: int,
    last: int,
    width: int,
    like: Cells,
) -> None:
    """Write the openings of all tiles after a push; `out` may be where they are now."""
    entered = one(first, like)
    for side in range(4):
        cells = slid(read(tiles, side, like), slot, last, width)
        write(out, side, join(cells, entered) if openings >> side & 1 == 1 else cells)


@inlined
def _end_turn(s: Table) -> None:
    taken = _ZERO
    for seat in range(s.players):
        taken |= _collect(s, seat)
    while taken != _ZERO:  # R13: only now, so that all who stand there are credited
        s.stones[bits.lowest(taken)] = GONE
        taken &= taken - np.uint64(1)
    s.turns += 1
    if _is_over(s):
        s.phase = OVER
    else:
        s.phase = INSERTING
        s.turn = s.turn + 1 if s.turn + 1 < s.players else 0


@inlined
def stones_on(s: Table, place: int) -> np.uint64:
    """The stones on a cell or on the free tile."""
    stones = _ZERO
    for stone in range(s.stone_limit):
        if s.stones[stone] == place:
            stones |= bits.bit(stone)
    return stones


@inlined
def _collect(s: Table, seat: int) -> np.uint64:
    """R14, R15: at the end of every turn everybody collects all of their goals underfoot.

    Everybody can see that what a seat leaves behind is not one of its goals (R16); where goals
    are shown one at a time, that it is not the next one.
    """
    here = stones_on(s, whole(s.figures[seat]))
    own = here & s.goals[seat]
    if own != _ZERO and s.goals_shown == ONE_SHOWN:
        own = _turn_over(s, seat, here)
        s.ruled_out[seat] = _ZERO
    s.ruled_out[seat] |= here & ~own
    if own != _ZERO:
        s.goals[seat] &= ~own
        s.collected[seat] |= own
        s.left[seat] -= bits.count(own)
    return own


@inlined
def _turn_over(s: Table, seat: int, here: np.uint64) -> np.uint64:
    """R24: a goal that is reached shows the next one, which counts at once if it is here too."""
    own = _ZERO
    while here & s.goals[seat] != _ZERO:
        goal = bits.lowest(s.goals[seat])
        own |= bits.bit(goal)
        following = whole(s.following[goal])
        s.following[goal] = 0
        s.goals[seat] = bits.bit(following - 1) if following > 0 else _ZERO
    return own


@inlined
def _is_over(s: Table) -> bool:
    """R17, R19: whether somebody is done, or the turn limit is reached."""
    for seat in range(s.players):
        if is_done(s, seat):
            return True
    return s.turn_limit != ENDLESS and s.turns >= s.turn_limit


@kernel
def result(s: Table, points: Points) -> int:
    """Points are stones collected. R18: whoever is done wins, else whoever has most."""
    done, best, most = 0, 0, -1
    for seat in range(s.players):
        stones = bits.count(s.collected[seat])
        points[seat] = stones
        if is_done(s, seat):
            done |= 1 << seat
        if stones > most:
            best, most = 0, stones
        if stones == most:
            best |= 1 << seat
    if s.phase != OVER:
        return 0
    return done if done != 0 else best
