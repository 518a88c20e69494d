"""What a study asks of Glüx: the rooms, the chips to begin with, and what each room brings."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Features
from spieltisch.engine.elements import NO_ELEMENT, elements_of
from spieltisch.engine.moves import arguments, is_a
from spieltisch.engine.parts import Options
from spieltisch.engine.words import Sayable
from spieltisch.games.gluex.boards import LETTERS, WORDS
from spieltisch.games.gluex.chips import TYPE_NAMES, TYPES
from spieltisch.games.gluex.options import board_of
from spieltisch.games.gluex.record import PLACE, RECORD, ROOMS, SEATS, Table
from spieltisch.games.gluex.scoring import score_rooms

#: Elements are the corridors, the rooms, and the types of chips.
CORRIDORS = 0
FIRST_TYPE = ROOMS + 1
COUNT = FIRST_TYPE + TYPES


@kernel
def use(s: Table, seat: int, action: int) -> int:
    """The room of a placement, or the corridors."""
    if not is_a(action, PLACE):
        return NO_ELEMENT
    _, cell = arguments(action, PLACE)
    return whole(s.rooms[cell])


@kernel
def dealt(s: Table, seat: int, out: Features) -> int:
    """The chip that the seat begins with."""
    for element in range(COUNT):
        out[element] = 0
    chip = whole(s.hands[seat])
    if chip != 0:
        out[FIRST_TYPE + chip - 1] = 1
    return COUNT


@kernel
def earn(s: Table, seat: int, out: Features) -> int:
    """What each room brings to the seat."""
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    points = np.zeros((ROOMS + 1, SEATS), np.int64)
    score_rooms(s, pips, points)
    for room in range(ROOMS + 1):
        out[room] = points[room, seat]
    return ROOMS + 1


def names(players: int, options: Options) -> Mapping[int, Sayable]:
    """The corridors, the rooms of the board, the types of chips."""
    chips = {FIRST_TYPE + k: WORDS("element-chip", chip=TYPE_NAMES[k]) for k in range(TYPES)}
    corridors = {CORRIDORS: WORDS("element-corridors")}
    return {**corridors, **sources(players, options), **chips}


def sources(players: int, options: Options) -> Mapping[int, Sayable]:
    """The rooms of the board."""
    letters = set("".join(board_of(players, options).rows))
    return {
        number: WORDS("element-room", room=letter)
        for number, letter in enumerate(LETTERS, 1)
        if letter in letters
    }


ELEMENTS = elements_of(
    __name__,
    RECORD,
    count=COUNT,
    names=names,
    source_count=ROOMS + 1,
    sources=sources,
    use=use,
    dealt=dealt,
    earn=earn,
)
