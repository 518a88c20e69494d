"""How good a network thinks a move is: kernels that other loops are made of."""

from __future__ import annotations

import numpy as np

from spieltisch.bots.search.leaves import best_index
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Generator, below
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions, Features, State, Weigh
from spieltisch.engine.insight import Advance, Inputs, Look, Network
from spieltisch.engine.records import copy

#: What a move is worth that the network does not judge.
UNJUDGED = -1e9

#: One move in this many is chosen with a blur, by whoever learns.
SELDOM = 10


@kernel
def appraise(inputs: Inputs, network: Network, sums: Features) -> float:
    """How well a seat stands: the logarithm of its chance to win over its chance to lose.

    `sums` is a place for the hidden units.
    """
    width, hidden = len(inputs), len(sums)
    for unit in range(hidden):
        sums[unit] = network[width + unit]
    total = np.float64(0.0)
    for k in range(width):
        if inputs[k] != 0:
            amount = np.float32(inputs[k])
            total += network[k] * amount
            first = width + hidden * (2 + k)
            for unit in range(hidden):
                sums[unit] += network[first + unit] * amount
    for unit in range(hidden):
        if sums[unit] > 0:
            total += sums[unit] * network[width + hidden + unit]
    return total


@inlined
def chance_of(worth: float) -> float:
    """The chance to win of somebody who stands so well."""
    return 1.0 / (1.0 + np.exp(-worth))


@kernel
def best_by_insight(
    state: State,
    seat: int,
    actions: Actions,
    count: int,
    weigh: Weigh,
    look: Look,
    advance: Advance,
    network: Network,
    breadth: int,
    blur: float,
    generator: Generator,
    weights: Features,
    after: State,
    inputs: Inputs,
    sums: Features,
) -> tuple[int, float]:
    """Which of the moves leaves the seat best, of the `breadth` that look best, and how well.

    If the one that looks best is not judged, it is that one, and `UNJUDGED`. With a blur every
    tenth choice takes moves for better than they are. `inputs` are those of the best move in the
    end.
    """
    weigh(state, seat, actions, count, weights)
    blurred = blur > 0.0 and below(generator, SELDOM) == 0
    seen = np.empty_like(inputs)
    best, worth, looks = -1, UNJUDGED, UNJUDGED
    for _ in range(min(breadth, count)):
        k = best_index(weights, count)
        weights[k] = -1.0
        copy(after, state)
        if advance(after, seat, whole(actions[k])) == 0:
            if best < 0:
                return k, UNJUDGED
            continue
        look(after, seat, seen)
        own = appraise(seen, network, sums)
        seems = own + blur * luck(generator) if blurred else own
        if best < 0 or seems > looks:
            best, worth, looks = k, own, seems
            copy(inputs, seen)
    return best, worth


@kernel
def luck(generator: Generator) -> float:
    """How much better than it is a move seems: mostly little, now and then a lot."""
    return -np.log(-np.log((below(generator, 1 << 24) + 0.5) / (1 << 24)))
