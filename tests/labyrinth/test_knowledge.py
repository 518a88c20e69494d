"""What good play knows: weights and values point the right way."""

from __future__ import annotations

import numpy as np

from labyrinth.table import OPEN, begin, play, position
from spieltisch.games.labyrinth import GAME


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
    found = weights(play(begin(OPEN), "E3:NS"))
    best = max(found.values())
    assert {move for move, weight in found.items() if weight == best} == {"b1", "b2"}


def test_the_last_goal_weighs_more_than_any_other() -> None:
    drawing = OPEN.replace("goals: 1 2 | 3 4", "goals: 1 | 3 4")
    assert (
        weights(play(begin(drawing), "E3:NS"))["b1"] > 5 * weights(play(begin(OPEN), "E3:NS"))["b1"]
    )


def test_an_insertion_that_opens_the_way_weighs_more() -> None:
    drawing = "┼□┼\n┼□┼\nfree: ─\nstarts: a1 a2\nstones: 1=c1 2=a2\ngoals: 1 | 2"
    found = weights(begin(drawing))
    assert found["N1:EW"] < found["N2:NS"] < found["N2:EW"]


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
