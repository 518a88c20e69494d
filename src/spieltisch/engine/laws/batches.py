"""Laws about compiled loops: they play the same game as the kernels called one by one."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import drivers, simulation
from spieltisch.engine.compiling import prepare
from spieltisch.engine.laws.moments import Moment, at_times, insist, once

_GAMES = 12
_LIMIT = 100_000


@at_times
def rollout_plays_as_the_playout_does(at: Moment) -> None:
    """The game's own `rollout` and the engine's `playout` make the same random choices."""
    prepare("drivers", drivers.units())
    k = at.game.kernels
    for limit in (0, at.random.randrange(1, 20), _LIMIT):
        seed = np.uint64(at.seed())
        own, driven = at.state.copy(), at.state.copy()
        own_count = at.kernels.rollout(own, seed, limit)
        count = drivers.playout(driven, k.actors, k.legal, k.play, at.game.max_legal, seed, limit)
        insist(own_count == count, f"{own_count} actions in one, {count} in the other")
        insist(own.tobytes() == driven.tobytes(), f"different ends after {count} actions")


@once
def batches_depend_on_their_seed_alone(at: Moment) -> None:
    """A batch has the same outcomes on any number of threads and in chunks of any size."""
    match, seed = at.match, at.seed()
    blank = at.game.blank(match.players, match.options)
    first = None
    for threads, chunk in ((1, _GAMES), (2, _GAMES), (2, 5), (1, 1)):
        batch = simulation.simulate(
            at.game, blank, match.players, _GAMES, None, seed, threads=threads, chunk=chunk
        )
        arrays = (batch.points, batch.winners, batch.actions, batch.finished)
        outcome = b"".join(array.tobytes() for array in arrays)
        first = first or outcome
        insist(outcome == first, f"other outcomes on {threads} threads in chunks of {chunk}")


LAWS = (rollout_plays_as_the_playout_does, batches_depend_on_their_seed_alone)
