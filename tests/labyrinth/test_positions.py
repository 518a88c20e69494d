"""Positions: complete, readable back, and refused where they cannot exist."""

from __future__ import annotations

import json
from typing import Any

import pytest

from labyrinth.table import OPEN, as_data, play, position, rows
from spieltisch.engine.errors import BadPosition
from spieltisch.games.labyrinth import GAME


def test_a_drawn_board_needs_nothing_more() -> None:
    match = position(OPEN)
    assert rows(match) == ["┼┼┼", "┼┼┼", "┼┼┼", "─"]
    dealt = GAME.new(2, 1, board=OPEN).position()
    assert {**match.position(), "generator": dealt["generator"]} == dealt
    play(match, "E3:NS", "b1")


def test_a_position_reads_back_to_the_same_bytes() -> None:
    match = GAME.new(3, 8, board="random", width=5, height=4, turn_limit=30, immovable=20)
    while not match.over:
        match.play(match.legal()[len(match.log) * 3 % len(match.legal())])
        again = GAME.from_position(json.loads(json.dumps(match.position())))
        assert again.state.tobytes() == match.state.tobytes()


def test_a_position_on_a_random_board_says_all() -> None:
    match = GAME.from_position(
        {
            "players": 1,
            "options": {"board": "random", "width": 2, "height": 2},
            "board": ["┌ ┐", "└ ┘"],
            "free": "─",
            "stones": {"7": "b2"},
            "goals": [[7]],
        }
    )
    assert match.position()["figures"] == ["a1"]
    play(match, "N1:EW", "stay")


def test_the_turn_follows_from_the_turns() -> None:
    assert position(OPEN, turns=3, forbidden="N1").actors == (1,)
    assert position(OPEN, turn=1, forbidden="N1").position()["turns"] == 1
    assert position(OPEN, phase="walk", forbidden="N1").actors == (0,)


def test_a_finished_position_has_winners() -> None:
    over: dict[str, Any] = {
        "phase": "over",
        "turns": 4,
        "forbidden": "N1",
        "stones": {"3": "b3", "4": "a1"},
    }
    match = position(OPEN, **over, collected=[[1, 2], []], goals=[[], [3, 4]])
    assert match.over
    assert match.result.winners == (0,)


def test_what_lies_under_a_figure_is_ruled_out() -> None:
    match = position(OPEN, turns=2, forbidden="N1", figures=["b3", "c3"])
    assert match.position()["ruled_out"] == [[3], []]


GOES = {"turns": 2, "forbidden": "N1"}

#: What Python itself cannot write as text.
DEEP: list[Any] = []
for _ in range(100_000):
    DEEP = [DEEP]
HUGE = (10**5000, DEEP)

REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("position-unknown-field", {"color": 1}),
    ("position-board", {"board": "┼┼┼"}),
    ("position-board", {"board": [1, 2]}),
    ("position-size", {"board": ["┼┼", "┼┼"]}),
    ("board-row", {"board": ["┼┼┼", "┼┼", "┼┼┼"]}),
    ("board-sign", {"board": ["┼┼┼", "┼x┼", "┼┼┼"]}),
    ("position-tile-by-lot", {"board": ["┼┼┼", "┼?┼", "┼┼┼"]}),
    ("no-movable-line", {"board": ["╋┼┼", "┼╋┼", "┼┼╋"]}),
    ("figure-on-wall", {"board": ["□┼┼", "┼┼┼", "┼┼┼"]}),
    ("goal-on-wall", {"board": ["┼□┼", "┼┼┼", "┼┼┼"]}),
    ("goal-on-wall", {"free": "□"}),
    ("board-free", {"free": 7}),
    ("board-free-immovable", {"free": "╋"}),
    ("position-free-needed", {"free": "?"}),
    ("position-stones", {"stones": ["a1"]}),
    ("board-no-stone", {"stones": {"0": "a1"}}),
    ("board-no-cell", {"stones": {"1": "d1"}}),
    ("position-figures", {"figures": ["a1"]}),
    ("board-no-cell", {"figures": ["a1", "a9"]}),
    ("board-start-on-free-tile", {"figures": ["a1", "free"]}),
    ("position-by-seat", {"goals": [[1]]}),
    ("position-by-seat", {"collected": {"0": [1]}}),
    ("board-no-stone", {"goals": [[1], ["x"]]}),
    ("goal-twice", {"goals": [[1, 1], [3]]}),
    ("goal-shared", {"goals": [[1], [1]]}),
    ("goal-not-there", {"goals": [[1], [9]]}),
    ("player-without-goals", {"goals": [[1], []]}),
    ("position-stone-still-there", {"stones": {"1": "b1"}, "collected": [[1], []]}),
    ("position-collected-twice", {"collected": [[1], [1]]}),
    ("position-goal-collected", {"collected": [[1], []], "goals": [[1, 2], [3]]}),
    ("position-number", {"turn": 2}),
    ("position-number", {"turns": -1}),
    ("position-number", {"turns": "3"}),
    ("position-turn", {"turn": 1, "turns": 2, "forbidden": "N1"}),
    ("position-phase", {"phase": "claim"}),
    ("position-forbidden-missing", {"turns": 2}),
    ("position-forbidden-missing", {"phase": "walk"}),
    ("position-forbidden-early", {"forbidden": "N1"}),
    ("position-forbidden-immovable", {**GOES, "board": ["╋┼┼", "┼┼┼", "┼┼┼"]}),
    ("no-such-slot", {"turns": 2, "forbidden": "N4"}),
    ("position-after-limit", {**GOES, "turns": 8, "turn_limit": 6}),
    ("position-limit-reached", {**GOES, "turn_limit": 2}),
    ("position-over-without-end", {"turns": 3, "forbidden": "N1", "phase": "over"}),
    ("position-has-won", {**GOES, "collected": [[1, 2], []], "goals": [[], [3, 4]]}),
    ("position-ruled-out-unknown", {"ruled_out": [[9], []]}),
    ("position-ruled-out-goal", {"ruled_out": [[1], []]}),
    ("position-stands-on-goal", {**GOES, "figures": ["b1", "c3"]}),
    *(("position-generator", {"generator": g}) for g in ("xyz", "0x10", "1_0", " 5 ", "٣", 5)),
    ("position-collected-again", {**GOES, "collected": [[1, 1], []]}),
    ("position-collected-unknown", {**GOES, "collected": [[9], []]}),
    ("position-collected-early", {"collected": [[1], []], "goals": [[2], [3, 4]]}),
    (
        "position-collected-early",
        {"turns": 1, "forbidden": "N1", "collected": [[1, 2], []], "phase": "over"},
    ),
    ("board-no-stone", {"stones": {"1": "b1", "01": "b2"}}),
    ("board-no-stone", {"stones": {"1": "b1", "١": "b2"}}),
    ("board-no-cell", {"figures": ["a1", "a١"]}),
    *(("board-free", {"free": value}) for value in HUGE),
    *(("board-no-cell", {"stones": {"1": value}}) for value in HUGE),
    *(("board-no-stone", {"goals": [[value], [3]]}) for value in HUGE),
    *(("no-such-slot", {"turns": 2, "forbidden": value}) for value in HUGE),
]


@pytest.mark.parametrize(("key", "fields"), REFUSED)
def test_what_cannot_exist_is_refused(key: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_position(as_data(OPEN, **fields))
    assert error.value.text.key == key
    assert error.value.say("de") != error.value.say("en")


def test_the_east_may_be_written_in_german() -> None:
    match = position(OPEN, turns=2, forbidden="O1")
    assert match.position()["forbidden"] == "E1"


def test_stones_of_one_tile_may_be_collected_in_one_turn() -> None:
    drawing = OPEN.replace("1=b1 2=b2", "1=b1 2=b1")
    fields: dict[str, Any] = {
        "turns": 1,
        "forbidden": "N1",
        "phase": "over",
        "collected": [[1, 2], []],
    }
    assert position(drawing, **fields).over


def test_on_the_classic_board_every_stone_has_a_tile_of_its_own() -> None:
    now = GAME.new(2, 1).position()
    taken = now["goals"][0][:2]
    stones = {n: place for n, place in now["stones"].items() if int(n) not in taken}
    goals = [now["goals"][0][2:], now["goals"][1]]
    moved = {"collected": [taken, []], "goals": goals, "stones": stones, "forbidden": "N2"}
    with pytest.raises(BadPosition, match="collected from 2 tiles"):
        GAME.from_position({**now, **moved, "turn": 1, "turns": 1})
    again = {**now, **moved, "turn": 0, "turns": 2}
    assert GAME.from_position(again).position()["turns"] == 2


def test_goals_are_needed_where_the_board_gives_none() -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_position(as_data(OPEN.partition("    goals")[0]))
    assert error.value.text.key == "position-goals-needed"


def test_every_sentence_about_positions_is_reached() -> None:
    keys = {key for key in GAME.words.keys("en") if key.startswith("position-")}
    reached = {key for key, _ in REFUSED} | {"position-goals-needed"}
    assert keys <= reached


def test_shared_goals_may_be_gone_for_one_and_wanted_by_another() -> None:
    match = position(
        OPEN.replace("goals: 1 2 | 3 4", "goals: 1 2 | 2 4"),
        shared_goals=True,
        turns=2,
        forbidden="N1",
        stones={"1": "b1", "3": "b3", "4": "free"},
        collected=[[2], []],
        goals=[[1], [2, 4]],
    )
    assert match.scene(1)["table"]["goals"] == [2, 4]
