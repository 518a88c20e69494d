"""First lessons over HTTP: the steps, and the rule behind a move that a step does not want."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from server.running import Server

GAMES = ("sequence", "labyrinth", "gluex", "glow")


def test_games_tell_whether_they_have_a_lesson(server: Server) -> None:
    games = {game["name"]: game["lesson"] for game in server.http.get("/api/games").json()}
    assert all(games[name] for name in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_told_in_the_language_asked_for(server: Server, game: str) -> None:
    lessons = {
        language: server.http.get(f"/api/games/{game}/lesson?lang={language}").json()
        for language in ("en", "de")
    }
    for english, german in zip(lessons["en"]["steps"], lessons["de"]["steps"], strict=True):
        assert english["text"] != german["text"]
        assert english["legal"] == german["legal"]
        assert [one["move"] for one in english["accepted"]] == [
            one["move"] for one in german["accepted"]
        ]


def test_the_rule_behind_an_illegal_move_is_told(server: Server) -> None:
    path = "/api/games/labyrinth/lesson/back/explain"
    answer = server.http.get(f"{path}?move={quote('E4:NS')}").json()
    assert (answer["legal"], answer["rule"]) == (False, "R3")
    assert "E4" in answer["text"]
    assert "O4" in server.http.get(f"{path}?move=E4:NS&lang=de").json()["text"]


def test_an_allowed_move_is_told_to_be_allowed(server: Server) -> None:
    answer = server.http.get("/api/games/sequence/lesson/card/explain?move=2S b1").json()
    assert answer["legal"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("sequence/lesson/cellar/explain?move=pass", 404, "no-such-page"),
        ("sequence/lesson/card/explain", 400, "bad-request"),
        ("sequence/lesson/card/explain?move=" + "x" * 201, 400, "bad-request"),
        ("sequence/lesson/card/explain?move=7Q z9", 400, "unreadable"),
        ("chess/lesson", 400, "bad-set-up"),
        ("chess/lesson/card/explain?move=e4", 400, "bad-set-up"),
    ],
)
def test_what_is_no_lesson_is_refused(server: Server, path: str, status: int, code: str) -> None:
    answer = server.http.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_asking_why_changes_nothing(server: Server) -> None:
    before = server.http.get("/api/games/glow/lesson").json()
    server.http.get("/api/games/glow/lesson/take/explain?move=take stone")
    assert server.http.get("/api/games/glow/lesson").json() == before
