"""`spieltisch simulate` and the statistics it prints."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from cli.conftest import SEQUENCE, Run
from cli.shapes import shape
from cli.test_help import raw_keys
from spieltisch.bots.arena.shares import wilson
from spieltisch.bots.replaying import Illegal
from spieltisch.cli.commands import simulate
from spieltisch.cli.statistics import summary
from spieltisch.engine.simulation import Simulation


def simulated(run: Run, *arguments: str) -> dict[str, object]:
    ran = run("simulate", "sequence", "--json", *arguments)
    assert (ran.code, ran.err) == (0, "")
    return dict(json.loads(ran.out))


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    timing = ("seconds", "games_per_second", "moves_per_second")
    first, second = (
        {
            k: v
            for k, v in simulated(run, "--games", "500", "--seed", "3").items()
            if k not in timing
        }
        for _ in range(2)
    )
    assert first == second
    assert first != simulated(run, "--games", "500", "--seed", "4")


def test_it_counts_what_the_python_face_counts(run: Run) -> None:
    counted = simulated(run, "--games", "300", "--seed", "5", "--players", "3")
    outcomes = SEQUENCE.simulate(300, 3, seed=5)
    seats = counted["seats"]
    assert isinstance(seats, list)
    assert [seat["wins"] for seat in seats] == outcomes.winners.sum(axis=0).tolist()
    assert counted["length"] == {
        "mean": outcomes.actions.mean(),
        "min": outcomes.actions.min(),
        "max": outcomes.actions.max(),
    }


def test_bots_sit_where_they_are_named(run: Run) -> None:
    arguments = ("--games", "200", "--bots", "greedy, random", "--seed", "1")
    seats = simulated(run, *arguments)["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == ["greedy", "random"]
    assert seats[0]["share"] > 0.9


def test_options_reach_the_game(run: Run, tmp_path: Path) -> None:
    rows = ["** 3S 2S 4S 5S 6S 7S 8S 9S **", *SEQUENCE.new(2, 1).scene()["table"]["layout"][1:]]
    (tmp_path / "board.json").write_text(json.dumps(rows), "utf-8")
    options = ("-o", "sequences_to_win=1", "--option", "advanced=on", "-o", "layout=@board.json")
    settled = simulated(run, "--games", "10", *options)["options"]
    assert isinstance(settled, dict)
    assert (settled["sequences_to_win"], settled["advanced"]) == (1, True)
    assert settled["layout"][0] == rows[0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_fits_80_columns_and_has_no_raw_key(run: Run, language: str) -> None:
    ran = run("simulate", "sequence", "--players", "12", "--games", "3000", "--lang", language)
    assert ran.code == 0
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert raw_keys(ran.out) == set()
    assert ("3.000 Partien" if language == "de" else "3,000 games") in ran.out
    assert ran.out.count("random") == 12


def test_json_keeps_its_shape(run: Run) -> None:
    report = shape(simulated(run, "--games", "10", "--seed", "1"))
    assert set(report.pop("options").values()) == {"int", "str", "bool"}
    assert report == {
        "game": "str",
        "players": "int",
        "seed": "int",
        "games": "int",
        "finished": "int",
        "unfinished": "int",
        "draws": "int",
        "seats": [
            {
                "seat": "int",
                "bot": "str",
                "wins": "int",
                "share": "float",
                "interval": ["float"],
                "points": "float",
            }
        ],
        "turn_order": [
            {
                "turn": "int",
                "wins": "int",
                "share": "float",
                "interval": ["float"],
                "points": "float",
            }
        ],
        "length": {"mean": "float", "min": "int", "max": "int"},
        "seconds": "float",
        "games_per_second": "float",
        "moves_per_second": "float",
    }


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # the textbook's examples of Wilson's interval
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_is_wilson_s(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_draws_and_unfinished_games_are_told_apart() -> None:
    outcomes = Simulation(
        points=np.zeros((4, 2)),
        winners=np.array([[True, False], [False, False], [False, False], [False, True]]),
        actions=np.array([10, 20, 30, 40]),
        finished=np.array([True, True, False, True]),
        first=np.array([0, 0, 1, 0]),
    )
    report = summary(outcomes, ["random", "random"], seconds=2.0)
    assert (report["draws"], report["unfinished"], report["finished"]) == (1, 1, 3)
    assert (report["games_per_second"], report["moves_per_second"]) == (2.0, 50.0)


def test_wins_are_counted_by_turn_order_too() -> None:
    outcomes = Simulation(
        points=np.array([[5.0, 1.0, 0.0], [2.0, 3.0, 9.0], [1.0, 8.0, 2.0]]),
        winners=np.array([[True, False, False], [False, False, True], [False, True, False]]),
        actions=np.array([10, 10, 10]),
        finished=np.array([True, True, True]),
        first=np.array([0, 2, -1]),  # of the last game nobody knows who began
    )
    report = summary(outcomes, ["random"] * 3, seconds=1.0)
    assert [place["turn"] for place in report["turn_order"]] == [0, 1, 2]
    assert [place["wins"] for place in report["turn_order"]] == [2, 0, 0]
    assert [place["share"] for place in report["turn_order"]] == [1.0, 0.0, 0.0]
    assert [place["points"] for place in report["turn_order"]] == [7.0, 1.5, 1.5]
    assert [seat["wins"] for seat in report["seats"]] == [1, 1, 1]


@pytest.mark.parametrize(("language", "head"), [("en", "turn"), ("de", "am Zug")])
def test_the_turn_order_has_a_table_of_its_own(run: Run, language: str, head: str) -> None:
    ran = run("simulate", "gluex", "--players", "3", "--games", "50", "--lang", language)
    lines = ran.out.splitlines()
    at = next(k for k, line in enumerate(lines) if line.startswith(f"{head}  "))
    assert [line.split()[0] for line in lines[at + 1 : at + 4]] == ["1", "2", "3"]


def test_who_plays_alone_sees_no_turn_order(run: Run) -> None:
    ran = run("simulate", "labyrinth", "--players", "1", "--games", "5", "--seed", "1")
    assert ran.code == 0
    assert not any(line.startswith("turn") for line in ran.out.splitlines())


def test_outcomes_are_shown_in_one_line() -> None:
    outcomes = SEQUENCE.simulate(10, players=3, seed=1)
    assert repr(outcomes) == "<Simulation of 10 games, 3 seats>"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The bot “cheat” picks illegal actions: in game 3, move 13, it picked action -7"),
        ("de", "Der Bot „cheat“ wählt, was nicht erlaubt ist: in Partie 3, Zug 13, die Aktion"),
    ],
)
def test_a_bot_that_picks_illegally_is_a_failure(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    monkeypatch.setattr(simulate, "first_illegal", lambda *_: Illegal("cheat", 3, 0, 12, -7))
    ran = run("simulate", "sequence", "--games", "5", "--bots", "greedy", "--lang", language)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(sentence)
    assert len(ran.err.splitlines()) == 1
