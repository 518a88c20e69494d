"""What a screen needs: rooms, chips, targets, the viewer's chip, and how things stand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gluex.table import GAME, LANE, begun, finished, play, position, targets

OPEN = """
    1  .  .  .  .  .  .  .  .  .  .  .  .  g2
    5  .  .  .  .  .  .  Y3 .  .  y3 g6 .  .
    8  .  .  .  .  .  .  .  .  .  .  g6 .  .
    9  y5 .  .  .  .  .  .  .  .  .  .  .  .
"""


def table(viewer: int | None = 0) -> dict[str, Any]:
    scene: dict[str, Any] = position(OPEN, "1/6 2/5", covered="g4", turn=0).scene(viewer)["table"]
    return scene


def test_the_scene_has_all_that_lies_on_the_table() -> None:
    assert set(table()) == {
        *("layout", "reconstruction", "middle", "starts", "colours", "chips", "rooms", "hand"),
        *("hands", "left", "targets", "choices", "chosen", "excluded", "finished", "first"),
        *("turn", "phase", "last_chip", "tie_break", "end"),
    }


@pytest.mark.parametrize("players", GAME.players)
def test_scenes_are_plain_data(players: int) -> None:
    for match in (GAME.new(players, 2), begun(players, 2), finished(players, 2)):
        for viewer in (None, *range(players)):
            scene = match.scene(viewer)
            assert json.loads(json.dumps(scene)) == scene


def test_chips_have_owner_pips_and_height() -> None:
    assert table()["chips"] == [
        {"cell": "m1", "seat": 1, "pips": 2, "height": 1},
        {"cell": "g5", "seat": 0, "pips": 3, "height": 2},
        {"cell": "j5", "seat": 0, "pips": 3, "height": 1},
        {"cell": "k5", "seat": 1, "pips": 6, "height": 1},
        {"cell": "k8", "seat": 1, "pips": 6, "height": 1},
        {"cell": "a9", "seat": 0, "pips": 5, "height": 1},
    ]


def test_rooms_tell_who_leads_now() -> None:
    rooms = {room["room"]: room for room in table()["rooms"]}
    assert list(rooms) == list("ABCDEFGHI")
    assert rooms["E"] == {"room": "E", "pips": [3, 0], "places": [1, None], "points": [4, 0]}
    assert rooms["F"]["pips"] == [3, 6]
    assert rooms["F"]["points"] == [0, 4]


def test_the_own_chip_shows_both_sides() -> None:
    assert table()["hand"] == {"type": "1/6", "sides": [1, 6]}
    assert table(1)["hand"] == {"type": "2/5", "sides": [2, 5]}


def test_targets_name_the_chips_they_count_from() -> None:
    own, other = table()["targets"]
    origins = {target["cell"]: target["from"] for target in own}
    assert origins["j5"] == ["g5"]
    assert "m5" not in origins  # the green chip on k5 is in the way
    assert origins["a9"] == []
    assert origins["f9"] == ["a9"]
    assert {target["cell"] for target in other} >= {"m1", "k1", "m3"}


def test_targets_are_the_legal_squares_of_the_seat_to_move() -> None:
    match = begun(3, 5)
    for _ in range(40):
        seat = match.actors[0]
        listed = match.scene(seat)["table"]["targets"][seat]
        assert {target["cell"] for target in listed} == targets(match)
        match.play(match.legal()[len(match.log) % 3])


def test_a_player_can_plan_while_the_others_move() -> None:
    match = begun(2, 5)
    waiting = 1 - match.actors[0]
    assert match.scene(waiting)["table"]["targets"][waiting]


def test_nobody_has_targets_before_the_first_turn_or_after_the_last() -> None:
    assert GAME.new(2, 1).scene(0)["table"]["targets"] == [[], []]
    assert finished(2, 1).scene(0)["table"]["targets"] == [[], []]


def test_points_are_live() -> None:
    scene = position(OPEN, "1/6 2/5", covered="g4", turn=0).scene()
    assert scene["points"] == [8.0, 8.0]
    assert scene["winners"] == []


def test_the_end_is_told() -> None:
    assert begun().scene()["table"]["end"] is None
    assert finished(2, 1).scene(0)["table"]["end"] == "placed"
    assert finished(2, 1, last_chip="kept").scene(0)["table"]["end"] == "kept"
    stuck = position("1  Y6 g1 .  .  .  .  .  g2", "3/4 2/5", board=LANE, covered="y1", turn=1)
    play(stuck, "5 c1")
    while not stuck.over:
        stuck.play(stuck.legal()[0])
    assert stuck.scene()["table"]["end"] == "stuck"
    assert stuck.scene()["table"]["excluded"] == [0, 1]
