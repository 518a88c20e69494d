"""What moves have revealed: a drawn card, a die, an opened tile, a card from a hidden hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np

from spieltisch.engine.contract import State
from spieltisch.engine.seats import mover_number

if TYPE_CHECKING:
    from spieltisch.engine.match import Match

#: In how many other worlds the same moves are made. A card that comes in all of them by chance
#: would have to be nearly the only one left.
WORLDS = 16


def learners(match: Match, ply: int, seats: Iterable[int]) -> list[int]:
    """Those of the seats that have learned something hidden by the moves since a ply.

    The rules of the game decide it, no list of kinds of moves: for all that a seat knew at the
    ply, the world could have been another one. If the same moves lead the seat to the same
    knowledge in all of these, they have revealed nothing to it.

    >>> import spieltisch
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> match.play("9S b7")  # whoever plays a card draws one, and the others see the one played
    >>> learners(match, 0, (0, 1))
    [0, 1]
    """
    return [seat for seat in seats if _has_learned(match, ply, seat)]


def _has_learned(match: Match, ply: int, seat: int) -> bool:
    knowledge = _masked(match, match.state, seat).tobytes()
    begin = match.state_at(ply)
    return any(_other_end(match, ply, begin, seat, seed) != knowledge for seed in range(WORLDS))


def _other_end(match: Match, ply: int, begin: State, seat: int, seed: int) -> bytes | None:
    """What a seat would know now in another world; None if the moves were not possible there."""
    kernels, world = match.game.kernels, begin.copy()
    kernels.guess(world, seat, np.uint64(seed))
    for played in match.log[ply:]:
        mover = mover_number(played.seat)
        if kernels.refuse(world, mover, played.action):
            return None
        kernels.play(world, mover, played.action)
    return _masked(match, world, seat).tobytes()


def _masked(match: Match, state: State, seat: int) -> State:
    masked = state.copy()
    match.game.kernels.mask(masked, seat)
    return masked
