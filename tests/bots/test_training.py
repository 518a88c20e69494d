"""Training: the same plan ends with the same weights, also when it was broken off."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date
from pathlib import Path

import numpy as np
import pytest

import spieltisch
from spieltisch.bots.training import Plan, Training, matches
from spieltisch.bots.training.training import CannotTrain, share
from spieltisch.engine.compiling import prepare
from spieltisch.engine.tuning import stored

#: The weights that come with a game, by its name.
WEIGHTS = {
    path.parent.name: path
    for path in sorted(Path(spieltisch.__file__).parent.glob("games/*/weights.json"))
}

PLAN = Plan(spieltisch.game("sequence"), generations=3, population=4, deals=2, seed=5)


def trained(plan: Plan, folder: Path, threads: int = 1) -> Training:
    training = Training(plan, folder, threads)
    training.run()
    return training


def test_a_plan_ends_with_the_same_weights_on_any_number_of_threads(tmp_path: Path) -> None:
    first, second = trained(PLAN, tmp_path / "a"), trained(PLAN, tmp_path / "b", threads=2)
    assert np.array_equal(first.weights, second.weights)
    assert not np.array_equal(first.weights, PLAN.tuning.start)
    other = trained(replace(PLAN, seed=6), tmp_path / "c")
    assert not np.array_equal(first.weights, other.weights)


def test_a_training_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole = trained(PLAN, tmp_path / "whole")
    trained(replace(PLAN, generations=2), tmp_path / "parts")
    with (tmp_path / "parts" / "journal.jsonl").open("a") as journal:
        journal.write('{"number": 2, "sha')  # the power went off
    parts = trained(PLAN, tmp_path / "parts")
    assert parts.generations == whole.generations
    assert np.array_equal(parts.weights, whole.weights)


def test_every_deal_is_played_from_all_seats_so_nobody_beats_himself() -> None:
    start = PLAN.tuning.start
    with ThreadPoolExecutor(1) as pool:
        assert share(PLAN, start, start, 1, pool) == 0.5


def test_the_weights_are_kept_with_what_made_them(tmp_path: Path) -> None:
    training = trained(replace(PLAN, generations=1), tmp_path)
    result = json.loads(training.save("spieltisch train", "2026-11-18").read_text("utf-8"))
    assert (result["command"], result["date"], result["generations"]) == (
        "spieltisch train",
        "2026-11-18",
        1,
    )
    assert list(result["weights"]) == list(PLAN.tuning.names)


def test_a_folder_holds_one_training(tmp_path: Path) -> None:
    Training(PLAN, tmp_path)
    with pytest.raises(CannotTrain, match="holds another training"):
        Training(replace(PLAN, deals=3), tmp_path)


def test_a_folder_is_trained_in_by_one_at_a_time(tmp_path: Path) -> None:
    first = Training(PLAN, tmp_path)
    with pytest.raises(CannotTrain, match="run is under way"):
        Training(PLAN, tmp_path)
    del first
    Training(PLAN, tmp_path)


@pytest.mark.parametrize("head", ["", '{"game": "sequ'])
def test_a_journal_that_was_cut_off_in_its_first_line_is_begun_again(
    head: str, tmp_path: Path
) -> None:
    (tmp_path / "journal.jsonl").write_text(head)
    assert len(trained(replace(PLAN, generations=1), tmp_path).generations) == 1
    assert len(Training(PLAN, tmp_path).generations) == 1


@pytest.mark.parametrize(
    "line", ["gibberish", '{"number": 7, "shares": [0, 0, 0, 0]}', '{"number": 0, "shares": [1]}']
)
def test_a_line_that_does_not_belong_to_the_training_is_named(line: str, tmp_path: Path) -> None:
    Training(PLAN, tmp_path)
    with (tmp_path / "journal.jsonl").open("a") as journal:
        journal.write(line + "\n")
    with pytest.raises(CannotTrain, match="Line 2"):
        Training(PLAN, tmp_path)
    (tmp_path / "journal.jsonl").write_text("gibberish\n")
    with pytest.raises(CannotTrain, match="another training"):
        Training(PLAN, tmp_path)


@pytest.mark.parametrize("name", WEIGHTS)
def test_weights_that_come_with_a_game_say_what_made_them_and_beat_those_made_by_hand(
    name: str,
) -> None:
    game = spieltisch.game(name)
    plan = Plan(game, deals=60)
    said = json.loads(WEIGHTS[name].read_text("utf-8"))
    assert said["command"].startswith(f"spieltisch train {name} ")
    assert "--seed" in said["command"]
    assert date.fromisoformat(said["date"]).year >= 2026
    tuned = stored(WEIGHTS[name], plan.tuning.names)
    (hand_made,) = plan.tuning.rivals
    prepare("training", [plan.tuning.unit, *matches.units()])
    with ThreadPoolExecutor(1) as pool:
        assert share(plan, tuned, hand_made, 1, pool) > 0.55


def test_a_game_without_weights_is_not_trained(tmp_path: Path) -> None:
    with pytest.raises(CannotTrain, match="sequence has no weights"):
        Training(replace(PLAN, game=replace(PLAN.game, tuning=None)), tmp_path)


def test_who_has_no_library_is_told_which_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    with pytest.raises(CannotTrain, match="needs cmaes"):
        Training(PLAN, tmp_path)
