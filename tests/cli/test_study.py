"""`spieltisch study`: what it prints, what it writes, and that it is continued."""

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
    ran = run("study", file, "--out", out)
    assert ran.code == 0
    assert "random: " in ran.out
    assert "1,000 deals" in ran.out
    assert {path.name for path in out.iterdir()} == {"blocks.jsonl", "report.html", "figures.csv"}
    file.write_text(STUDY.replace("1000", "2000"))
    assert "2.000 Verteilungen" in run("study", file, "--out", out, "--lang", "de").out
    assert len((out / "blocks.jsonl").read_text().splitlines()) == 3


def test_what_is_wrong_with_a_study_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    ran = run("study", tmp_path / "nothing.toml", "--out", tmp_path / "out")
    assert ran.code == 2
    assert "cannot be read" in ran.err.replace("\n", " ")
    assert not (tmp_path / "out").exists()
