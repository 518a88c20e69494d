"""Moves as text, in both languages and in any spelling."""

from __future__ import annotations

import pytest

from gluex.table import GAME, begun, finished
from spieltisch.engine.errors import UnreadableMove


@pytest.mark.parametrize("players", GAME.players)
def test_every_action_reads_back(players: int) -> None:
    match = begun(players, 3)
    state = match.state
    for action in range(GAME.actions):
        for language in ("en", "de"):
            assert GAME.read_move(state, GAME.write_move(state, action, language)) == action


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("5 c4", "5 c4"),
        ("5c4", "5 c4"),
        ("c4:5", "5 c4"),
        ("C4 : 5", "5 c4"),
        ("  c4   5 ", "5 c4"),
        ("1 O15", "1 o15"),
        ("o15:1", "1 o15"),
        ("start 6", "start 6"),
        ("START: 6", "start 6"),
        ("Start6", "start 6"),
    ],
)
def test_spellings(text: str, plain: str) -> None:
    state = begun().state
    assert GAME.write_move(state, GAME.read_move(state, text)) == plain


@pytest.mark.parametrize(
    "text",
    [
        "",
        "c4",
        "5",
        "7 c4",
        "0 c4",
        "5 q4",
        "5 c0",
        "5 c16",
        "5 c04",
        "start",
        "start 7",
        "c45",
        "x",
    ],
)
def test_what_is_no_move_is_refused_in_both_languages(text: str) -> None:
    match = begun()
    with pytest.raises(UnreadableMove) as error:
        match.play(text)
    assert f"“{text}” is not a move" in error.value.say("en")
    assert f"„{text}“ ist kein Zug" in error.value.say("de")


def test_moves_are_the_same_in_both_languages() -> None:
    match = GAME.new(2, 4)
    assert match.legal(0, "de") == match.legal(0, "en")
    match = begun(2, 4)
    assert match.legal(language="de") == match.legal(language="en")


def test_a_match_file_keeps_the_moves_as_text() -> None:
    match = finished(2, 8)
    text = match.save()
    assert '"start ' in text
    assert all(f'"{played.move}"' in text for played in match.log)
