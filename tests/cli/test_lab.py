"""`spieltisch lab`: what it prints, what it writes, and that it is continued."""

from pathlib import Path

from cli.conftest import Run

STUDY = """
game = "gluex"
games = 1000
bots = ["random"]
"""


def test_a_study_is_played_told_and_continued(run: Run, tmp_path: Path) -> None:
    file, out = tmp_path / "study.toml", tmp_path / "out"
    file.write_text(STUDY)
    ran = run("lab", file, "--out", out)
    assert ran.code == 0
    assert "random: " in ran.out
    assert "1,000 deals" in ran.out
    assert {path.name for path in out.iterdir()} == {
        *("games", "study.json", "report.html", "figures.csv")
    }
    file.write_text(STUDY.replace("1000", "2000"))
    assert "2.000 Verteilungen" in run("lab", file, "--out", out, "--lang", "de").out
    assert len(list((out / "games").iterdir())) == 2


def test_a_game_is_studied_by_flags_alone(run: Run, tmp_path: Path) -> None:
    flags = ("--players", "2", "--games", "1000", "--bots", "random", "--seed", "1")
    ran = run("lab", "gluex", *flags, "--out", tmp_path / "out")
    assert ran.code == 0
    assert "1. Seat and turn order" in ran.out
    file = tmp_path / "study.toml"
    file.write_text(STUDY)
    assert "in the file" in run("lab", file, "--games", "1000").err.replace("\n", " ")


def test_what_is_wrong_with_a_study_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    ran = run("lab", tmp_path / "nothing.toml", "--out", tmp_path / "out")
    assert ran.code == 2
    assert "cannot be read" in ran.err.replace("\n", " ")
    assert not (tmp_path / "out").exists()
