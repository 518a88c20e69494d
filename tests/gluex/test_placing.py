"""Placing a chip: the printed rules P1-P7, and A4-A9, A18."""

from __future__ import annotations

import pytest

from gluex.table import GAME, LANE, begun, chip, play, position, refused, targets
from spieltisch.engine.records import viewed

OPEN = """
       a  b  c  d  e  f  g  h  i  j  k  l  m
    1  .  .  .  .  .  .  .  .  .  .  .  .  g2
    5  .  .  .  .  .  .  y3 .  .  .  .  .  .
    7  .  .  .  .  .  .  .  .  .  .  g1 .  .
    9  y5 .  .  .  .  .  .  .  .  .  .  .  .
"""

HANDBOOK = "A1 . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .2\nmiddle: A"


def test_P1_a_player_counts_from_any_of_the_own_chips() -> None:
    match = position(OPEN, "1/6 2/5")
    assert targets(match) == {"f9", "a4", "j5", "d5", "g2", "g8", "a9"}


def test_P1_not_from_the_chips_of_others() -> None:
    match = position(OPEN, "1/6 2/5")
    assert "k6" not in targets(match)
    assert "you can place on g2, a4, d5" in refused(match, "6 k6", "P1")


def test_P1_the_chip_in_hand_has_no_say() -> None:
    for hand in ("1/6", "2/5", "3/4"):
        assert targets(position(OPEN, f"{hand} 2/5")) == targets(position(OPEN, "1/6 2/5"))


def test_either_side_may_show() -> None:
    match = position(OPEN, "2/5 1/6")
    assert {move for move in match.legal() if move.endswith("j5")} == {"2 j5", "5 j5"}
    assert chip(play(match, "2 j5"), "j5") == "y2"


def test_only_the_chip_in_hand_is_placed() -> None:
    match = position(OPEN, "2/5 1/6")
    assert refused(match, "6 j5", None) == "Your chip shows 2 or 5, not 6."


def test_P2_never_diagonally() -> None:
    match = position(OPEN, "1/6 2/5")
    for diagonal in ("j8", "d8", "j2", "d2"):
        refused(match, f"6 {diagonal}", "P1")


def test_P2_counting_does_not_leave_the_board() -> None:
    match = position(
        """
        1  .  .  .  .  .  .  .  .  .  .  .  .  g2
        5  .  .  .  .  .  .  .  .  .  .  .  y4 .
        9  y6 .  .  .  .  .  .  g3 .  .  .  .  .
        """,
        "1/6 2/5",
    )
    assert targets(match) == {"g9", "a3", "h5", "l1", "l9", "a9"}
    assert "a1 to m9" in refused(match, "6 o5", None)
    assert "a1 to m9" in refused(match, "6 a10", None)


def test_P2_rooms_have_no_walls() -> None:
    """From corridor to room, through a room, and out of one."""
    match = position(
        """
        1  .  .  .  .  .  .  .  .  .  .  .  .  g2
        5  y5 .  .  .  .  .  y3 .  .  .  .  g6 .
        9  y2 .  .  .  .  .  .  .  .  .  .  g6 .
        """,
        "1/6 2/5",
        turn=0,
    )
    assert {"f5", "j5", "d5", "g8"} <= targets(match)


def test_P3_a_chip_of_another_blocks_the_way() -> None:
    match = position(OPEN.replace("y3 .  .", "y3 .  g4").replace("g1", ". "), "1/6 2/5")
    assert "j5" not in targets(match)
    sentence = refused(match, "6 j5", "P3")
    assert sentence.endswith("your 3 on g5 would count to j5, but there is a chip on i5.")


def test_P3_an_own_chip_blocks_the_way_too() -> None:
    match = position(
        """
        1  .  .  .  .  .  .  .  .  .  .  .  .  g2
        5  .  .  .  .  .  .  y3 .  y6 .  .  .  .
        8  .  .  .  .  .  .  .  .  g2 .  .  .  .
        9  y5 .  .  .  .  .  .  .  g6 .  .  .  .
        """,
        "1/6 2/5",
    )
    refused(match, "6 j5", "P3")
    assert "c5" not in targets(match)


