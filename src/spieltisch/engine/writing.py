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
Path: TypeAlias = NDArray[np.int64]

#: What the compiled loop does: copy a piece of text; write a number; copy the piece that a
#: number names; repeat a body as often as a number says, with commas between or without; go
#: back to its beginning; skip something if a number is 0; begin a new text; note where a part
#: begins and where it ends.
COPY, NUMBER, NAME, REPEAT, AGAIN, MAYBE, CUT, BEGIN, END = range(9)

#: Why a text could not be written.
NO_ROOM, DOES_NOT_FIT = -1, -2

#: What is noted of a part of the first text: where it starts and ends, the piece that is its name
#: (or -1 in a list), and the next part that is not inside it. The first one is the whole text;
#: the part after it is how many there are.
START, STOP, CALLED, NEXT = range(4)
MARKS = 4

#: How many parts are noted at most; of a text that has more, none are.
MOST_MARKS = 4096

#: Shorter parts are not worth looking into.
_SHORT = 24

#: There is nothing in two texts that could be compared.
DIFFERENT = -3

#: How deeply lists may be nested.
_DEEPEST = 8

#: The most texts in one sheet: one for all, a spectator's, and every seat's.
MOST_TEXTS = MAX_SEATS + 2

_COMMA, _MINUS, _ZERO, _DOT, _QUOTE, _COLON = (ord(sign) for sign in ',-0.":')
_OPEN, _CLOSE = ord("{"), ord("}")


@kernel
def write(
    steps: Steps, pieces: Text, edges: Steps, sheet: Sheet, out: Text, cuts: Steps, marks: Steps
) -> int:
    """Write what a sheet says and where each text ends; returns how many, or why it could not.

    Of the first text it is also noted where its parts are.
    """
    size, taken, depth, at, texts = 0, 0, 0, 0, 0
    bodies, left = np.empty(_DEEPEST, np.int64), np.empty(_DEEPEST, np.int64)
    parts, inside = 1, 0
    around = np.empty(_DEEPEST, np.int64)
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
        if do == BEGIN or do == END:
            if texts == 0:
                parts, inside = _mark(do, first, size, marks, around, parts, inside)
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
            size = _write_bytes(pieces, edges[piece], edges[piece + 1], out, size)
    if size > out.size:
        return NO_ROOM
    cuts[texts] = size
    marks[0, START], marks[0, STOP], marks[0, CALLED] = 0, cuts[0], -1
    marks[0, NEXT] = parts if parts <= MOST_MARKS else 1
    return texts + 1 if taken == sheet[0] else DOES_NOT_FIT


@kernel
def _mark(
    do: int, name: int, size: int, marks: Steps, around: Path, parts: int, inside: int
) -> tuple[int, int]:
    """Note that a part begins or ends here; how many parts there are now, and around this one."""
    if do == BEGIN:
        if parts < MOST_MARKS and inside < _DEEPEST:
            marks[parts, START], marks[parts, CALLED] = size, name
            around[inside] = parts
        return parts + 1, inside + 1
    inside -= 1
    if inside < _DEEPEST and around[inside] < MOST_MARKS:
        marks[around[inside], STOP], marks[around[inside], NEXT] = size, parts
    return parts, inside


