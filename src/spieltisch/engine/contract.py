"""The contract: the kernels of a game and the one signature each has for all games.

A state is a row of bytes (`State`) that the kernels view as the game's record. Because the
signatures are the same for every game, drivers and searches take the kernels as function
pointers and are compiled once for all games, even for games that do not exist yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.chance import Seed
from spieltisch.engine.compiling import Unit

State: TypeAlias = NDArray[np.uint8]
Actions: TypeAlias = NDArray[np.int32]
Points: TypeAlias = NDArray[np.float64]
Features: TypeAlias = NDArray[np.float32]
Text: TypeAlias = NDArray[np.uint8]
Cuts: TypeAlias = NDArray[np.int32]

#: No game seats more; bit masks of seats and the drivers' arrays are this wide.
MAX_SEATS = 16

#: The viewer who sees only what everybody sees.
SPECTATOR = -1

#: A referee outside the game. It may step in where a game's rules let it (`legal` lists
#: how), but the game never waits for it, so it is never among the actors.
MODERATOR = MAX_SEATS

# What kernels take and return; what each of them does is told by `Kernels`.

Deal: TypeAlias = Callable[[State, Seed], None]
Actors: TypeAlias = Callable[[State], int]
Legal: TypeAlias = Callable[[State, int, Actions], int]
Refuse: TypeAlias = Callable[[State, int, int], int]
Play: TypeAlias = Callable[[State, int, int], None]
Number: TypeAlias = Callable[[State, Actions, int], None]
Find: TypeAlias = Callable[[State, int, int], int]
Stand: TypeAlias = Callable[[State, int, int, Points, Text, Cuts], int]
Result: TypeAlias = Callable[[State, Points], int]
Mask: TypeAlias = Callable[[State, int], None]
Guess: TypeAlias = Callable[[State, int, Seed], None]
Observe: TypeAlias = Callable[[State, int, Features], int]
Weigh: TypeAlias = Callable[[State, int, Actions, int, Features], None]
Value: TypeAlias = Callable[[State, Features], None]
Rollout: TypeAlias = Callable[[State, Seed, int], int]

# The same, as the compiler writes it.

STATE = "uint8[::1]"
ACTIONS = "int32[::1]"
POINTS = "float64[::1]"
FEATURES = "float32[::1]"
TEXT = "uint8[::1]"
CUTS = "int32[::1]"
GENERATOR = "uint64[::1]"

DEAL = f"void({STATE}, uint64)"
ACTORS = f"int64({STATE})"
LEGAL = f"int64({STATE}, int64, {ACTIONS})"
REFUSE = f"int64({STATE}, int64, int64)"
PLAY = f"void({STATE}, int64, int64)"
NUMBER = f"void({STATE}, {ACTIONS}, int64)"
FIND = f"int64({STATE}, int64, int64)"
STAND = f"int64({STATE}, int64, int64, {POINTS}, {TEXT}, {CUTS})"
RESULT = f"int64({STATE}, {POINTS})"
MASK = f"void({STATE}, int64)"
GUESS = f"void({STATE}, int64, uint64)"
OBSERVE = f"int64({STATE}, int64, {FEATURES})"
WEIGH = f"void({STATE}, int64, {ACTIONS}, int64, {FEATURES})"
VALUE = f"void({STATE}, {FEATURES})"
ROLLOUT = f"int64({STATE}, uint64, int64)"


def pointer(signature: str) -> str:
    """The type of a function pointer to a kernel with this signature.

    >>> pointer(ACTORS)
    'FunctionType(int64(uint8[::1]))'
    """
    return f"FunctionType({signature})"


@dataclass(frozen=True)
class Kernels:
    """A game's kernels, in the order in which they are made ready.

    `deal(state, seed)` sets up a game on a blank record that holds players and options.
    `actors(state)` is the mask of the seats that may act now; 0 says the game is over.
    `legal(state, seat, out)` writes the legal action codes and returns how many.
    `refuse(state, seat, action)` is 0 for a legal action, else the reason's number.
    `play(state, seat, action)` carries out a legal action.
    `number(state, actions, count)` puts in place of each action code the number of its text.
    `find(state, seat, number)` is the legal action whose text has a number; -1 if none has.
    `stand(state, ply, players, points, out, cuts)` writes how a match stands as JSON
    (`engine/standing.py`), and everybody's points; returns how many texts, or why it could not.
    `result(state, points)` writes points per seat and returns the mask of the winners.
    `mask(state, viewer)` erases everything that the viewer must not know.
    `guess(state, viewer, seed)` fills what was erased with a world that fits the rest.
    `observe(state, viewer, out)` writes features for learning and returns how many.
    `weigh(state, seat, actions, count, out)` gives each action a prior weight above 0.
    `value(state, out)` estimates each seat's chance to win, from 0 to 1.
    `rollout(state, seed, limit)` plays at random to the end, or for `limit` actions, with
    the game's own kernels inlined, and returns how many actions that took.
    """

    deal: Deal
    actors: Actors
    legal: Legal
    refuse: Refuse
    play: Play
    number: Number
    find: Find
    stand: Stand
    result: Result
    mask: Mask
    guess: Guess
    observe: Observe
    weigh: Weigh
    value: Value
    rollout: Rollout

    def units(self) -> Iterator[Unit]:
        """Every kernel that is needed to play with its signature: all but `observe`."""
        for field in fields(self):
            if field.name != "observe":
                yield Unit(field.name, getattr(self, field.name), SIGNATURES[field.name])

    @property
    def eyes(self) -> Unit:
        """The kernel `observe` with its signature; only learners need it."""
        return Unit("observe", self.observe, OBSERVE)


SIGNATURES = {
    "deal": DEAL,
    "actors": ACTORS,
    "legal": LEGAL,
    "refuse": REFUSE,
    "play": PLAY,
    "number": NUMBER,
    "find": FIND,
    "stand": STAND,
    "result": RESULT,
    "mask": MASK,
    "guess": GUESS,
    "observe": OBSERVE,
    "weigh": WEIGH,
    "value": VALUE,
    "rollout": ROLLOUT,
}
