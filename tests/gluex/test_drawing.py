"""The table as a picture for the terminal."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from gluex.table import GAME, LANE, begun, finished, play, position


def drawn(match: spieltisch.Match, viewer: Any = 0, language: Any = "en") -> str:
    return GAME.draw(match.scene_at(len(match.log), viewer), language).plain


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("language", ["en", "de"])
def test_pictures_fit_into_80_columns(players: int, language: Any) -> None:
    names = ["Bartholomäus-Maximilian"] * players
    match = GAME.new(players, 5, seats=names)
    while not match.over:
        if len(match.log) % 9 == 0:
            for viewer in (None, 0):
                lines = drawn(match, viewer, language).splitlines()
                assert max(map(len, lines)) <= 80, max(lines, key=len)
        seat = match.actors[0]
        match.play(match.legal(seat)[-1], seat)
    for line in drawn(match, "all", language).splitlines():
        assert len(line) <= 80


def test_the_board_reads_without_colours() -> None:
    match = position(
        """
        1  .  .  .  .  .  .  .  .  .  .  .  .  g2
        5  .  .  .  .  .  .  Y3 .  .  y3 g6 .  .
        8  .  .  .  .  .  .  .  .  .  .  g6 .  .
        9  y5 .  .  .  .  .  .  .  .  .  .  .  .
        """,
        "1/6 2/5",
        covered="g4",
        turn=0,
    )
    lines = drawn(match).splitlines()
    assert lines[0].split() == list("abcdefghijklm")
    assert lines[5] == " 5   ·    D   D  +D  ·    E Y3E   E  · +y3F g6F   F  · "
    assert lines[9] == " 9 +y5G   G  ·   ·    H  +H   H   H   H  ·   ·    I   I"
    assert "Your chip shows 1 or 6." in lines


def test_the_reconstruction_is_named_on_every_picture_of_it() -> None:
    for players in (3, 4):
        for match in (GAME.new(players, 1), begun(players, 1), finished(players, 1)):
            assert "This board is a reconstruction" in drawn(match, None)
            assert "Dieser Plan ist eine Rekonstruktion" in drawn(match, None, "de")
    assert "reconstruction" not in drawn(begun(2, 1))


def test_rooms_show_pips_and_points() -> None:
    text = drawn(begun(4, 3))
    assert "Rooms        A    B    C    D    E    F*   G    H    I    J    K" in text
    assert "⁴" in text


def test_choosing_is_shown_to_the_one_who_chooses() -> None:
    match = position(hands="1/6 2/5", phase="choose")
    assert "Your start chip shows 1 or 6: start 1 or start 6" in drawn(match)
    play(match, "0: start 6")
    assert "You have chosen 6; the others are still choosing." in drawn(match)
    assert "has chosen" in drawn(match, 1)
    assert "Your start chip shows 2 or 5" in drawn(match, 1)
    assert "y?G" in drawn(match, 1)
    assert "y6" not in drawn(match, 1)


def test_the_end_is_shown_with_winner_and_tie() -> None:
    match = finished(2, 1, last_chip="kept")
    text = drawn(match, "all")
    assert "All bags are empty" in text
    assert "In hand: Player 1 " in text
    assert "no longer placed" in drawn(match, 0)
    assert "First: " in text or "First together: " in text


def test_a_tie_is_shown_with_the_pips_of_the_middle_room() -> None:
    for seed in range(400):
        match = finished(2, seed)
        if match.result.breakdown["tie_break"]:
            break
    tie = match.result.breakdown["tie_break"]
    text = drawn(match, "all")
    assert f"in the middle room E: yellow {tie['pips'][0]}, green {tie['pips'][1]}" in text


def test_who_is_out_or_finished_is_marked() -> None:
    match = position("1  Y6 g1 .  .  .  .  .  g2", "3/4 2/5", board=LANE, covered="y1", turn=1)
    play(match, "5 c1")
    assert drawn(match, 1).splitlines()[4].endswith("out, 22 chips unplaced")
    assert "ausgeschieden" in drawn(match, 1, "de")
    assert drawn(finished(2, 1), None).count("finished") == 2


def test_many_rooms_are_shown_in_several_rows() -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    rows = [letters[:13], letters[13:]]
    match = GAME.new(2, 1, board={"rows": rows, "starts": ["a1", "m2"], "middle": "G"})
    lines = drawn(match).splitlines()
    heads = [line for line in lines if line.startswith("Rooms")]
    assert len(heads) == 3
    assert max(map(len, lines)) <= 80
