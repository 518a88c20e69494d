"""R25: whoever has all their goals wins only once they are back where they began."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import spieltisch
from labyrinth.table import OPEN, begin, collected, play, position
from labyrinth.test_knowledge import weights
from spieltisch.engine.errors import BadPosition
from spieltisch.games.labyrinth import GAME, shortest

HOME: dict[str, Any] = {"return_home": True}

#: Everything is open; player 1 has one goal, player 2 two.
SHORT = OPEN.replace("goals: 1 2 | 3 4", "goals: 1 | 3 4")


def on_the_way(figure: str = "b1", **fields: Any) -> spieltisch.Match:
    """Player 1 has all goals and only has to return to a1."""
    at = {"turns": 2, "forbidden": "N2", "figures": [figure, "c3"], "goals": [[], [3, 4]]}
    at |= {"stones": {"2": "b2", "3": "b3", "4": "free"}, "collected": [[1], []]}
    return position(SHORT, **HOME, **{**at, **fields})


def test_R25_all_goals_are_not_enough() -> None:
    match = play(begin(SHORT, **HOME), "E3:NS", "b1")
    assert collected(match) == [[1], []]
    assert not match.over
    assert match.result.winners == ()


def test_R25_who_returns_with_all_goals_wins() -> None:
    match = play(on_the_way(), "E3:NS", "a1")
    assert match.over
    assert match.result.winners == (0,)
    assert match.result.breakdown["end"] == "goals"


def test_R25_being_home_without_all_goals_means_nothing() -> None:
    match = play(begin(SHORT, **HOME), "E3:NS", "stay")
    assert not match.over


def test_R25_the_last_goal_on_the_own_start_ends_the_game_at_once() -> None:
    match = begin(SHORT.replace("1=b1", "1=a1"), **HOME)
    play(match, "E3:NS", "stay")
    assert match.result.winners == (0,)


def test_R25_home_is_a_cell_and_does_not_ride_on_its_tile() -> None:
    """The tile on which player 1 began moves on from a1 to a2; home is still a1."""
    match = play(on_the_way(figure="b2"), "N1:NS", "a2")
    assert not match.over
    assert match.scene()["table"]["homes"] == ["a1", "c3"]


def test_R25_who_is_carried_home_is_home() -> None:
    """Player 2 pushes row 1 from the west: player 1 falls out on c1 and comes in on a1."""
    match = on_the_way(figure="c1", turns=3, forbidden="N2")
    play(match, "W1:EW", "stay")
    assert match.result.winners == (0,)


def test_R25_passing_through_home_is_not_enough() -> None:
    match = play(on_the_way(figure="a2"), "E3:NS", "b1")
    assert not match.over


def test_R25_two_can_come_home_in_one_turn() -> None:
    match = on_the_way(
        figure="c1", turns=3, goals=[[], []], collected=[[1], [3, 4]], stones={"2": "b2"},
        figures=["c1", "c2"],
    )  # fmt: skip
    play(match, "W1:EW", "c3")
    assert match.result.winners == (0, 1)


def test_R25_at_the_limit_stones_count_wherever_one_stands() -> None:
    match = play(on_the_way(turn_limit=3), "E3:NS", "stay")
    assert match.result.winners == (0,)
    assert match.result.breakdown["end"] == "limit"


def test_R25_a_position_at_home_with_all_goals_is_over() -> None:
    with pytest.raises(BadPosition) as error:
        on_the_way(figure="a1")
    assert error.value.text.key == "position-has-won"


def test_R25_a_figure_that_has_just_been_carried_home_may_walk_away() -> None:
    match = on_the_way(figure="c1")
    play(match, "W1:EW")
    again = GAME.from_position(match.position())
    assert again.state.tobytes() == match.state.tobytes()
    assert not play(again, "b2").over


def test_R25_the_log_says_who_is_home() -> None:
    match = play(on_the_way(), "E3:NS", "a1")
    assert match.tell(2) == "walks from b1 to a1 and is home"


def test_R25_the_way_home_weighs_most() -> None:
    weight_of = weights(play(on_the_way(), "E3:NS"))
    assert max(weight_of, key=lambda move: weight_of[move]) == "a1"


def test_R25_advice_speaks_of_the_way_home() -> None:
    match = play(on_the_way(), "E3:NS")
    actions = dict(zip(match.legal(0), match.legal_actions(0), strict=True))
    texts = [str(text) for text in GAME.advise(match.state, 0, int(actions["a1"]))]
    assert texts == ["brings you home with all your goals, and wins"]
    others = " ".join(str(text) for text in GAME.advise(match.state, 0, int(actions["b2"])))
    assert "home" in others
    assert "goal" not in others


def test_R25_the_last_goal_is_not_said_to_win() -> None:
    match = play(begin(SHORT, **HOME), "E3:NS")
    actions = dict(zip(match.legal(0), match.legal_actions(0), strict=True))
    first = str(GAME.advise(match.state, 0, int(actions["b1"]))[0])
    assert first == "collects your goal 1"


def test_R25_the_solver_looks_for_the_way_home() -> None:
    answer = shortest(on_the_way(), 0)
    assert answer.turns == 1
    assert answer.moves[1] == "a1"
    match = on_the_way()
    for move in answer.moves:
        match.play(move)
    assert match.over


def test_R25_the_solver_finds_the_way_home_through_a_maze() -> None:
    """Every answer is played, and no seat is home any sooner by trying everything."""
    for seed in range(12):
        match = _sent_home(seed)
        answer = shortest(match, 0, depth=3)
        assert answer.turns is not None
        alone = GAME.from_position(match.position())
        for move in answer.moves:
            alone.play(move)
        assert alone.over
        if answer.turns > 1:
            assert not any(_is_home_after(match, move) for move in match.legal(0))


def _sent_home(seed: int) -> spieltisch.Match:
    """One player who has everything, somewhere on a random board."""
    options = {"board": "random", "width": 5, "height": 5, "stones": 1, **HOME}
    match = GAME.new(1, seed, **options)
    at = match.position()
    stone = at["stones"].pop("1")
    figure = "e5" if stone == "free" else stone
    return GAME.from_position(
        {**at, "goals": [[]], "collected": [[1]], "ruled_out": [[]], "figures": [figure],
         "turns": 1, "forbidden": "N1"}
    )  # fmt: skip


def _is_home_after(match: spieltisch.Match, move: str) -> bool:
    trial = GAME.from_position(match.position())
    trial.play(move)
    table = trial.scene()["table"]
    return table["homes"][0] in table["reachable"]


def test_R25_who_is_on_the_way_home_is_likelier_to_win() -> None:
    out = np.zeros(16, np.float32)
    GAME.kernels.value(on_the_way().state, out)
    assert out[0] > 0.6


def test_R25_greedy_bots_come_home() -> None:
    batch = GAME.simulate(40, players=2, bots=["greedy", "random"], seed=4, goals=3, **HOME)
    assert batch.finished.all()
    assert batch.winners[:, 0].mean() > 0.9


def test_R25_family_rules_together() -> None:
    batch = GAME.simulate(
        30, players=4, bots=["greedy"] * 4, seed=7, goals_shown="one", return_home=True, goals=2
    )
    assert batch.finished.all()
    assert (batch.winners.sum(axis=1) >= 1).all()
    assert (batch.points[batch.winners] == 2).all()


def test_R25_the_verdict_speaks_of_the_way_home() -> None:
    match = play(on_the_way(), "E3:NS", "a1")
    verdict = match.verdict
    assert verdict is not None
    assert "the way home" in verdict.why.say("en")
    assert verdict.places == ("a1",)
