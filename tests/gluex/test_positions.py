"""Positions as data: what a person may leave out, and every mistake that is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gluex.table import GAME, LANE, as_data, begun, finished, position
from spieltisch.engine.errors import BadPosition

OPEN = """
    1  .  .  .  .  .  .  .  .  .  .  .  .  g2
    5  .  .  .  .  .  .  y3 .  .  .  g6 .  .
    9  y5 .  .  .  .  .  .  .  .  .  .  .  .
"""

STACKED = """
    1  .  .  .  .  .  .  .  .  .  .  .  .  g2
    5  .  .  .  .  .  .  Y3 .  .  .  .  .  .
    9  y5 .  .  .  .  .  .  .  .  .  .  .  .
"""

STUCK = "1  Y6 g1 .  .  .  .  .  g2"
FULL = "1  Y6 Y1 G1 G6"
SHORT = "A1 A A A2"


def test_only_chips_and_hands_are_needed() -> None:
    match = position(OPEN, "1/6 2/5")
    assert match.actors == (0,)
    now = match.position()
    assert now["bags"] == [[7, 7, 7], [7, 6, 8]]
    assert (now["first"], now["turn"], now["phase"]) == (0, 0, "turn")


def test_without_chips_start_sides_are_chosen() -> None:
    match = position(hands="1/6 2/5")
    assert match.actors == (0, 1)
    assert match.position()["bags"] == [[7, 8, 8], [8, 7, 8]]


def test_the_turn_follows_from_the_chips_placed() -> None:
    one_more = OPEN.replace("9  y5 .", "9  y5 y1")
    match = position(one_more, "1/6 2/5")
    assert match.actors == (1,)
    assert match.position()["first"] == 0
    assert position(OPEN, "1/6 2/5", first=1).actors == (1,)
    assert position(OPEN, "1/6 2/5", turn=1).position()["first"] == 1


def test_covered_chips_lie_in_no_bag() -> None:
    match = position(STACKED, "1/6 2/5", covered="g4", turn=0)
    assert match.position()["bags"] == [[7, 7, 7], [8, 6, 7]]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("last_chip", ["played", "kept"])
def test_positions_round_trip_to_identical_bytes(players: int, last_chip: str) -> None:
    match = finished(players, 6, last_chip=last_chip)
    while True:
        document = json.loads(json.dumps(match.position()))
        again = GAME.from_position(document)
        assert again.state.tobytes() == match.state.tobytes()
        assert again.position() == match.position()
        if not match.log:
            break
        match.undo()


@pytest.mark.parametrize("seed", range(12))
def test_positions_of_small_boards_round_trip(seed: int) -> None:
    """Small boards bring excluded players."""
    match = finished(2, seed, board=LANE, last_chip=("played", "kept")[seed % 2])
    while match.log:
        again = GAME.from_position(json.loads(json.dumps(match.position())))
        assert again.state.tobytes() == match.state.tobytes()
        match.undo()


def test_a_position_can_be_played_on() -> None:
    match = GAME.from_position(begun(3, 4).position())
    while not match.over:
        match.play(match.legal()[-1])
    assert match.result.winners


def changed(**fields: Any) -> dict[str, Any]:
    """A good position with some fields changed."""
    return {**as_data(OPEN, "1/6 2/5"), **fields}


def choosing(**fields: Any) -> dict[str, Any]:
    return {**as_data(hands="1/6 2/5", phase="choose"), **fields}


def lane(drawing: str = STUCK, **fields: Any) -> dict[str, Any]:
    return {**as_data(drawing, "3/4 2/5", board=LANE, covered="y1", turn=1), **fields}


def full(**fields: Any) -> dict[str, Any]:
    """Nobody can place any more."""
    data = as_data(FULL, "3/4 2/5", board=SHORT, covered="y3 y3 g4 g4", phase="over")
    return {**data, "excluded": [0, 1], **fields}


ROWS = as_data(OPEN, "1/6 2/5")["chips"]
NINE_SIXES = ["y6 " * 9 + ". . . g2", *ROWS[1:8], "y5" + " ." * 12]
NO_START = [*ROWS[:8], ". " * 13]
FOREIGN = [*ROWS[:8], "g5" + " ." * 12]

MISTAKES: list[tuple[dict[str, Any], str, str]] = [
    (changed(chip=[]), "unknown-field", "“chip”"),
    (changed(phase="draw"), "phase", "choose, turn, over"),
    (changed(turn=2), "seat", "“turn” takes a seat from 0 to 1"),
    (changed(turn=True), "seat", "“turn”"),
    (changed(first="0"), "seat", "“first”"),
    (changed(excluded=[2]), "seats", "“excluded”"),
    (changed(excluded=[0, 0]), "seats", "each once"),
    (changed(excluded=0), "seats", "list of seats"),
    (changed(chips=ROWS[1:]), "chips", "9 rows of 13 squares"),
    (changed(chips="."), "chips", "9 rows of 13 squares"),
    (changed(chips=[*ROWS[1:], 3]), "chips", "9 rows of 13 squares"),
    (changed(chips=[*ROWS[:8], "y5 ."]), "row", "Row 9 of “chips” has 2 squares"),
    (changed(chips=[*ROWS[:8], ROWS[8].replace("y5", "r5")]), "no-chip", "“r5”"),
    (changed(chips=[*ROWS[:8], ROWS[8].replace("y5", "y7")]), "no-chip", "one of y, g"),
    (changed(chips=[*ROWS[:8], ROWS[8].replace("y5", "y55")]), "no-chip", "“y55”"),
    ({k: v for k, v in changed().items() if k != "hands"}, "hands", "1/6, 2/5, 3/4 or null"),
    (changed(hands=["1/6"]), "hands", "2 entries"),
    (changed(hands=["1/6", "6/1"]), "hands", "2 entries"),
    (changed(bags=[[7, 7, 7]]), "bags", "2 lists of three numbers"),
    (changed(bags=[[7, 7, 7], [7, 6, 9]]), "bags", "from 0 to 8"),
    (changed(bags=[[7, 7, 7], [7, 6, 8.0]]), "bags", "from 0 to 8"),
    (as_data(STACKED, "1/6 2/5"), "bags-needed", "“bags”"),
    (choosing(sides=[6]), "sides", "2 entries"),
    (choosing(sides=[7, None]), "sides", "from 1 to 6"),
    (choosing(sides=[0, None]), "sides", "from 1 to 6"),
    (changed(chips=NINE_SIXES), "too-many", "more than 8 chips 1/6 of yellow"),
    (changed(bags=[[8, 7, 7], [7, 6, 8]]), "too-many", "more than 8 chips 1/6 of yellow"),
    (choosing(bags=[[7, 8, 7], [8, 7, 8]]), "missing", "hand and bag of yellow hold all 24"),
    (changed(hands=["1/6", None]), "no-hand", "green has chips in the bag but none in hand"),
    (changed(sides=[6, None]), "sides-and-phase", "“choose”"),
    (choosing(sides=[5, None]), "side", "the start chip shows 1 or 6"),
    (choosing(sides=[6, 2]), "all-chosen", "the phase is “turn”"),
    (changed(phase="choose"), "choose-and-chips", "there is no chip on the board"),
    (choosing(turn=0), "choose-and-turn", "“first” and “turn” are null"),
    (choosing(first=0), "choose-and-turn", "“first” and “turn” are null"),
    (choosing(excluded=[1]), "choose-and-turn", "nobody is excluded"),
    (changed(chips=NO_START), "start", "A chip of yellow must be on top of the start square a9"),
    (changed(chips=FOREIGN), "start", "yellow"),
    (
        lane("1  Y6 G1 .  .  .  .  .  g2", bags=[[7, 8, 7], [7, 6, 7]]),
        "start-stack",
        "The start of yellow holds two chips",
    ),
    (changed(bags=[[7, 7, 6], [7, 6, 8]]), "stacks", "1 chips are neither in view"),
    (lane("1  Y6 G1 .  .  .  .  .  g2"), "stacks", "but 2 are drawn on top"),
    (
        full(hands=["3/4", None], bags=[[6, 8, 5], [0, 0, 0]], excluded=[1]),
        "stacks",
        "are neither in view",
    ),
    (changed(excluded=[1]), "can-place", "green is not excluded"),
    (changed(excluded=[1], turn=1), "can-place", "green is not excluded"),
    (lane(excluded=[0], turn=0), "turn", "yellow has no chip to place or is excluded"),
    (changed(first=0, turn=1), "turns", "have placed 2, 2 chips; with player 2 to move"),
    (
        changed(chips=[*ROWS[:8], "y5 y1 y1" + " ." * 10]),
        "turns",
        "have placed 4, 2 chips; with player 2 to move",
    ),
    (lane(turn=0), "stuck", "yellow has nowhere to place"),
    (full(phase="turn"), "is-over", "the phase is “over”"),
    (full(turn=0), "over-and-turn", "“turn” is null"),
    (full(excluded=[0]), "not-over", "green has placed 4 chips instead of 24"),
    (changed(phase="over"), "not-over", "yellow has placed 2 chips instead of 24"),
    (changed(generator="xyz"), "generator", "16 hexadecimal digits"),
    (changed(generator=5), "generator", "16 hexadecimal digits"),
    (changed(generator="1" * 17), "generator", "16 hexadecimal digits"),
]


@pytest.mark.parametrize(("data", "key", "part"), MISTAKES)
def test_a_mistake_in_a_position_is_named(data: dict[str, Any], key: str, part: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_position(data)
    assert error.value.text.key == f"position-{key}"
    assert part in error.value.say("en")
    assert error.value.say("de") != error.value.say("en")


def test_who_has_placed_everything_is_not_excluded() -> None:
    match = finished(2, 6)
    match.undo()
    done = match.position()["hands"].index(None)
    with pytest.raises(BadPosition) as error:
        GAME.from_position({**match.position(), "excluded": [done]})
    assert error.value.text.key == "position-finished-not-excluded"


def test_with_the_last_chip_kept_nobody_plays_from_an_empty_bag() -> None:
    match = finished(2, 6, last_chip="kept")
    for change, key in (
        ({"phase": "turn", "turn": 0}, "is-over"),
        ({"options": {"last_chip": "played"}}, "not-over"),
    ):
        with pytest.raises(BadPosition) as error:
            GAME.from_position({**match.position(), **change})
        assert error.value.text.key == f"position-{key}"


def test_a_finished_game_cannot_be_one_with_the_last_chip_kept() -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_position({**finished(2, 6).position(), "options": {"last_chip": "kept"}})
    assert error.value.text.key == "position-not-over"


def test_every_sentence_about_positions_is_reached() -> None:
    keys = {key for key in GAME.words.keys("en") if key.startswith("position-")}
    reached = {f"position-{key}" for _, key, _ in MISTAKES}
    assert keys - reached == {"position-finished-not-excluded"}
