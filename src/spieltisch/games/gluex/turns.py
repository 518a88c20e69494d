"""What happens in Glüx: choosing start sides, placing, drawing, ending."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import below, one_of
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.engine.records import fill
from spieltisch.games.gluex.chips import COPIES, FACES, NO_CHIP, TYPES
from spieltisch.games.gluex.record import (
    CHOOSE,
    NO_SEAT,
    OVER,
    PLACE,
    SEATS,
    START,
    TURN,
    Table,
)
from spieltisch.games.gluex.rules import (
    actors,
    all_bags_empty,
    count_legal,
    find_targets,
    nth_legal,
    taken,
)

_ZERO = np.uint64(0)


@kernel
def deal(s: Table) -> None:
    """Clear the table, fill the bags, draw the start chips; the generator is seeded."""
    fill(s.chips, _ZERO)
    fill(s.faces, _ZERO)
    fill(s.full, _ZERO)
    fill(s.targets, _ZERO)
    fill(s.hands, NO_CHIP)
    fill(s.sides, 0)
    fill(s.bags, 0)
    s.phase = CHOOSE
    s.chosen = 0
    s.excluded = 0
    s.first = NO_SEAT
    s.turn = NO_SEAT
    for seat in range(s.players):
        fill(s.bags[seat], COPIES)
        draw(s, seat)


@inlined
def draw(s: Table, seat: int) -> None:
    """Draw a chip from the bag, each as likely as any other; an empty bag gives none."""
    ones, twos = whole(s.bags[seat, 0]), whole(s.bags[seat, 1])
    left = ones + twos + whole(s.bags[seat, 2])
    kind = NO_CHIP
    if left > 0:
        mark = below(s.generator, left)
        kind = 1 if mark < ones else 2 if mark < ones + twos else TYPES
        s.bags[seat, kind - 1] -= 1
    s.hands[seat] = kind


@inlined
def put(s: Table, seat: int, cell: int, pips: int) -> None:
    """Lay a chip on a square; what lay there is covered for good (P4, A18)."""
    word, here = cell >> 6, bits.bit(cell & 63)
    s.full[word] |= taken(s, word) & here
    for other in range(SEATS):
        s.chips[other, word] &= ~here
    for face in range(FACES):
        s.faces[face, word] &= ~here
    s.chips[seat, word] |= here
    s.faces[pips - 1, word] |= here


@inlined
def play(s: Table, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if is_a(action, PLACE):
        face, cell = arguments(action, PLACE)
        put(s, seat, cell, face + 1)
        draw(s, seat)
        pass_turn(s, seat)
    else:
        s.sides[seat] = argument(action, START) + 1
        s.chosen |= 1 << seat
        if s.chosen == (1 << whole(s.players)) - 1:
            begin(s)


@kernel
def begin(s: Table) -> None:
    """A20: show the start chips, draw the hands, and only then the start player."""
    for seat in range(s.players):
        put(s, seat, whole(s.starts[seat]), whole(s.sides[seat]))
        s.sides[seat] = 0
        draw(s, seat)
    s.chosen = 0
    s.phase = TURN
    s.first = below(s.generator, whole(s.players))
    pass_turn(s, (whole(s.first) - 1) % whole(s.players))


@inlined
def pass_turn(s: Table, seat: int) -> None:
    """Give the turn to the next seat after this one that can place its chip.

    Whether a seat is stuck shows when its turn comes; it is then excluded (A11); the
    others go on (A2). If none of them can place either, the game is over (A1). With
    `last_chip` kept it is over as soon as nobody in the game can draw.
    """
    for _ in range(s.players):
        if s.last_kept == 1 and all_bags_empty(s):
            break
        seat = seat + 1 if seat + 1 < s.players else 0
        if s.hands[seat] == NO_CHIP or s.excluded >> seat & 1 == 1:
            continue
        if find_targets(s, seat):
            s.turn = seat
            return
        s.excluded |= 1 << seat
    s.phase = OVER
    s.turn = NO_SEAT
    for word in range(len(s.targets)):
        s.targets[word] = _ZERO


@kernel
def rollout(s: Table, seed: np.uint64, limit: int) -> int:
    """Play at random as the engine does, without listing all moves to choose one."""
    generator = np.empty(1, np.uint64)
    generator[0] = seed
    for done in range(limit):
        seats = actors(s)
        if seats == 0:
            return done
        seat = one_of(generator, seats)
        count = count_legal(s, seat)
        play(s, seat, nth_legal(s, seat, count, below(generator, count)))
    return limit
