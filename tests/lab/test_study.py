"""Studies: the same figures however they are played, and what is said of them."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch.engine.errors import BadOption, BadPlayers, UnknownBot, UnknownGame
from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.lab import BadStudy, Run, Study
from spieltisch.lab.figures import figures
from spieltisch.lab.playing import line_up
from spieltisch.lab.report import page, table
from spieltisch.lab.sums import Measure
from spieltisch.lab.telling import Teller

SMALL = {
    "game": "labyrinth",
    "games": 2000,
    "players": [2],
    "bots": ["greedy", "random"],
    "vary": {"turn_limit": [12, 4]},
}


def told(run: Run, language: Language = "en") -> Teller:
    totals = run.totals()
    return Teller(run.study, totals, figures(run.study, totals), language)


def played(data: dict[str, Any], folder: Path, threads: int = 1) -> Run:
    run = Run(Study.of(data), folder, threads)
    run.run()
    return run


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return played(SMALL, tmp_path_factory.mktemp("small"))


def test_a_study_gives_the_same_figures_on_any_number_of_threads_and_when_broken_off(
    small: Run, tmp_path: Path
) -> None:
    assert played(SMALL, tmp_path / "threads", threads=2).totals() == small.totals()
    played({**SMALL, "games": 1000}, tmp_path / "parts").close()
    with (tmp_path / "parts" / "blocks.jsonl").open("a") as blocks:
        blocks.write('{"number": 1, "ce')  # the power went off
    assert played(SMALL, tmp_path / "parts").totals() == small.totals()


def test_the_figures_are_those_of_simulations(small: Run) -> None:
    game = spieltisch.game("labyrinth")
    simulated = game.simulate(2000, 2, ["greedy", "greedy"], seed=1, turn_limit=4)
    cell = next(k for k, c in enumerate(small.study.cells) if (c.variant, c.bot) == (1, "greedy"))
    own = small.totals()[cell]
    wins = simulated.in_turn_order(simulated.winners / simulated.winners.sum(axis=1)[:, None])
    assert own.values[Measure.FIRST] == pytest.approx(float(wins[:, 0].sum()))
    assert own.values[Measure.LENGTH] == simulated.actions.sum()
    assert sum(own.places) == pytest.approx(2000)


def test_variants_are_compared_deal_by_deal(small: Run) -> None:
    study, seed = small.study, small.study.seed
    lengths = [
        line_up(study.game, 2, study.game.checked_options(2, v.options), ["greedy"] * 2, seed)(
            0, 2000
        )["actions"]
        for v in study.variants
    ]
    change = next(
        figure.change
        for figure in figures(study, small.totals())
        if figure.cell.variant == 1 and figure.measure is Measure.LENGTH
    )
    assert change is not None
    gaps = lengths[1] - lengths[0]
    assert change.value == pytest.approx(gaps.mean())
    half = 1.959964 * gaps.std(ddof=1) / np.sqrt(len(gaps))
    assert change.high - change.value == pytest.approx(half)
    assert change.is_seen


def test_a_variant_that_changes_nothing_is_not_said_to(tmp_path: Path) -> None:
    """Two studies in one: the same options twice, under the same seeds."""
    data = {**SMALL, "games": 1000, "bots": ["random"], "vary": {"turn_limit": [9, 9]}}
    changes = [figure.change for figure in told(played(data, tmp_path)).figures if figure.change]
    assert changes
    assert all(change.value == 0 and not change.is_seen for change in changes)


def test_everybody_is_told_of_in_turn_order_and_shared_victories_are_counted(
    tmp_path: Path,
) -> None:
    run = played({**SMALL, "players": 3, "bots": ["random"], "games": 1000}, tmp_path)
    [sentence] = [s for s in told(run).sections()[0].sentences if "turn order" in s]
    assert sentence.count(" to ") == 3
    simulated = run.study.game.simulate(1000, 3, None, seed=1, turn_limit=12)
    several = int((simulated.winners.sum(axis=1) > 1).sum())
    assert run.totals()[0].values[Measure.SHARED] == several > 0


def test_bots_that_think_play_too_and_the_same_again(tmp_path: Path) -> None:
    data = {"game": "gluex", "games": 100, "bots": ["search@2", "random"]}
    study = Study.of(data)
    assert (study.block, study.blocks) == (10, 10)
    options = study.game.checked_options(2, {})
    play = line_up(study.game, 2, options, ["search@2", "random"], 7)
    outcomes = play(3, 2)
    assert outcomes["finished"].all()
    assert outcomes.tobytes() == np.concatenate([play(3, 1), play(4, 1)]).tobytes()
    compiled = line_up(study.game, 2, options, ["random", "random"], 7)(3, 2)
    assert outcomes["first"].tolist() == compiled["first"].tolist()  # the same deals


def test_who_plays_alone_has_a_share_and_no_fair_one(tmp_path: Path) -> None:
    run = played({"game": "glow", "games": 1000, "players": 1}, tmp_path)
    assert all(figure.unfair is None for figure in told(run).figures)
    assert "greedy wins" in told(run).sections()[0].sentences[0]
    assert [cell.rival for cell in run.study.cells] == [None, None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_says_everything_in_both_languages(small: Run, language: Language) -> None:
    teller = told(small, language)
    text = page(teller)
    for section in teller.sections():
        assert section.heading.replace('"', "&quot;") in text
        assert section.sentences
    assert text.count("<circle") == 4
    assert "{" not in text.partition("</style>")[2]


def test_all_figures_are_in_the_table(small: Run) -> None:
    lines = table(told(small)).splitlines()
    assert len(lines) == 1 + 2 * (5 + 5 + 1)
    assert lines[0].startswith("variant,players,bots,measure,deals,mean")
    assert any("greedy vs random,skill" in line for line in lines)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"players": 99}, BadPlayers),
        ({"bots": ["nobody"]}, UnknownBot),
        ({"bots": []}, BadStudy),
        ({"vary": {"turn_limit": []}}, BadStudy),
        ({"vary": {"turn_limit": [12, -4]}}, BadOption),
        ({"games": 3}, BadStudy),
        ({"game": None}, BadStudy),
        ({"colour": "red"}, BadStudy),
    ],
)
def test_what_cannot_be_studied_is_refused_before_anything_is_played(
    change: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Study.of({**SMALL, **change})


def test_a_folder_holds_one_study_and_is_used_by_one_at_a_time(tmp_path: Path) -> None:
    first = Run(Study.of(SMALL), tmp_path)
    with pytest.raises(BadStudy, match="right now"):
        Run(Study.of(SMALL), tmp_path)
    first.close()
    with pytest.raises(BadStudy, match="another study"):
        Run(Study.of({**SMALL, "seed": 2}), tmp_path)
    with (tmp_path / "blocks.jsonl").open("a") as blocks:
        blocks.write(json.dumps({"number": 0, "cells": []}) + "\n")
    with pytest.raises(BadStudy, match="Line 2"):
        Run(Study.of(SMALL), tmp_path)


def test_a_file_that_is_no_declaration_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    with pytest.raises(BadStudy, match="cannot be read"):
        Study.read(path)
    path.write_text("game = ")
    with pytest.raises(BadStudy, match="not declared"):
        Study.read(path)
    path.write_text('game = "gluex"')
    assert Study.read(path).deals == 10_000
