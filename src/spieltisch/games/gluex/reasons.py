"""Why an action is refused: a number for the kernels, a rule and a sentence for people."""

from __future__ import annotations

LEGAL = 0
GAME_OVER = 1
NOT_YOUR_TURN = 2
CHOOSE_FIRST = 3
CHOSEN_ALREADY = 4
STARTED_ALREADY = 5
NOT_YOUR_CHIP = 6
NOT_YOUR_START_CHIP = 7
OFF_THE_BOARD = 8
OUT_OF_REACH = 9
BLOCKED = 10
FULL = 11
FOREIGN_START = 12
OPTION_USED = 13
EXCLUDED = 14
FINISHED = 15
NOT_SEATED = 16
NO_SUCH_ACTION = 17

#: The printed rule (P1-P7) or the ruling (A1-A22) that each reason rests on.
RULES = {
    CHOOSE_FIRST: "A20",
    CHOSEN_ALREADY: "A20",
    STARTED_ALREADY: "A20",
    OUT_OF_REACH: "P1",
    BLOCKED: "P3",
    FULL: "P5",
    FOREIGN_START: "P6",
    OPTION_USED: "A5",
    EXCLUDED: "A10",
    FINISHED: "A1",
}
