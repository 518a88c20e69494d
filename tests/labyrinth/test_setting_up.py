"""R10-R12, R20, R21, random boards, and options that do not go together."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from labyrinth.table import OPEN, begin, figures, not_set_up, slots, stones
from spieltisch.engine.errors import BadPlayers
from spieltisch.games.labyrinth import GAME
from spieltisch.games.labyrinth.tiles import KIND_OF, KINDS, THIN

TINY = {"board": "random", "width": 2, "height": 1}


def test_R10_a_board_without_a_movable_line_is_refused() -> None:
    not_set_up("no-movable-line", board="╋┼\n┼╋\nfree: ┼\nstones: 1=a1 2=b1")


def test_R11_figures_start_on_opposite_corners_then_on_the_others_then_on_the_borders() -> None:
    every = ["a1", "g7", "g1", "a7", "d1", "g4", "d7", "a4"]
    for players in GAME.players:
        assert figures(GAME.new(players, 1)) == every[:players]


def test_R11_other_starts_can_be_given() -> None:
    assert figures(GAME.new(2, 1, starts="d4, b2")) == ["d4", "b2"]
    assert figures(GAME.new(1, 1, starts=["c3"])) == ["c3"]
    assert figures(begin(OPEN, starts="b1 b1")) == ["b1", "b1"]


def test_R11_no_start_is_a_wall_and_no_own_goal_lies_under_it() -> None:
    for seed in range(40):
        match = GAME.new(4, seed, board="random", width=4, height=3, tiles="wall=800 t=100")
        now = match.position()
        for seat, cell in enumerate(now["figures"]):
            assert now["board"][int(cell[1]) - 1]["abcd".index(cell[0])] != "□"
            here = {int(n) for n, place in now["stones"].items() if place == cell}
            assert not here & set(now["goals"][seat])


def test_R11_a_goal_under_the_start_is_avoided_where_stones_lie_there() -> None:
    drawing = OPEN.replace("starts: a1 c3", "starts: b1 b2").partition("    goals")[0]
    for seed in range(30):
        goals = GAME.new(2, seed, board=drawing).position()["goals"]
        assert 1 not in goals[0]
        assert 2 not in goals[1]


def test_R11_where_it_cannot_be_avoided_the_goal_lies_there() -> None:
    match = GAME.new(1, 1, board="┼┼\nfree: ┼\nstones: 1=a1\nstarts: a1")
    assert match.position()["goals"] == [[1]]
    assert match.position()["ruled_out"] == [[]]


def test_R12_one_to_eight_can_play() -> None:
    assert GAME.players == tuple(range(1, 9))
    with pytest.raises(BadPlayers):
        GAME.new(9)


def test_R20_a_player_without_goals_is_refused() -> None:
    not_set_up("player-without-goals", board=OPEN.replace("goals: 1 2 | 3 4", "goals: 1 2 |"))


def test_R21_a_goal_on_a_wall_is_refused() -> None:
    drawing = OPEN.replace("    ┼┼┼\n    ┼┼┼\n    ┼┼┼", "    ┼┼┼\n    ┼□┼\n    ┼┼┼")
    not_set_up("goal-on-wall", board=drawing)
    not_set_up("goal-on-wall", board=OPEN.replace("free: ─", "free: □"))


def test_R21_a_stone_on_a_wall_that_is_nobodys_goal_may_lie_there() -> None:
    drawing = "┼□┼\n┼┼┼\nfree: ┼\nstones: 1=b1 2=a2 3=c2\nstarts: a1 c1"
    for seed in range(10):
        assert sorted(GAME.new(2, seed, board=drawing).position()["goals"]) == [[2], [3]]
    assert begin(drawing + "\ngoals: 2 | 3").position()["stones"]["1"] == "b1"


def test_R8_a_figure_on_a_wall_is_refused() -> None:
    not_set_up("figure-on-wall", board=OPEN.replace("┼", "□", 1))


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("goal-not-there", {"board": OPEN.replace("| 3 4", "| 3 5")}),
        ("goals-count", {"board": OPEN, "players": 3, "starts": "a1 a1 a1"}),
        ("goals-are-drawn", {"board": OPEN, "goals": 1}),
        ("starts-count", {"board": OPEN, "players": 3}),
        ("starts-count", {"starts": "a1"}),
        ("board-no-cell", {"starts": "a1 h1"}),
        ("size-is-fixed", {"width": 5}),
        ("size-is-fixed", {"board": OPEN, "height": 4}),
        ("tiles-are-fixed", {"tiles": "cross=1"}),
        ("no-tiles-by-lot", {"board": OPEN, "tiles": "cross=1"}),
        ("tiles-all-walls", {"board": "random", "tiles": "wall=1"}),
        ("tiles-all-walls", {"board": "random", "width": 2, "height": 1, "tiles": "wall=2 t=1"}),
        ("immovable-is-drawn", {"immovable": 10}),
        ("immovable-too-many", {"board": "random", "immovable": 74}),
        ("immovable-too-many", {"board": "random", "immovable": 75}),
        ("immovable-too-many", {"board": "random", "width": 1, "immovable": 10}),
        ("no-tile-for-stones", {"board": "┼\nfree: □", "players": 1}),
        ("no-tile-for-stones", {"board": "┼□┼\nfree: □\nstarts: a1 c1"}),
        ("tiles-all-walls", {**TINY, "players": 1, "tiles": "wall=2 end=1"}),
        ("tiles-kind-twice", {"board": "random", "tiles": "t=1 t=2"}),
        ("bad-option", {"board": "random", "tiles": "t=" + "9" * 5000}),
        ("bad-option", {"board": np.array(["┼"])}),
        ("bad-option", {"board": "clasic"}),
        ("board-sign", {"board": "╔═╗\n╚═╝"}),
        ("stones-are-fixed", {"stones": 12}),
        ("too-few-stones", {"board": "random", "stones": 1}),
        ("too-many-goals", {"goals": 13}),
        ("bad-option", {"turn_limit": 0}),
        ("bad-option", {"goals": 0}),
        ("bad-option", {"board": "random", "width": 16}),
        ("bad-option", {"tiles": "corner"}),
        ("bad-option", {"tiles": {"bend": 1}}),
        ("bad-option", {"tiles": {"t": 0}}),
        ("bad-option", {"tiles": {"t": -1}}),
        ("bad-option", {"starts": 7}),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(key: str, options: dict[str, Any]) -> None:
    not_set_up(key, **options)


def test_options_may_be_numbers_texts_or_data() -> None:
    one = GAME.new(2, 4, board="random", width="5", height=4, tiles="straight=3, t=1", goals="2")
    other = GAME.new(
        2, 4, board="random", width=5, height=4, tiles={"straight": 3, "t": 1}, goals=2
    )
    assert one.options == other.options
    assert one.state.tobytes() == other.state.tobytes()


@pytest.mark.parametrize(("width", "height"), [(1, 1), (1, 15), (15, 1), (2, 5), (8, 8), (15, 15)])
def test_random_boards_have_any_size(width: int, height: int) -> None:
    match = GAME.new(3, 2, board="random", width=width, height=height)
    board = match.position()["board"]
    assert (len(board[0]), len(board)) == (width, height)
    assert len(slots(match)) == 2 * (width + height)
    assert all(match.position()["goals"])


def test_numbers_that_add_up_are_exactly_the_tiles() -> None:
    mix = "wall=3 end=2 straight=4 corner=5 t=1 cross=2"
    for seed in range(20):
        now = GAME.new(2, seed, board="random", width=4, height=4, tiles=mix).position()
        signs = "".join(now["board"]) + now["free"]
        counts = [sum(KIND_OF[THIN.index(sign)] == k for sign in signs) for k in range(6)]
        assert counts == [3, 2, 4, 5, 1, 2]


def test_other_numbers_are_proportions() -> None:
    signs = ""
    for seed in range(60):
        now = GAME.new(
            2, seed, board="random", tiles="end=300 cross=100", starts="a1 a1"
        ).position()
        signs += "".join(now["board"])
    share = sum(KINDS[KIND_OF[THIN.index(sign)]] == "end" for sign in signs) / len(signs)
    assert 0.7 < share < 0.8


def test_dead_ends_are_off_by_default() -> None:
    signs = "".join("".join(GAME.new(2, s, board="random").position()["board"]) for s in range(60))
    kinds = {KINDS[KIND_OF[THIN.index(sign)]] for sign in signs}
    assert kinds == {"wall", "straight", "corner", "t", "cross"}


def test_stones_may_share_a_tile_where_there_are_few() -> None:
    match = GAME.new(2, 1, board="random", width=1, height=2, stones=9, starts="a1 a1")
    assert len(stones(match)) == 9
    assert "a1" not in stones(match).values()


def test_the_same_seed_gives_the_same_table_another_seed_another() -> None:
    options: dict[str, Any] = {"board": "random", "immovable": 20}
    one, same, other = (GAME.new(3, seed, **options) for seed in (1, 1, 2))
    assert one.state.tobytes() == same.state.tobytes() != other.state.tobytes()


def test_settled_options_can_be_given_again() -> None:
    for options in ({}, {"board": "random", "width": 3}, {"board": OPEN}, {"turn_limit": 5}):
        settled = GAME.new(2, 1, **options).options
        assert GAME.new(2, 1, **settled).options == settled
