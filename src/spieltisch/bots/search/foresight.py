"""Moves compared in the same imagined worlds by what a game has learned from winning.

In each world everybody else answers with the move that looks best, and the seat with the one that
leaves it best. How well it stands after some of its next turns says the game's network, which sees
no more than the seat would see there.
"""

from __future__ import annotations

import numpy as np

from spieltisch.bots.search.insight import UNJUDGED, appraise, best_by_insight, chance_of
from spieltisch.bots.search.leaves import best_index, judge
from spieltisch.bots.search.worlds import Scores
from spieltisch.engine import contract
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Seed, next_word, one_of, seed_of
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import (
    ACTIONS,
    MAX_SEATS,
    POINTS,
    STATE,
    Actions,
    Actors,
    Legal,
    Play,
    Points,
    Result,
    State,
    Value,
    Weigh,
    pointer,
)
from spieltisch.engine.insight import (
    ADVANCE,
    EVIDENCE,
    IMAGINE,
    LOOK,
    NETWORK,
    Advance,
    Evidence,
    Imagine,
    Look,
    Network,
)
from spieltisch.engine.records import copy

#: A seat that does not get to move again within this many moves, for each of its turns that are
#: looked ahead, is judged where it is.
PATIENCE = 40


@kernel
def compare_by_insight(
    view: State,
    seat: int,
    moves: Actions,
    imagine: Imagine,
    evidence: Evidence,
    actors: Actors,
    legal: Legal,
    play: Play,
    result: Result,
    weigh: Weigh,
    value: Value,
    look: Look,
    advance: Advance,
    network: Network,
    inputs: int,
    hidden: int,
    players: int,
    width: int,
    replies: int,
    earliest: int,
    latest: int,
    seed: Seed,
    first: int,
    scores: Scores,
) -> None:
    """Try all moves in the worlds number `first`, `first` + 1, ...: one for each row of scores.

    `view` is the state as the seat sees it, and `evidence` what the moves of others tell; the
    search learns nothing else about the game. What counts is how well the seat stands, on average,
    after its `earliest` to `latest` turn after the move that is tried; moves that the network does
    not judge are no turns. Once the game is over, its result stands for all further turns.
    """
    world, state, after = np.empty_like(view), np.empty_like(view), np.empty_like(view)
    actions, weights = np.empty(width, np.int32), np.empty(width, np.float32)
    seen, sums = np.empty(inputs, np.uint8), np.empty(hidden, np.float32)
    rewards, values = np.empty(MAX_SEATS, np.float64), np.zeros(MAX_SEATS, np.float32)
    chance = np.empty(1, np.uint64)
    for row in range(len(scores)):
        word = seed_of(seed, first + row)
        chance[0] = word
        copy(world, view)
        imagine(world, seat, next_word(chance), evidence)
        for k in range(len(moves)):
            chance[0] = word
            copy(state, world)
            play(state, seat, whole(moves[k]))
            seats, turn, total = actors(state), 0, 0.0
            for _ in range(PATIENCE * latest):
                if seats == 0:
                    break
                mover = one_of(chance, seats)
                count, best = legal(state, mover, actions), 0
                if mover == seat:
                    best, worth = best_by_insight(
                        state,
                        seat,
                        actions,
                        count,
                        weigh,
                        look,
                        advance,
                        network,
                        replies,
                        0.0,
                        chance,
                        weights,
                        after,
                        seen,
                        sums,
                    )
                    if worth > UNJUDGED:
                        turn += 1
                        if turn >= earliest:
                            total += chance_of(worth)
                        if turn == latest:
                            break
                elif count > 1:
                    weigh(state, mover, actions, count, weights)
                    best = best_index(weights, count)
                play(state, mover, whole(actions[best]))
                seats = actors(state)
            if turn < latest:
                judge(state, seats == 0, result, value, players, values, rewards)
                total += rewards[seat] * (latest - max(turn, earliest - 1))
            scores[row, k] = total / (latest - earliest + 1)


@kernel
def rate_by_insight(
    view: State,
    seat: int,
    actions: Actions,
    look: Look,
    advance: Advance,
    network: Network,
    inputs: int,
    hidden: int,
    worths: Points,
) -> None:
    """Write how well each of the moves leaves the seat; `UNJUDGED` for what is not judged."""
    after = np.empty_like(view)
    seen, sums = np.empty(inputs, np.uint8), np.empty(hidden, np.float32)
    for k in range(len(actions)):
        copy(after, view)
        worths[k] = UNJUDGED
        if advance(after, seat, whole(actions[k])) != 0:
            look(after, seat, seen)
            worths[k] = appraise(seen, network, sums)


def units() -> list[Unit]:
    """Both loops with their signatures."""
    names = ("actors", "legal", "play", "result", "weigh", "value")
    kernels = ", ".join(pointer(contract.SIGNATURES[name]) for name in names)
    insight = f"{pointer(LOOK)}, {pointer(ADVANCE)}, {NETWORK}, int64, int64"
    compare = (
        f"void({STATE}, int64, {ACTIONS}, {pointer(IMAGINE)}, {EVIDENCE}, {kernels}, {insight},"
        " int64, int64, int64, int64, int64, uint64, int64, float64[:, ::1])"
    )
    rate = f"void({STATE}, int64, {ACTIONS}, {insight}, {POINTS})"
    return [
        Unit("compare_by_insight", compare_by_insight, compare),
        Unit("rate_by_insight", rate_by_insight, rate),
    ]
