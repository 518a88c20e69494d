"""R24: players know only the next of their goals, which come in an order drawn by lot."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import spieltisch
from labyrinth.table import OPEN, begin, collected, not_set_up, play, position
from labyrinth.test_hidden import even, guesses
from spieltisch.engine.errors import BadPosition
from spieltisch.games.labyrinth import GAME, shortest

ONE: dict[str, Any] = {"goals_shown": "one"}

#: Player 1 has three goals, the second and third on one tile; player 2 has one.
PILE = """
    ┼┼┼
    ┼┼┼
    ┼┼┼
    free: ─
    stones: 1=b1 2=b2 3=b3 4=c1 5=b2
    starts: a1 c3
    goals: 1 2 5 | 3
"""


def ordered(*goals: list[int], drawing: str = PILE, **fields: Any) -> spieltisch.Match:
    """A match in which the goals come in this order."""
    return position(drawing, goals=list(goals), **ONE, **fields)


def test_R24_the_owner_sees_the_next_goal_and_nobody_sees_more() -> None:
    match = ordered([2, 1, 5], [3])
    for viewer, own in ((0, [2]), (1, [3]), (None, None)):
        table = match.scene(viewer)["table"]
        assert table["goals"] == own
        assert table["left"] == [3, 1]
        assert table["goals_shown"] == "one"
    assert match.scene(0)["table"]["all_goals"] == [[2], None]
    assert match.scene(None)["table"]["all_goals"] == [None, None]


def test_R24_only_the_next_goal_is_collected() -> None:
    match = play(ordered([2, 1, 5], [3]), "E3:NS", "b1")
    assert collected(match) == [[], []]
    assert match.position()["goals"] == [[2, 1, 5], [3]]


def test_R24_a_goal_that_is_reached_shows_the_next_one() -> None:
    match = play(ordered([1, 2, 5], [3]), "E3:NS", "b1")
    assert collected(match) == [[1], []]
    assert match.scene(0)["table"]["goals"] == [2]
    assert match.scene(0)["table"]["left"] == [2, 1]


def test_R24_the_next_goal_counts_at_once_if_it_is_underfoot() -> None:
    match = play(ordered([2, 5, 1], [3]), "E3:NS", "b2")
    assert collected(match) == [[2, 5], []]
    assert match.scene(0)["table"]["goals"] == [1]


def test_R24_a_goal_further_down_the_pile_does_not_count_yet() -> None:
    match = play(ordered([2, 1, 5], [3]), "E3:NS", "b2")
    assert collected(match) == [[2], []]
    assert match.position()["ruled_out"][0] == [5]


def test_R24_who_has_turned_over_the_last_goal_and_reached_it_wins() -> None:
    match = play(ordered([2, 5], [3], collected=[[1], []], stones={"2": "b2", "3": "b3", "4": "c1",
                         "5": "b2"}, turns=2, forbidden="N1"), "E3:NS", "b2")  # fmt: skip
    assert match.over
    assert match.result.winners == (0,)


def test_R24_what_was_left_lying_may_be_the_goal_after_the_next() -> None:
    match = play(ordered([1, 2, 5], [3]), "E3:NS", "b2")
    assert match.position()["ruled_out"][0] == [2, 5]
    play(match, "E3:NESW", "stay", "E3:NESW", "b1")
    assert match.position()["ruled_out"][0] == []
    assert match.position()["goals"][0] == [2, 5]


def test_R24_the_order_is_drawn_by_lot_and_stays() -> None:
    orders = {tuple(begin(PILE, **ONE).position()["goals"][0])}
    for seed in range(40):
        match = GAME.new(2, seed, board=PILE, **ONE)
        orders.add(tuple(match.position()["goals"][0]))
        assert GAME.new(2, seed, board=PILE, **ONE).state.tobytes() == match.state.tobytes()
    assert len(orders) == 6


def test_R24_every_order_of_a_drawn_pile_is_equally_likely() -> None:
    orders = Counter(
        tuple(GAME.new(2, seed, board=PILE, **ONE).position()["goals"][0]) for seed in range(900)
    )
    assert even(orders, 6)


def test_R24_the_same_number_of_goals_for_each_no_stone_twice() -> None:
    for players in GAME.players:
        goals = GAME.new(players, 3, **ONE).position()["goals"]
        assert {len(g) for g in goals} == {24 // players}
        assert len({stone for g in goals for stone in g}) == players * (24 // players)


def test_R24_the_first_goal_is_not_under_the_own_figure() -> None:
    drawing = "┼┼\n┼┼\nfree: ┼\nstarts: a1\nstones: 1=a1 2=b1"
    assert {GAME.new(1, seed, board=drawing, **ONE).position()["goals"][0][0]
            for seed in range(20)} == {2}  # fmt: skip


def test_R24_goals_one_at_a_time_cannot_be_shared() -> None:
    not_set_up("shared-one-by-one", shared_goals=True, **ONE)


def test_R24_a_position_lists_goals_in_their_order() -> None:
    match = ordered([5, 1, 2], [3])
    assert match.position()["goals"] == [[5, 1, 2], [3]]
    again = GAME.from_position(match.position())
    assert again.state.tobytes() == match.state.tobytes()


def test_R24_a_position_in_which_two_have_the_same_goal_is_refused() -> None:
    with pytest.raises(BadPosition):
        ordered([1, 2], [2, 1])


def test_R24_guesses_keep_the_next_goal_and_shuffle_what_follows() -> None:
    """Player 1 has 1 and then two of 2, 3, 4, 5 in any order; player 2 one of the other two."""
    counts = guesses(ordered([1, 2, 5], [3]), 0, 4800)
    assert all(world[0][0] == 1 for world in counts)
    assert even(counts, 4 * 3 * 2)


def test_R24_the_owner_of_a_pile_is_guessed_like_anybody_else_by_others() -> None:
    """Player 2 has 3; player 1 three of 1, 2, 4, 5 in any order."""
    assert even(guesses(ordered([1, 2, 5], [3]), 1, 4800), 4 * 3 * 2)


def test_R24_a_guess_leaves_out_the_next_goal_that_was_left_lying_but_not_later_ones() -> None:
    match = ordered([1, 2, 5], [3], ruled_out=[[4, 5], []])
    counts = guesses(match, 1, 2400)
    assert {world[0][0] for world in counts} == {1, 2}
    assert {stone for world in counts for stone in world[0]} == {1, 2, 4, 5}
    assert even(counts, 2 * 3 * 2)


def test_R24_mask_erases_every_pile() -> None:
    match = ordered([1, 2, 5], [3])
    for viewer in (-1, 0, 1):
        state = match.state
        GAME.kernels.mask(state, viewer)
        own = [[1], [3]]
        expected = [own[seat] if seat == viewer else [] for seat in range(2)]
        assert GAME.write_position(state)["goals"] == expected


@pytest.mark.parametrize("later", [[2, 5], [5, 2], [4, 2], [5, 4]])
def test_R24_twins_that_differ_in_what_follows_look_the_same(later: list[int]) -> None:
    """Scenes, features, weights and advice, for everybody; and the refusal of a move."""

    def answers_about(match: spieltisch.Match) -> list[Any]:
        answers: list[Any] = []
        for viewer in (-1, 0, 1):
            view = match.state
            GAME.kernels.mask(view, viewer)
            features = np.zeros(GAME.features_of(view).size, np.float32)
            GAME.kernels.observe(view, viewer, features)
            answers += [GAME.write_scene(view, viewer), features.tobytes()]
        view = match.state
        GAME.kernels.mask(view, 0)
        answers += [
            [str(text) for text in GAME.advise(view.copy(), 0, int(action))]
            for action in match.legal_actions(0)
        ]
        answers.append(str(match.explain("b1", 0)))
        answers.append(str(shortest(match, 0, "one", depth=2)))
        answers.append(str(shortest(match, 0, "all", depth=2)))
        return answers

    truth, twin = ordered([1, 2, 5], [3]), ordered([1, *later], [3])
    assert answers_about(truth) == answers_about(twin)
    play(truth, "E3:NS")
    play(twin, "E3:NS")
    assert answers_about(truth) == answers_about(twin)


def test_R24_at_the_end_everybody_may_see_what_would_have_followed() -> None:
    match = play(ordered([4, 2, 5], [3], turn_limit=1), "E3:NS", "stay")
    assert match.scene_at(2, "all")["table"]["all_goals"] == [[4, 2, 5], [3]]
    assert match.scene(0)["table"]["all_goals"] == [[4], None]


def test_R24_the_solver_does_not_tell_the_way_to_goals_that_nobody_knows() -> None:
    match = ordered([1, 2, 5], [3])
    assert shortest(match, 0).turns == 1
    answer = shortest(match, 0, "all")
    assert answer.turns is None
    assert "R24" in str(answer)


def test_R24_tables_of_before_are_written_as_they_were() -> None:
    match = begin(OPEN)
    assert "goals_shown" not in match.options
    assert "goals_shown" not in match.scene()["table"]
    assert begin(OPEN, goals_shown="all", return_home=False).position() == match.position()


def test_R24_greedy_bots_find_their_goals_one_by_one() -> None:
    batch = GAME.simulate(40, players=2, bots=["greedy", "random"], seed=4, goals=3, **ONE)
    assert batch.finished.all()
    assert batch.winners[:, 0].mean() > 0.9
