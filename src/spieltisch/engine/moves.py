"""The moves of a game: kinds with their arguments, and the numbers that stand for them.

A game declares its kinds of moves once. From that follow the action codes, what a code means in
kernels and in Python, and the names by which notation, words, bots and learners call moves.

>>> MOVES = Moves(place=(100,), claim=(4, 6), pass_=())
>>> MOVES.count
125
>>> CLAIM = MOVES["claim"]
>>> code(CLAIM, 3, 2)
120
>>> MOVES.parts(120)
('claim', 3, 2)
>>> MOVES.parts(124)
('pass',)
>>> is_a(120, CLAIM), arguments(120, CLAIM)
(True, (3, 2))
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from spieltisch.engine.bits import Number


class Kind(NamedTuple):
    """A kind of move: its first code, the code after its last, and how many second arguments.

    Kernels know it as a constant, so that asking about a code is a comparison.
    """

    first: int
    end: int
    width: int


class Moves:
    """All kinds of moves of a game, each with the sizes of its arguments, at most two.

    Arguments are numbers from 0 up. A name that is a keyword of Python, such as `pass`, is
    declared with an underscore after it.
    """

    def __init__(self, **sizes: tuple[int, ...]) -> None:
        self.sizes: Mapping[str, tuple[int, ...]] = {
            name.rstrip("_"): size for name, size in sizes.items()
        }
        self.kinds: dict[str, Kind] = {}
        first = 0
        for name, size in self.sizes.items():
            length, width = (*size, 1, 1)[:2]
            self.kinds[name] = Kind(first, first + length * width, width)
            first += length * width
        #: How many codes there are; they run from 0.
        self.count = first

    def __getitem__(self, name: str) -> Kind:
        return self.kinds[name]

    def name(self, action: int) -> str:
        """What kind of move a code stands for."""
        return self._names()[action]

    def parts(self, action: int) -> tuple[Any, ...]:
        """The kind's name, then the arguments."""
        name = self.name(action)
        return (name, *arguments(action, self.kinds[name])[: len(self.sizes[name])])

    @cache  # noqa: B019 -- a game has one, and keeps it
    def _names(self) -> list[str]:
        return [name for name, kind in self.kinds.items() for _ in range(kind.first, kind.end)]


# In the place of a call of these, compiled code has the instructions given in `instructions`.


def code(kind: Kind, first: Number = 0, second: Number = 0) -> int:
    """The number of a move."""
    return kind.first + int(first) * kind.width + int(second)


def is_a(action: int, kind: Kind) -> bool:
    """Whether a move is of a kind."""
    return kind.first <= action < kind.end


def argument(action: int, kind: Kind) -> int:
    """The only argument of a move of a kind."""
    return action - kind.first


def arguments(action: int, kind: Kind) -> tuple[int, int]:
    """Both arguments of a move of a kind; a missing one is 0."""
    number = action - kind.first
    return number // kind.width, number % kind.width
