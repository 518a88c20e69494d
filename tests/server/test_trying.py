"""Trials of boards: what bots find out, who takes turns, and what is refused."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest

import spieltisch
from server.running import Server
from spieltisch.server import trying
from spieltisch.server.trying import Judgement, Trial, judge

MAZE: dict[str, Any] = {"board": ["┼┼┼", "┼┼┼", "┼┼┼"], "goals": 2}


def trial_of(players: int, **options: Any) -> Trial:
    game = spieltisch.game("labyrinth")
    return Trial(game, players, game.checked_options(players, options))


def ask_for(server: Server, game: str, lang: str = "en", players: int = 2, **options: Any) -> Any:
    wish = {"options": options, "players": players}
    return server.http.post(f"/api/games/{game}/trials?lang={lang}", json=wish)


def test_a_trial_ends_and_tells_what_the_simulation_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "GAMES", 60)
    trial = trial_of(2, **MAZE)
    turns = 0
    while not trial.is_over:
        trial.go_on()
        turns += 1
    assert 1 < turns <= 15
    findings = trial.findings()
    simulated = spieltisch.game("labyrinth").simulate(60, 2, ["greedy"], seed=trying.SEED, **MAZE)
    assert findings.games == 60
    assert findings.length.mean == pytest.approx(simulated.actions.mean())
    shares = simulated.winners / simulated.winners.sum(axis=1)[:, None]
    assert [seat.mean for seat in findings.seats] == pytest.approx(shares.mean(axis=0).tolist())
    assert sum(seat.mean for seat in findings.seats) == pytest.approx(1)
    assert all(seat.low < seat.mean < seat.high for seat in findings.seats)


def test_a_game_that_does_not_end_is_stopped_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "GAMES", 4)
    monkeypatch.setattr(trying, "LONGEST_GAME", 3)
    trial = trial_of(3, **MAZE)
    trial.go_on()
    findings = trial.findings()
    assert (findings.stopped, findings.length.mean) == (4, 3)
    assert [seat.mean for seat in findings.seats] == pytest.approx([1 / 3] * 3)


def test_a_trial_takes_no_longer_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "SECONDS", 0.0)
    trial = trial_of(2, **MAZE)
    trial.go_on()
    assert trial.is_over
    assert trial.games == trying.FIRST_TURN


@pytest.mark.parametrize(
    ("chances", "games", "judgement"),
    [
        ((0.5, 0.5), 4000, (Judgement.FAIR, None)),
        ((0.6, 0.4), 2000, (Judgement.AHEAD, 0)),
        ((0.5, 0.5), 100, (Judgement.OPEN, None)),
        ((0.4, 0.4, 0.2), 2000, (Judgement.BEHIND, 2)),
        ((1.0,), 100, (Judgement.ALONE, None)),
    ],
)
def test_the_judgement_says_no_more_than_can_be_known(
    chances: tuple[float, ...], games: int, judgement: tuple[Judgement, int | None]
) -> None:
    winners = np.random.default_rng(3).choice(len(chances), games, p=chances)
    assert judge(np.eye(len(chances))[winners]) == judgement


def test_somebody_has_a_board_tried_and_others_get_the_same(server: Server) -> None:
    begun = ask_for(server, "labyrinth", **MAZE)
    assert begun.status_code == 200, begun.text
    state = begun.json()
    until = time.monotonic() + 60
    while state["status"] != "done" and time.monotonic() < until:
        assert state["findings"] is None
        time.sleep(0.1)
        state = server.http.get(f"/api/trials/{state['trial']}").json()
    findings = state["findings"]
    assert (findings["bot"], findings["games"]) == ("greedy", state["done"])
    assert len(findings["seats"]) == 2
    assert findings["judgement"] in set(Judgement)
    assert ask_for(server, "labyrinth", **MAZE).json() == state


def test_a_trial_is_given_up(server: Server) -> None:
    large = ["┼" * 15] * 15
    trial = ask_for(server, "labyrinth", players=4, board=large).json()["trial"]
    gone = server.http.delete(f"/api/trials/{trial}")
    assert gone.json()["status"] == "cancelled"
    until = time.monotonic() + 20
    while server.http.get(f"/api/trials/{trial}").status_code == 200 and time.monotonic() < until:
        server.http.delete(f"/api/trials/{trial}")
        time.sleep(0.05)
    refused = server.http.get(f"/api/trials/{trial}?lang=de")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-trial")
    assert "Brett" in refused.json()["text"]


@pytest.mark.parametrize(("lang", "word"), [("en", "figure of player 2"), ("de", "Figur von")])
def test_a_bad_board_is_refused_in_one_sentence(server: Server, lang: str, word: str) -> None:
    refused = ask_for(server, "labyrinth", lang, board=["┼□", "┼┼", "starts: b1 b1"])
    assert refused.status_code == 400
    board = ["┼□", "┼┼", "starts: a1 b1"]
    refused = ask_for(server, "labyrinth", lang, board=board)
    assert refused.status_code == 400
    assert word in refused.json()["text"]


def test_nobody_has_more_tried_at_once_than_others(server: Server) -> None:
    boards = [["┼" * 15] * rows for rows in (15, 14, 13)]
    answers = [ask_for(server, "labyrinth", players=4, board=board) for board in boards]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    for answer in answers[:2]:
        server.http.delete(f"/api/trials/{answer.json()['trial']}")


def test_a_game_that_does_not_exist_is_told(server: Server) -> None:
    assert "chess" in ask_for(server, "chess").json()["text"]
