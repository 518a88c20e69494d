"""`spieltisch analyse`: a table, JSON and a graph, in both languages."""

from __future__ import annotations

import errno
import json
import re
from pathlib import Path
from typing import NoReturn
from xml.etree import ElementTree

import pytest

import spieltisch
from cli.conftest import Run
from gluex.table import finished
from sequence.table import position
from spieltisch.bots.analysis import analysing
from spieltisch.cli.commands import analyse as command

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


def test_the_figures_of_every_row_agree(run: Run, tmp_path: Path) -> None:
    """What was better is worth what stands before the arrow, and the cost is the difference."""
    finished(2, 3).save(tmp_path / "match.json")
    lines = run("analyse", tmp_path / "match.json", *QUICK).out.split("\n\n")[0].splitlines()
    rows = [line for line in lines if "→" in line][1:]
    costly = 0
    for row in rows:
        [(before, after), *_] = re.findall(r"(\d+)→(\d+)", row)[(" Player 2 " in row) :]
        *_, rest = re.split(r"\d+→\d+", row)
        cost = rest.split("(")[0].split()[:1] or ["0"]
        assert int(before) - int(after) == int(cost[0]) >= 0, row
        better = re.findall(r"\((\d+)\)", rest)
        assert better[:1] == ([before] if before != after else []), row
        costly += before != after
    assert 0 < costly < len(rows)


def test_a_move_that_is_not_compared_shows_one_figure(run: Run, files: dict[str, Path]) -> None:
    ran = run("analyse", files["begun"], *QUICK, "--as", "1")
    own = [line for line in ran.out.splitlines() if re.match(r"\s*\d+\s+Player 1 ", line)]
    others = [line for line in ran.out.splitlines() if re.match(r"\s*\d+\s+Player 2 ", line)]
    assert own
    assert others
    assert all("→" in line for line in own)
    assert not any("→" in line for line in others)
    assert "As Player 1 saw it; the moves of others are not compared" in ran.out
    german = run("analyse", files["begun"], *QUICK, "--as", "1", "--lang", "de")
    assert "Mit den Augen von Spieler 1; die Züge der anderen" in german.out


def test_as_json_it_is_all_there(run: Run, blunder: Path) -> None:
    report = json.loads(run("analyse", blunder, *QUICK, "--json").out)
    assert report["names"] == ["Anna", "Ben"]
    assert report["winners"] == [1]
    first = report["moves"][0]
    assert first["alternatives"][0]["move"] == "4H f5"
    assert first["cost"] == pytest.approx(first["before"][0] - first["after"][0], abs=1e-3)
    assert report["moves"][1]["after"] == [0.0, 1.0]


def test_fewer_of_the_costliest_can_be_asked_for(run: Run, blunder: Path) -> None:
    assert "cost most" not in run("analyse", blunder, *QUICK, "--costliest", "0").out


@pytest.mark.parametrize(("language", "axis"), [("en", "chance in %"), ("de", "Chance in %")])
def test_a_graph_is_drawn_as_svg(run: Run, blunder: Path, language: str, axis: str) -> None:
    graph = blunder.with_suffix(".svg")
    ran = run("analyse", blunder, *QUICK, "--graph", graph, "--lang", language)
    assert ran.code == 0
    assert graph.name in "".join(ran.out.split())
    text = "".join(ElementTree.parse(graph).getroot().itertext())
    for label in ("Anna", "Ben", axis):
        assert label in text


def test_a_graph_is_drawn_as_png(run: Run, blunder: Path) -> None:
    graph = blunder.with_suffix(".png")
    assert run("analyse", blunder, *QUICK, "--graph", graph, "--json").code == 0
    assert graph.read_bytes().startswith(b"\x89PNG")


def test_what_is_not_over_is_seen_with_one_players_eyes(run: Run, files: dict[str, Path]) -> None:
    ran = run("analyse", files["begun"], *QUICK)
    assert (ran.code, ran.out) == (2, "")
    assert "through whose eyes to judge it" in ran.err
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


