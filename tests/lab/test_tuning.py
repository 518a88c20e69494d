"""Tuning: options that meet a goal are found, the same again, and continued."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.lab import BadStudy
from spieltisch.lab.sums import Measure
from spieltisch.lab.tuning import Attempt, Estimate, Goal, Search
from spieltisch.lab.tuning_report import Outcome

GOAL = {
    "game": "labyrinth",
    "games": 100,
    "attempts": 10,
    "bots": ["random"],
    "search": {"turn_limit": [2, 9], "return_home": [False, True]},
    "goal": {"length": [9.5, 12.5], "first": [0.4, 0.6]},
}


def test_options_that_meet_a_goal_are_found_and_a_search_is_continued(tmp_path: Path) -> None:
    goal = Goal.of(GOAL)
    search = Search(goal, tmp_path, 1)
    attempts = search.run()
    best = goal.front(attempts)[0]
    assert best.options["turn_limit"] in (5, 6)  # two moves a turn and seat
    assert goal.miss(best) == 0
    assert search.confirm(best).measures["random"][Measure.LENGTH].mean == pytest.approx(
        best.measures["random"][Measure.LENGTH].mean, abs=0.5
    )
    search.close()
    lines = (tmp_path / "attempts.jsonl").read_text().splitlines()
    again = Search(Goal.of({**GOAL, "attempts": 10}), tmp_path, 1)
    assert again.run() == attempts
    again.close()
    assert (tmp_path / "attempts.jsonl").read_text().splitlines() == lines
    with pytest.raises(BadStudy, match="another study"):
        Search(Goal.of({**GOAL, "seed": 2}), tmp_path)


def test_where_there_are_few_combinations_all_are_tried(tmp_path: Path) -> None:
    search = Search(Goal.of({**GOAL, "search": {"turn_limit": [2, 6]}}), tmp_path, 1)
    assert [one.options["turn_limit"] for one in search.run()] == [2, 3, 4, 5, 6]
    search.close()


def attempt(number: int, first: float, length: float) -> Attempt:
    values = {Measure.FIRST: first, Measure.LENGTH: length}
    own = {str(m): Estimate(v, v - 0.1, v + 0.1) for m, v in values.items()}
    return Attempt({"turn_limit": number, "return_home": False}, {"random": own})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trade_off_is_what_nothing_else_beats(language: Language) -> None:
    goal = Goal.of(GOAL)
    tried = [
        attempt(1, 0.7, 11),
        attempt(2, 0.5, 15),
        attempt(3, 0.8, 16),
        Attempt({"turn_limit": 4, "return_home": True}, {}),
    ]
    front = goal.front(tried)
    assert [one.options["turn_limit"] for one in front] == [1, 2]
    page = Outcome(goal, tried, front, front[0], language).page()
    assert page.count("<circle") == 4
    assert page.count("turn_limit=1, return_home=false") == 4  # twice in plots, once in the table


def test_a_goal_counts_as_met_only_if_new_deals_meet_it() -> None:
    goal = Goal.of(GOAL)
    options = "turn_limit=1, return_home=false"
    good, poor = attempt(1, 0.5, 11), attempt(1, 0.7, 11)
    verdicts = {
        (chosen.measures["random"]["first"].mean, new.measures["random"]["first"].mean): Outcome(
            goal, [chosen], [chosen], new, "en"
        ).sentences()[1]
        for chosen, new in [(good, good), (good, poor), (poor, poor)]
    }
    assert verdicts[0.5, 0.5] == f"These options meet the goal: {options}."
    assert "on new deals they do not" in verdicts[0.5, 0.7]
    assert verdicts[0.7, 0.7] == f"Nothing meets the whole goal; the nearest is: {options}."


@pytest.mark.parametrize(
    "change",
    [
        {"goal": {}},
        {"search": {"turn_limit": [3]}},
        {"bots": ["greedy", "expert"]},
        {"bots": []},
        {"goal": {"fun": [0, 1]}},
    ],
)
def test_a_goal_that_cannot_be_searched_for_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadStudy):
        Goal.of({**GOAL, **change})


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_a_board_are_searched_for_seats_that_are_level(
    tmp_path: Path, language: Language
) -> None:
    board = {
        "rows": ["AA..BB", "AA..BB", "......", "..CC.."],
        "starts": ["a1", "f1"],
        "middle": "A",
    }
    goal = Goal.of(
        {
            "game": "gluex",
            "games": 100,
            "attempts": 4,
            "bots": ["random"],
            "options": {"board": board},
            "search": {"board.starts.1": ["f1", "f4", "e4"]},
            "goal": {"seat1": [0.45, 0.55], "seat2": [0.45, 0.55]},
        }
    )
    search = Search(goal, tmp_path, 1)
    attempts = search.run()
    search.close()
    for one in attempts:
        own = board | {"starts": ["a1", one.options["board.starts.1"]]}
        simulated = goal.game.simulate(100, 2, ["random", "random"], seed=1, board=own)
        shares = simulated.winners / np.maximum(simulated.winners.sum(axis=1), 1)[:, None]
        assert one.measures["random"]["seat2"].mean == pytest.approx(shares[:, 1].mean())
    page = Outcome(goal, attempts, goal.front(attempts), attempts[0], language).page()
    assert "seat 2" in page or "Platz 2" in page


def test_a_part_that_a_board_does_not_have_is_named() -> None:
    with pytest.raises(BadStudy, match=r"board\.starts\.1"):
        Goal.of({**GOAL, "search": {"board.starts.1": ["a1", "b1"]}})
    with pytest.raises(BadStudy, match="seat3"):
        Goal.of({**GOAL, "goal": {"seat3": [0.4, 0.6]}})
