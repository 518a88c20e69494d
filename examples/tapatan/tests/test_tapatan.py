"""Tapatan keeps the laws that hold for every game, and its own rules."""

from __future__ import annotations

import pytest
from tapatan import GAME

from spieltisch.engine.errors import BadPosition, IllegalMove
from spieltisch.engine.laws import check_laws
from spieltisch.lessons import lesson


def test_the_laws_hold() -> None:
    check_laws(GAME, seeds=range(3))


def test_the_first_stone_stays_out_of_the_middle() -> None:
    match = GAME.new(seed=1)
    with pytest.raises(IllegalMove, match="middle"):
        match.play("b2")
    match.play("a1")
    match.play("b2")


def test_stones_move_along_lines_when_all_are_placed() -> None:
    match = GAME.from_position({"rows": ["xo.", ".ox", "x.o"], "plies": 6})
    with pytest.raises(IllegalMove, match="next point"):
        match.play("a1-b3")
    match.play("a3-b3")
    assert match.scene(0)["table"]["rows"] == ["xo.", ".ox", ".xo"]


def test_three_in_a_line_win() -> None:
    match = GAME.from_position({"rows": ["xo.", "x.o", ".xo"], "plies": 8})
    match.play("b3-a3")
    assert match.result.winners == (0,)
    assert match.scene(0)["table"]["line"] == ["a1", "a2", "a3"]


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"rows": ["...", "..."], "plies": 0},
        {"rows": ["xxx", "...", "..."], "plies": 3},
        {"rows": ["xxx", "ooo", "..."], "plies": 6},
        {"rows": ["x..", "...", "..."], "plies": "1"},
        {"rows": ["xo.", "xo.", "x.."], "plies": 6},
    ],
)
def test_what_cannot_lie_there_is_refused(position: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position(position)


def test_the_lesson_can_be_played() -> None:
    assert [step.name for step in lesson(GAME).steps] == ["place", "block", "move", "win"]
