"""Ratings, their intervals and how likely one bot is to be better, on results of known truth."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from spieltisch.bots.arena.ratings import rate, with_intervals
from spieltisch.bots.arena.shares import wilson
from spieltisch.bots.arena.superiority import likelihood, likelihoods

Numbers = NDArray[np.float64]


def simulated(strengths: Numbers, deals: int, seed: int) -> Numbers:
    """Who was better than whom in each deal, two games for each pair."""
    chance = np.random.default_rng(seed)
    count = len(strengths)
    wins = np.zeros((deals, count, count))
    for one in range(count):
        for other in range(one):
            share = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            wins[:, one, other] = chance.binomial(2, share, size=deals)
            wins[:, other, one] = 2 - wins[:, one, other]
    return wins


def test_known_strengths_are_found_again() -> None:
    strengths = np.array([250.0, 100.0, -50.0, -300.0])
    ratings = rate(simulated(strengths, deals=5000, seed=1).sum(axis=0))
    assert abs(ratings - strengths).max() < 15
    assert ratings.sum() == pytest.approx(0)


def test_the_ratings_are_those_of_the_most_likely_model() -> None:
    """The values are those of `ilsr_pairwise_dense` in the library choix 0.4.1."""
    wins = np.array([[0, 70, 55, 20], [30, 0, 48, 1], [45, 52, 0, 9], [80, 99, 91, 0]], float)
    expected = [-22.409768, -163.26869558, -104.44684356, 290.12530714]
    assert rate(wins) == pytest.approx(np.array(expected), abs=1e-6)


def test_the_intervals_hold_the_truth() -> None:
    strengths = np.array([150.0, 0.0, -150.0])
    hits = []
    for seed in range(25):
        ratings = with_intervals(simulated(strengths, deals=40, seed=seed))
        hits += list((ratings.low <= strengths) & (strengths <= ratings.high))
    assert 0.85 <= np.mean(hits) <= 1.0


def test_more_deals_make_the_intervals_narrower() -> None:
    few, many = (
        with_intervals(simulated(np.array([50.0, -50.0]), deals, seed=2)) for deals in (20, 500)
    )
    assert (many.high - many.low < (few.high - few.low) / 3).all()


def test_the_same_results_give_the_same_intervals() -> None:
    results = simulated(np.array([50.0, 0.0, -50.0]), 30, seed=2)
    assert (with_intervals(results).low == with_intervals(results).low).all()


def test_a_bot_that_has_won_everything_is_rated_with_a_wide_interval() -> None:
    ratings = with_intervals(np.array([[[0.0, 2.0], [0.0, 0.0]]] * 30))
    assert 200 < ratings.low[0] < ratings.values[0] < ratings.high[0] < 3000
    assert ratings.high[0] - ratings.low[0] > 200


def test_a_bot_alone_is_average() -> None:
    assert rate(np.zeros((1, 1))) == 0


def test_draws_make_bots_equal() -> None:
    assert rate(np.array([[0.0, 50.0], [50.0, 0.0]])) == pytest.approx(0)


def test_the_likelihood_of_superiority_is_exact() -> None:
    assert likelihood(0, 0) == pytest.approx(0.5)
    assert likelihood(3, 0) == pytest.approx(1 - 0.5**4)
    assert likelihood(12, 30) == pytest.approx(1 - likelihood(30, 12))
    assert likelihood(60, 40) > 0.97


@pytest.mark.parametrize(
    ("wins", "losses", "expected"),
    [
        (520, 480, 0.8969463445835),
        (5200, 5050, 0.9307681694237),
        (480, 520, 1 - 0.8969463445835),
        (1, 900, 2.670740310271e-269),
        (0, 5000, 0.0),
        (5000, 0, 1.0),
    ],
)
def test_the_likelihood_is_that_of_the_incomplete_beta_function(
    wins: int, losses: int, expected: float
) -> None:
    """The values are those of SciPy's `betainc(losses + 1, wins + 1, 0.5)`."""
    assert likelihood(wins, losses) == pytest.approx(expected, rel=1e-9)


def test_all_pairs_have_a_likelihood_but_nobody_with_himself() -> None:
    table = likelihoods(np.array([[0, 3], [0, 0]]))
    assert table[0][0] is None
    assert table[1][1] is None
    assert table[0][1] == pytest.approx(0.9375)
    assert table[1][0] == pytest.approx(0.0625)


def test_no_games_say_nothing_about_a_share() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
