"""What is allowed in Glüx. P1-P7 are the printed rules for placing, A1-A22 the rulings.

`legal` lists what a seat may do and `refuse` says why it may not do something else. `legal`
finds all target squares at once with bit sets; `refuse` counts from chip to chip as people
do, and a test compares them action by action. What an action then does is in `turns`,
what the rooms are worth in `scoring`.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions
from spieltisch.engine.moves import argument, arguments, code, is_a
from spieltisch.games.gluex import reasons as why
from spieltisch.games.gluex.chips import FACES, NO_CHIP, SUM_OF_SIDES, TYPES, type_of
from spieltisch.games.gluex.record import (
    ACTIONS,
    CHOOSE,
    OVER,
    PLACE,
    START,
    TURN,
    Table,
)
from spieltisch.games.gluex.squares import CELLS, SET_LENGTH, STEPS, holds

#: What becomes of counting from a chip in one direction.
REACHES, STOPPED, ELSEWHERE = range(3)

_ZERO = np.uint64(0)
_ONE = np.uint64(1)
_ROW = np.uint64(16)
_REST = np.uint64(48)


@inlined
def taken(s: Table, word: int) -> np.uint64:
    """One word of the set of squares with chips on them."""
    return s.chips[0, word] | s.chips[1, word] | s.chips[2, word] | s.chips[3, word]


@kernel
def is_taken(s: Table, cell: int) -> bool:
    """Whether there is a chip on a square; a stack blocks like a single chip (A18)."""
    return (taken(s, cell >> 6) >> np.uint64(cell & 63)) & _ONE != _ZERO


@kernel
def pips_at(s: Table, cell: int) -> int:
    """The pips of the topmost chip on a square; only that one counts (P4, A18)."""
    word, place = cell >> 6, np.uint64(cell & 63)
    for face in range(FACES):
        if s.faces[face, word] >> place & _ONE != _ZERO:
            return face + 1
    return 0


@kernel
def seat_at(s: Table, cell: int) -> int:
    """Whose chip is the topmost one on a square; -1 if there is none."""
    word, place = cell >> 6, np.uint64(cell & 63)
    for seat in range(s.players):
        if s.chips[seat, word] >> place & _ONE != _ZERO:
            return seat
    return -1


@kernel
def is_foreign_start(s: Table, seat: int, cell: int) -> bool:
    """P6: whether the square is another player's start; unused starts are plain (A19)."""
    return cell != s.starts[seat] and holds(s.ground, cell) and not holds(s.plain, cell)


@kernel
def has_option(s: Table, seat: int) -> bool:
    """P7, A4-A7: a seat's own start takes a second chip at any time, but no third."""
    return not holds(s.full, whole(s.starts[seat]))


@kernel
def walk(s: Table, origin: int, pips: int, direction: int) -> int:
    """P2, P3: what becomes of counting `pips` squares from a chip; it never leaves the board."""
    here, way = origin, REACHES
    for k in range(pips):
        if k > 0 and is_taken(s, here):
            way = STOPPED
        here += STEPS[direction]
        if here < 0 or here >= CELLS or not holds(s.ground, here):
            return ELSEWHERE
    return way


@kernel
def count_from(s: Table, origin: int, cell: int) -> int:
    """P1: whether counting from the topmost chip on `origin` ends on `cell`."""
    pips = pips_at(s, origin)
    for direction in range(4):
        if origin + pips * STEPS[direction] == cell:
            return walk(s, origin, pips, direction)
    return ELSEWHERE


