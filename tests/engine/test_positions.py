"""Positions of Sequence: whatever is accepted is a match that keeps the laws."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.mutations import JSON, accepted, changed
from engine.sequences import ALL_LAWS, GAME
from spieltisch.engine.laws import check_match
from spieltisch.engine.match import Match

#: Laws that matter for a position and are quick to check.
QUICK = [law for law in ALL_LAWS if law.when == "each ply"] + [
    law
    for law in ALL_LAWS
    if law.name
    in (
        "refuse_agrees_with_legal",
        "a_position_comes_back_identical",
        "a_guess_is_a_possible_position",
        "a_guess_can_be_guessed_from",
        "notation_can_be_read_back",
        "a_replay_is_identical",
    )
]

SETTINGS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "early": (2, 9, {}),
    "late": (3, 110, {"sequences_to_win": 3}),
    "by hand": (4, 40, {"draw": "manual", "table_talk": True, "advanced": True}),
    "crowded": (12, 90, {"teams": 3, "sequences_to_win": 2, "chips": 40}),
}


@cache
def text_of(name: str) -> str:
    """A position from the middle of a match."""
    players, plies, options = SETTINGS[name]
    random = Random(players)
    match = GAME.new(players, players, **options)
    while len(match.log) < plies and not match.over:
        seat = random.choice(match.actors)
        match.play(random.choice(match.legal(seat)), seat)
    if "table_talk" in options:
        match.play("talk blue", "moderator")
    return json.dumps(match.position())


def read(position: Any) -> Match | None:
    return accepted(lambda: GAME.from_position(position))


def check_a_few_plies(match: Match) -> None:
    check_match(match, seed=len(match.game.name), laws=QUICK, every=10, limit=10)


@pytest.mark.parametrize("name", SETTINGS)
def test_a_changed_position_is_refused_or_keeps_the_laws(name: str) -> None:
    accepted = []

    @settings(max_examples=30)
    @given(changed(json.loads(text_of(name))))
    def check(position: Any) -> None:
        match = read(position)
        if match is not None:
            accepted.append(match)
            check_a_few_plies(match)

    check()
    assert accepted


@settings(max_examples=60)
@given(st.dictionaries(st.sampled_from(sorted(json.loads(text_of("early")))), JSON, max_size=4))
def test_any_json_is_refused_or_keeps_the_laws(position: Any) -> None:
    match = read({"hands": [["2S"], ["3S"]], **position})
    if match is not None:
        check_a_few_plies(match)


@settings(max_examples=30)
@given(
    board=st.lists(st.text("..bbg", min_size=10, max_size=10), min_size=10, max_size=10),
    hands=st.integers(0, 7),
    goal=st.integers(1, 5),
)
def test_any_board_is_refused_or_keeps_the_laws(board: list[str], hands: int, goal: int) -> None:
    corners = [f"*{row[1:-1]}*" if k in (0, 9) else row for k, row in enumerate(board)]
    deck = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]
    match = read(
        {
            "options": {"sequences_to_win": goal},
            "board": corners,
            "hands": [deck[:hands], deck[-hands:] if hands else []],
        }
    )
    if match is not None:
        check_a_few_plies(match)


@pytest.mark.parametrize("chip", "bg")
@pytest.mark.parametrize("rows", [1, 5, 10])
def test_a_board_full_of_chips_of_one_colour_is_refused(chip: str, rows: int) -> None:
    board = ["." * 10] * (10 - rows) + [chip * 10] * (rows - 1) + [f"*{chip * 8}*"]
    if rows == 10:
        board[0] = f"*{chip * 8}*"
    assert read({"board": board, "hands": [[], []]}) is None


def test_draws_that_are_left_open_must_have_left_room_in_the_hand() -> None:
    """Otherwise more draws could be waiting than the record has room for."""
    position = {
        "options": {"draw": "manual"},
        "hands": [["2S", "3S", "4S", "5S", "6S", "7S", "8S"], ["2H", "3H", "4H", "5H"]],
        "open_draws": [0, 1] * 31,
    }
    assert read(position) is None


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("wrong", [None, True, -1, 2**70, 0.5, "a", "", [], {}, [[]], {"a": 1}])
def test_every_field_refuses_what_is_not_its_kind(name: str, wrong: Any) -> None:
    position = json.loads(text_of(name))
    for field in position:
        match = read({**position, field: wrong})
        if match is not None:
            assert match.position() == json.loads(json.dumps(match.position()))
            assert GAME.from_position(match.position()).state.tobytes() == match.state.tobytes()
