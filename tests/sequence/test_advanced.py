"""S13: with the option `advanced` a one-eyed jack may break a finished sequence."""

from __future__ import annotations

from sequence.table import GAME, chips, locked, moves, play, position, sequences

ROW = "5  . g g g g g . . . ."


def test_S13_is_off_by_default() -> None:
    assert GAME.new(2, seed=1).options["advanced"] is False
    match = position(ROW, "JS")
    assert moves(match) == {"pass"}
    answer = match.explain("JS xb5")
    assert (answer.legal, answer.rule) == (False, "S13")
    assert str(answer) == (
        "S13: the chip on b5 is part of a finished sequence; only the option “advanced” lets a "
        "jack break it."
    )
    assert answer.say("de") == (
        "S13: Der Chip auf b5 gehört zu einer fertigen Sequenz; nur mit der Option „advanced“ darf "
        "ein Bube sie aufbrechen."
    )


def test_S13_a_one_eyed_jack_may_take_a_locked_chip() -> None:
    match = position(ROW, "JS", advanced=True)
    assert moves(match) == {"JS xb5", "JS xc5", "JS xd5", "JS xe5", "JS xf5"}


def test_S13_the_broken_sequence_no_longer_counts() -> None:
    for cell in ("b5", "c5", "d5", "e5", "f5"):
        match = position(ROW, "JH", advanced=True)
        assert match.result.points == (0, 1)
        play(match, f"JH x{cell}")
        assert match.result.points == (0, 0)
        assert sequences(match, "green") == set()


def test_S13_its_other_chips_are_unlocked() -> None:
    match = position(ROW, "JS", advanced=True)
    play(match, "JS xb5")
    assert locked(match) == set()
    assert chips(match)[4] == "..gggg...."


def test_S13_own_sequences_cannot_be_broken() -> None:
    match = position("5  . b b b b b . . . .", "JS", advanced=True)
    assert moves(match) == {"pass"}
    assert match.explain("JS xb5").rule == "S17"


CROSS = """
       a b c d e f g h i j
    4  . . . g . . . . . .
    5  . g g g g g . . . .
    6  . . . g . . . . . .
    7  . . . g . . . . . .
    8  . . . g . . . . . .
"""


def test_S13_chips_of_another_intact_sequence_stay_locked() -> None:
    match = position(CROSS, "JS", advanced=True, sequences_to_win=3)
    assert sequences(match, "green") == {"b5-f5", "d4-d8"}
    play(match, "JS xb5")
    assert sequences(match, "green") == {"d4-d8"}
    assert locked(match) == {"d4", "d5", "d6", "d7", "d8"}


def test_S13_the_shared_chip_breaks_both_sequences() -> None:
    match = position(CROSS, "JS", advanced=True, sequences_to_win=3)
    play(match, "JS xd5")
    assert sequences(match, "green") == set()
    assert locked(match) == set()


def test_S13_five_that_remain_count_again_at_once() -> None:
    match = position("5  . g g g g g g . . .", "JS", advanced=True)
    assert sequences(match, "green") == {"b5-f5"}
    play(match, "JS xb5")
    assert sequences(match, "green") == {"c5-g5"}
    assert locked(match) == {"c5", "d5", "e5", "f5", "g5"}
    assert match.result.points == (0, 1)


def test_S13_a_chip_from_the_middle_leaves_no_five() -> None:
    match = position("5  . g g g g g g . . .", "JS", advanced=True)
    play(match, "JS xc5")
    assert sequences(match, "green") == set()


def test_S13_the_sixth_chip_was_never_locked_and_breaks_nothing() -> None:
    for advanced in (False, True):
        match = position("5  . g g g g g g . . .", "JS", advanced=advanced)
        play(match, "JS xg5")
        assert sequences(match, "green") == {"b5-f5"}


def test_S13_what_remains_counts_by_the_usual_order() -> None:
    """Real chips before corners: c1-g1 rather than what a choice had left."""
    match = position(
        "1  * g g g g g g g . *",
        "JS",
        advanced=True,
        sequences={"green": ["a1-e1"]},
    )
    play(match, "JS xb1")
    assert sequences(match, "green") == {"c1-g1"}


def test_S13_of_a_row_of_nine_one_sequence_is_left() -> None:
    for cell, left in (("a5", "e5-i5"), ("d5", "e5-i5"), ("f5", "a5-e5"), ("i5", "a5-e5")):
        match = position("5  g g g g g g g g g .", "JS", advanced=True, sequences_to_win=3)
        play(match, f"JS x{cell}")
        assert sequences(match, "green") == {left}


def test_S13_of_a_row_of_nine_the_middle_chip_breaks_both() -> None:
    match = position("5  g g g g g g g g g .", "JS", advanced=True, sequences_to_win=3)
    play(match, "JS xe5")
    assert sequences(match, "green") == set()


def test_S13_of_a_row_of_ten_five_more_count_again() -> None:
    """a5-e5 breaks; b5-f5 shares only f5 with f5-j5 and takes its place."""
    match = position(
        "5  g g g g g g g g g g",
        "JS",
        advanced=True,
        sequences_to_win=3,
        sequences={"green": ["a5-e5", "f5-j5"]},
    )
    play(match, "JS xa5")
    assert sequences(match, "green") == {"b5-f5", "f5-j5"}


def test_S13_a_broken_row_can_be_made_again() -> None:
    match = position(ROW, "JS | QS", advanced=True)
    play(match, "JS xb5", "QS b5")
    assert sequences(match, "green") == {"b5-f5"}


def test_S13_other_directions_are_left_alone() -> None:
    match = position(
        """
            4  . g . . . . . . . .
            5  . g g g g g . . . .
            6  . g . . . . . . . .
            7  . g . . . . . . . .
        """,
        "JS",
        advanced=True,
    )
    play(match, "JS xb5")
    assert sequences(match, "green") == set()
    assert chips(match)[5] == ".g........"


def test_S13_three_teams_break_nothing_because_one_sequence_ends_the_game() -> None:
    match = position("5  . g g g g . . . . .", " | 4H | JS", players=3, turn=1, advanced=True)
    play(match, "4H f5")
    assert match.over
    assert match.result.winners == (1,)


def test_S13_a_won_game_stays_won() -> None:
    match = position("5  . g g g g . . . . .", " | 4H | JS", players=3, turn=1, advanced=True)
    play(match, "4H f5")
    answer = match.explain("JS xb5", 2)
    assert (answer.legal, str(answer)) == (False, "The game is over.")


def test_S13_three_teams_with_a_higher_goal_do_break() -> None:
    match = position(ROW, " | | JS", players=3, turn=2, advanced=True, sequences_to_win=2)
    play(match, "JS xd5")
    assert match.result.points == (0, 0, 0)
