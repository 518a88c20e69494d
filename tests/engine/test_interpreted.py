"""Compiled and interpreted runs of Sequence agree, ply by ply, on whole matches."""

from __future__ import annotations

import pytest

from engine.traces import Setting, differences

#: Every number of players, and every option at least once.
SETTINGS = {
    "2": Setting(2, 1),
    "3": Setting(3, 1),
    "4": Setting(4, 1),
    "6": Setting(6, 1, {"teams": 2}),
    "6 in three teams": Setting(6, 16, {"teams": 3, "dead_cards": "any"}),
    "8": Setting(8, 1, interval=20),
    "9": Setting(9, 1, {"dead_cards": "never"}, interval=20),
    "10": Setting(10, 2, interval=20),
    "12": Setting(12, 2, interval=20),
    "12 in three teams": Setting(12, 17, {"teams": 3}, interval=20),
    "long": Setting(2, 4, {"sequences_to_win": 3, "advanced": True, "dead_cards": "strict"}),
    "by hand": Setting(4, 7, {"draw": "manual", "table_talk": True, "advanced": True}),
    "few chips": Setting(2, 9, {"chips": 12, "draw": "manual"}),
}

HALVES = [list(SETTINGS)[0::2], list(SETTINGS)[1::2]]


@pytest.mark.parametrize("names", HALVES, ids=["one half", "other half"])
def test_compiled_and_interpreted_matches_agree_ply_by_ply(names: list[str]) -> None:
    assert differences("sequence", {name: SETTINGS[name] for name in names}) == {}
