"""Moves compared in the same imagined worlds: one compiled loop for all games.

What a move brings differs far more from world to world than from move to move. So every move is
tried in the same worlds, with the same chance, and only the differences count.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.search.leaves import judge, play_best
from spieltisch.engine import contract
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Seed, next_word, seed_of
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import (
    ACTIONS,
    MAX_SEATS,
    STATE,
    Actions,
    Actors,
    Guess,
    Legal,
    Play,
    Result,
    State,
    Value,
    Weigh,
    pointer,
)
from spieltisch.engine.records import copy

#: [world, move]: what each move brought the seat in each world.
Scores = NDArray[np.float64]


@kernel
def compare(
    view: State,
    seat: int,
    moves: Actions,
    guess: Guess,
    actors: Actors,
    legal: Legal,
    play: Play,
    result: Result,
    weigh: Weigh,
    value: Value,
    players: int,
    width: int,
    plies: int,
    seed: Seed,
    first: int,
    scores: Scores,
) -> None:
    """Try all moves in the worlds number `first`, `first` + 1, ...: one for each row of scores.

    `view` is the state as the seat sees it; the search learns nothing else about the game. After
    a move everybody plays `plies` times the move that looks best; if the game is not over then,
    the game's `value` says what the position is worth.
    """
    world, state = np.empty_like(view), np.empty_like(view)
    actions = np.empty(width, np.int32)
    weights = np.empty(width, np.float32)
    rewards = np.empty(MAX_SEATS, np.float64)
    values = np.zeros(MAX_SEATS, np.float32)
    chance = np.empty(1, np.uint64)
    for row in range(len(scores)):
        word = seed_of(seed, first + row)
        chance[0] = word
        copy(world, view)
        guess(world, seat, next_word(chance))
        for k in range(len(moves)):
            chance[0] = word
            copy(state, world)
            play(state, seat, whole(moves[k]))
            seats = play_best(state, actors, legal, play, weigh, actions, weights, plies, chance)
            judge(state, seats == 0, result, value, players, values, rewards)
            scores[row, k] = rewards[seat]


def units() -> list[Unit]:
    """The comparison with its signature."""
    kernels = ("guess", "actors", "legal", "play", "result", "weigh", "value")
    pointers = ", ".join(pointer(contract.SIGNATURES[name]) for name in kernels)
    signature = (
        f"void({STATE}, int64, {ACTIONS}, {pointers}, int64, int64, int64, uint64, int64,"
        "float64[:, ::1])"
    )
    return [Unit("compare", compare, signature)]
