"""A simulated game played once more, slowly, to see whether all bots keep to the rules.

The compiled loops trust the bots, because checking every action would slow them down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from spieltisch.engine import registry
from spieltisch.engine.chance import one_of, seed_of
from spieltisch.engine.simulation import LIMIT, Simulation, word_for_bots

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spieltisch.engine.game import Game


@dataclass(frozen=True)
class Illegal:
    """Which bot picked an action that is not legal, at which seat, and after how many moves."""

    bot: str
    game: int
    seat: int
    moves: int
    action: int


def first_illegal(
    game: Game,
    players: int,
    options: Mapping[str, Any],
    names: Sequence[str],
    seed: int,
    outcomes: Simulation,
) -> Illegal | None:
    """Look at a simulated game again: the first that did not end, else the first of all.

    >>> import spieltisch
    >>> sequence = spieltisch.game("sequence")
    >>> options, bots = sequence.checked_options(2, {}), ["greedy", "random"]
    >>> outcomes = sequence.simulate(10, 2, bots, seed=1)
    >>> first_illegal(sequence, 2, options, bots, 1, outcomes) is None
    True
    """
    number = int(np.argmin(outcomes.finished))
    bots = [registry.bot(names[seat % len(names)]) for seat in range(players)]
    kernels = game.kernels
    state = game.blank(players, dict(options))
    kernels.deal(state, seed_of(np.uint64(seed), 2 * number))
    generator = np.array([seed_of(word_for_bots(seed), 2 * number)], np.uint64)
    actions = np.empty(game.max_legal, np.int32)
    for moves in range(LIMIT):
        seats = kernels.actors(state)
        if seats == 0:
            break
        seat = int(one_of(generator, seats))
        count = kernels.legal(state, seat, actions)
        legal, view = set(actions[:count].tolist()), state.copy()
        kernels.mask(view, seat)
        action = int(bots[seat].pick(view, seat, actions, count, kernels.weigh, generator))
        if action not in legal:
            return Illegal(bots[seat].name, number, seat, moves, action)
        kernels.play(state, seat, action)
    return None
