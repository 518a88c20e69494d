"""S5: which five of a longer line count is the player's choice."""

from __future__ import annotations

import pytest

from sequence.table import chips, hand, locked, moves, play, position, refused, sequences
from spieltisch.engine.errors import OutOfTurn

SIX = "5  . b b b . b b . . ."
NINE = "5  b b b b . b b b b ."


@pytest.mark.parametrize(
    ("line", "claims"),
    [
        ("5  . b b b . b . . . .", set()),
        (SIX, {"b5-f5", "c5-g5"}),
        ("5  . b b b . b b b . .", {"b5-f5", "c5-g5", "d5-h5"}),
        ("5  b b b b . b b b . .", {"a5-e5", "b5-f5", "c5-g5", "d5-h5"}),
        (NINE, {"a5-i5", "b5-f5", "c5-g5", "d5-h5"}),
    ],
    ids=["five", "six", "seven", "eight", "nine"],
)
def test_S5_a_line_longer_than_five_leaves_a_choice(line: str, claims: set[str]) -> None:
    match = position(line, "5H")
    play(match, "5H e5")
    assert moves(match, "claim") == {f"claim {ends}" for ends in claims}
    assert len(sequences(match)) == (0 if claims else 1)


def test_S5_the_chosen_five_are_locked_and_the_sixth_is_not() -> None:
    for claim, free in (("claim b5-f5", "g5"), ("claim c5-g5", "b5")):
        match = position(SIX, "5H | JS")
        play(match, "5H e5", claim)
        assert locked(match) == {"b5", "c5", "d5", "e5", "f5", "g5"} - {free}
        assert moves(match) == {f"JS x{free}"}


def test_S5_row_of_nine_may_be_claimed_as_two() -> None:
    match = position(NINE, "5H")
    play(match, "5H e5", "claim a5-i5")
    assert sequences(match) == {"a5-e5", "e5-i5"}
    assert match.result.winners == (0,)


@pytest.mark.parametrize("ends", ["b5-f5", "c5-g5", "d5-h5"])
def test_S5_row_of_nine_may_be_claimed_as_one_in_the_middle(ends: str) -> None:
    match = position(NINE, "5H | 9C")
    play(match, "5H e5", f"claim {ends}")
    assert sequences(match) == {ends}
    assert not match.over
    assert len(locked(match)) == 5


@pytest.mark.parametrize("ends", ["a5-e5", "e5-i5"])
def test_S5_half_of_the_pair_leaves_room_for_the_other_and_is_no_claim(ends: str) -> None:
    match = position(NINE, "5H")
    play(match, "5H e5")
    sentence = refused(match, f"claim {ends}", "S5")
    assert sentence.startswith("S5: that cannot be claimed now; claim five in a row of your own")
    assert "through e5" in sentence


def test_S5_the_chosen_five_hold_the_new_chip() -> None:
    match = position("5  b b b b . b b b . .", "5H")
    play(match, "5H e5")
    assert refused(match, "claim f5-j5", "S5").startswith("S5: that cannot be claimed now;")
    assert refused(match, "claim e5-i5", "S5").startswith("S5: that cannot be claimed now;")
    answer = match.explain("claim c4-c8")
    assert (answer.legal, answer.rule) == (False, "S5")
    assert "durch e5" in answer.say("de")


def test_S5_a_line_beside_an_older_sequence_leaves_what_fits() -> None:
    """Ten in a row, f5-j5 counted before: a5-e5 shares no cell with it, b5-f5 one."""
    match = position("5  b b b b . b b b b b", "5H", sequences_to_win=3)
    assert sequences(match) == {"f5-j5"}
    play(match, "5H e5")
    assert moves(match) == {"claim a5-e5", "claim b5-f5"}


@pytest.mark.parametrize(
    ("drawing", "claims"),
    [
        (
            """
            2  . . . . b . . . . .
            3  . . . . b . . . . .
            4  . . . . b . . . . .
            5  . . . . . . . . . .
            6  . . . . b . . . . .
            7  . . . . b . . . . .
            """,
            {"e2-e6", "e3-e7"},
        ),
        (
            """
            2  . b . . . . . . . .
            3  . . b . . . . . . .
            4  . . . b . . . . . .
            5  . . . . . . . . . .
            6  . . . . . b . . . .
            """,
            {"a1-e5", "b2-f6"},
        ),
        (
            """
            2  . . . . . . . b . .
            3  . . . . . . b . . .
            4  . . . . . b . . . .
            5  . . . . . . . . . .
            6  . . . b . . . . . .
            7  . . b . . . . . . .
            """,
            {"h2-d6", "g3-c7"},
        ),
    ],
    ids=["down", "falling, with a corner", "rising"],
)
def test_S5_the_choice_is_there_in_every_direction(drawing: str, claims: set[str]) -> None:
    match = position(drawing, "5H")
    play(match, "5H e5")
    assert moves(match) == {f"claim {ends}" for ends in claims}
    claim = sorted(claims)[0]
    play(match, f"claim {claim}")
    assert sequences(match) == {claim}


# --- the choice is part of the play --------------------------------------------------------------


def test_S5_the_choice_comes_before_everything_else() -> None:
    match = position(SIX, "5H 9C | 2S", deck="KD QD")
    play(match, "5H e5")
    assert match.actors == (0,)
    assert chips(match)[4] == ".bbbbbb..."
    assert hand(match) == ["9C"]
    for move in ("9C a5", "pass", "9C dead"):
        assert refused(match, move, "S5") == (
            "S5: first choose which five in a row through e5 count."
        )
    with pytest.raises(OutOfTurn):
        match.play("2S b1", 1)
    play(match, "claim c5-g5")
    assert sorted(hand(match)) == ["9C", "KD"]
    assert match.actors == (1,)


