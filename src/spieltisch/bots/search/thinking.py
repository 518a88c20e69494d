"""The search itself: one compiled loop for all games.

An iteration imagines a world that fits what the seat knows, walks down the tree by moves
that are legal there, estimates what the position it arrives at is worth, and credits that to
every move on the way. Each seat's moves are chosen for that seat's own reward, so any
number of players, teams, and several seats acting at once need no special case.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.search.leaves import judge, play_best, play_on
from spieltisch.bots.search.tree import NODE, NONE, ROOT, Tree, add
from spieltisch.engine import contract
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Generator, next_word, one_of
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import (
    GENERATOR,
    MAX_SEATS,
    STATE,
    Actions,
    Actors,
    Features,
    Guess,
    Legal,
    Play,
    Result,
    Rollout,
    State,
    Value,
    Weigh,
    pointer,
)
from spieltisch.engine.records import copy

#: The walk down the tree ends here at the latest; the rest is played out.
DEEPEST = 256


@kernel
def think(
    view: State,
    seat: int,
    tree: Tree,
    size: int,
    end: int,
    guess: Guess,
    actors: Actors,
    legal: Legal,
    play: Play,
    result: Result,
    weigh: Weigh,
    value: Value,
    rollout: Rollout,
    players: int,
    width: int,
    codes: int,
    curiosity: float,
    trust: float,
    spread: float,
    doubt: float,
    ripe: int,
    best: int,
    guided: int,
    random: int,
    iterations: int,
    generator: Generator,
) -> int:
    """Let the tree grow by some iterations; return where its next new node would be.

    New nodes are number `size` and so on, below `end`; other threads may search the same tree at
    the same time and add theirs elsewhere. `view` is the state as the seat sees it; the search
    learns nothing else about the game.
    From `curiosity` to `random` these are what `Settings` has. A leaf is played on for `best`
    moves that look best, `guided` moves drawn by weight and `random` moves drawn at random; if the
    game is not over then, the game's `value` says what the position is worth.
    """
    state = np.empty_like(view)
    actions = np.empty(width, np.int32)
    weights = np.empty(width, np.float32)
    place = np.full(codes, -1, np.int32)  # of an action among the legal ones
    nodes = np.empty(width, np.int32)  # that stand for the legal actions
    path = np.empty(DEEPEST + 1, np.int32)
    rewards = np.empty(MAX_SEATS, np.float64)
    values = np.zeros(MAX_SEATS, np.float32)
    for _ in range(iterations):
        copy(state, view)
        guess(state, seat, next_word(generator))
        node, depth = ROOT, 0
        path[0] = ROOT
        seats = actors(state)
        while seats != 0 and depth < DEEPEST:
            # The seat's own moves come first, even if others may act at the same time.
            mover = seat if seats >> seat & 1 == 1 else one_of(generator, seats)
            count = legal(state, mover, actions)
            known = _look_up(tree, node, mover, actions, count, place, nodes)
            if known < count and size + count <= end:
                if trust > 0.0:
                    weigh(state, mover, actions, count, weights)
                size = _sprout(tree, size, node, mover, actions, count, nodes, weights, trust)
            chosen = _choose(tree, nodes, count, curiosity, spread, doubt)
            if chosen == NONE:  # the tree is full
                break
            play(state, mover, whole(tree[chosen].action))
            seats = actors(state)
            node, depth = chosen, depth + 1
            path[depth] = node
            # A try counts at once, and what it brings later: so other threads look elsewhere.
            tree[node].visits += 1
            if tree[node].visits <= ripe:
                break
        if seats != 0 and best > 0:
            seats = play_best(state, actors, legal, play, weigh, actions, weights, best, generator)
        if seats != 0 and guided > 0:
            seats = play_on(state, actors, legal, play, weigh, actions, weights, guided, generator)
        if seats != 0 and random > 0:
            rollout(state, next_word(generator), random)
            seats = actors(state)
        judge(state, seats == 0, result, value, players, values, rewards)
        tree[ROOT].visits += 1
        for k in range(1, depth + 1):
            tree[path[k]].reward += rewards[tree[path[k]].seat]
    return size


@kernel
def _look_up(
    tree: Tree,
    node: int,
    mover: int,
    actions: Actions,
    count: int,
    place: NDArray[np.int32],
    nodes: NDArray[np.int32],
) -> int:
    """Find the child that stands for each legal action; return how many there are."""
    for k in range(count):
        place[actions[k]] = k
        nodes[k] = NONE
    known = 0
    child = whole(tree[node].child)
    while child != NONE:
        here = tree[child]
        k = place[here.action]
        if k >= 0 and here.seat == mover:
            nodes[k] = child
            known += 1
        child = whole(here.sibling)
    for k in range(count):
        place[actions[k]] = -1
    return known


@kernel
def _sprout(
    tree: Tree,
    size: int,
    node: int,
    mover: int,
    actions: Actions,
    count: int,
    nodes: NDArray[np.int32],
    weights: Features,
    trust: float,
) -> int:
    """Add the legal actions that the node does not have yet; return the tree's size."""
    total = 0.0
    if trust > 0.0:
        for k in range(count):
            total += weights[k]
    for k in range(count):
        if nodes[k] == NONE:
            share = (1.0 - trust) / count
            if trust > 0.0:
                share += trust * weights[k] / total
            add(tree, size, node, mover, whole(actions[k]), share)
            nodes[k] = size
            size += 1
    return size


@kernel
def _choose(
    tree: Tree,
    nodes: NDArray[np.int32],
    count: int,
    curiosity: float,
    spread: float,
    doubt: float,
) -> int:
    """The most promising node; note for all of them that they had the chance.

    What moves are worth may differ by a half in one position and by a hundredth in the next.
    `spread` makes them comparable: the best of the moves that were tried counts 1 and the worst 0.
    """
    visits, reward = 0, 0.0
    low, high = 1.0, 0.0
    for k in range(count):
        if nodes[k] != NONE and tree[nodes[k]].visits > 0:
            visits += tree[nodes[k]].visits
            reward += tree[nodes[k]].reward
            mean = tree[nodes[k]].reward / tree[nodes[k]].visits
            low, high = min(low, mean), max(high, mean)
    untried = reward / visits - doubt if visits > 0 else 0.5
    scale = max(high - low, spread) if spread > 0.0 else 1.0
    best, most = NONE, -1.0e9
    for k in range(count):
        if nodes[k] == NONE:
            continue
        here = tree[nodes[k]]
        here.chances += 1
        mean = here.reward / here.visits if here.visits > 0 else untried
        hope = mean / scale + curiosity * here.prior * np.sqrt(here.chances) / (1.0 + here.visits)
        if hope > most:
            best, most = whole(nodes[k]), hope
    return best


def units() -> list[Unit]:
    """The search with its signature."""
    kernels = ("guess", "actors", "legal", "play", "result", "weigh", "value", "rollout")
    pointers = ", ".join(pointer(contract.SIGNATURES[name]) for name in kernels)
    signature = (
        f"int64({STATE}, int64, rows, int64, int64, {pointers}, int64, int64, int64, float64, "
        f"float64, float64, float64, int64, int64, int64, int64, int64, {GENERATOR})"
    )
    return [Unit("think", think, signature, NODE)]
