"""Compiled and interpreted runs of Glüx agree, ply by ply."""

from __future__ import annotations

from engine.traces import Setting, differences

SMALL = "A1 A . . . B\n. . C . . B2\n. . C . . .\nmiddle: C"
SMALL_FOR_THREE = SMALL.replace("C . . .", "C3 . . .")

SETTINGS = {
    "2": Setting(2, 1, interval=8, step=97),
    "3": Setting(3, 2, interval=8, step=97),
    "4": Setting(4, 3, {"last_chip": "kept"}, interval=8, step=97),
    "small": Setting(2, 4, {"board": SMALL}),
    "small for three": Setting(3, 5, {"board": SMALL_FOR_THREE, "last_chip": "kept"}),
}


def test_compiled_and_interpreted_matches_agree_ply_by_ply() -> None:
    assert differences("gluex", SETTINGS) == {}
