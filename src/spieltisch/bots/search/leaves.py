"""What a position is worth to every seat, found by playing on from it."""

from __future__ import annotations

from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Generator, below, one_of
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import (
    Actions,
    Actors,
    Features,
    Legal,
    Play,
    Points,
    Result,
    State,
    Value,
    Weigh,
)
from spieltisch.engine.rewards import reward


@kernel
def play_on(
    state: State,
    actors: Actors,
    legal: Legal,
    play: Play,
    weigh: Weigh,
    actions: Actions,
    weights: Features,
    limit: int,
    generator: Generator,
) -> int:
    """Play moves drawn by the game's own weights; return who may act then."""
    seats = actors(state)
    for _ in range(limit):
        if seats == 0:
            break
        mover = one_of(generator, seats)
        count = legal(state, mover, actions)
        pick = 0
        if count > 1:
            weigh(state, mover, actions, count, weights)
            pick = draw_index(weights, count, generator)
        play(state, mover, whole(actions[pick]))
        seats = actors(state)
    return seats


@kernel
def play_best(
    state: State,
    actors: Actors,
    legal: Legal,
    play: Play,
    weigh: Weigh,
    actions: Actions,
    weights: Features,
    limit: int,
    generator: Generator,
) -> int:
    """Play the moves that look best by the game's own weights; return who may act then."""
    seats = actors(state)
    for _ in range(limit):
        if seats == 0:
            break
        mover = one_of(generator, seats)
        count = legal(state, mover, actions)
        best = 0
        if count > 1:
            weigh(state, mover, actions, count, weights)
            best = best_index(weights, count)
        play(state, mover, whole(actions[best]))
        seats = actors(state)
    return seats


@kernel
def draw_index(weights: Features, count: int, generator: Generator) -> int:
    """A number from 0 to `count` - 1, each as likely as its weight says."""
    total = 0.0
    for k in range(count):
        total += weights[k]
    rest = total * (below(generator, 1 << 30) / (1 << 30))
    pick = 0
    while pick < count - 1 and rest >= weights[pick]:
        rest -= weights[pick]
        pick += 1
    return pick


@kernel
def best_index(weights: Features, count: int) -> int:
    """The number of the largest of the first `count` weights, the first of them in a tie."""
    best = 0
    for k in range(1, count):
        if weights[k] > weights[best]:
            best = k
    return best


@kernel
def judge(
    state: State,
    over: bool,
    result: Result,
    value: Value,
    players: int,
    values: Features,
    rewards: Points,
) -> None:
    """Write what a position is worth to each seat: the result, or the game's own estimate."""
    if over:
        share_out(result(state, rewards), players, rewards)
        return
    value(state, values)
    for k in range(players):
        rewards[k] = values[k]


@kernel
def share_out(winners: int, players: int, shares: Points) -> None:
    """What everybody has won of a match: 1 for a victory, 0 for a defeat, a half for a draw."""
    for k in range(players):
        shares[k] = 0.5 + 0.5 * reward(winners, players, k)
