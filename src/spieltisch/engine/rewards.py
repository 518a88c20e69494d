"""What the end of a match is worth to those who played it: one rule for learners and searches."""

from __future__ import annotations

from spieltisch.engine.compiling import kernel


@kernel
def reward(winners: int, players: int, seat: int) -> float:
    """1 for a seat that has won, -1 for one that has not; 0 in a draw.

    `winners` is the mask that the kernel `result` returns. It is a draw if nobody has won, or all
    have. Whoever plays alone has won or lost.

    >>> reward(0b01, 2, 0), reward(0b01, 2, 1)
    (1.0, -1.0)
    >>> reward(0b00, 2, 0), reward(0b11, 2, 0), reward(0b011, 3, 0)
    (0.0, 0.0, 1.0)
    >>> reward(0b0, 1, 0), reward(0b1, 1, 0)
    (-1.0, 1.0)
    """
    if players > 1 and (winners == 0 or winners == (1 << players) - 1):
        return 0.0
    return 1.0 if winners >> seat & 1 == 1 else -1.0
