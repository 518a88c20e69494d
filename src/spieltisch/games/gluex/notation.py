"""Moves as text: the side that shows, then where to; the same in every language.

5 c4       place the chip on c4 with five pips up; c4:5 is understood too
start 6    begin with the six of the start chip up
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from spieltisch.engine.contract import State
from spieltisch.engine.errors import UnreadableMove
from spieltisch.engine.moves import argument, arguments, code, is_a
from spieltisch.engine.words import Language
from spieltisch.games.gluex.boards import WORDS
from spieltisch.games.gluex.record import ACTIONS, PLACE, START
from spieltisch.games.gluex.squares import cell, cell_name

_CELL = r"([a-p](?:1[0-5]|[1-9]))"
_PLACEMENT = re.compile(rf"([1-6]) ?{_CELL}")
_PLACEMENT_REVERSED = re.compile(rf"{_CELL} ?[: ] ?([1-6])")
_START = re.compile(r"start ?:? ?([1-6])")


def _text(action: int) -> str:
    if is_a(action, START):
        return f"start {argument(action, START) + 1}"
    face, place = arguments(action, PLACE)
    return f"{face + 1} {cell_name(place)}"


#: Every action as text.
TEXTS = [_text(action) for action in range(ACTIONS)]

#: What these texts stand for.
_ACTIONS = {text: action for action, text in enumerate(TEXTS)}


def read_move(state: State, text: str) -> int:
    """The action that a text stands for."""
    if text in _ACTIONS:
        return _ACTIONS[text]
    plain = " ".join(text.lower().split())
    if match := _START.fullmatch(plain):
        return code(START, int(match[1]) - 1)
    if match := _PLACEMENT.fullmatch(plain):
        return code(PLACE, int(match[1]) - 1, cell(match[2]))
    if match := _PLACEMENT_REVERSED.fullmatch(plain):
        return code(PLACE, int(match[2]) - 1, cell(match[1]))
    raise UnreadableMove(WORDS("unreadable-move", text=text[:40]))


def write_move(state: State, action: int, language: Language = "en") -> str:
    """An action as text."""
    return TEXTS[action]


def write_moves(state: State, actions: Iterable[int], language: Language = "en") -> list[str]:
    """Many actions as texts."""
    return [TEXTS[action] for action in actions]
