"""Compiled and interpreted kernels do the same, ply by ply, on whole matches."""

from __future__ import annotations

from typing import Any

from engine.traces import Setting, differences


def whole(players: int, seed: int, **options: Any) -> Setting:
    """A match to its end; at every eighth ply all kernels are asked, some actions refused."""
    return Setting(players, seed, options, longest=2000, interval=8, step=97)


#: Every number of players and both boards, and every option at least once.
SETTINGS = {
    "alone in the shadows": whole(1, 1, tom_camp_moves="repeat", tie="footprints"),
    "alone at sea": whole(1, 2, board="sea", tile_seven="band", adventurers="chosen"),
    "alone against yellow": whole(1, 3, tom_dice=["yellow", "green"]),
    "2": whole(2, 3),
    "3 at sea": whole(3, 4, board="sea", second_lap_rerolls=True),
    "4 who choose": whole(4, 5, adventurers="chosen"),
}


def test_compiled_and_interpreted_matches_agree_ply_by_ply() -> None:
    assert differences("glow", SETTINGS) == {}
