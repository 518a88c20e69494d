"""What the rules work out about a board for people to see, in one compiled look at it."""

from __future__ import annotations

import numpy as np
from numba import types
from numpy.typing import NDArray

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import State
from spieltisch.engine.plain import number_of, state_of
from spieltisch.engine.records import viewed
from spieltisch.games.labyrinth import rules
from spieltisch.games.labyrinth.record import RECORD
from spieltisch.games.labyrinth.sets import WORDS

Words = NDArray[np.uint64]

_state = types.Array(types.uint8, 1, "C")
_words = types.Array(types.uint64, 1, "C")


def open_slots(state: bytes) -> int:
    """The slots that may be pushed, as a mask."""
    return int(find_slots(state_of(state)))


def reachable(state: bytes) -> int:
    """The cells that whoever has the turn may walk to, as a mask."""
    words = np.zeros(WORDS, np.uint64)
    find_reachable(state_of(state), words)
    return number_of(words.tolist())


@kernel
def find_slots(state: State) -> np.uint64:
    """The slots that may be pushed."""
    return rules.open_slots(viewed(state, RECORD))


@kernel
def find_reachable(state: State, words: Words) -> None:
    """Write the cells that whoever has the turn may walk to."""
    s = viewed(state, RECORD)
    cells = rules.reachable(s, whole(s.figures[s.turn]))
    for k in range(len(cells)):
        words[k] = cells[k]


UNITS = (
    Unit("slots", find_slots, types.uint64(_state)),
    Unit("reach", find_reachable, types.void(_state, _words)),
)
