"""What narration asks the rules about a board, in one compiled look at it."""

from __future__ import annotations

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import STATE, State
from spieltisch.engine.records import viewed
from spieltisch.games.gluex import rules
from spieltisch.games.gluex.chips import FACES
from spieltisch.games.gluex.record import RECORD


def top(state: State, cell: int) -> tuple[int, int]:
    """Whose chip is on top of a square, and its pips; no seat if there is none."""
    seat, pips = divmod(find_top(state, cell), FACES + 1)
    return seat, pips


@kernel
def find_top(state: State, cell: int) -> int:
    """The seat and the pips of the topmost chip on a square, in one number."""
    s = viewed(state, RECORD)
    return whole(rules.seat_at(s, cell) * (FACES + 1) + rules.pips_at(s, cell))


UNITS = (Unit("top", find_top, f"int64({STATE}, int64)"),)
