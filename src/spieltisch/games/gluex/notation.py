"""Moves as text: the side that shows, then where to; the same in every language.

5 c4       place the chip on c4 with five pips up; c4:5 is understood too
start 6    begin with the six of the start chip up
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from spieltisch.engine.contract import State
from spieltisch.engine.errors import UnreadableMove
from spieltisch.engine.words import Language
from spieltisch.games.gluex.boards import WORDS
from spieltisch.games.gluex.record import ACTIONS, PLACE, START
from spieltisch.games.gluex.squares import CELLS, cell, cell_name

_CELL = r"([a-p](?:1[0-5]|[1-9]))"
_PLACED = re.compile(rf"([1-6]) ?{_CELL}")
_PLACED_REVERSED = re.compile(rf"{_CELL} ?[: ] ?([1-6])")
_START = re.compile(r"start ?:? ?([1-6])")


def placement(place: int, pips: int) -> int:
    """The action that lays a chip on a square with these pips up."""
    return PLACE + (pips - 1) * CELLS + place


def placed(action: int) -> tuple[int, int]:
    """The square and the pips of a placement."""
    return action % CELLS, action // CELLS + 1


def _written(action: int) -> str:
    if action >= START:
        return f"start {action - START + 1}"
    place, pips = placed(action)
    return f"{pips} {cell_name(place)}"


#: Every action as text.
TEXTS = [_written(action) for action in range(ACTIONS)]

#: What these texts stand for.
_ACTIONS = {text: action for action, text in enumerate(TEXTS)}


def read_move(state: State, text: str) -> int:
    """The action that a text stands for."""
    if text in _ACTIONS:
        return _ACTIONS[text]
    plain = " ".join(text.lower().split())
    if found := _START.fullmatch(plain):
        return START + int(found[1]) - 1
    if found := _PLACED.fullmatch(plain):
        return placement(cell(found[2]), int(found[1]))
    if found := _PLACED_REVERSED.fullmatch(plain):
        return placement(cell(found[1]), int(found[2]))
    raise UnreadableMove(WORDS("unreadable-move", text=text[:40]))


def write_move(state: State, action: int, language: Language = "en") -> str:
    """An action as text."""
    return TEXTS[action]


def write_moves(state: State, actions: Iterable[int], language: Language = "en") -> list[str]:
    """Many actions as texts."""
    return [TEXTS[action] for action in actions]
