"""The kernels of Sequence as the engine calls them: over bytes, viewed as the record."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.engine.bits import whole
from spieltisch.engine.chance import below, one_of, scramble
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, Features, Kernels, Points, State
from spieltisch.games.sequence import hidden, knowledge, rules, turns
from spieltisch.games.sequence.record import MAX_LEGAL, RECORD


@kernel
def deal(state: State, seed: Any) -> None:
    s = state.view(RECORD)[0]
    s.generator[0] = scramble(np.uint64(seed))
    turns.deal(s)


@kernel
def actors(state: State) -> int:
    return rules.actors(state.view(RECORD)[0])


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    return rules.legal(state.view(RECORD)[0], seat, out)


@kernel
def refuse(state: State, seat: int, action: int) -> int:
    return rules.refuse(state.view(RECORD)[0], seat, action)


@kernel
def play(state: State, seat: int, action: int) -> None:
    turns.play(state.view(RECORD)[0], seat, action)


@kernel
def result(state: State, points: Points) -> int:
    return turns.result(state.view(RECORD)[0], points)


@kernel
def mask(state: State, viewer: int) -> None:
    hidden.mask(state.view(RECORD)[0], viewer)


@kernel
def guess(state: State, viewer: int, seed: Any) -> None:
    hidden.guess(state.view(RECORD)[0], viewer, seed)


@kernel
def observe(state: State, viewer: int, out: Features) -> int:
    return knowledge.observe(state.view(RECORD)[0], viewer, out)


@kernel
def weigh(state: State, seat: int, actions: Actions, count: int, out: Features) -> None:
    knowledge.weigh(state.view(RECORD)[0], seat, actions, count, out)


@kernel
def value(state: State, out: Features) -> None:
    knowledge.value(state.view(RECORD)[0], out)


@kernel
def rollout(state: State, seed: Any, limit: int) -> int:
    s = state.view(RECORD)[0]
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
