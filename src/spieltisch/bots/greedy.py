"""A bot that plays the action with the highest weight, any of them where several tie."""

from __future__ import annotations

import numpy as np

from spieltisch.engine.bits import whole
from spieltisch.engine.bot import Bot
from spieltisch.engine.chance import Generator, below
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, State, Weigh


@kernel
def pick(
    state: State, seat: int, actions: Actions, count: int, weigh: Weigh, generator: Generator
) -> int:
    weights = np.empty(count, np.float32)
    weigh(state, seat, actions, count, weights)
    best, ties = 0, 1
    for k in range(1, count):
        if weights[k] > weights[best]:
            best, ties = k, 1
        elif weights[k] == weights[best]:
            ties += 1
            if below(generator, ties) == 0:
                best = k
    return whole(actions[best])


BOT = Bot("greedy", pick)
