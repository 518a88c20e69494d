"""Pairs of matches that one seat cannot tell apart."""

from random import Random
from typing import Any

import numpy as np

from spieltisch import Match
from spieltisch.engine.contract import State
from spieltisch.engine.game import Game


def played(game: Game, players: int, seed: int, plies: int, **options: Any) -> Match:
    """A match after this many random moves, or before its last move if it is shorter."""
    match = game.new(players=players, seed=seed, **options)
    random = Random(seed)
    for _ in range(plies):
        seat = random.choice(match.actors)
        match.play(random.choice(match.legal(seat)), seat)
        if match.over:
            match.undo()
            break
    return match


def twin(match: Match, seat: int, seed: int) -> Match:
    """The same match in another world that looks the same to the seat."""
    world = match.state
    match.game.kernels.guess(world, seat, np.uint64(seed))
    return standing(match, world)


def standing(match: Match, state: State) -> Match:
    """A match that begins at a state."""
    return Match(match.game, match.players, match.options, state, seed=None, seats=None)
