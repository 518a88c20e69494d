"""Why an action is refused: a number for the kernels, a rule and a sentence for people."""

from __future__ import annotations

LEGAL = 0
GAME_OVER = 1
NOT_YOUR_TURN = 2
INSERT_FIRST = 3
INSERTED_ALREADY = 4
NO_SUCH_SLOT = 5
LINE_IS_IMMOVABLE = 6
PUSHED_BACK = 7
WRONG_OPENINGS = 8
NO_SUCH_CELL = 9
NOT_REACHABLE = 10
NO_SUCH_ACTION = 11

#: The ruling that each reason rests on, where there is one.
RULES = {
    LINE_IS_IMMOVABLE: "R10",
    PUSHED_BACK: "R3",
    WRONG_OPENINGS: "R1",
    NO_SUCH_SLOT: "R2",
    NOT_REACHABLE: "R22",
}
