"""The dice: rolling them, moving them, and counting what they show."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import below
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.games.glow.material import (
    ABSENT,
    BLACK_DIE,
    DIE_COLOUR,
    ELEMENT_COUNT,
    IDENTICAL,
    NEED,
    NEEDS,
    NO_FACE,
    SIXTH,
)
from spieltisch.games.glow.record import Table

_ZERO = np.uint64(0)
_ONE = np.uint64(1)

#: Counts are packed into one number, six bits for each of the eight symbols.
WIDTH = 6
_COUNT = (1 << WIDTH) - 1


@inlined
def has(word: np.uint64, index: int) -> bool:
    """Whether a bit is set."""
    return (word >> np.uint64(index)) & _ONE != _ZERO


@kernel
def roll(s: Table, die: int) -> None:
    """Roll a die: five faces show an element each, the sixth depends on its colour."""
    side = below(s.generator, 6)
    s.faces[die] = side + 1 if side < ELEMENT_COUNT else SIXTH[DIE_COLOUR[die]]


@kernel
def roll_element(s: Table, die: int) -> None:
    """Roll a die until it shows an element."""
    roll(s, die)
    while s.faces[die] > ELEMENT_COUNT:
        roll(s, die)


@kernel
def lay_in_area(s: Table, die: int) -> None:
    """Put a die into the area of the element that it shows."""
    s.area_dice[whole(s.faces[die]) - 1] |= bits.bit(die)


@inlined
def cursed_face(s: Table, seat: int) -> int:
    """G4.5, X9: the black die's symbol; no other die of the seat that rolled it counts as that."""
    return whole(s.faces[BLACK_DIE]) if has(s.seat_dice[seat], BLACK_DIE) else NO_FACE


@inlined
def counts_as(s: Table, die: int, cursed: int) -> int:
    """The symbol that a die of a seat counts as, or none."""
    face = whole(s.faces[die])
    return NO_FACE if face == cursed and die != BLACK_DIE else face


@inlined
def shown(face: int) -> int:
    """What one die that shows a symbol adds to packed counts."""
    return 0 if face == NO_FACE else 1 << (WIDTH * (face - 1))


@kernel
def symbols(s: Table, seat: int) -> int:
    """How often each symbol shows on the seat's dice, packed."""
    cursed = cursed_face(s, seat)
    total = 0
    rest = s.seat_dice[seat]
    while rest != _ZERO:
        face = counts_as(s, bits.lowest(rest), cursed)
        rest &= rest - _ONE
        total += shown(face)
    return total


@inlined
def count_of(counts: int, face: int) -> int:
    """How often one symbol shows."""
    return (counts >> (WIDTH * (face - 1))) & _COUNT


@kernel
def different_elements(counts: int) -> int:
    """How many different elements show; special faces are not elements."""
    total = 0
    for face in range(1, ELEMENT_COUNT + 1):
        if count_of(counts, face) > 0:
            total += 1
    return total


@kernel
def triggers(counts: int, card: int) -> int:
    """G3.4: how often the dice meet a card's condition."""
    absent = ABSENT[card]
    if absent != 0:
        for element in range(ELEMENT_COUNT):
            if absent >> element & 1 == 1 and count_of(counts, element + 1) > 0:
                return 0
        if NEEDS[card] == 0:
            return 1
    if NEEDS[card] > 0:
        sets = _COUNT
        for element in range(ELEMENT_COUNT):
            need = NEED[card, element]
            if need == 1:
                sets = min(sets, count_of(counts, element + 1))
            elif need > 1:
                sets = min(sets, count_of(counts, element + 1) // need)
        return min(sets, 1) if absent != 0 else sets
    same = IDENTICAL[card]
    if same == 0:
        return 0
    sets = 0
    while counts != 0:
        sets += (counts & _COUNT) // same
        counts >>= WIDTH
    return sets
