"""Checking drawn boards: the game's own sentence, and what it speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from server.running import Server


def checked(server: Server, game: str, players: int = 2, lang: str = "en", **options: Any) -> Any:
    wish = {"options": options, "players": players}
    answer = server.http.post(f"/api/games/{game}/check?lang={lang}", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_board_that_can_be_played_says_by_how_many(server: Server) -> None:
    board = {"rows": ["AA.BB", "AA.BB"], "starts": ["a1", "e2"], "middle": "B"}
    assert checked(server, "gluex", board=board) == {"players": [2], "fault": None}
    assert checked(server, "labyrinth", board=["┼┼┼"] * 3)["players"] == list(range(1, 9))


@pytest.mark.parametrize(
    ("game", "board", "key", "about"),
    [
        ("gluex", {"rows": ["A.A"], "starts": ["a1", "c1"]}, "board-room-is-split", ("cell", "c1")),
        (
            "gluex",
            {"rows": ["AAB"], "starts": ["a1", "a1"]},
            "board-starts-equal",
            ("start", "a1"),
        ),
        ("gluex", {"rows": ["AB"], "starts": ["a1", "b1"]}, "board-middle-unclear", None),
        ("labyrinth", ["┼□", "┼┼", "starts: b1 a1"], "figure-on-wall", ("cell", "b1")),
        ("labyrinth", ["┼x", "┼┼"], "board-sign", ("cell", "b1")),
        ("labyrinth", ["╋╋", "╋╋"], "no-movable-line", None),
        (
            "labyrinth",
            ["┼┼┼", "┼□┼", "stones: 1=b2 2=a2", "goals: 1 | 2"],
            "goal-on-wall",
            ("stone", 1),
        ),
    ],
)
def test_a_fault_names_its_place(
    server: Server, game: str, board: Any, key: str, about: tuple[str, Any] | None
) -> None:
    fault = checked(server, game, board=board)["fault"]
    assert fault["key"] == key
    assert about is None or fault["about"][about[0]] == about[1]
    german = checked(server, game, lang="de", board=board)["fault"]
    assert german["text"] != fault["text"]
    assert german["about"].keys() == fault["about"].keys()


def test_a_board_that_fits_others_only_says_so(server: Server) -> None:
    board = {"rows": ["AAB"], "starts": ["a1", "c1"], "middle": "A"}
    verdict = checked(server, "gluex", players=3, board=board)
    assert (verdict["players"], verdict["fault"]["key"]) == ([2], "board-starts-and-players")


@pytest.mark.parametrize("body", ["{", "[]", '{"options": 1}', '{"players": 0}', '{"more": 1}'])
def test_what_is_no_wish_is_refused(server: Server, body: str) -> None:
    answer = server.http.post("/api/games/gluex/check", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_a_game_that_does_not_exist_is_told(server: Server) -> None:
    assert server.http.post("/api/games/chess/check", json={}).status_code == 400
