"""The compiled loop that writes what a sheet says: one for all shapes of all games.

It follows the steps that a shape has laid out (`engine/shapes.py`), and checks every number.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import MAX_SEATS
from spieltisch.engine.sheet import SHEET, Sheet

Text: TypeAlias = NDArray[np.uint8]
Steps: TypeAlias = NDArray[np.int32]

#: What the compiled loop does: copy a piece of text; write a number; copy the piece that a
#: number names; repeat a body as often as a number says, with commas between or without; go
#: back to its beginning; skip something if a number is 0; begin a new text.
COPY, NUMBER, NAME, REPEAT, AGAIN, MAYBE, CUT = range(7)

#: Why a text could not be written.
NO_ROOM, DOES_NOT_FIT = -1, -2

#: How deeply lists may be nested.
_DEEPEST = 8

#: The most texts in one sheet: one for all, a spectator's, and every seat's.
MOST_TEXTS = MAX_SEATS + 2

_COMMA, _MINUS, _ZERO = (ord(sign) for sign in ",-0")


@kernel
def write(steps: Steps, pieces: Text, edges: Steps, sheet: Sheet, out: Text, cuts: Steps) -> int:
    """Write what a sheet says and where each text ends; returns how many, or why it could not."""
    size, taken, depth, at, texts = 0, 0, 0, 0, 0
    bodies, left = np.empty(_DEEPEST, np.int64), np.empty(_DEEPEST, np.int64)
    while at < len(steps):
        do, first, other = steps[at, 0], steps[at, 1], steps[at, 2]
        at += 1
        number = 0
        if do == CUT:
            if texts == MOST_TEXTS - 1:
                return DOES_NOT_FIT
            cuts[texts] = size
            texts += 1
            continue
        if do != COPY and do != AGAIN:
            taken += 1
            if taken > sheet[0] or taken >= sheet.size:
                return DOES_NOT_FIT
            number = sheet[taken]
        piece = -1
        if do == COPY:
            piece = first
        elif do == NAME:
            if number < 0 or number >= other:
                return DOES_NOT_FIT
            piece = first + number
        elif do == NUMBER:
            size = _write_number(number, out, size)
        elif do == MAYBE:
            if number == 0:
                piece, at = first, other
        elif do == REPEAT:
            if number < 0 or depth == _DEEPEST:
                return DOES_NOT_FIT
            if number == 0:
                at = other
            else:
                bodies[depth], left[depth] = at, number
                depth += 1
        else:
            left[depth - 1] -= 1
            if left[depth - 1] == 0:
                depth -= 1
            else:
                at = bodies[depth - 1]
                if first == 1 and size < out.size:
                    out[size] = _COMMA
                size += first
        if piece >= 0:
            length = edges[piece + 1] - edges[piece]
            if size + length <= out.size:
                # Unsigned, because what might be an index from the end is not copied in blocks.
                here, there = np.uint64(size), np.uint64(edges[piece])
                for k in range(np.uint64(length)):
                    out[here + k] = pieces[there + k]
            size += length
    if size > out.size:
        return NO_ROOM
    cuts[texts] = size
    return texts + 1 if taken == sheet[0] else DOES_NOT_FIT


@kernel
def _write_number(number: int, out: Text, size: int) -> int:
    """Write a number in digits; the size of the text after it."""
    rest = abs(number)
    digits, limit = 1, 10
    while limit <= rest:
        digits, limit = digits + 1, limit * 10
    if number < 0:
        if size < out.size:
            out[size] = _MINUS
        size += 1
    if size + digits <= out.size:
        for k in range(digits):
            out[size + digits - 1 - k] = _ZERO + rest % 10
            rest //= 10
    return size + digits


_TEXT, _STEPS, _EDGES = "uint8[::1]", "int32[:, ::1]", "int32[::1]"

#: What every game's scenes are written with.
UNITS = (Unit("write", write, f"int64({_STEPS}, {_TEXT}, {_EDGES}, {SHEET}, {_TEXT}, {SHEET})"),)
