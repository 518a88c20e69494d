"""R17-R19, R23: how the game ends and who wins."""

from __future__ import annotations

import pytest

from labyrinth.table import OPEN, begin, play, position
from spieltisch.engine.errors import MatchIsOver
from spieltisch.games.labyrinth import GAME


def test_who_has_all_goals_wins_at_once() -> None:
    match = play(begin(OPEN), "E3:NS", "b1", "E3:NESW", "stay", "E3:NESW", "b2")
    assert match.over
    assert match.result.winners == (0,)
    assert match.result.breakdown["end"] == "goals"
    with pytest.raises(MatchIsOver):
        match.play("stay")


TWO = """
    ┼┼┼
    ┼┼┼
    free: ┼
    starts: a2 b2
    stones: 1=a1 2=free
    goals: 1 | 2
"""


def test_two_players_can_win_in_one_turn() -> None:
    """Player 1 walks onto the last stone; player 2 was carried onto theirs."""
    match = play(begin(TWO), "N2:NESW", "a1")
    assert match.result.winners == (0, 1)
    assert match.result.points == (1.0, 1.0)


def test_a_non_mover_can_win_alone() -> None:
    match = play(begin(TWO), "N2:NESW", "stay")
    assert match.result.winners == (1,)


def test_R17_the_limit_counts_turns_of_single_players() -> None:
    match = begin(OPEN, turn_limit=3)
    play(match, "E3:NS", "stay", "E3:NESW", "stay")
    assert not match.over
    play(match, "E3:NESW", "stay")
    assert match.over
    assert match.result.breakdown["end"] == "limit"


def test_R18_all_with_the_most_stones_win_at_the_limit() -> None:
    match = play(begin(OPEN, turn_limit=1), "E3:NS", "b1")
    assert match.result.winners == (0,)


def test_R18_also_at_nothing_to_nothing() -> None:
    match = play(begin(OPEN, turn_limit=1), "E3:NS", "stay")
    assert match.result.winners == (0, 1)
    assert match.result.points == (0.0, 0.0)


def test_R18_stones_count_not_shares_of_unequal_sets() -> None:
    drawing = OPEN.replace("goals: 1 2 | 3 4", "goals: 1 2 4 | 3").replace("1=b1 2=b2", "1=b1 2=b1")
    match = play(begin(drawing, turn_limit=1), "E3:NS", "b1")
    assert match.result.winners == (0,)
    assert [seat["left"] for seat in match.result.breakdown["seats"]] == [1, 1]


def test_R19_completion_in_the_last_turn_decides() -> None:
    drawing = OPEN.replace("goals: 1 2 | 3 4", "goals: 1 2 4 | 3").replace("a1 c3", "a1 b2")
    match = position(
        drawing,
        turn_limit=4,
        turns=3,
        forbidden="N1",
        figures=["a1", "c3"],
        stones={"3": "b3", "4": "free"},
        collected=[[1, 2], []],
        goals=[[4], [3]],
    )
    play(match, "N3:NS", "b3")
    assert match.result.points == (2.0, 1.0)
    assert match.result.winners == (1,)


def test_R23_without_a_limit_the_game_goes_on() -> None:
    match = begin(OPEN)
    for _ in range(50):
        play(match, match.legal()[0], "stay")
        if match.over:
            break
    assert match.options["turn_limit"] is None


def test_one_player_plays_alone() -> None:
    match = GAME.new(1, 5, board="random", width=3, height=3, goals=1)
    while not match.over:
        match.play(match.legal()[len(match.log) * 7 % len(match.legal())])
    assert match.result.winners == (0,)
