"""The game and an independent model of its rules agree, move by move, on random matches."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

from glow import reference
from glow.table import GAME

#: Matches for each number of players; those of many are long.
MATCHES = {1: 20, 2: 8, 3: 5, 4: 3}


def plain(position: dict[str, Any]) -> dict[str, Any]:
    return json.loads(json.dumps(position))


def comparable(position: dict[str, Any]) -> dict[str, Any]:
    """Without the generator, and without the order in which dice are listed."""
    return {key: value for key, value in position.items() if key != "generator"}


@pytest.mark.parametrize("board", ["shadows", "sea"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_legal_moves_and_their_effects_are_those_of_the_reference(players: int, board: str) -> None:
    foretold = 0
    for seed in range(MATCHES[players]):
        rng = random.Random(1000 * players + seed)
        how = rng.choice(["dealt", "chosen"])
        options = {"board": board, "adventurers": how, "second_lap_rerolls": seed % 2 == 0}
        settled = GAME.checked_options(players, options)
        state = GAME.blank(players, settled)
        GAME.kernels.deal(state, np.uint64(seed))
        actions = np.empty(GAME.max_legal, np.int32)
        careful = rng.random() < 0.6  # rerolls at random eat all points
        after = plain({"options": settled, **GAME.write_position(state)})
        while mask := int(GAME.kernels.actors(state)):
            position = after
            seat = rng.choice([s for s in range(players) if mask >> s & 1])
            count = GAME.kernels.legal(state, seat, actions)
            moves = {GAME.write_move(state, int(a)): int(a) for a in actions[:count]}
            assert set(moves) == reference.legal(position, seat)
            move = rng.choice(sorted(moves))
            if careful and "keep" in moves and rng.random() < 0.7:
                move = "keep"
            expected = reference.play(position, seat, move)
            GAME.kernels.play(state, seat, moves[move])
            after = plain({"options": settled, **GAME.write_position(state)})
            if expected is not None:
                foretold += 1
                if comparable(after) != comparable(expected):
                    assert after["seats"] == expected["seats"], move
                    assert comparable(after) == comparable(expected), move
        points = np.zeros(16)
        winners = int(GAME.kernels.result(state, points))
        position = plain(GAME.write_position(state))
        totals = [reference.final(position, s) for s in range(players)]
        assert points[:players].tolist() == totals
        if players > 1:
            best = max((totals[s], position["seats"][s]["rerolls"]) for s in range(players))
            won = [
                s for s in range(players) if (totals[s], position["seats"][s]["rerolls"]) == best
            ]
            assert [s for s in range(players) if winners >> s & 1] == won
    assert foretold > 200