@kernel
def change(
    pieces: Text, edges: Steps, old: Text, were: Steps, new: Text, are: Steps, out: Text
) -> int:
    """Write which parts of a text are not as they were, as JSON; returns its size, or why not.

    The name of each is its path: `seats.0.dice` is the member `dice` of the first entry of
    `seats`. A part that can be compared piece by piece is looked into.
    """
    if were[0, NEXT] == 1 or are[0, NEXT] == 1 or not _is_alike(old, were, 0, new, are, 0):
        return DIFFERENT
    befores, afters = np.empty(_DEEPEST, np.int64), np.empty(_DEEPEST, np.int64)
    ends, places = np.empty(_DEEPEST, np.int64), np.empty(_DEEPEST, np.int64)
    names = np.empty(_DEEPEST, np.int64)
    depth, size, count = 0, 1, 0
    befores[0], afters[0], ends[0], places[0] = 1, 1, are[0, NEXT], -1
    if out.size > 0:
        out[0] = _OPEN
    while depth >= 0:
        before, after = befores[depth], afters[depth]
        if after >= ends[depth]:
            depth -= 1
            continue
        befores[depth], afters[depth] = were[before, NEXT], are[after, NEXT]
        names[depth] = are[after, CALLED]
        places[depth] += 1
        if _is_same(old, were, before, new, are, after):
            continue
        is_deep = depth + 1 < _DEEPEST and are[after, STOP] - are[after, START] > _SHORT
        if is_deep and _is_alike(old, were, before, new, are, after):
            depth += 1
            befores[depth], afters[depth] = before + 1, after + 1
            ends[depth], places[depth] = are[after, NEXT], -1
            continue
        if count > 0:
            size = _write_sign(_COMMA, out, size)
        count += 1
        size = _write_path(pieces, edges, names, places, depth, out, size)
        size = _write_bytes(new, are[after, START], are[after, STOP], out, size)
    size = _write_sign(_CLOSE, out, size)
    return size if size <= out.size else NO_ROOM


@kernel
def _is_same(old: Text, were: Steps, before: int, new: Text, are: Steps, after: int) -> bool:
    """Whether two parts read the same."""
    here, there = were[before, START], are[after, START]
    return _is_equal(old, here, were[before, STOP], new, there, are[after, STOP])


@kernel
def _is_alike(old: Text, were: Steps, before: int, new: Text, are: Steps, after: int) -> bool:
    """Whether two parts consist of parts, and differ at most in these."""
    one, other = before + 1, after + 1
    here, there = were[before, START], are[after, START]
    while one < were[before, NEXT] and other < are[after, NEXT]:
        if not _is_equal(old, here, were[one, START], new, there, are[other, START]):
            return False
        here, there = were[one, STOP], are[other, STOP]
        one, other = were[one, NEXT], are[other, NEXT]
    is_all = one == were[before, NEXT] and other == are[after, NEXT] and other > after + 1
    return is_all and _is_equal(old, here, were[before, STOP], new, there, are[after, STOP])


@kernel
def _is_equal(old: Text, here: int, end: int, new: Text, there: int, stop: int) -> bool:
    if end - here != stop - there:
        return False
    for k in range(end - here):
        if old[here + k] != new[there + k]:
            return False
    return True


@kernel
def _write_path(
    pieces: Text, edges: Steps, names: Path, places: Path, depth: int, out: Text, size: int
) -> int:
    """Write the path of a part as the name of a member; the size of the text after it."""
    size = _write_sign(_QUOTE, out, size)
    for level in range(depth + 1):
        if level > 0:
            size = _write_sign(_DOT, out, size)
        name = names[level]
        if name >= 0:
            size = _write_bytes(pieces, edges[name], edges[name + 1], out, size)
        else:
            size = _write_number(places[level], out, size)
    size = _write_sign(_QUOTE, out, size)
    return _write_sign(_COLON, out, size)


@kernel
def _write_sign(sign: int, out: Text, size: int) -> int:
    if size < out.size:
        out[size] = sign
    return size + 1


@kernel
def _write_bytes(text: Text, start: int, stop: int, out: Text, size: int) -> int:
    if size + stop - start <= out.size:
        # Unsigned, because what might be an index from the end is not copied in blocks.
        here, there = np.uint64(size), np.uint64(start)
        for k in range(np.uint64(stop - start)):
            out[here + k] = text[there + k]
    return size + stop - start


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
UNITS = (
    Unit(
        "write",
        write,
        f"int64({_STEPS}, {_TEXT}, {_EDGES}, {SHEET}, {_TEXT}, {SHEET}, {_STEPS})",
    ),
    Unit(
        "change",
        change,
        f"int64({_TEXT}, {_EDGES}, {_TEXT}, {_STEPS}, {_TEXT}, {_STEPS}, {_TEXT})",
    ),
)
