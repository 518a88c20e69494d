"""Tiles: which of the four sides are open, as a mask; their kinds, rotations and signs.

Bit 0 is an opening to the north, bit 1 to the east, bit 2 to the south, bit 3 to the west.
R1: all 16 masks exist; turned into one another they are six kinds.
"""

from __future__ import annotations

import numpy as np

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = "NESW"

#: The openings of the tile without a way (R8).
WALL = 0

WALL_KIND, END_KIND, STRAIGHT_KIND, CORNER_KIND, T_KIND, CROSS_KIND = range(6)
KINDS = ("wall", "end", "straight", "corner", "t", "cross")

#: A tile of each kind, as it is before it is turned.
UPRIGHT = np.array([0b0000, 0b0001, 0b0101, 0b0011, 0b0111, 0b1111], np.uint8)


def turned(openings: int) -> int:
    """A tile turned clockwise by a quarter.

    >>> turned(0b1001)
    3
    """
    return (openings << 1 | openings >> 3) & 15


def _rotations() -> list[list[int]]:
    rotations = []
    for kind in UPRIGHT.tolist():
        masks = [kind]
        while turned(masks[-1]) != kind:
            masks.append(turned(masks[-1]))
        rotations.append(masks)
    return rotations


_ROTATIONS = _rotations()

#: R1: how many rotations of a kind are different, and which.
ROTATION_COUNT = np.array([len(masks) for masks in _ROTATIONS], np.int64)
ROTATIONS = np.array([(masks * 4)[:4] for masks in _ROTATIONS], np.uint8)

#: The kind of each mask.
KIND_OF = np.array([next(k for k, r in enumerate(_ROTATIONS) if m in r) for m in range(16)])

#: How a tile is drawn, by its mask: thin lines may be pushed, heavy ones are immovable.
THIN = "□╵╶└╷│┌├╴┘─┴┐┤┬┼"
HEAVY = "■╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"

#: A tile that is drawn by lot when the game is set up.
ANY = "?"

#: What is easier to type than the two squares.
_TYPED = {".": "□", "#": "■"}


def read_sign(sign: str) -> tuple[int | None, bool] | None:
    """The openings of a sign (None for any) and whether it is immovable; None if not a tile.

    >>> read_sign("┗"), read_sign("└"), read_sign("?"), read_sign("x")
    ((3, True), (3, False), (None, False), None)
    """
    sign = _TYPED.get(sign, sign)
    if sign == ANY:
        return None, False
    if len(sign) == 1 and sign in THIN:
        return THIN.index(sign), False
    if len(sign) == 1 and sign in HEAVY:
        return HEAVY.index(sign), True
    return None


def sides_of(openings: int) -> str:
    """The open sides as letters; a dash for none.

    >>> sides_of(0b0011), sides_of(0)
    ('NE', '-')
    """
    return "".join(SIDES[side] for side in range(4) if openings >> side & 1) or "-"
