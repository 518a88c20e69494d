"""How many ways there are to go on: engine and reference count the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import spieltisch
from sequence.reference import Table
from sequence.table import GAME, position


def ways_of_the_engine(state: Any, depth: int) -> int:
    """Count the sequences of moves by the compiled kernels, chance as the record holds it."""
    mask = GAME.kernels.actors(state)
    total = 0
    for seat in range(12):
        if not mask >> seat & 1:
            continue
        actions = np.empty(GAME.max_legal, np.int32)
        count = GAME.kernels.legal(state, seat, actions)
        if depth == 1:
            total += count
            continue
        for action in actions[:count]:
            after = state.copy()
            GAME.kernels.play(after, seat, int(action))
            total += ways_of_the_engine(after, depth - 1)
    return total


def ways_of_the_reference(table: Table, depth: int) -> int:
    """Count the same by the reference model; no deck runs out on the way."""
    total = 0
    for seat in table.actors():
        legal = table.legal(seat)
        if depth == 1:
            total += len(legal)
            continue
        for move in legal:
            after = table.clone()
            after.play(move, seat, [])
            total += ways_of_the_reference(after, depth - 1)
    return total


def ways(match: spieltisch.Match, depth: int) -> int:
    """The number on which both agree."""
    count = ways_of_the_engine(match.state, depth)
    assert count == ways_of_the_reference(Table(match.position()), depth)
    return count


@pytest.mark.parametrize(
    ("players", "seed", "counts"),
    [
        (2, 3, (12, 1_282, 16_502)),
        (3, 7, (10, 1_048, 10_174)),
        (4, 5, (10, 1_050, 11_450)),
    ],
)
def test_ways_from_the_deal(players: int, seed: int, counts: tuple[int, ...]) -> None:
    match = GAME.new(players, seed)
    assert tuple(ways(match, depth) for depth in (1, 2, 3)) == counts


BUSY = """
       a b c d e f g h i j
    1  * b b g . . . . . *
    2  . . . . b . . . . .
    3  . . . . b . g . . .
    4  . . . . b g . . . .
    5  . b b b . b b . . .
    6  . . . g b . . . . .
    7  . . g . b . . . . .
    9  g g g g g b b . . .
"""


@pytest.mark.parametrize("draw", ["auto", "manual"])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("dead_cards", ["one", "strict", "any", "never"])
def test_ways_on_a_busy_board(draw: str, advanced: bool, dead_cards: str) -> None:
    """Two lines to choose from, a sequence to break, dead cards, late draws."""
    match = position(
        BUSY,
        "5H 2S 3S | JS 4S",
        deck="JD KC KC QD 9H 8H",
        sequences_to_win=3,
        draw=draw,
        advanced=advanced,
        dead_cards=dead_cards,
    )
    for depth in (1, 2, 3):
        assert ways(match, depth) > 0
