"""`spieltisch analyse`: a table, JSON and a graph, in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import spieltisch
from cli.conftest import Run
from sequence.table import position

QUICK = ("--iterations", "30")


@pytest.fixture
def blunder(tmp_path: Path) -> Path:
    """Blue could win and does not; then green does."""
    match = position(
        """
            5  . b b b b . . . . .
            8  g g g g . . . . . .
        """,
        "4H 2S 9H 3C 6S | KC 2D 3D 4D 5D",
        sequences_to_win=1,
    )
    match.seats = ("Anna", "Ben")
    match.play("2S b1")
    match.play("KC e8")
    match.save(tmp_path / "blunder.json")
    return tmp_path / "blunder.json"


@pytest.mark.parametrize(
    ("language", "heading", "worst", "better"),
    [
        (
            "en",
            "The moves that cost most:",
            "1: Anna places a chip on b1 with 2♠ (cost ",
            "better 4H f5, 100 % instead of ",
        ),
        (
            "de",
            "Die Züge, die am meisten gekostet haben:",
            "1: Anna legt mit 2♠ einen Chip auf b1 (Preis ",
            "besser 4♥ f5, 100 % statt ",
        ),
    ],
)
def test_the_blunder_is_told_in_words(
    run: Run, blunder: Path, language: str, heading: str, worst: str, better: str
) -> None:
    ran = run("analyse", blunder, *QUICK, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    at = lines.index(heading)
    assert lines[at + 1].startswith(worst)
    assert lines[at + 2].strip().startswith(better)
    assert max(len(line) for line in lines) <= 80
    assert "Sequence" in lines[0]
    assert [line.split()[:2] for line in lines[2:4]] == [["1", "Anna"], ["2", "Ben"]]


def test_as_json_it_is_all_there(run: Run, blunder: Path) -> None:
    found = json.loads(run("analyse", blunder, *QUICK, "--json").out)
    assert found["names"] == ["Anna", "Ben"]
    assert found["winners"] == [1]
    first = found["moves"][0]
    assert first["alternatives"][0]["move"] == "4H f5"
    assert first["cost"] == pytest.approx(first["before"][0] - first["after"][0], abs=1e-3)
    assert found["moves"][1]["after"] == [0.0, 1.0]


def test_fewer_of_the_costliest_can_be_asked_for(run: Run, blunder: Path) -> None:
    assert "cost most" not in run("analyse", blunder, *QUICK, "--costliest", "0").out


@pytest.mark.parametrize(("language", "axis"), [("en", "chance in %"), ("de", "Chance in %")])
def test_a_graph_is_drawn_as_svg(run: Run, blunder: Path, language: str, axis: str) -> None:
    graph = blunder.with_suffix(".svg")
    ran = run("analyse", blunder, *QUICK, "--graph", graph, "--lang", language)
    assert ran.code == 0
    assert graph.name in "".join(ran.out.split())
    text = "".join(ElementTree.parse(graph).getroot().itertext())
    for shown in ("Anna", "Ben", axis):
        assert shown in text


def test_a_graph_is_drawn_as_png(run: Run, blunder: Path) -> None:
    graph = blunder.with_suffix(".png")
    assert run("analyse", blunder, *QUICK, "--graph", graph, "--json").code == 0
    assert graph.read_bytes().startswith(b"\x89PNG")


def test_what_is_not_over_is_seen_with_one_players_eyes(run: Run, files: dict[str, Path]) -> None:
    ran = run("analyse", files["begun"], *QUICK)
    assert (ran.code, ran.out) == (2, "")
    assert "say through whose eyes it is judged with --as" in ran.err
    german = run("analyse", files["begun"], *QUICK, "--lang", "de")
    assert "mit wessen Augen sie beurteilt wird" in german.err
    for option in ("--as", "--seat"):
        assert run("analyse", files["begun"], *QUICK, option, "1").code == 0


def test_a_secret_choice_is_not_told(run: Run, tmp_path: Path) -> None:
    match = spieltisch.game("gluex").new(players=2, seed=1)
    match.play(match.legal(1)[0], 1)
    match.save(tmp_path / "secret.json")
    ran = run("analyse", tmp_path / "secret.json", "--as", "1", *QUICK)
    assert ran.code == 0
    assert match.log[0].move not in ran.out


def test_wrong_use_is_told_in_one_sentence(run: Run, blunder: Path, tmp_path: Path) -> None:
    kind = run("analyse", blunder, "--graph", "course.pdf", "--lang", "de")
    assert (kind.code, kind.err) == (
        2,
        "In „course.pdf“ lässt sich keine Grafik schreiben; "
        "nenne eine Datei, die auf .svg oder .png endet.\n",
    )
    nowhere = run("analyse", blunder, *QUICK, "--graph", tmp_path / "no" / "course.svg")
    assert nowhere.code == 1
    assert nowhere.err.count("\n") == 1
    for wrong in (("--iterations", "0"), ("--seconds", "0"), ("--as", "9"), ("--as", "moderator")):
        assert run("analyse", blunder, *wrong).code == 2


def test_a_match_without_a_move_has_nothing_to_judge(run: Run, tmp_path: Path) -> None:
    spieltisch.game("sequence").new(players=2, seed=7).save(tmp_path / "new.json")
    ran = run("analyse", tmp_path / "new.json", "--as", "1")
    assert (ran.code, ran.out) == (0, "No move has been played yet.\n")


def test_twelve_players_fit_80_columns(run: Run, tmp_path: Path) -> None:
    match = spieltisch.game("sequence").new(players=12, seed=2)
    for _ in range(3):
        match.play(match.legal()[0])
    match.save(tmp_path / "many.json")
    lines = run("analyse", tmp_path / "many.json", "--as", "1", *QUICK).out.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert lines[1].split() == ["player", "move", *map(str, range(1, 13)), "cost"]
    assert "…" not in "".join(lines)