@inlined
def find_targets(s: Table, seat: int) -> bool:
    """Write all squares where a seat may place into `targets`; False if there is none.

    Chips that show six pips go one step over free squares (P3) and then have as far to go as
    those that show five, and so on down to the last step, which may end on a chip (P4). So
    all chips are counted at once, in each of the four directions (P2).
    """
    f0 = s.ground[0] & ~taken(s, 0)
    f1 = s.ground[1] & ~taken(s, 1)
    f2 = s.ground[2] & ~taken(s, 2)
    f3 = s.ground[3] & ~taken(s, 3)
    r0 = l0 = d0 = u0 = _ZERO
    r1 = l1 = d1 = u1 = _ZERO
    r2 = l2 = d2 = u2 = _ZERO
    r3 = l3 = d3 = u3 = _ZERO
    for k in range(FACES - 1, -1, -1):
        p0 = s.chips[seat, 0] & s.faces[k, 0]
        p1 = s.chips[seat, 1] & s.faces[k, 1]
        p2 = s.chips[seat, 2] & s.faces[k, 2]
        p3 = s.chips[seat, 3] & s.faces[k, 3]
        # What has crossed a free square counts on like the chips with fewer pips.
        r0, r1, r2, r3 = r0 & f0 | p0, r1 & f1 | p1, r2 & f2 | p2, r3 & f3 | p3
        l0, l1, l2, l3 = l0 & f0 | p0, l1 & f1 | p1, l2 & f2 | p2, l3 & f3 | p3
        d0, d1, d2, d3 = d0 & f0 | p0, d1 & f1 | p1, d2 & f2 | p2, d3 & f3 | p3
        u0, u1, u2, u3 = u0 & f0 | p0, u1 & f1 | p1, u2 & f2 | p2, u3 & f3 | p3
        r0, r1, r2, r3 = r0 << _ONE, r1 << _ONE, r2 << _ONE, r3 << _ONE
        l0, l1, l2, l3 = l0 >> _ONE, l1 >> _ONE, l2 >> _ONE, l3 >> _ONE
        d3, d2, d1, d0 = (
            d3 << _ROW | d2 >> _REST,
            d2 << _ROW | d1 >> _REST,
            d1 << _ROW | d0 >> _REST,
            d0 << _ROW,
        )
        u0, u1, u2, u3 = (
            u0 >> _ROW | u1 << _REST,
            u1 >> _ROW | u2 << _REST,
            u2 >> _ROW | u3 << _REST,
            u3 >> _ROW,
        )
    # P5: two chips are the limit. P6: nobody places on another player's start.
    s.targets[0] = (r0 | l0 | d0 | u0) & s.plain[0] & ~s.full[0]
    s.targets[1] = (r1 | l1 | d1 | u1) & s.plain[1] & ~s.full[1]
    s.targets[2] = (r2 | l2 | d2 | u2) & s.plain[2] & ~s.full[2]
    s.targets[3] = (r3 | l3 | d3 | u3) & s.plain[3] & ~s.full[3]
    # P7, A4: the seat's own start is a target while it holds one chip, however it is reached.
    start = whole(s.starts[seat])
    s.targets[start >> 6] |= bits.bit(start & 63) & ~s.full[start >> 6]
    return s.targets[0] | s.targets[1] | s.targets[2] | s.targets[3] != _ZERO


@inlined
def all_bags_empty(s: Table) -> bool:
    """A1, A2: whether nobody who is still in the game can draw."""
    for seat in range(s.players):
        if s.excluded >> seat & 1 == 0:
            for kind in range(TYPES):
                if s.bags[seat, kind] != 0:
                    return False
    return True


@inlined
def actors(s: Table) -> int:
    """The mask of the seats that may act now; start sides are chosen by all at once (A20)."""
    if s.phase == TURN:
        return 1 << whole(s.turn)
    if s.phase == OVER:
        return 0
    return ((1 << whole(s.players)) - 1) & ~whole(s.chosen)


@inlined
def count_legal(s: Table, seat: int) -> int:
    """How many legal actions a seat has: each target with either side of the chip up."""
    if actors(s) >> seat & 1 == 0 or s.hands[seat] == NO_CHIP:
        return 0
    if s.phase == CHOOSE:
        return 2
    return 2 * (
        bits.count(s.targets[0])
        + bits.count(s.targets[1])
        + bits.count(s.targets[2])
        + bits.count(s.targets[3])
    )


