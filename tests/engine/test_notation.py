"""Moves as programs send them mean what they mean however people space them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

import spieltisch
from spieltisch.engine.errors import SpieltischError

MOVES = 150


@pytest.mark.parametrize("name", spieltisch.games())
def test_a_move_is_read_the_same_with_more_room_around_it(name: str) -> None:
    chance = Random(5)
    match = spieltisch.game(name).new(seed=5)
    for _ in range(MOVES):
        if match.over:
            break
        seat = chance.choice(match.actors)
        for move in match.legal(seat):
            action = match.game.read_move(match.state, move)
            assert match.game.read_move(match.state, f"  {move} ") == action
            assert match.game.write_move(match.state, action) == move
        match.play(chance.choice(match.legal(seat)), seat)


@pytest.mark.parametrize("name", spieltisch.games())
def test_every_text_of_a_move_is_read_the_same_with_more_room_around_it(name: str) -> None:
    """Even those that are not legal now: the rules say why, not the notation."""
    match = spieltisch.game(name).new(seed=5)
    for text in _texts(match):
        assert _reading(match, f" {text} ") == _reading(match, text)


def _texts(match: spieltisch.Match) -> Iterator[str]:
    for action in range(match.game.actions):
        with suppress(IndexError):  # no position offers such an action
            yield match.game.write_move(match.state, action)


def _reading(match: spieltisch.Match, text: str) -> int | type[SpieltischError]:
    try:
        return match.game.read_move(match.state, text)
    except SpieltischError as error:
        return type(error)
