"""The compiled loops that write what a sheet says: the same for all shapes of all games.

They follow the steps that a shape has laid out (`engine/shapes.py`), and check every number.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.compiling import Unit, borrowing, inlined_borrowing, kernel
from spieltisch.engine.contract import MAX_SEATS, Text
from spieltisch.engine.sheet import SHEET, Sheet

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
    loops = np.empty((_DEEPEST, 2), np.int64)
    return _write_all(steps, pieces, edges, sheet, out, cuts, loops)


@borrowing
def _write_all(
    steps: Steps, pieces: Text, edges: Steps, sheet: Sheet, out: Text, cuts: Steps, loops: Path
) -> int:
    plan = (steps, pieces, edges)
    texts, size, _, taken = _write_on(plan, sheet, 0, 0, out, 0, cuts, loops)
    if texts < 0:
        return DOES_NOT_FIT
    if size > out.size:
        return NO_ROOM
    cuts[texts] = size
    return texts + 1 if taken == sheet[0] else DOES_NOT_FIT


@inlined_borrowing
def _write_on(
    plan: Plan, sheet: Sheet, at: int, taken: int, out: Text, size: int, cuts: Steps, loops: Path
) -> tuple[int, int, int, int]:
    """Write from a step on, to the end of the part or of the repeated body in which that is.

    Returns how many texts have ended (or that the numbers do not fit), the size of what is written,
    the step at which that end is, and the place of the last number.
    """
    steps, pieces, edges = plan
    depth, inside, texts = 0, 0, 0
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
            size = write_number(number, out, size)
        elif do == MAYBE:
            if number == 0:
                piece, at = first, other
        elif do == REPEAT:
            if number < 0 or depth == _DEEPEST:
                return DOES_NOT_FIT, size, at, taken
            if number == 0:
                at = other
            else:
                loops[depth, 0], loops[depth, 1] = at, number
                depth += 1
        else:
            loops[depth - 1, 1] -= 1
            if loops[depth - 1, 1] == 0:
                depth -= 1
            else:
                at = loops[depth - 1, 0]
                if first == 1 and size < out.size:
                    out[size] = _COMMA
                size += first
        if piece >= 0:
            size = write_bytes(pieces, edges[piece], edges[piece + 1], out, size)
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
    written as a whole, or is empty if it is as before.
    """
    return compare_sheets(steps, pieces, edges, old, new, out, cuts)


@kernel
def compare_sheets(
    steps: Steps, pieces: Text, edges: Steps, old: Sheet, new: Sheet, out: Text, cuts: Steps
) -> int:
    """The same for kernels that compare among other things."""
    own, loops = np.empty((_DEEPEST, 2), np.int64), np.empty((_DEEPEST, 2), np.int64)
    names, places = np.empty(_DEEPEST_PART, np.int64), np.empty(_DEEPEST_PART + 1, np.int64)
    parts = np.empty((_DEEPEST_PART, 6), np.int64)
    plan, both = (steps, pieces, edges), (old, new)
    return _compare_all(plan, both, out, cuts, own, loops, names, places, parts)


