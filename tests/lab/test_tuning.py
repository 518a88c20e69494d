"""Tuning: options that meet a goal are found, the same again, and continued."""

from pathlib import Path
from typing import Any

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
    "bot": "random",
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
    assert search.confirm(best).measures[Measure.LENGTH].mean == pytest.approx(
        best.measures[Measure.LENGTH].mean, abs=0.5
    )
    search.close()
    lines = (tmp_path / "attempts.jsonl").read_text().splitlines()
    again = Search(Goal.of({**GOAL, "attempts": 10}), tmp_path, 1)
    assert again.run() == attempts
    again.close()
    assert (tmp_path / "attempts.jsonl").read_text().splitlines() == lines
    with pytest.raises(BadStudy, match="another study"):
        Search(Goal.of({**GOAL, "seed": 2}), tmp_path)


def attempt(number: int, first: float, length: float) -> Attempt:
    values = {Measure.FIRST: first, Measure.LENGTH: length}
    return Attempt({"k": number}, {m: Estimate(v, v - 0.1, v + 0.1) for m, v in values.items()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trade_off_is_what_nothing_else_beats(language: Language) -> None:
    goal = Goal.of(GOAL)
    tried = [attempt(1, 0.7, 11), attempt(2, 0.5, 15), attempt(3, 0.8, 16), Attempt({"k": 4}, {})]
    front = goal.front(tried)
    assert [one.options["k"] for one in front] == [1, 2]
    page = Outcome(goal, 4, front, front[0], language).page()
    assert page.count("<circle") == 4
    assert "k=1" in page


@pytest.mark.parametrize(
    "change",
    [{"goal": {}}, {"search": {"turn_limit": [3]}}, {"bot": "expert"}, {"goal": {"fun": [0, 1]}}],
)
def test_a_goal_that_cannot_be_searched_for_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadStudy):
        Goal.of({**GOAL, **change})