def test_S5_there_is_nothing_to_claim_at_other_times() -> None:
    match = position(SIX, "5H 9C")
    assert refused(match, "claim b5-f5", "S5") == (
        "S5: there is nothing to choose now; you choose when a chip completes more than five in a "
        "row."
    )


def test_S5_a_chip_that_adds_nothing_new_leaves_no_choice() -> None:
    match = position("5  b b b b b . . . . .", "4H | 9C")
    play(match, "4H f5")
    assert match.actors == (1,)
    assert sequences(match) == {"a5-e5"}


def test_S5_S8_the_second_sequence_of_a_pair_is_not_given_away_by_default() -> None:
    """One of the choices wins and the others do not: the player is asked."""
    match = position(NINE, "5H")
    play(match, "5H e5")
    assert not match.over
    assert match.position()["phase"] == "claim"


# --- two lines at once --------------------------------------------------------------------------

TWO_LINES = """
       a b c d e f g h i j
    2  . . . . b . . . . .
    3  . . . . b . . . . .
    4  . . . . b . . . . .
    5  . b b b . b b . . .
    6  . . . . b . . . . .
    7  . . . . b . . . . .
"""


@pytest.mark.parametrize("across", ["b5-f5", "c5-g5"])
@pytest.mark.parametrize("down", ["e2-e6", "e3-e7"])
def test_S5_two_lines_are_chosen_one_after_the_other(across: str, down: str) -> None:
    match = position(TWO_LINES, "5H", sequences_to_win=3)
    play(match, "5H e5")
    assert moves(match) == {"claim b5-f5", "claim c5-g5"}
    assert match.explain(f"claim {down}").rule == "S5"
    play(match, f"claim {across}")
    assert moves(match) == {"claim e2-e6", "claim e3-e7"}
    assert match.actors == (0,)
    play(match, f"claim {down}")
    assert sequences(match) == {across, down}
    assert match.actors == (1,)


def test_S5_a_line_without_choice_counts_at_once_beside_one_with() -> None:
    match = position(
        """
            3  . . . . b . . . . .
            4  . . . . b . . . . .
            5  . b b b . b b . . .
            6  . . . . b . . . . .
            7  . . . . b . . . . .
        """,
        "5H",
        sequences_to_win=3,
    )
    play(match, "5H e5")
    assert sequences(match) == {"e3-e7"}
    assert moves(match) == {"claim b5-f5", "claim c5-g5"}


# --- nobody is asked when every choice wins: the usual order -------------------------------------


def test_S5_no_question_when_every_choice_wins() -> None:
    match = position(TWO_LINES, "5H")
    play(match, "5H e5")
    assert match.over
    assert match.result.winners == (0,)
    assert sequences(match) == {"b5-f5", "e2-e6"}


def test_S5_no_question_about_the_last_line_when_the_first_has_decided() -> None:
    match = position(
        """
            1  * . . . b . . . . *
            2  . . . . b . . . . .
            3  . . . . b . . . . .
            4  . . . . b . . . . .
            5  b b b b . b b b b .
            6  . . . . b . . . . .
        """,
        "5H",
        sequences_to_win=3,
    )
    play(match, "5H e5")
    assert moves(match) == {"claim a5-i5", "claim b5-f5", "claim c5-g5", "claim d5-h5"}
    play(match, "claim a5-i5")
    assert match.over
    assert sequences(match) == {"a5-e5", "e5-i5", "e1-e5"}


def test_S5_usual_order_is_most_sequences_first() -> None:
    match = position(NINE, "5H", sequences_to_win=1)
    play(match, "5H e5")
    assert sequences(match) == {"a5-e5", "e5-i5"}


def test_S5_usual_order_then_is_most_real_chips() -> None:
    """b1-f1 holds five chips, a1-e1 four and a corner."""
    match = position("1  * b b b . b . . . *", "5S", sequences_to_win=1)
    play(match, "5S e1")
    assert sequences(match) == {"b1-f1"}


@pytest.mark.parametrize(
    ("drawing", "ends"),
    [
        (SIX, "b5-f5"),
        (
            """
            2  . . . . b . . . . .
            3  . . . . b . . . . .
            4  . . . . b . . . . .
            6  . . . . b . . . . .
            7  . . . . b . . . . .
            """,
            "e2-e6",
        ),
        (
            """
            2  . b . . . . . . . .
            3  . . b . . . . . . .
            4  . . . b . . . . . .
            6  . . . . . b . . . .
            7  . . . . . . b . . .
            """,
            "b2-f6",
        ),
        (
            """
            2  . . . . . . . b . .
            3  . . . . . . b . . .
            4  . . . . . b . . . .
            6  . . . b . . . . . .
            7  . . b . . . . . . .
            """,
            "h2-d6",
        ),
    ],
    ids=["across", "down", "falling", "rising"],
)
def test_S5_usual_order_last_is_reading_order(drawing: str, ends: str) -> None:
    match = position(drawing, "5H", sequences_to_win=1)
    play(match, "5H e5")
    assert match.over
    assert sequences(match) == {ends}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("5  . b b b b b b . . .", {"b5-f5"}),
        ("5  b b b b b b b b b .", {"a5-e5", "e5-i5"}),
        ("5  b b b b b b b b b b", {"a5-e5", "e5-i5"}),
        ("1  * b b b b b . . . *", {"b1-f1"}),
        ("1  * . . . . b b b b *", {"f1-j1"}),
        ("1  * b b b b b b b b *", {"a1-e1", "e1-i1"}),
    ],
)
def test_S5_a_drawn_position_counts_by_the_usual_order(line: str, expected: set[str]) -> None:
    assert sequences(position(line, sequences_to_win=5)) == expected
