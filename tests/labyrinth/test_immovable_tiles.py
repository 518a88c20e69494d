"""Immovable tiles by lot: how many, where, and that the maze stays alive."""

from __future__ import annotations

from typing import Any

import pytest

from labyrinth.table import slots
from spieltisch.games.labyrinth import GAME
from spieltisch.games.labyrinth.tiles import HEAVY

#: Sizes with shares from a little up to the most there can be.
BOARDS = [
    *((3, 3, share) for share in (11, 22, 44)),
    *((4, 3, share) for share in (8, 25, 50)),
    *((7, 7, share) for share in (2, 10, 20, 30, 50, 73)),
    *((9, 8, share) for share in (20, 70)),
    *((15, 4, share) for share in (10, 50)),
    (15, 15, 30),
]


def dealt(width: int, height: int, share: int, seed: int, players: int = 2) -> Any:
    size: dict[str, Any] = {"width": width, "height": height, "immovable": share}
    return GAME.new(players, seed, board="random", **size)


def immovable(match: Any) -> list[tuple[int, int]]:
    board = match.position()["board"]
    return [(x, y) for y, row in enumerate(board) for x, sign in enumerate(row) if sign in HEAVY]


@pytest.mark.parametrize(("width", "height", "share"), BOARDS)
def test_random_play_finishes_whatever_the_share_of_immovable_tiles(
    width: int, height: int, share: int
) -> None:
    size: dict[str, Any] = {"width": width, "height": height, "immovable": share}
    outcomes = GAME.simulate(60, players=2, seed=1, board="random", goals=2, **size)
    assert outcomes.finished.all()


@pytest.mark.parametrize(("width", "height", "share"), BOARDS)
def test_the_share_is_honoured_and_a_row_and_a_column_stay_movable(
    width: int, height: int, share: int
) -> None:
    number = (share * width * height + 50) // 100
    counts = []
    for seed in range(12):
        match = dealt(width, height, share, seed)
        counts.append(len(immovable(match)))
        sides = {slot[0] for slot in slots(match)}
        assert sides == set("NESW")
    assert max(counts) == number
    # Fewer only where a figure could not have got off its start.
    assert sum(count == number for count in counts) >= 9


def test_R10_no_more_lines_are_stopped_than_crossings_are_needed() -> None:
    for seed in range(20):
        match = dealt(7, 7, 33, seed)  # 16 tiles, as on the classic board
        columns = {x for x, _ in immovable(match)}
        rows = {y for _, y in immovable(match)}
        assert (len(columns), len(rows)) == (4, 4)
        assert len(slots(match)) == 12


def test_R10_a_long_board_stops_more_of_the_many_short_lines() -> None:
    for seed in range(20):
        match = dealt(15, 3, 10, seed)
        assert len({y for _, y in immovable(match)}) == 1


def test_other_seeds_stop_other_lines() -> None:
    assert len({tuple(immovable(dealt(5, 5, 16, seed))) for seed in range(20)}) > 10


def test_a_figure_can_get_off_an_immovable_start() -> None:
    # All tiles are corners, so a quarter of those in a corner of the board face outward.
    for seed in range(40):
        options: dict[str, Any] = {"board": "random", "immovable": 30, "tiles": "corner=1"}
        match = GAME.new(4, seed, **options)
        board = match.position()["board"]
        closed = {"a1": "┛", "g7": "┏", "g1": "┗", "a7": "┓"}
        signs = {"a1": board[0][0], "g7": board[6][6], "g1": board[0][6], "a7": board[6][0]}
        assert not {cell for cell, sign in signs.items() if sign == closed[cell]}


def test_R11_stones_by_lot_lie_only_where_figures_can_get() -> None:
    # Nothing leads to a1 and b1, which are open to one another only and never move.
    board = """
        ┗ ┛ ━ ┼
        ━ ━ ━ ┼
        ┼ ┼ ┼ ┼
        free: ┼
        starts: d3 d2
    """
    for seed in range(40):
        places = GAME.new(2, seed, board=board, stones=3).position()["stones"].values()
        assert not {"a1", "b1"} & set(places)


def test_R21_a_stone_drawn_on_a_free_tile_by_lot_never_lies_on_a_wall() -> None:
    board = "┼┼┼\n┼┼┼\n┼┼┼\nstones: 1=free 2=b2"
    for seed in range(120):
        now = GAME.new(2, seed, board=board, tiles="wall=9 end=1").position()
        assert now["free"] != "□"
        assert sorted(now["goals"]) == [[1], [2]]


def test_R21_stones_find_a_tile_with_a_way_however_many_walls_are_drawn() -> None:
    for seed in range(40):
        options: dict[str, Any] = {
            "board": "random",
            "width": 3,
            "height": 1,
            "tiles": "wall=999 end=1",
        }
        now = GAME.new(1, seed, **options).position()
        signs = dict(zip(("a1", "b1", "c1"), now["board"][0], strict=True)) | {"free": now["free"]}
        assert now["stones"]
        assert all(signs[place] != "□" and place != "a1" for place in now["stones"].values())
