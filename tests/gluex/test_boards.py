"""Options and drawn boards: every form that is accepted, every mistake that is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

import spieltisch
from gluex.table import GAME, LANE
from spieltisch.engine.errors import BadOption, UnknownOption
from spieltisch.games.gluex import boards

SMALL = {"rows": ["AA..B", "A...B", "..CC.", "..CC."], "starts": ["a1", "e4"], "middle": "C"}

DRAWN = """
    A1 A  .  .  B
    A  .  .  .  B
    .  .  C  C  .
    .  .  C  C  .2
    middle: C
"""


def settled(board: Any, players: int = 2) -> Any:
    return GAME.checked_options(players, {"board": board})["board"]


def error(board: Any, players: int = 2) -> BadOption:
    with pytest.raises(BadOption) as caught:
        settled(board, players)
    assert caught.value.say("de") != caught.value.say("en")
    return caught.value


@pytest.mark.parametrize(("players", "name"), [(2, "2p"), (3, "3-4p"), (4, "3-4p")])
def test_the_default_is_the_printed_side(players: int, name: str) -> None:
    assert settled(None, players) == name
    assert settled(name, players) == name


@pytest.mark.parametrize(
    "board",
    [
        SMALL,
        DRAWN,
        {"rows": DRAWN.splitlines()[1:5], "middle": "C"},
        {"rows": "\n".join(SMALL["rows"]), "starts": ["a1", "e4"]},
        "AA..B\nA...B\n..CC.\n..CC.\nstarts: a1, e4\nmiddle: C",
        "A1A..B\nA...B\n..CC.\n..CC.2\nMitte: C",
        "AA..B\n\nA...B\n..CC.\n..CC.\nSTART: a1 e4",
    ],
)
def test_all_forms_of_a_board_mean_the_same(board: Any) -> None:
    assert settled(board) == SMALL


def test_a_settled_board_is_plain_data_and_settles_to_itself() -> None:
    options = GAME.checked_options(2, {"board": DRAWN})
    again = json.loads(json.dumps(options))
    assert GAME.checked_options(2, again) == options


@pytest.mark.parametrize("players", GAME.players)
def test_a_printed_board_that_is_typed_in_is_the_printed_board(players: int) -> None:
    name = settled(None, players)
    assert settled(boards.PRINTED[name, players].plain(), players) == name


def test_the_owner_of_the_game_can_type_in_the_printed_side() -> None:
    rows = list(boards.PRINTED["3-4p", 4].rows)
    rows[6] = "......FFF..L..."
    typed = {"rows": rows, "starts": ["a1", "o1", "o15", "a15"], "middle": "F"}
    match = GAME.new(4, 1, board=typed)
    table = match.scene()["table"]
    assert table["layout"] == rows
    assert table["reconstruction"] is False
    assert len(table["rooms"]) == 12


def test_the_reconstruction_says_so_wherever_it_is_used() -> None:
    assert GAME.new(4, 1).scene()["table"]["reconstruction"] is True
    assert GAME.new(3, 1).scene()["table"]["reconstruction"] is True
    assert GAME.new(2, 1).scene()["table"]["reconstruction"] is False
    rows = list(boards.PRINTED["3-4p", 4].rows)
    two = GAME.new(2, 1, board={"rows": rows, "starts": ["a1", "o15"]})
    assert two.scene()["table"]["reconstruction"] is True


def test_boards_from_1_by_2_to_15_by_15_can_be_played() -> None:
    for board in (
        "A1A2",
        "A1\nA2",
        "A1" + "A" * 14 + ("\n" + "A" * 15) * 13 + "\n" + "A" * 14 + "A2",
    ):
        match = GAME.new(2, 3, board=board)
        while not match.over:
            seat = match.actors[0]
            match.play(match.legal(seat)[0], seat)
        assert match.result.points


def test_rooms_may_touch() -> None:
    assert settled("A1AB\nABB2\nmiddle: B")["middle"] == "B"


MISTAKES: list[tuple[Any, str, str]] = [
    (7, "board-form", "a drawing as text"),
    ({**SMALL, "name": "x"}, "board-field", "“name”"),
    ({"starts": ["a1", "e4"]}, "board-rows", "list of texts"),
    ({**SMALL, "rows": [1, 2]}, "board-rows", "list of texts"),
    ({**SMALL, "rows": ["AA", "a."]}, "board-sign", "Row 2"),
    ({**SMALL, "rows": ["AA", "-."]}, "board-sign", "“-.”"),
    ({**SMALL, "rows": ["1AA", "..."]}, "board-sign", "“1AA”"),
    ({**SMALL, "rows": []}, "board-size", "0 squares wide"),
    ({**SMALL, "rows": ["", ""]}, "board-size", "0 squares wide and 2 high"),
    ({**SMALL, "rows": ["A" * 16]}, "board-size", "16 squares wide and 1 high"),
    ({**SMALL, "rows": ["A"] * 16}, "board-size", "1 squares wide and 16 high"),
    ({**SMALL, "rows": ["AA", "AAA"]}, "board-not-rectangular", "Row 2 of the board has 3"),
    ({**SMALL, "rows": ["...", "..."]}, "board-no-room", "at least one"),
    ({**SMALL, "rows": ["A.A", "AAA", "..A", "A.."]}, "board-room-is-split", "a4 is apart"),
    ({**SMALL, "rows": ["A.", ".A"]}, "board-room-is-split", "b2 is apart"),
    ({**SMALL, "rows": ["A1A", "AA2"]}, "board-starts-twice", "one of both"),
    ("A1 A1 A2", "board-start-marks", "The number 1 is on 2"),
    ("A1 A A3", "board-start-marks", "The number 2 is on 0"),
    ("A1 A A", "board-start-marks", "The number 2 is on 0"),
    ("A0 A1 A2", "board-start-marks", "The number 3 is on 0"),
    ({"rows": ["AA"]}, "board-starts", "2 to 4"),
    ({**SMALL, "starts": "a1 e4"}, "board-starts", "2 to 4"),
    ({**SMALL, "starts": ["a1"]}, "board-starts", "2 to 4"),
    ({**SMALL, "starts": ["a1", "a2", "b1", "e1", "e2"]}, "board-starts", "2 to 4"),
    ({**SMALL, "starts": ["a1", "f4"]}, "board-start-off", "from a1 to e4"),
    ({**SMALL, "starts": ["a1", "e5"]}, "board-start-off", "“e5”"),
    ({**SMALL, "starts": ["a1", 3]}, "board-start-off", "“3”"),
    ({**SMALL, "starts": ["a1", ""]}, "board-start-off", "“”"),
    ({**SMALL, "starts": ["a1", 10**5000]}, "board-start-off", "<int>"),
    ({**SMALL, "middle": 10**5000}, "board-middle", "<int>"),
    ({**SMALL, "starts": ["a1", "a1"]}, "board-starts-equal", "on a1"),
    ({**SMALL, "middle": "D"}, "board-middle", "A, B, C"),
    ({**SMALL, "middle": 3}, "board-middle", "“3”"),
    ("A1 . A2\nmiddle: A\nmitte: A", "board-field-twice", "“mitte”"),
    ("A . B\nstarts: a1 c1\nStart: c1 a1", "board-field-twice", "“Start”"),
    ("A1 . B2", "board-middle-unclear", "A, B are equally large"),
]


@pytest.mark.parametrize(("board", "key", "part"), MISTAKES)
def test_a_mistake_in_a_board_is_named(board: Any, key: str, part: str) -> None:
    caught = error(board)
    assert caught.text.key == key
    assert part in caught.say("en")


def test_every_sentence_about_boards_is_reached() -> None:
    keys = {key for key in GAME.words.keys("en") if key.startswith("board-")}
    assert keys == {key for _, key, _ in MISTAKES} | {"board-side", "board-starts-and-players"}


def test_the_board_must_fit_the_number_of_players() -> None:
    caught = error("2p", 3)
    assert (caught.text.key, "it is for 2" in str(caught)) == ("board-side", True)
    caught = error("3-4p", 2)
    assert "it is for 3, 4" in str(caught)
    caught = error(LANE, 3)
    assert caught.text.key == "board-starts-and-players"
    assert "2 start squares but 3 play" in str(caught)


@pytest.mark.parametrize("board", ["4p", "", "classic"])
def test_a_misspelt_name_is_told_what_the_option_takes(board: str) -> None:
    assert "it takes 2p, 3-4p, or a drawing" in str(error(board))


@pytest.mark.parametrize("value", ["all", True, 1, ["played"]])
def test_last_chip_takes_played_or_kept(value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(2, 1, last_chip=value)
    assert "it takes played or kept" in caught.value.say("en")


def test_unknown_options_are_refused() -> None:
    with pytest.raises(UnknownOption):
        GAME.new(2, 1, play_last_chip=True)


def test_options_are_explained_in_both_languages() -> None:
    for option in GAME.options:
        for language in ("en", "de"):
            assert option.help.say(language)
            assert option.takes.say(language)
    assert "reconstruction" in GAME.options[0].help.say("en")
    assert "Rekonstruktion" in GAME.options[0].help.say("de")


def test_a_match_on_a_drawn_board_is_saved_and_loaded() -> None:
    match = GAME.new(2, 5, board=DRAWN)
    while not match.over:
        seat = match.actors[0]
        match.play(match.legal(seat)[-1], seat)
    again = spieltisch.verify(match.save())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.options == match.options