def test_a_place_where_no_graph_can_be_is_told_before_the_thinking(
    run: Run, blunder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "rank_moves", _nobody_thinks)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.svg").mkdir()
    (tmp_path / "away.svg").symlink_to(tmp_path / "no" / "course.svg")
    before = sorted(tmp_path.rglob("*"))
    for place in ("no/course.svg", "folder.svg", "away.svg", "blunder.json/course.png"):
        ran = run("analyse", blunder, *QUICK, "--graph", place)
        assert (ran.code, ran.out, ran.err.splitlines()[0]) == (
            *(2, ""),
            f"The graph cannot be written to “{place}”; "
            "name a file in a folder that exists and that you may write to.",
        )
    german = run("analyse", blunder, *QUICK, "--graph", "no/course.svg", "--lang", "de")
    assert german.err.startswith("Unter „no/course.svg“ lässt sich die Grafik nicht schreiben; ")
    assert sorted(tmp_path.rglob("*")) == before


def _nobody_thinks(*_about: object) -> NoReturn:
    raise AssertionError("thought for nothing")


def test_a_graph_that_is_there_stays_until_a_new_one_is_drawn(run: Run, blunder: Path) -> None:
    graph = blunder.with_suffix(".svg")
    graph.write_text("the old one")
    assert run("analyse", blunder, "--as", "9", "--graph", graph).code == 2
    assert graph.read_text() == "the old one"
    assert run("analyse", blunder, *QUICK, "--graph", graph).code == 0
    assert "<svg" in graph.read_text()


@pytest.mark.parametrize("output", [(), ("--json",)])
def test_what_was_found_is_not_lost_with_the_graph(
    run: Run, blunder: Path, monkeypatch: pytest.MonkeyPatch, output: tuple[str, ...]
) -> None:
    graph = blunder.with_suffix(".svg")

    def full(*_about: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "no space", str(graph))

    monkeypatch.setattr(command, "draw_graph", full)
    ran = run("analyse", blunder, *QUICK, *output, "--graph", graph)
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert ran.out == run("analyse", blunder, *QUICK, *output).out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "--seconds replaces --iterations; give only one of them."),
        ("de", "--seconds steht statt --iterations; gib nur eins davon an."),
    ],
)
def test_tries_and_seconds_are_not_taken_together(
    run: Run, blunder: Path, language: str, sentence: str
) -> None:
    ran = run("analyse", blunder, *QUICK, "--seconds", "1", "--lang", language)
    assert (ran.code, ran.out, ran.err.splitlines()[0]) == (2, "", sentence)


@pytest.mark.parametrize("player", ["9", "0", "moderator", "Spielleiter", ""])
def test_only_players_are_offered_for_their_eyes(run: Run, blunder: Path, player: str) -> None:
    ran = run("analyse", blunder, "--as", player)
    assert (ran.code, ran.err.splitlines()[0]) == (
        2,
        f"There is no player “{player}”; it takes a number from 1 to 2 or a player's name.",
    )


def test_wrong_use_is_told_in_one_sentence(run: Run, blunder: Path) -> None:
    kind = run("analyse", blunder, "--graph", "course.pdf", "--lang", "de")
    assert (kind.code, kind.err) == (
        2,
        "In „course.pdf“ lässt sich keine Grafik schreiben; "
        "nenne eine Datei, die auf .svg oder .png endet.\n",
    )
    for wrong in (("--iterations", "0"), ("--seconds", "0")):
        assert run("analyse", blunder, *wrong).code == 2


def test_a_match_without_a_move_has_nothing_to_judge(run: Run, tmp_path: Path) -> None:
    spieltisch.game("sequence").new(players=2, seed=7).save(tmp_path / "new.json")
    ran = run("analyse", tmp_path / "new.json", "--as", "1")
    assert (ran.code, ran.out) == (0, "No move has been played yet.\n")
    graph = tmp_path / "new.svg"
    assert run("analyse", tmp_path / "new.json", "--as", "1", "--graph", graph).code == 0
    assert graph.is_file()


def test_twelve_players_fit_80_columns(run: Run, tmp_path: Path) -> None:
    match = spieltisch.game("sequence").new(players=12, seed=2)
    for _ in range(3):
        match.play(match.legal()[0])
    match.save(tmp_path / "many.json")
    lines = run("analyse", tmp_path / "many.json", "--as", "1", *QUICK).out.splitlines()
    assert max(len(line) for line in lines) <= 80
    heads = ["player", "move", *map(str, range(1, 13)), "cost"]
    assert heads in [line.split() for line in lines]
    assert "…" not in "".join(lines)