@borrowing
def _compare_all(
    plan: Plan,
    both: Both,
    out: Text,
    cuts: Steps,
    own: Path,
    loops: Path,
    names: Path,
    places: Path,
    parts: Path,
) -> int:
    """Compare from the first step to the last."""
    steps, (old, new) = plan[0], both
    at, before, after, depth, inside, count, texts = 0, 0, 0, 0, 0, 0, 0
    places[0], size = -1, write_sign(_OPEN, out, 0)
    while at < len(steps) and size >= 0:
        do, first, other, width = steps[at, 0], steps[at, 1], steps[at, 2], steps[at, 3]
        at += 1
        if do == BEGIN:
            places[inside] += 1
            if _is_same(old, before, new, after, width):
                at, before, after = other, before + width, after + width
                continue
            if inside == _DEEPEST_PART:
                return DIFFERENT
            _note(parts[inside], at, before, after, count, size, depth)
            names[inside], places[inside + 1] = first, -1
            inside += 1
        elif do == END:
            inside -= 1
        elif do == AGAIN:
            own[depth - 1, 1] -= 1
            is_left = own[depth - 1, 1] > 0
            at, depth = (own[depth - 1, 0], depth) if is_left else (at, depth - 1)
        elif do == CUT:
            size = write_sign(_CLOSE, out, size) if texts == 0 else size
            cuts[texts], texts = size, texts + 1
            size, at, before, after = _write_news(
                plan, both, at, before, after, out, size, cuts, loops
            )
        elif do != COPY:
            before, after = before + 1, after + 1
            if not (_has(old, before) and _has(new, after)):
                return DOES_NOT_FIT
            was, now = old[before], new[after]
            if was != now and not (do == MAYBE and was != 0 and now != 0):
                if inside == 0:
                    return DIFFERENT
                inside -= 1
                depth = parts[inside, _DEPTH]
                size, count, at, before, after = _write_part(
                    plan, both, parts[inside], names, places, inside, out, cuts, loops
                )
            elif do == REPEAT and _is_same(old, before, new, after, now * width):
                at, before, after = other, before + now * width, after + now * width
            elif do == REPEAT:
                if now < 0 or depth == _DEEPEST:
                    return DOES_NOT_FIT
                own[depth, 0], own[depth, 1] = at, now
                depth += 1
            elif do == MAYBE and now == 0:
                at = other
    if size < 0:
        return size
    if before != old[0] or after != new[0]:
        return DOES_NOT_FIT
    cuts[texts] = size if texts > 0 else write_sign(_CLOSE, out, size)
    return texts + 1 if cuts[texts] <= out.size else NO_ROOM


@inlined_borrowing
def _is_same(old: Sheet, before: int, new: Sheet, after: int, width: int) -> bool:
    """Whether as many numbers are the same, on both sheets after these places."""
    if width < 0 or not (_has(old, before + width) and _has(new, after + width)):
        return False
    for k in range(1, width + 1):
        if old[before + k] != new[after + k]:
            return False
    return True


@inlined_borrowing
def _note(part: Path, at: int, before: int, after: int, count: int, size: int, depth: int) -> None:
    """Note where a part begins."""
    part[_STEP], part[_BEFORE], part[_AFTER] = at, before, after
    part[_COUNT], part[_SIZE], part[_DEPTH] = count, size, depth


@inlined_borrowing
def _has(sheet: Sheet, place: int) -> bool:
    """Whether there is a number at this place of a sheet."""
    return place <= sheet[0] and place < sheet.size


@inlined_borrowing
def _write_part(
    plan: Plan,
    both: Both,
    part: Path,
    names: Path,
    places: Path,
    inside: int,
    out: Text,
    cuts: Steps,
    loops: Path,
) -> tuple[int, int, int, int, int]:
    """Write a part as a whole, instead of the parts of it that have been written.

    Returns the size of the changes after it (or that it does not fit), how many there are, the step
    after its end, and the places of the last numbers.
    """
    size, count = part[_SIZE], part[_COUNT]
    if count > 0:
        size = write_sign(_COMMA, out, size)
    size = _write_path(plan[1], plan[2], names, places, inside, out, size)
    step, before = _skip(plan, both[0], part[_STEP], part[_BEFORE], loops)
    fits, size, _, after = _write_on(
        plan, both[1], part[_STEP], part[_AFTER], out, size, cuts, loops
    )
    if fits < 0 or step < 0:
        return DOES_NOT_FIT, count, step, before, after
    return size, count + 1, step + 1, before, after


