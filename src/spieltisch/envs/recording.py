"""Compiled loops that write down what is played, and show it again move by move.

They are compiled once for all games, like the drivers, whose games these are: game number k of a
seed is the same as in a simulation with the same bots.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.bits import whole
from spieltisch.engine.bot import PICK, Picks
from spieltisch.engine.chance import Seed, seed_of
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import (
    MAX_SEATS,
    SIGNATURES,
    STATE,
    Actors,
    Deal,
    Legal,
    Mask,
    Observe,
    Play,
    Result,
    State,
    Weigh,
    pointer,
)
from spieltisch.engine.drivers import NOBODY, OUTCOME, bot_game, seat_at
from spieltisch.engine.records import copy, copy_into, fill


@kernel
def record_games(
    blank: State,
    deal: Deal,
    actors: Actors,
    legal: Legal,
    play: Play,
    result: Result,
    mask: Mask,
    weigh: Weigh,
    picks: Picks,
    width: int,
    first_turn: int,
    seed: Seed,
    bots_seed: Seed,
    first: int,
    outcomes: NDArray[Any],
    movers: NDArray[np.int8],
    moves: NDArray[np.int32],
) -> None:
    """Play games of a batch with one bot per seat, and write down who played what.

    A row of `moves` has room for as many as a game may take; then the game is stopped.
    """
    state, view = np.empty_like(blank), np.empty_like(blank)
    actions = np.empty(width, np.int32)
    generator = np.empty(1, np.uint64)
    points = np.zeros(MAX_SEATS, np.float64)
    for k in range(len(outcomes)):
        game = 2 * (first + k)
        copy(state, blank)
        deal(state, seed_of(seed, game))
        beginner = seat_at(state, first_turn)
        generator[0] = seed_of(bots_seed, game)
        done = bot_game(
            state,
            view,
            actors,
            legal,
            play,
            mask,
            weigh,
            picks,
            actions,
            generator,
            movers[k],
            moves[k],
        )
        outcomes[k].actions = done
        outcomes[k].finished = 1 if actors(state) == 0 else 0
        outcomes[k].first = seat_at(state, first_turn) if beginner == NOBODY else beginner
        outcomes[k].winners = result(state, points)
        copy_into(outcomes[k].points, points)


@kernel
def show_games(
    blank: State,
    deal: Deal,
    legal: Legal,
    play: Play,
    observe: Observe,
    width: int,
    seeds: NDArray[np.uint64],
    ends: NDArray[np.int64],
    movers: NDArray[np.int8],
    moves: NDArray[np.int32],
    observations: NDArray[np.float32],
    masks: NDArray[np.int8],
) -> None:
    """Play games once more, and write what was seen before each of their moves, a row for each.

    The moves of all games come one after the other; `ends` says where those of each game end.
    """
    state, actions = np.empty_like(blank), np.empty(width, np.int32)
    row = 0
    for k in range(len(seeds)):
        copy(state, blank)
        deal(state, seeds[k])
        while row < ends[k]:
            seat = whole(movers[row])
            observe(state, seat, observations[row])
            fill(masks[row], 0)
            for j in range(legal(state, seat, actions)):
                masks[row, actions[j]] = 1
            play(state, seat, whole(moves[row]))
            row += 1


def units() -> list[Unit]:
    """Both loops with their signatures."""
    played = ("deal", "actors", "legal", "play", "result", "mask", "weigh")
    recording = ", ".join(pointer(SIGNATURES[name]) for name in played)
    showing = ", ".join(pointer(SIGNATURES[name]) for name in ("deal", "legal", "play", "observe"))
    picks = f"UniTuple({pointer(PICK)}, {MAX_SEATS})"
    record = (
        f"void({STATE}, {recording}, {picks}, int64, int64, uint64, uint64, int64, rows,"
        "int8[:, ::1], int32[:, ::1])"
    )
    show = (
        f"void({STATE}, {showing}, int64, uint64[::1], int64[::1], int8[::1], int32[::1],"
        "float32[:, ::1], int8[:, ::1])"
    )
    return [
        Unit("record_games", record_games, record, OUTCOME),
        Unit("show_games", show_games, show),
    ]
