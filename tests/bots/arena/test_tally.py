"""Counting: wins, draws and forfeits of sides, and who was better than whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

import spieltisch
from spieltisch.bots.arena.contest import Loss, Outcome
from spieltisch.bots.arena.plan import Plan
from spieltisch.bots.arena.standings import Standings
from spieltisch.bots.arena.tally import compare, tallies


def plan(players: int, bots: int = 2, game: str = "gluex") -> Plan:
    played = spieltisch.game(game)
    names = ("random", "greedy", "novice", "casual")[:bots]
    return Plan(played, players, played.checked_options(players, {}), names, seed=1)


def outcome(
    seats: tuple[int, ...],
    winners: tuple[int, ...],
    deal: int = 0,
    finished: bool = True,
    lost: Loss | None = None,
) -> Outcome:
    each = tuple(float(seat + 1) for seat in range(len(seats)))
    choices = (10,) * len(seats)
    return Outcome(0, deal, seats, winners, each, 20, finished, lost, choices, each, each)


def test_a_draw_is_half_a_win_for_two() -> None:
    counts = tallies(plan(2), [outcome((0, 1), (0,)), outcome((1, 0), ()), outcome((1, 0), (0, 1))])
    assert [(own.wins, own.draws, own.losses) for own in counts] == [(1, 2, 0), (0, 2, 1)]
    assert [own.share for own in counts] == pytest.approx([2 / 3, 1 / 3])
    assert [own.share_of_decided for own in counts] == [1.0, 0.0]


def test_several_winners_share_a_win() -> None:
    counts = tallies(plan(3, 3), [outcome((2, 0, 1), (0, 1))])
    assert [own.score for own in counts] == [0.5, 0.0, 0.5]
    assert [own.wins for own in counts] == [1, 0, 1]
    assert [own.share_of_decided for own in counts] == [0.5, 0.0, 0.5]


def test_among_three_a_draw_is_a_third_for_each() -> None:
    counts = tallies(plan(3, 3), [outcome((2, 0, 1), (), finished=False)])
    assert [own.score for own in counts] == pytest.approx([1 / 3] * 3)


def test_a_bot_on_two_seats_plays_two_games() -> None:
    counts = tallies(plan(3), [outcome((0, 1, 0), (0,))])
    assert [(own.games, own.wins, own.losses) for own in counts] == [(2, 1, 1), (1, 0, 1)]


def test_a_team_counts_once_and_its_times_add_up() -> None:
    counts = tallies(plan(4, 2, "sequence"), [outcome((0, 1, 0, 1), (1, 3))])
    assert [(own.games, own.wins) for own in counts] == [(1, 0), (1, 1)]
    assert [own.moves for own in counts] == [20, 20]
    assert [own.seconds for own in counts] == [4.0, 6.0]
    assert [own.slowest for own in counts] == [3.0, 4.0]
    assert counts[1].seconds_per_move == pytest.approx(0.3)


def test_a_forfeit_is_a_loss_and_counted() -> None:
    lost = Loss(0, "crash", {"en": "", "de": ""})
    counts = tallies(plan(2), [outcome((1, 0), (1,), finished=False, lost=lost)])
    assert [(own.wins, own.losses, own.forfeits) for own in counts] == [(1, 0, 0), (0, 1, 1)]


def test_alone_whoever_has_not_won_has_lost() -> None:
    solo = plan(1, 2, "glow")
    won = [outcome((0,), (0,)), outcome((1,), ()), outcome((0,), (0,), 1), outcome((1,), (0,), 1)]
    counts = tallies(solo, won)
    assert [(own.wins, own.draws, own.losses) for own in counts] == [(2, 0, 0), (1, 0, 1)]
    comparisons = compare(solo, won)
    assert comparisons.wins.tolist() == [[0, 1], [0, 0]]
    assert comparisons.draws.tolist() == [[0, 1], [1, 0]]


def test_a_winner_is_better_than_each_loser_and_nothing_is_said_of_two_losers() -> None:
    counts = compare(plan(3, 3), [outcome((2, 0, 1), (0,))])
    assert counts.wins.tolist() == [[0, 0, 0], [0, 0, 0], [1, 1, 0]]
    assert counts.draws.sum() == 0


def test_comparisons_are_kept_deal_by_deal() -> None:
    counts = compare(plan(2), [outcome((0, 1), (0,), deal=4), outcome((1, 0), (), deal=7)])
    assert counts.by_deal.tolist() == [[[0, 1], [0, 0]], [[0, 0.5], [0.5, 0]]]


def test_reasons_of_forfeits_are_told_once_with_their_games() -> None:
    losses = [
        Loss(0, "crash", {"en": reason, "de": reason}, reason * 2) for reason in ("a", "b", "a")
    ]
    games = [outcome((1, 0), (1,), finished=False, lost=one) for one in losses]
    counts = Standings(plan(2), [replace(game, number=n) for n, game in enumerate(games)], 4)
    assert [(why.bot, why.games, why.first.printed) for why in counts.reasons] == [
        ("greedy", [0, 2], "aa"),
        ("greedy", [1], "bb"),
    ]


def test_who_was_compared_with_nobody_has_no_rating() -> None:
    one = Standings(plan(2, 3), [outcome((0, 1), (0,))], 6)
    assert [one.is_rated(bot) for bot in range(3)] == [True, True, False]
    assert one.as_data()["standings"][2]["rating"] is None
    drawn = Standings(plan(2), [outcome((0, 1), ())], 2)
    assert drawn.says_who_is_better
    alone = Standings(plan(1, 2, "glow"), [outcome((0,), ()), outcome((1,), ())], 2)
    assert not alone.says_who_is_better


def test_a_bot_is_not_compared_with_itself() -> None:
    counts = compare(plan(3), [outcome((0, 1, 0), (0,))])
    assert counts.wins.tolist() == [[0, 1], [0, 0]]