def test_P3_a_chip_next_to_the_origin_or_to_the_target_blocks() -> None:
    for blocker in ("h5", "i5"):
        signs = ["." for _ in range(13)]
        signs[6], signs["abcdefghijklm".index(blocker[0])] = "y3", "g1"
        drawing = f"1  {'. ' * 12} g2\n5  {' '.join(signs)}\n9  y5 {'. ' * 12}"
        assert "j5" not in targets(position(drawing, "1/6 2/5"))


def test_P3_what_lies_beyond_the_target_does_not_block() -> None:
    match = position(OPEN.replace("y3 .  .  .  .", "y3 .  .  .  g6").replace("g1", ". "), "1/6 2/5")
    assert "j5" in targets(match)


def test_P4_a_single_chip_of_another_is_covered() -> None:
    match = position(OPEN.replace("y3 .  .  .", "y3 .  .  g6").replace("g1", ". "), "1/6 2/5")
    play(match, "1 j5")
    assert chip(match, "j5") == "Y1"
    assert "g6" not in str(match.position()["chips"])


def test_P4_an_own_chip_is_covered_too() -> None:
    match = position(
        """
        1  .  .  .  .  .  .  .  .  .  .  .  .  g2
        5  .  .  .  .  .  .  y3 .  .  y6 .  .  .
        8  .  .  .  .  .  .  .  .  g2 .  .  .  .
        9  y5 .  .  .  .  .  .  .  g6 .  .  .  .
        """,
        "1/6 2/5",
    )
    assert chip(play(match, "1 j5"), "j5") == "Y1"


def test_A18_a_covered_chip_is_no_origin() -> None:
    drawing = OPEN.replace("y3 .  .  .", "y3 .  .  g1").replace(
        "7  .  .  .  .  .  .  .  .  .  .  g1", "7  .  .  .  .  .  .  .  .  .  .  . "
    )
    match = position(drawing, "1/6 2/5")
    play(match, "6 j5")
    # The green 1 on j5 would have counted to k5, i5, j4 and j6.
    assert targets(match) == {"k1", "m3", "m1"}


def test_A18_a_stack_blocks_like_a_single_chip() -> None:
    match = position(OPEN.replace("y3 .  .", "y3 .  G4"), "1/6 2/5", covered="y1", turn=0)
    refused(match, "6 j5", "P3")


def test_A18_the_topmost_chip_is_an_origin() -> None:
    match = position(
        OPEN.replace("y3", "Y3").replace("g1 .", "g1 g6"), "1/6 2/5", covered="y1", turn=0
    )
    assert {"j5", "d5"} <= targets(match)


def test_P5_two_chips_are_full() -> None:
    match = position(
        OPEN.replace("y3 .  .  .", "y3 .  .  G6"),
        "1/6 2/5",
        covered="y3",
        turn=0,
    )
    assert "j5" not in targets(match)
    assert "already two chips on j5" in refused(match, "6 j5", "P5")


def test_P5_nobody_places_on_two_own_chips_either() -> None:
    match = position(
        """
        1  .  .  .  .  .  .  .  .  .  .  .  .  g2
        5  .  .  .  .  .  .  y3 .  .  Y6 .  .  .
        8  .  .  .  .  .  .  .  .  g2 .  .  .  g1
        9  y5 .  .  .  .  .  .  .  g6 .  .  .  .
        """,
        "1/6 2/5",
        covered="y4",
    )
    refused(match, "1 j5", "P5")


TOWARDS_A_START = """
    1  .  .  .  .  .  .  g6 .  .  .  .  .  g3
    6  .  .  .  .  .  .  .  .  .  .  .  .  y5
    9  y4 .  .  .  .  .  .  .  .  .  .  .  .
"""


def test_P6_the_start_of_another_is_out_of_bounds() -> None:
    match = position(TOWARDS_A_START, "1/6 2/5")
    assert "m1" not in targets(match)
    assert "the start of green" in refused(match, "6 m1", "P6")


