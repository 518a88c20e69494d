"""What moves have revealed: a drawn card, a die, an opened tile, a card from a hidden hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np

from spieltisch.engine.contract import Kernels, State
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
    begin, end, kernels = match.state_at(ply), match.state, match.game.kernels
    moves = [(mover_number(played.seat), played.action) for played in match.log[ply:]]
    return [seat for seat in seats if _has_learned(kernels, begin, end, moves, seat)]


def _has_learned(
    kernels: Kernels, begin: State, end: State, moves: list[tuple[int, int]], seat: int
) -> bool:
    knowledge = _masked(kernels, end, seat).tobytes()
    others = (_other_end(kernels, begin, moves, seat, seed) for seed in range(WORLDS))
    return any(other != knowledge for other in others)


def _other_end(
    kernels: Kernels, begin: State, moves: list[tuple[int, int]], seat: int, seed: int
) -> bytes | None:
    """What a seat would know now in another world; None if the moves were not possible there."""
    world = begin.copy()
    kernels.guess(world, seat, np.uint64(seed))
    for mover, action in moves:
        if kernels.refuse(world, mover, action):
            return None
        kernels.play(world, mover, action)
    return _masked(kernels, world, seat).tobytes()


def _masked(kernels: Kernels, state: State, seat: int) -> State:
    masked = state.copy()
    kernels.mask(masked, seat)
    return masked
