"""The kernels of Glow as the engine calls them: over bytes, viewed as the record."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.engine.bits import whole
from spieltisch.engine.chance import below, one_of, scramble
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, Features, Kernels, Points, State
from spieltisch.engine.records import viewed
from spieltisch.games.glow import hidden, knowledge, observing, rules, scoring, setup, turns
from spieltisch.games.glow.record import MAX_LEGAL, RECORD


@kernel
def deal(state: State, seed: Any) -> None:
    s = viewed(state, RECORD)
    s.generator[0] = scramble(np.uint64(seed))
    setup.deal(s)


@kernel
def actors(state: State) -> int:
    return rules.actors(viewed(state, RECORD))


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    return rules.legal(viewed(state, RECORD), seat, out)


@kernel
def refuse(state: State, seat: int, action: int) -> int:
    return rules.refuse(viewed(state, RECORD), seat, action)


@kernel
def play(state: State, seat: int, action: int) -> None:
    turns.play(viewed(state, RECORD), seat, action)


@kernel
def result(state: State, points: Points) -> int:
    return scoring.result(viewed(state, RECORD), points)


@kernel
def mask(state: State, viewer: int) -> None:
    hidden.mask(viewed(state, RECORD), viewer)


@kernel
def guess(state: State, viewer: int, seed: Any) -> None:
    hidden.guess(viewed(state, RECORD), viewer, seed)


@kernel
def observe(state: State, viewer: int, out: Features) -> int:
    return observing.observe(viewed(state, RECORD), viewer, out)


@kernel
def weigh(state: State, seat: int, actions: Actions, count: int, out: Features) -> None:
    knowledge.weigh(viewed(state, RECORD), seat, actions, count, out)


@kernel
def value(state: State, out: Features) -> None:
    knowledge.value(viewed(state, RECORD), out)


@kernel
def rollout(state: State, seed: Any, limit: int) -> int:
    s = viewed(state, RECORD)
    actions = np.empty(MAX_LEGAL, np.int32)
    generator = np.empty(1, np.uint64)
    generator[0] = seed
    for done in range(limit):
        seats = rules.actors(s)
        if seats == 0:
            return done
        seat = one_of(generator, seats)
        count = rules.legal(s, seat, actions)
        turns.play(s, seat, whole(actions[below(generator, count)]))
    return limit


KERNELS = Kernels(
    deal=deal,
    actors=actors,
    legal=legal,
    refuse=refuse,
    play=play,
    result=result,
    mask=mask,
    guess=guess,
    observe=observe,
    weigh=weigh,
    value=value,
    rollout=rollout,
)
