"""`spieltisch bench`: what it measures, not how fast it is."""

from __future__ import annotations

import json

import pytest

from cli.conftest import Run
from cli.test_help import raw_keys

NAMES = [
    *("reference", "random-direct", "random-pointers", "random-all-cores", "copies"),
    *("search-rollouts", "search"),
]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.cli.commands.bench.SECONDS", 0.01)


def test_everything_is_measured_against_the_reference(run: Run) -> None:
    ran = run("bench", "--json", "--repeat", "1")
    assert (ran.code, ran.err) == (0, "")
    report = json.loads(ran.out)
    assert list(report) == ["game", "players", "state_bytes", "cores", "figures"]
    assert [figure["name"] for figure in report["figures"]] == NAMES
    for figure in report["figures"]:
        assert list(figure) == ["name", "per_second", "games_per_second", "reference_steps"]
        assert figure["per_second"] > 0
        assert (figure["games_per_second"] is not None) == figure["name"].startswith("random")
    assert report["figures"][0]["reference_steps"] == 1.0


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_is_for_people(run: Run, language: str) -> None:
    ran = run("bench", "sequence", "--players", "3", "--repeat", "1", "--lang", language)
    assert ran.code == 0
    assert raw_keys(ran.out) == set()
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert len(ran.out.splitlines()) == len(NAMES) + 3


def test_games_and_moves_a_second_belong_together(run: Run) -> None:
    direct = json.loads(run("bench", "--json", "--repeat", "1").out)["figures"][1]
    moves_a_game = direct["per_second"] / direct["games_per_second"]
    assert 60 < moves_a_game < 110


@pytest.mark.parametrize(("language", "name"), [("en", "enumerated"), ("de", "aufgezählt")])
def test_a_game_may_have_more_to_measure(run: Run, language: str, name: str) -> None:
    ran = run("bench", "labyrinth", "--players", "4", "--repeat", "1", "--lang", language)
    assert ran.code == 0
    assert raw_keys(ran.out) == set()
    assert len(ran.out.splitlines()) == len(NAMES) + 4
    assert name in ran.out
