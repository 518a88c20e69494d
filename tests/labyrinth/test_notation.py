"""Moves as text, in both languages."""

from __future__ import annotations

import pytest

from labyrinth.table import OPEN, begin, figures, play, rows
from spieltisch.engine.errors import IllegalMove, UnreadableMove
from spieltisch.games.labyrinth import GAME

CORNER = OPEN.replace("─", "┌")


@pytest.mark.parametrize(
    "text", ["E2:NE", "O2:NO", "e2:ne", "o2:on", "E2 NE", "E2NE", " e 2 : en ", "O2 : EN"]
)
def test_an_insertion_can_be_written_in_many_ways(text: str) -> None:
    match = play(begin(CORNER), text)
    assert match.log[0].move == "E2:NE"
    assert rows(match)[1] == "┼┼└"


@pytest.mark.parametrize("text", ["Nb:NE", "nb ne", "N2:EN"])
def test_a_column_may_be_named_by_its_letter(text: str) -> None:
    assert play(begin(CORNER), text).log[0].move == "N2:NE"


def test_german_writes_east_as_o() -> None:
    match = begin(CORNER)
    german = match.legal(language="de")
    assert {"O2:NO", "N2:OS", "W1:SW"} <= set(german)
    assert not any("E" in move for move in german)
    play(match, german[5])
    assert "bleiben" in match.legal(language="de")


def test_the_wall_is_written_with_a_dash() -> None:
    match = begin(OPEN.replace("─", "□").replace("4=free", "4=c1"))
    assert match.legal()[0] == "N1:-"
    play(match, "O3:-")
    assert match.log[0].move == "E3:-"


@pytest.mark.parametrize("text", ["stay", "bleiben", "STAY", "a1", "A1"])
def test_staying_is_walking_to_the_own_cell(text: str) -> None:
    match = play(begin(OPEN), "N2:EW", text)
    assert match.log[1].move == "stay"
    assert figures(match)[0] == "a1"


def test_column_o_is_no_slot_in_the_east() -> None:
    drawing = "┼" * 15 + "\nfree: ┼\nstarts: b1\nstones: 1=c1"
    match = play(begin(drawing, 1), "O1:NOSW", "o1")
    assert [played.move for played in match.log] == ["E1:NESW", "o1"]


@pytest.mark.parametrize("text", ["", "N2:NN", "NE", "5c", "walk c3", "N:NE", "c"])
def test_what_is_no_move_is_refused_with_examples(text: str) -> None:
    match = begin(CORNER)
    with pytest.raises((UnreadableMove, IllegalMove)) as error:
        match.play(text)
    if isinstance(error.value, UnreadableMove):
        assert "N4:NE" in error.value.say("en")
        assert "N4:NO" in error.value.say("de")


@pytest.mark.parametrize("text", ["E2", "e2", "O2:", "o 2"])
def test_a_slot_alone_asks_how_the_tile_is_turned(text: str) -> None:
    with pytest.raises(UnreadableMove) as error:
        begin(CORNER).explain(text)
    assert "“E2:NE”; it can be NE, ES, SW, NW." in error.value.say("en")
    assert "„O2:NO“; möglich: NO, OS, SW, NW." in error.value.say("de")


@pytest.mark.parametrize(
    ("text", "rule", "part"),
    [
        ("N" + "9" * 5000 + ":NE", "R2", "3 columns"),
        ("N" + "9" * 5000, "R2", "3 columns"),
        ("N4", "R2", "3 columns"),
        ("N4:NE", "R2", "3 columns"),
        ("N16:NE", "R2", "3 columns"),
        ("N0:NE", "R2", "3 columns"),
        ("Eb:NE", "R2", "3 columns"),
        ("N2:NS", "R1", "NE, ES, SW, NW"),
        ("d1", None, "c3"),
        ("b2", None, "insert"),
    ],
)
def test_a_move_that_no_position_has_is_explained(text: str, rule: str | None, part: str) -> None:
    match = begin(CORNER)
    explanation = match.explain(text)
    assert not explanation.legal
    assert explanation.rule == rule
    assert part in explanation.say("en")


def test_the_slots_of_a_sentence_are_german_in_german() -> None:
    match = play(begin(CORNER), "W2:NE", "stay")
    assert "O2" in match.explain("E2:NESW").say("de")


def test_moves_are_told_in_words() -> None:
    match = begin(OPEN.replace("starts: a1 c3", "starts: a1 b3"))
    play(match, "N2:NS", "a2")
    assert match.tell(1) == "inserts the free tile at N2, open to NS, carrying player 2 to b1"
    assert match.tell(2) == "walks from a1 to a2; player 2 collects goal 4"
    assert match.tell(2, "de") == "geht von a1 nach a2; Spieler 2 sammelt Ziel 4 ein"
    play(match, "W3:NESW", "stay")
    assert match.tell(4) == "stays on b1"


def test_a_double_push_and_a_collection_are_told() -> None:
    match = begin("┼┼\n┼┼\nfree: □\nstarts: a1 b1\nstones: 1=a2 2=b2\ngoals: 1 | 2")
    play(match, "W1:-")
    assert "and pushes the tile that falls out back in" in match.tell(1)
    assert "carrying player 2 to a1" in match.tell(1)
    play(match, "a2")
    assert match.tell(2) == "walks from a1 to a2 and collects goal 1"
    assert GAME.title("de") == "Labyrinth"
