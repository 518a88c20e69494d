"""What becomes of a position, for every seat: the mean over many imagined ways to go on.

A search knows what a move is worth to the one who makes it. Here a position is judged for
all seats at once, from what one of them can see of it: worlds that fit are imagined, each is
played on with moves drawn by the game's own weights, and the results are averaged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from spieltisch.bots.search.leaves import judge, play_on
from spieltisch.engine import contract
from spieltisch.engine.chance import Generator, next_word
from spieltisch.engine.compiling import Unit, kernel, prepare
from spieltisch.engine.contract import (
    GENERATOR,
    MAX_SEATS,
    POINTS,
    STATE,
    Actors,
    Guess,
    Legal,
    Play,
    Points,
    Result,
    State,
    Value,
    Weigh,
    pointer,
)
from spieltisch.engine.records import copy, fill

if TYPE_CHECKING:
    from spieltisch.engine.game import Game
    from spieltisch.engine.levels import Thinking

#: No action: the position is judged as it stands.
AS_IT_STANDS = -1

#: The fewest moves per player that are played before the game's own estimate counts.
MOVES_EACH = 4


@kernel
def average(
    view: State,
    seat: int,
    action: int,
    guess: Guess,
    actors: Actors,
    legal: Legal,
    play: Play,
    result: Result,
    weigh: Weigh,
    value: Value,
    players: int,
    width: int,
    moves: int,
    worlds: int,
    generator: Generator,
    out: Points,
) -> None:
    """Write what every seat can expect, from 0 (lost) to 1 (won).

    `view` is the state as the seat sees it, and `action` what the seat does first. Each world
    uses the same chance whatever the action, so that actions can be compared.
    """
    state = np.empty_like(view)
    actions = np.empty(width, np.int32)
    weights = np.empty(width, np.float32)
    values = np.zeros(MAX_SEATS, np.float32)
    rewards = np.zeros(MAX_SEATS, np.float64)
    chance = np.empty(1, np.uint64)
    fill(out, 0.0)
    for _ in range(worlds):
        copy(state, view)
        chance[0] = next_word(generator)
        guess(state, seat, next_word(chance))
        if action != AS_IT_STANDS:
            play(state, seat, action)
        seats = play_on(state, actors, legal, play, weigh, actions, weights, moves, chance)
        judge(state, seats == 0, result, value, players, values, rewards)
        for k in range(players):
            out[k] += rewards[k]
    for k in range(players):
        out[k] /= worlds


def outlook(
    game: Game,
    players: int,
    view: State,
    seat: int,
    settings: Thinking,
    worlds: int,
    seed: int,
    action: int = AS_IT_STANDS,
) -> tuple[float, ...]:
    """What every seat can expect from a position as one seat sees it, after that seat's action.

    >>> import spieltisch
    >>> from spieltisch.bots.search import Settings
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> view = match.state
    >>> match.game.kernels.mask(view, 0)
    >>> chances = outlook(match.game, 2, view, 0, Settings(), worlds=100, seed=1)
    >>> len(chances), round(sum(chances), 3)
    (2, 1.0)
    """
    make_ready()
    k, chances = game.kernels, np.zeros(MAX_SEATS)
    average(
        view,
        seat,
        action,
        k.guess,
        k.actors,
        k.legal,
        k.play,
        k.result,
        k.weigh,
        k.value,
        players,
        game.max_legal,
        max(settings.ahead, MOVES_EACH * players),
        worlds,
        np.array([seed], np.uint64),
        chances,
    )
    return tuple(chances[:players].tolist())


def make_ready() -> None:
    """Compile the kernel, or load it from the cache."""
    prepare("outlook", units())


def units() -> list[Unit]:
    """The kernel with its signature."""
    kernels = ("guess", "actors", "legal", "play", "result", "weigh", "value")
    pointers = ", ".join(pointer(contract.SIGNATURES[name]) for name in kernels)
    signature = (
        f"void({STATE}, int64, int64, {pointers},int64, int64, int64, int64, {GENERATOR}, {POINTS})"
    )
    return [Unit("average", average, signature)]
