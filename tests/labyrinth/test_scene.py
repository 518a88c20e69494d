"""Scenes, the drawn table, and how the points came about."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from labyrinth.table import OPEN, begin, play, position
from spieltisch.games.labyrinth import GAME


def test_a_scene_tells_what_a_client_needs() -> None:
    match = play(begin(OPEN), "N2:NS")
    table = match.scene(0)["table"]
    assert table["board"] == ["┼│┼", "┼┼┼", "┼┼┼"]
    assert table["tiles"][0][1] == {"open": "NS", "immovable": False}
    assert table["free"] == {"sign": "┼", "open": "NESW", "rotations": ["NESW"], "stones": [3]}
    assert table["forbidden"] == "S2"
    assert table["slots"] == []
    assert table["figures"] == ["a1", "c3"]
    assert table["stones"] == {"1": "b2", "2": "b3", "3": "free", "4": "b1"}
    assert table["goals"] == [1, 2]
    assert "b1" in table["reachable"]
    assert (table["phase"], table["turn"], table["turns"]) == ("walk", 0, 0)
    json.dumps(match.scene(None))


def test_slots_are_shown_while_a_tile_is_to_be_inserted() -> None:
    match = play(begin(OPEN), "N2:NS", "stay")
    table = match.scene(0)["table"]
    assert len(table["slots"]) == 11
    assert "S2" not in table["slots"]
    assert table["reachable"] == []


def test_the_slots_of_movable_lines_are_shown_whatever_the_game_waits_for() -> None:
    drawing = "┼┼┼\n┼╋┼\n┼┼┼\nfree: ─\nstarts: a1 c3"
    match = begin(drawing)
    movable = {f"{side}{line}" for side in "NESW" for line in (1, 3)}
    assert set(match.scene(0)["table"]["movable"]) == movable
    play(match, "N1:NS")
    assert set(match.scene(0)["table"]["movable"]) == movable
    play(match, "stay")
    assert set(match.scene(1)["table"]["slots"]) == movable - {"S1"}


def test_ways_lead_back_to_the_figure_by_the_fewest_steps() -> None:
    drawing = "┌─┐\n│┌┘\n└┘□\nfree: □\nstarts: a1 b2\nstones: 1=b1 2=b3\ngoals: 1 | 2"
    table = position(drawing, phase="walk", forbidden="S3").scene(0)["table"]
    assert table["ways"] == {
        "b1": "a1",
        "a2": "a1",
        "c1": "b1",
        "a3": "a2",
        "c2": "c1",
        "b3": "a3",
        "b2": "c2",
    }
    assert {"a1", *table["ways"]} == set(table["reachable"])


def test_there_are_no_ways_while_a_tile_is_to_be_inserted() -> None:
    assert begin(OPEN).scene(0)["table"]["ways"] == {}


def test_the_breakdown_lists_everybodys_stones() -> None:
    match = play(begin(OPEN, turn_limit=1), "E3:NS", "b1")
    assert match.result.breakdown == {
        "end": "limit",
        "turns": 1,
        "turn_limit": 1,
        "seats": [
            {"seat": 0, "collected": [1], "left": 1, "won": True},
            {"seat": 1, "collected": [], "left": 2, "won": False},
        ],
    }


def test_the_drawn_table_joins_open_sides() -> None:
    drawing = "┌┐\n└╋\nfree: ─\nstarts: a1 b2\nstones: 1=b1 2=a2\ngoals: 1 | 2"
    lines = GAME.draw(begin(drawing).scene(0)).plain.splitlines()
    rows = [line[:18].rstrip() for line in lines[1:9]]
    assert rows == [
        "      1▼",
        "    ▒▒▒▒▒▒▒▒▒▒▒▒",
        " 1▶ ▒ A     *1 ▒ ◀",
        "    ▒    ▒▒    ▒",
        "    ▒    ▒█    █",
        " 2  ▒ 2     B",
        "    ▒▒▒▒▒▒█    █",
        "      1▲",
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_tables_fit_80_columns(language: str) -> None:
    boards = [(7, 7), (1, 1), (12, 3), (15, 15), (13, 2)]
    for width, height in boards:
        options: dict[str, Any] = {
            "board": "random",
            "width": width,
            "height": height,
            "stones": 30,
        }
        match = GAME.new(8, 3, turn_limit=2, tiles="wall=100 t=300", **options)
        while True:
            for viewer in (None, 0, 7):
                picture = GAME.draw(match.scene(viewer), language)  # type: ignore[arg-type]
                assert max(map(len, picture.plain.splitlines())) <= 80
            if match.over:
                break
            match.play(match.legal()[0])


def test_what_has_no_room_on_a_tile_is_told_below() -> None:
    drawing = OPEN.replace("starts: a1 c3", "starts: b2 b2").replace("1=b1", "1=b2")
    plain = GAME.draw(begin(drawing).scene(0)).plain
    assert "AB*+" in plain
    assert "On b2: A, B, 1, 2" in plain


def test_goals_are_drawn_with_their_places() -> None:
    drawing = OPEN.replace("goals: 1 2 | 3 4", "goals: 3 4 | 1 2")
    plain = GAME.draw(begin(drawing).scene(0), "de").plain
    assert "Deine Ziele:" in plain
    assert "3 b3, 4 auf der" in plain
    assert "Ziele von" not in plain


def test_the_end_is_drawn() -> None:
    match = play(begin(OPEN, turn_limit=1), "E3:NS", "b1")
    assert "After 1 turn Player 1 has the most stones" in GAME.draw(match.scene(0)).plain
    match = play(begin(OPEN, turn_limit=1), "E3:NS", "stay")
    assert "die meisten Steine, gleich viele" in GAME.draw(match.scene(None), "de").plain


def test_values_know_the_end() -> None:
    over: dict[str, Any] = {
        "phase": "over",
        "turns": 4,
        "forbidden": "N1",
        "stones": {"3": "b3", "4": "a1"},
    }
    match = position(OPEN, **over, collected=[[1, 2], []], goals=[[], [3, 4]])
    out = np.zeros(16, np.float32)
    GAME.kernels.value(match.state, out)
    assert out[:2].tolist() == [1.0, 0.0]
