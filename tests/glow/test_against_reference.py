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


def plain(options: dict[str, Any], state: Any) -> dict[str, Any]:
    """A position as its text would be read, without the generator."""
    position = json.loads(json.dumps({"options": options, **GAME.write_position(state)}))
    del position["generator"]
    return position


@pytest.mark.parametrize("board", ["shadows", "sea"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_legal_moves_and_their_effects_are_those_of_the_reference(players: int, board: str) -> None:
    for seed in range(MATCHES[players]):
        rng = random.Random(1000 * players + seed)
        options: dict[str, Any] = {"board": board, "adventurers": rng.choice(["dealt", "chosen"])}
        options |= {"second_lap_rerolls": seed % 2 == 0}
        if players == 1:
            options |= {"tie": rng.choice(["lost", "footprints"])}
            options |= {"tile_seven": rng.choice(["score", "band"])}
            options |= {"tom_camp_moves": rng.choice(["once", "repeat"])}
        settled = GAME.checked_options(players, options)
        state = GAME.blank(players, settled)
        GAME.kernels.deal(state, np.uint64(seed))
        actions = np.empty(GAME.max_legal, np.int32)
        careful = rng.random() < 0.6  # rerolls at random eat all points
        after = plain(settled, state)
        while mask := int(GAME.kernels.actors(state)):
            position = after
            seat = rng.choice([s for s in range(players) if mask >> s & 1])
            count = GAME.kernels.legal(state, seat, actions)
            moves = {GAME.write_move(state, int(a)): int(a) for a in actions[:count]}
            assert set(moves) == reference.legal(position, seat)
            move = rng.choice(sorted(moves))
            if careful and "keep" in moves and rng.random() < 0.7:
                move = "keep"
            GAME.kernels.play(state, seat, moves[move])
            after = plain(settled, state)
            expected = reference.play(position, seat, move, after)
            if expected is None:
                assert (position["phase"], after["phase"]) == ("choosing", "morning")
            elif after != expected:
                for key, value in after.items():
                    assert value == expected[key], (move, key)
        points = np.zeros(16)
        mask = int(GAME.kernels.result(state, points))
        assert points[:players].tolist() == [reference.final(after, s) for s in range(players)]
        assert [s for s in range(players) if mask >> s & 1] == reference.winners(after)
        if players == 1:
            assert GAME.breakdown(state)["tom"]["total"] == reference.toms_final(after)
