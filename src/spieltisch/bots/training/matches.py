"""Many games between two sets of weights, in one compiled loop for all games."""

from __future__ import annotations

import numpy as np

from spieltisch.bots.search.leaves import best_index, share_out
from spieltisch.engine import contract
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Seed, one_of, seed_of
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import (
    MAX_SEATS,
    POINTS,
    STATE,
    Actors,
    Deal,
    Legal,
    Mask,
    Play,
    Points,
    Result,
    State,
    pointer,
)
from spieltisch.engine.records import copy
from spieltisch.engine.tuning import WEIGH_BY, WeighBy, Weights

#: A game that takes longer than this counts as a draw.
LIMIT = 2_000


@kernel
def duel(
    blank: State,
    deal: Deal,
    actors: Actors,
    legal: Legal,
    play: Play,
    result: Result,
    mask: Mask,
    weigh: WeighBy,
    players: int,
    width: int,
    seed: Seed,
    first: int,
    own: Weights,
    other: Weights,
    shares: Points,
) -> None:
    """Play deals number `first`, `first` + 1, ..., each once from every seat.

    One seat plays by `own` weights and all others by `other` ones; everybody plays the move that
    looks best from what the seat sees. `shares` says how much of each deal the one won.
    """
    state, view = np.empty_like(blank), np.empty_like(blank)
    actions = np.empty(width, np.int32)
    weights = np.empty(width, np.float32)
    parts = np.zeros(MAX_SEATS, np.float64)
    generator = np.empty(1, np.uint64)
    for k in range(len(shares)):
        shares[k] = 0.0
        for hero in range(players):
            copy(state, blank)
            deal(state, seed_of(seed, 2 * (first + k)))
            generator[0] = seed_of(seed, 2 * (first + k) + 1)
            seats = actors(state)
            done = 0
            while seats != 0 and done < LIMIT:
                seat = one_of(generator, seats)
                count = legal(state, seat, actions)
                best = 0
                if count > 1:
                    copy(view, state)
                    mask(view, seat)
                    weigh(view, seat, actions, count, own if seat == hero else other, weights)
                    best = best_index(weights, count)
                play(state, seat, whole(actions[best]))
                seats = actors(state)
                done += 1
            share_out(result(state, parts), players, parts)
            shares[k] += (parts[hero] if seats == 0 else 0.5) / players


def units() -> list[Unit]:
    """The loop with its signature."""
    kernels = ("deal", "actors", "legal", "play", "result", "mask")
    pointers = ", ".join(pointer(contract.SIGNATURES[name]) for name in kernels)
    signature = (
        f"void({STATE}, {pointers}, {pointer(WEIGH_BY)}, int64, int64, uint64, int64,"
        f"{POINTS}, {POINTS}, {POINTS})"
    )
    return [Unit("duel", duel, signature)]
