"""`spieltisch matches`: a file is made, and looked at."""

from pathlib import Path

from cli.conftest import Run


def test_a_set_of_matches_is_made_and_read_again(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "set.parquet"
    settings = ("--games", "30", "--bots", "greedy,random", "--seed", "5")
    ran = run("matches", "gluex", "--out", out, *settings)
    assert ran.code == 0
    assert str(out) in ran.out.replace("\n", "")
    table = run("simulate", "gluex", *settings).out.partition("\n\n")[0].splitlines()[:3]
    read = run("matches", out)
    assert (read.code, read.out.splitlines()[:3]) == (0, table)
    assert "Written" not in read.out


def test_what_is_no_set_of_matches_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    ran = run("matches", tmp_path / "nothing.parquet")
    assert ran.code == 2
    assert "not a set of matches" in ran.err.replace("\n", " ")
    assert run("matches", "chess", "--out", tmp_path / "set.parquet").code == 2
