"""Stopping early: the answers are right as often as promised, and come sooner than by counting."""

from __future__ import annotations

import numpy as np
import pytest

from spieltisch.bots.arena.sequential import LEAST_DEALS, Question, verdict
from spieltisch.bots.arena.words import BadTournament


def answers(question: Question, share: float, runs: int) -> list[str | None]:
    """What the test says in many tournaments with two games a deal."""
    chance = np.random.default_rng(7)
    scores = chance.binomial(2, share, size=(runs, 3000)) / 2
    return [verdict(question, row.tolist()).answer for row in scores]


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.6), (0.6, 0.65), (0.9, 0.95), (0.25, 0.35)])
def test_wrong_answers_are_rare(low: float, high: float) -> None:
    question = Question(low, high)
    for share, wrong in ((low, "high"), (high, "low")):
        results = answers(question, share, runs=300)
        assert results.count(wrong) / len(results) < 0.09
        assert None not in results


def test_a_clear_case_is_answered_soon() -> None:
    result = verdict(Question(0.5, 0.55), [1.0] * 1000)
    assert result.answer == "high"
    assert result.deals < 60


def test_a_bot_that_always_loses_is_weaker() -> None:
    assert verdict(Question(0.5, 0.55), [0.0] * 1000).answer == "low"


def test_nothing_is_answered_after_a_few_deals() -> None:
    assert verdict(Question(0.1, 0.9), [1.0] * (LEAST_DEALS - 1)).answer is None
    assert verdict(Question(0.1, 0.9), []).deals == 0


def test_later_scores_do_not_change_an_answer() -> None:
    first = verdict(Question(0.5, 0.7), [1.0, 0.5] * 50)
    assert verdict(Question(0.5, 0.7), [1.0, 0.5] * 50 + [0.0] * 900) == first


@pytest.mark.parametrize(("low", "high"), [(0.6, 0.5), (0.5, 0.5), (-0.1, 0.5), (0.5, 1.1)])
def test_a_question_has_two_shares_in_order(low: float, high: float) -> None:
    with pytest.raises(BadTournament, match="lower one first"):
        Question(low, high)
