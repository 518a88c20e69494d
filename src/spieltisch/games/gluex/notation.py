"""Moves as text: the side that shows, then where to; the same in every language.

5 c4       place the chip on c4 with five pips up; c4:5 is understood too
start 6    begin with the six of the start chip up
"""

from __future__ import annotations

import re

from spieltisch.engine.contract import State
from spieltisch.engine.errors import UnreadableMove
from spieltisch.engine.forms import Forms
from spieltisch.engine.moves import code
from spieltisch.games.gluex.boards import WORDS
from spieltisch.games.gluex.chips import FACES
from spieltisch.games.gluex.record import ACTIONS, PLACE, START
from spieltisch.games.gluex.squares import CELLS, cell, cell_name

_CELL = r"([a-p](?:1[0-5]|[1-9]))"
_PLACEMENT = re.compile(rf"([1-6]) ?{_CELL}")
_PLACEMENT_REVERSED = re.compile(rf"{_CELL} ?[: ] ?([1-6])")
_START = re.compile(r"start ?:? ?([1-6])")


#: How moves are written, in the order of the action codes, so a code is the number of its text.
FORMS = Forms(
    {
        "face": [str(face + 1) for face in range(FACES)],
        "cell": [cell_name(number) for number in range(CELLS)],
    },
    place="{face} {cell}",
    start="start {face}",
)

#: What these texts stand for.
_ACTIONS = {FORMS.text(action): action for action in range(ACTIONS)}


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