@inlined
def legal(s: Table, seat: int, out: Actions) -> int:
    """Write all legal actions of a seat, first with the lower side; return how many."""
    count = count_legal(s, seat)
    if count == 0:
        return 0
    low, high = lower(s, seat), higher(s, seat)
    if s.phase == CHOOSE:
        out[0] = code(START, low)
        out[1] = code(START, high)
        return count
    half, n = count // 2, 0
    for word in range(SET_LENGTH):
        rest = s.targets[word]
        while rest != _ZERO:
            cell = word * 64 + bits.lowest(rest)
            out[n] = code(PLACE, low, cell)
            out[n + half] = code(PLACE, high, cell)
            rest &= rest - _ONE
            n += 1
    return count


@inlined
def nth_legal(s: Table, seat: int, count: int, index: int) -> int:
    """The action that `legal` lists at an index, without listing all of them."""
    half = count // 2
    side = lower(s, seat) if index < half else higher(s, seat)
    if s.phase == CHOOSE:
        return code(START, side)
    place = index if index < half else index - half
    word = 0
    rest = s.targets[0]
    while place >= bits.count(rest):
        place -= bits.count(rest)
        word += 1
        rest = s.targets[word]
    for _ in range(place):
        rest &= rest - _ONE
    return code(PLACE, side, word * 64 + bits.lowest(rest))


@inlined
def lower(s: Table, seat: int) -> int:
    """The lower side of the chip in a hand, counted from 0 as in action codes."""
    return whole(s.hands[seat]) - 1


@inlined
def higher(s: Table, seat: int) -> int:
    """The higher side of the chip in a hand, counted from 0 as in action codes."""
    return SUM_OF_SIDES - whole(s.hands[seat]) - 1


@kernel
def refuse(s: Table, seat: int, action: int) -> int:
    """0 for a legal action, else the number of the reason (see `reasons`)."""
    if action < 0 or action >= ACTIONS:
        return why.NO_SUCH_ACTION
    if s.phase == OVER:
        return why.GAME_OVER
    if seat < 0 or seat >= s.players:
        return why.NOT_SEATED
    if s.phase == CHOOSE:
        return _refuse_side(s, seat, action)
    if s.excluded >> seat & 1 == 1:
        return why.EXCLUDED
    if s.turn != seat:
        return why.FINISHED if is_finished(s, seat) else why.NOT_YOUR_TURN
    if is_a(action, START):
        return why.STARTED_ALREADY
    face, cell = arguments(action, PLACE)
    return _refuse_placement(s, seat, cell, face + 1)


@kernel
def chips_left(s: Table, seat: int) -> int:
    """How many chips a seat has not placed yet, in hand and bag."""
    left = 0 if s.hands[seat] == NO_CHIP else 1
    for kind in range(TYPES):
        left += whole(s.bags[seat, kind])
    return left


@kernel
def is_finished(s: Table, seat: int) -> bool:
    """Whether a seat has placed all its chips: it is finished, not excluded."""
    return chips_left(s, seat) == 0


@kernel
def _refuse_side(s: Table, seat: int, action: int) -> int:
    """A20: the start side, and nothing else, is chosen before the first chip is drawn."""
    if not is_a(action, START):
        return why.CHOOSE_FIRST
    if s.chosen >> seat & 1 == 1:
        return why.CHOSEN_ALREADY
    fits = type_of(argument(action, START) + 1) == s.hands[seat]
    return why.LEGAL if fits else why.NOT_YOUR_START_CHIP


@kernel
def _refuse_placement(s: Table, seat: int, cell: int, pips: int) -> int:
    if not holds(s.ground, cell):
        return why.OFF_THE_BOARD
    if type_of(pips) != s.hands[seat]:
        return why.NOT_YOUR_CHIP
    if is_foreign_start(s, seat, cell):
        return why.FOREIGN_START
    if cell == s.starts[seat]:
        return why.LEGAL if has_option(s, seat) else why.OPTION_USED
    if holds(s.full, cell):
        return why.FULL
    reason = why.OUT_OF_REACH
    for origin in range(CELLS):
        if holds(s.chips[seat], origin):
            way = count_from(s, origin, cell)
            if way == REACHES:
                return why.LEGAL
            if way == STOPPED:
                reason = why.BLOCKED
    return reason
