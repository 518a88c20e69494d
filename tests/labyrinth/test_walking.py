"""R22: walking where ways lead, or staying."""

from __future__ import annotations

from labyrinth.table import OPEN, begin, play, refused

MAZE = """
    ┌─┐┼
    │□├┐
    └╴└┘
    ┼┼┼┼
    free: ┌
    starts: a1 d4
    stones: 1=b3 2=a4
    goals: 1 | 2
"""


def test_two_tiles_are_connected_where_both_are_open() -> None:
    match = play(begin(MAZE), "S4:ES")
    reached = ["a2", "a3", "b1", "b3", "c1", "c2", "c3", "d1", "d2", "d3"]
    assert set(match.legal()) == {"stay", *reached}


def test_R22_no_way_leads_through_walls() -> None:
    match = play(begin(MAZE), "N4:NE")
    assert "R22" in refused(match, "b2", "R22")
    refused(match, "d1", "R22")  # d2 is open to it, but it is not open to d2
    assert {"d2", "d3", "a4"} <= set(match.legal())


def test_R22_a_way_never_leads_across_the_border_to_the_next_row() -> None:
    match = play(begin("──\n──\nfree: │\nstarts: b1 a2\nstones: 1=b1 2=a2\ngoals: 2 | 1"), "N1:NS")
    assert match.legal() == ["stay"]


def test_R22_staying_is_always_allowed() -> None:
    match = begin(OPEN)
    for _ in range(12):
        play(match, match.legal()[0])
        assert match.legal().count("stay") == 1
        play(match, "stay")
        if match.over:
            break


def test_the_tile_must_be_inserted_before_walking() -> None:
    match = begin(OPEN)
    assert "insert" in refused(match, "b2", None)
    play(match, "N2:NS")
    assert "inserted" in refused(match, "N2:NS", None)


def test_a_figure_may_stand_beside_others() -> None:
    match = play(begin(OPEN), "N2:EW", "c3")
    assert match.position()["figures"] == ["c3", "c3"]
