"""What good play knows: weights and values point the right way."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import spieltisch
from labyrinth.table import OPEN, begin, play, position
from spieltisch.engine.contract import State
from spieltisch.engine.records import viewed
from spieltisch.games.labyrinth import GAME
from spieltisch.games.labyrinth.record import RECORD


def weights(match: object) -> dict[str, float]:
    state = match.state  # type: ignore[attr-defined]
    actions = np.empty(GAME.max_legal, np.int32)
    out = np.empty(GAME.max_legal, np.float32)
    seat = match.actors[0]  # type: ignore[attr-defined]
    count = GAME.kernels.legal(state, seat, actions)
    GAME.kernels.weigh(state, seat, actions, count, out)
    return {
        GAME.write_move(state, int(a)): float(w)
        for a, w in zip(actions[:count], out[:count], strict=True)
    }


def test_a_walk_onto_a_goal_weighs_most() -> None:
    weight_of = weights(play(begin(OPEN), "E3:NS"))
    best = max(weight_of.values())
    assert {move for move, weight in weight_of.items() if weight == best} == {"b1", "b2"}


def test_the_last_goal_weighs_more_than_any_other() -> None:
    drawing = OPEN.replace("goals: 1 2 | 3 4", "goals: 1 | 3 4")
    assert (
        weights(play(begin(drawing), "E3:NS"))["b1"] > 5 * weights(play(begin(OPEN), "E3:NS"))["b1"]
    )


def test_an_insertion_that_opens_the_way_weighs_more() -> None:
    drawing = "┼□┼\n┼□┼\nfree: ─\nstarts: a1 a2\nstones: 1=c1 2=a2\ngoals: 1 | 2"
    weight_of = weights(begin(drawing))
    assert weight_of["N1:EW"] < weight_of["N2:NS"] < weight_of["N2:EW"]


def test_who_lacks_less_is_likelier_to_win() -> None:
    match = position(OPEN, turns=2, forbidden="N1", stones={"1": "b1", "3": "b3", "4": "c1"},
                     collected=[[2], []], goals=[[1], [3, 4]])  # fmt: skip
    out = np.zeros(16, np.float32)
    GAME.kernels.value(match.state, out)
    assert out[0] > 0.6
    assert abs(float(out[:2].sum()) - 1) < 1e-5


def test_greedy_beats_random_by_far() -> None:
    batch = GAME.simulate(200, players=2, bots=["greedy", "random"], seed=4)
    assert batch.winners[:, 0].mean() > 0.95


@pytest.mark.parametrize(
    "options",
    [{}, {"board": "random", "stones": 40}, {"board": "random", "width": 15, "height": 9}],
    ids=["classic", "walls", "large"],
)
def test_an_insertion_weighs_as_a_goal_exactly_if_it_opens_the_way_to_one(
    options: dict[str, Any],
) -> None:
    """What is seen of an insertion without making it is what making it shows."""
    for seed in range(3):
        match = GAME.new(2, seed, **options)
        for ply in range(12):
            if not match.over and ply % 2 == 0:
                assert collecting(match) == {m for m, w in weights(match).items() if w >= 1000}
            moves = match.legal()
            match.play(moves[(5 * ply + seed) % len(moves)])


def collecting(match: spieltisch.Match) -> set[str]:
    """The insertions after which the seat to move can walk to one of its goals."""
    seat, kernels = match.actors[0], GAME.kernels
    actions, walks = (np.empty(GAME.max_legal, np.int32) for _ in range(2))
    ways = set()
    for action in actions[: kernels.legal(match.state, seat, actions)]:
        pushed = match.state
        kernels.play(pushed, seat, int(action))
        for walk in walks[: kernels.legal(pushed, seat, walks)]:
            after = pushed.copy()
            kernels.play(after, seat, int(walk))
            if left(after, seat) < left(match.state, seat):
                ways.add(GAME.write_move(match.state, int(action)))
    return ways


def left(state: State, seat: int) -> int:
    return int(viewed(state, RECORD).left[seat])


def test_whoever_can_collect_the_last_goal_now_has_won() -> None:
    for moves in ((), ("E3:NS",)):
        drawing = OPEN.replace("goals: 1 2 | 3 4", "goals: 1 | 3")
        out = np.zeros(16, np.float32)
        GAME.kernels.value(play(begin(drawing), *moves).state, out)
        assert out[:2].tolist() == [1.0, 0.0]
