"""The compiled loops that write what a sheet says: the same for all shapes of all games.

They follow the steps that a shape has laid out (`engine/shapes.py`), and check every number.
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
#: The steps of a shape, all pieces of text, and where each of these begins.
Plan: TypeAlias = tuple[Steps, Text, Steps]
#: The sheets that are compared: the older one, and the newer.
Both: TypeAlias = tuple[Sheet, Sheet]

#: What the compiled loops do: copy a piece of text; write a number; copy the piece that a
#: number names; repeat a body as often as a number says, with commas between or without; go
#: back to its beginning; skip something if a number is 0; begin a new text; a part that can be
#: named begins, and ends.
COPY, NUMBER, NAME, REPEAT, AGAIN, MAYBE, CUT, BEGIN, END = range(9)

#: Why a text could not be written; and that there is nothing in two sheets to be compared.
NO_ROOM, DOES_NOT_FIT, DIFFERENT = -1, -2, -3

#: How deeply lists may be nested, and parts that are compared.
_DEEPEST, _DEEPEST_PART = 8, 24

#: The most texts in one sheet: one for all, a spectator's, and every seat's.
MOST_TEXTS = MAX_SEATS + 2

_COMMA, _MINUS, _ZERO, _DOT, _QUOTE, _COLON = (ord(sign) for sign in ',-0.":')
_OPEN, _CLOSE = ord("{"), ord("}")


@kernel
def write(steps: Steps, pieces: Text, edges: Steps, sheet: Sheet, out: Text, cuts: Steps) -> int:
    """Write what a sheet says and where each text ends; returns how many, or why it could not."""
    texts, size, _, taken = _write_on((steps, pieces, edges), sheet, 0, 0, out, 0, cuts)
    if texts < 0:
        return DOES_NOT_FIT
    if size > out.size:
        return NO_ROOM
    cuts[texts] = size
    return texts + 1 if taken == sheet[0] else DOES_NOT_FIT


@kernel
def _write_on(
    plan: Plan, sheet: Sheet, at: int, taken: int, out: Text, size: int, cuts: Steps
) -> tuple[int, int, int, int]:
    """Write from a step on, to the end of the part or of the repeated body in which that is.

    Returns how many texts have ended (or that the numbers do not fit), the size of what is written,
    the step at which that end is, and the place of the last number.
    """
    steps, pieces, edges = plan
    depth, inside, texts = 0, 0, 0
    bodies, left = np.empty(_DEEPEST, np.int64), np.empty(_DEEPEST, np.int64)
    while at < len(steps):
        do, first, other = steps[at, 0], steps[at, 1], steps[at, 2]
        if (inside == 0 and do == END) or (depth == 0 and do == AGAIN):
            return texts, size, at, taken
        at += 1
        if do == CUT:
            if texts == MOST_TEXTS - 1:
                return DOES_NOT_FIT, size, at, taken
            cuts[texts] = size
            texts += 1
            continue
        if do == BEGIN or do == END:
            inside += 1 if do == BEGIN else -1
            continue
        number = 0
        if do != COPY and do != AGAIN:
            taken += 1
            if taken > sheet[0] or taken >= sheet.size:
                return DOES_NOT_FIT, size, at, taken
            number = sheet[taken]
        piece = -1
        if do == COPY:
            piece = first
        elif do == NAME:
            if number < 0 or number >= other:
                return DOES_NOT_FIT, size, at, taken
            piece = first + number
        elif do == NUMBER:
            size = _write_number(number, out, size)
        elif do == MAYBE:
            if number == 0:
                piece, at = first, other
        elif do == REPEAT:
            if number < 0 or depth == _DEEPEST:
                return DOES_NOT_FIT, size, at, taken
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
    return texts, size, at, taken


#: Of each part in which two sheets are being compared: the step after its beginning, the places of
#: the last numbers before it, how many changes there were before it and their size, and how deep
#: in lists it is.
_STEP, _BEFORE, _AFTER, _COUNT, _SIZE, _DEPTH = range(6)


@kernel
def compare(
    steps: Steps, pieces: Text, edges: Steps, old: Sheet, new: Sheet, out: Text, cuts: Steps
) -> int:
    """Write what a sheet says that an older one does not, and where each text ends; returns how
    many texts there are, or why they could not be written.

    Of the first text the parts that are new are written, as JSON. The name of each is its path:
    `seats.0.dice` is the member `dice` of the first entry of `seats`. A part that consists of parts
    is looked into, and written as a whole if anything else in it differs. Each further text is
    written as a whole, or is empty if it reads as before.
    """
    plan, both = (steps, pieces, edges), (old, new)
    bodies, left = np.empty(_DEEPEST, np.int64), np.empty(_DEEPEST, np.int64)
    names, places = np.empty(_DEEPEST_PART, np.int64), np.empty(_DEEPEST_PART + 1, np.int64)
    parts = np.empty((_DEEPEST_PART, 6), np.int64)
    at, before, after, depth, inside, count, texts = 0, 0, 0, 0, 0, 0, 0
    broken = _DEEPEST_PART  # the outermost open part that differs in something that has no name
    places[0], size = -1, _write_sign(_OPEN, out, 0)
    while 0 <= at < len(steps) and size >= 0:
        do, first, other = steps[at, 0], steps[at, 1], steps[at, 2]
        at += 1
        if do == BEGIN:
            if inside == _DEEPEST_PART:
                return DIFFERENT
            _note(parts[inside], at, before, after, count, size, depth)
            names[inside], places[inside], places[inside + 1] = first, places[inside] + 1, -1
            inside += 1
        elif do == END:
            inside -= 1
            if broken == inside:
                broken = _DEEPEST_PART
                size, count = _write_part(
                    plan, both, parts[inside], names, places, inside, out, cuts
                )
        elif do == AGAIN:
            left[depth - 1] -= 1
            is_left = left[depth - 1] > 0
            at, depth = (bodies[depth - 1], depth) if is_left else (at, depth - 1)
        elif do == CUT:
            size = _write_sign(_CLOSE, out, size) if texts == 0 else size
            cuts[texts], texts = size, texts + 1
            size, at, before, after = _write_news(
                plan, both, at, before, after, out, size, size, cuts
            )
        elif do != COPY:
            before, after = before + 1, after + 1
            if not (_has(old, before) and _has(new, after)):
                return DOES_NOT_FIT
            was, now = old[before], new[after]
            if was != now and not (do == MAYBE and was != 0 and now != 0):
                if inside == 0:
                    return DIFFERENT
                broken = min(broken, inside - 1)
                if do == MAYBE or do == REPEAT:
                    part = parts[inside - 1]
                    depth = part[_DEPTH]
                    at, before, after = _skip(plan, both, part, out, cuts)
            elif do == REPEAT and now > 0:
                if depth == _DEEPEST:
                    return DOES_NOT_FIT
                bodies[depth], left[depth] = at, now
                depth += 1
            elif now == 0 and (do == REPEAT or do == MAYBE):
                at = other
    if at < 0 or size < 0:
        return min(at, size)
    if before != old[0] or after != new[0]:
        return DOES_NOT_FIT
    cuts[texts] = size if texts > 0 else _write_sign(_CLOSE, out, size)
    return texts + 1 if cuts[texts] <= out.size else NO_ROOM


@kernel
def _note(part: Path, at: int, before: int, after: int, count: int, size: int, depth: int) -> None:
    """Note where a part begins."""
    part[_STEP], part[_BEFORE], part[_AFTER] = at, before, after
    part[_COUNT], part[_SIZE], part[_DEPTH] = count, size, depth


@kernel
def _has(sheet: Sheet, place: int) -> bool:
    """Whether there is a number at this place of a sheet."""
    return place <= sheet[0] and place < sheet.size


@kernel
def _write_part(
    plan: Plan,
    both: Both,
    part: Path,
    names: Path,
    places: Path,
    inside: int,
    out: Text,
    cuts: Steps,
) -> tuple[int, int]:
    """Write a part as a whole, instead of the parts of it that have been written; the size of the
    changes after it, and how many there are.
    """
    start, count = part[_SIZE], part[_COUNT]
    size = _write_sign(_COMMA, out, start) if count > 0 else start
    size = _write_path(plan[1], plan[2], names, places, inside, out, size)
    at, before, after = part[_STEP], part[_BEFORE], part[_AFTER]
    size, _, _, _ = _write_news(plan, both, at, before, after, out, start, size, cuts)
    return size, count + 1 if size > start else count


@kernel
def _write_news(
    plan: Plan,
    both: Both,
    at: int,
    before: int,
    after: int,
    out: Text,
    start: int,
    size: int,
    cuts: Steps,
) -> tuple[int, int, int, int]:
    """Write a part of what a sheet says; if it reads as before, take everything from `start` back.

    Returns the size of what is written (or why it could not be), the step at the part's end, and
    the places of the last numbers.
    """
    fits, end, last, after = _write_on(plan, both[1], at, after, out, size, cuts)
    fit, most, _, before = _write_on(plan, both[0], at, before, out, end, cuts)
    if fits < 0 or fit < 0:
        return DOES_NOT_FIT, last, before, after
    if most > out.size:
        return NO_ROOM, last, before, after
    is_same = most - end == end - size
    for k in range(end - size):
        is_same = is_same and out[size + k] == out[end + k]
    return start if is_same else end, last, before, after


@kernel
def _skip(plan: Plan, both: Both, part: Path, out: Text, cuts: Steps) -> tuple[int, int, int]:
    """The step at the end of a part in which the sheets have gone apart, and the places of the last
    numbers.
    """
    step, nothing = part[_STEP], out[:0]
    fits, _, last, before = _write_on(plan, both[0], step, part[_BEFORE], nothing, 0, cuts)
    fit, _, last, after = _write_on(plan, both[1], step, part[_AFTER], nothing, 0, cuts)
    return last if fits >= 0 and fit >= 0 else DOES_NOT_FIT, before, after


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
_PLAN = f"{_STEPS}, {_TEXT}, {_EDGES}"

#: What every game's scenes are written with.
UNITS = (
    Unit("write", write, f"int64({_PLAN}, {SHEET}, {_TEXT}, {SHEET})"),
    Unit("compare", compare, f"int64({_PLAN}, {SHEET}, {SHEET}, {_TEXT}, {SHEET})"),
)
