"""Whether people who share a screen have anything to hide from each other."""

from __future__ import annotations

import numpy as np

import spieltisch
from spieltisch.engine.contract import State


def is_open(match: spieltisch.Match, seat: int) -> bool:
    """Whether all seats see the same, now and after whatever a seat that may act does next.

    What comes next matters too: whoever is about to choose in secret must be alone with the
    screen before typing anything.
    """
    game, state = match.game, match.state
    if not _looks_alike(match, state):
        return False
    actions = np.empty(game.max_legal, np.int32)
    count = game.kernels.legal(state, seat, actions)
    return all(_looks_alike(match, _after(match, seat, int(action))) for action in actions[:count])


def _after(match: spieltisch.Match, seat: int, action: int) -> State:
    state = match.state
    match.game.kernels.play(state, seat, action)
    return state


def _looks_alike(match: spieltisch.Match, state: State) -> bool:
    """Whether all seats see the same once everything they must not see is erased."""
    views = [state.copy() for _ in range(match.players)]
    for seat, view in enumerate(views):
        match.game.kernels.mask(view, seat)
    return all(np.array_equal(view, views[0]) for view in views)
