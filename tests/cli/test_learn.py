"""`spieltisch learn`: what it prints, and that it can be continued."""

from pathlib import Path

import pytest

from cli.conftest import Run
from spieltisch.bots.learning import learning

FEW = ("--games", "2", "--hidden", "2", "--seed", "3")


def test_learning_tells_every_round_and_keeps_the_network(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learning, "CHECKED_DEALS", 2)
    out = tmp_path / "network"
    ran = run("learn", "sequence", "--out", out, "--rounds", "1", *FEW)
    assert ran.code == 0
    assert "Round 1 of 1: 0.69" in ran.err
    assert "% won against “greedy”" in ran.err
    assert str(out / "network.npz") in ran.out.replace("\n", "")
    ran = run("learn", "sequence", "--out", out, "--rounds", "2", *FEW)
    assert "Round 1 of" not in ran.err
    assert "Round 2 of 2: " in ran.err


def test_what_cannot_be_learned_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    ran = run("learn", "gluex", "--out", tmp_path / "network")
    assert (ran.code, ran.err.strip()) == (
        2,
        "gluex does not say what could be learned about it.",
    )