def test_P6_also_with_two_chips_on_it() -> None:
    match = position(
        TOWARDS_A_START.replace("g3", "G3").replace("g6", ". "), "1/6 2/5", covered="g1"
    )
    refused(match, "6 m1", "P6")


def test_P7_the_own_start_needs_no_origin() -> None:
    match = begun(2, 6)
    start = ("a9", "m1")[match.actors[0]]
    assert start in targets(match)
    seat = match.actors[0]
    match.play(next(move for move in match.legal() if move.endswith(start)))
    assert chip(match, start)[0] == "YG"[seat]


def test_P7_only_once() -> None:
    match = position(
        TOWARDS_A_START.replace("y4", "Y4").replace("y5", ". "), "1/6 2/5", covered="y1"
    )
    assert "only once" in refused(match, "6 a9", "A5")


BACK_HOME = """
    1  .  .  .  .  .  .  .  .  .  .  .  g1 g3
    9  y4 .  .  y3 .  .  .  .  .  .  .  .  .
"""


def test_A4_the_own_start_may_be_reached_by_counting() -> None:
    match = position(BACK_HOME, "1/6 2/5")
    from_chips = {t["cell"]: t["from"] for t in match.scene(0)["table"]["targets"][0]}
    assert from_chips["a9"] == ["d9"]
    assert match.legal().count("6 a9") == 1


def test_A5_covering_by_counting_spends_the_option() -> None:
    match = play(position(BACK_HOME, "1/6 2/5"), "6 a9")
    assert chip(match, "a9") == "Y6"
    match.play(match.legal()[0])
    assert match.actors == (0,)
    assert "a9" not in targets(match)


def test_A6_the_second_chip_on_a_start_is_never_covered() -> None:
    match = position(
        """
        1  .  .  .  .  .  .  .  .  .  .  .  .  G6
        5  .  .  .  .  .  .  .  .  .  .  .  .  y4
        8  .  .  .  .  .  .  .  .  g3 .  .  .  .
        9  y4 .  .  .  .  .  .  .  y6 .  .  .  .
        """,
        "1/6 2/5",
        covered="g3",
        turn=0,
    )
    assert "m1" not in targets(match)
    match.play(match.legal()[0])
    assert "m1" not in targets(match)


def test_A8_the_option_is_voluntary() -> None:
    match = position(BACK_HOME, "1/6 2/5")
    assert targets(match) == {"a9", "a5", "d6", "g9"}


def test_A8_the_option_is_compulsory_when_nothing_else_is_possible() -> None:
    match = position("1  y6 g5 .  .  .  .  y6 g1", "1/6 2/5", board=LANE)
    assert set(match.legal()) == {"1 a1", "6 a1"}


def test_A9_nobody_passes() -> None:
    match = begun()
    assert not any("pass" in move for move in match.legal())
    assert all(move.split()[0].isdecimal() for move in match.legal())


def test_the_example_of_the_handbook() -> None:
    match = position(
        """
           a  b  c  d  e  f  g
        1  y3 .  .  .  .  .  .
        4  .  .  g5 .  y4 .  g1
        """,
        "1/6 2/5",
        board=HANDBOOK,
    )
    assert targets(match) == {"d1", "a4", "a1"}
    refused(match, "6 e3", "P1")


def test_phase_2_a_chip_is_drawn_after_placing() -> None:
    match = position(OPEN, "1/6 2/5", generator="5")
    before = match.position()["bags"][0]
    play(match, "6 f9")
    after = match.position()
    drawn = ("1/6", "2/5", "3/4").index(after["hands"][0])
    before[drawn] -= 1
    assert after["bags"][0] == before


def test_phase_2_every_chip_in_the_bag_is_equally_likely() -> None:
    drawn = [0, 0, 0]
    match = position(OPEN, "1/6 2/5")
    for seed in range(800):
        state = match.state
        record = viewed(state, GAME.record)
        record.generator[0] = seed * 977
        record.bags[0] = (1, 6, 3)
        GAME.kernels.play(state, 0, GAME.read_move(state, "6 f9"))
        drawn[record.hands[0] - 1] += 1
    assert [count / 800 for count in drawn] == pytest.approx([0.1, 0.6, 0.3], abs=0.06)