@inlined_borrowing
def _write_news(
    plan: Plan,
    both: Both,
    at: int,
    before: int,
    after: int,
    out: Text,
    size: int,
    cuts: Steps,
    loops: Path,
) -> tuple[int, int, int, int]:
    """Write a text, if its numbers are not those that there were.

    Returns the size of all texts (or that it does not fit), the step at its end, and the places of
    the last numbers.
    """
    last, was = _skip(plan, both[0], at, before, loops)
    end, now = _skip(plan, both[1], at, after, loops)
    if last < 0 or end < 0:
        return DOES_NOT_FIT, end, was, now
    if was - before != now - after or not _is_same(both[0], before, both[1], after, was - before):
        fits, size, end, now = _write_on(plan, both[1], at, after, out, size, cuts, loops)
        if fits < 0:
            return DOES_NOT_FIT, end, was, now
    return size, end, was, now


@inlined_borrowing
def _skip(plan: Plan, sheet: Sheet, at: int, taken: int, loops: Path) -> tuple[int, int]:
    """The step at the end of a part or a repeated body (or that the numbers do not fit), and the
    place of the last number.
    """
    steps = plan[0]
    depth, inside = 0, 0
    while at < len(steps):
        do, other, width = steps[at, 0], steps[at, 2], steps[at, 3]
        if (inside == 0 and do == END) or (depth == 0 and do == AGAIN):
            break
        at += 1
        if do == BEGIN and width >= 0:
            at, taken = other, taken + width
        elif do == BEGIN or do == END:
            inside += 1 if do == BEGIN else -1
        elif do == AGAIN:
            loops[depth - 1, 1] -= 1
            is_left = loops[depth - 1, 1] > 0
            at, depth = (loops[depth - 1, 0], depth) if is_left else (at, depth - 1)
        elif do != COPY and do != CUT:
            taken += 1
            if not _has(sheet, taken):
                return DOES_NOT_FIT, taken
            number = sheet[taken]
            if do == REPEAT and number < 0:
                return DOES_NOT_FIT, taken
            if do == REPEAT and (width >= 0 or number == 0):
                at, taken = other, taken + number * width
            elif do == REPEAT:
                if depth == _DEEPEST:
                    return DOES_NOT_FIT, taken
                loops[depth, 0], loops[depth, 1] = at, number
                depth += 1
            elif do == MAYBE and number == 0:
                at = other
    return at if taken == 0 or _has(sheet, taken) else DOES_NOT_FIT, taken


@inlined_borrowing
def _write_path(
    pieces: Text, edges: Steps, names: Path, places: Path, depth: int, out: Text, size: int
) -> int:
    """Write the path of a part as the name of a member; the size of the text after it."""
    size = write_sign(_QUOTE, out, size)
    for level in range(depth + 1):
        if level > 0:
            size = write_sign(_DOT, out, size)
        name = names[level]
        if name >= 0:
            size = write_bytes(pieces, edges[name], edges[name + 1], out, size)
        else:
            size = write_number(places[level], out, size)
    size = write_sign(_QUOTE, out, size)
    return write_sign(_COLON, out, size)


@inlined_borrowing
def write_sign(sign: int, out: Text, size: int) -> int:
    """Write one character; the size of the text after it."""
    if size < out.size:
        out[size] = sign
    return size + 1


@inlined_borrowing
def write_bytes(text: Text, start: int, stop: int, out: Text, size: int) -> int:
    """Write a part of a text; the size of the text after it."""
    if size + stop - start <= out.size:
        # Unsigned, because what might be an index from the end is not copied in blocks.
        here, there = np.uint64(size), np.uint64(start)
        for k in range(np.uint64(stop - start)):
            out[here + k] = text[there + k]
    return size + stop - start


@inlined_borrowing
def write_number(number: int, out: Text, size: int) -> int:
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
#: How the compiler writes a plan, one argument after the other.
PLAN = f"{_STEPS}, {_TEXT}, {_EDGES}"

#: What every game's scenes are written with.
UNITS = (
    Unit("write", write, f"int64({PLAN}, {SHEET}, {_TEXT}, {SHEET})"),
    Unit("compare", compare, f"int64({PLAN}, {SHEET}, {SHEET}, {_TEXT}, {SHEET})"),
)
