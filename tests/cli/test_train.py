"""`spieltisch train`: what it prints, and that it can be continued."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import spieltisch
from cli.conftest import Run
from spieltisch.engine import registry

FEW = ("--population", "4", "--deals", "1", "--seed", "3")


def test_a_training_tells_every_generation_and_keeps_the_weights(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "tuning"
    ran = run("train", "sequence", "--out", out, "--generations", "1", *FEW)
    assert ran.code == 0
    assert "Generation 1 of 1: " in ran.err
    assert str(out / "weights.json") in ran.out.replace("\n", "")
    result = json.loads((out / "weights.json").read_text("utf-8"))
    assert "--generations 1 --population 4 --deals 1 --seed 3" in result["command"]
    ran = run("train", "sequence", "--out", out, "--generations", "2", *FEW)
    assert "Generation 1 of" not in ran.err
    assert "Generation 2 of 2: " in ran.err


def test_what_cannot_be_trained_is_told_in_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unknowing = replace(spieltisch.game("gluex"), tuning=None)
    monkeypatch.setattr(registry, "_load_game", lambda name: unknowing)
    ran = run("train", "gluex", "--out", tmp_path / "tuning")
    assert (ran.code, ran.err.strip()) == (2, "gluex has no weights that can be tuned.")
    assert run("train", "gluex").code == 2
