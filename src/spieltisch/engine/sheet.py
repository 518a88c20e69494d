"""A sheet: what a kernel has to say to people, as numbers one after the other.

The first number says how many follow. Their `Shape` says what they mean. A sheet that is too
short does no harm: numbers that do not fit are counted, and a longer sheet is filled instead.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.bits import Number
from spieltisch.engine.compiling import inlined

Sheet: TypeAlias = NDArray[np.int32]

#: How the compiler writes a sheet.
SHEET = "int32[::1]"

#: In the place of a viewer: what everybody sees, and that with what each viewer sees alone.
EVERYBODY, EACH = -2, -3


@inlined
def put(sheet: Sheet, number: Number) -> None:
    """Write a number.

    >>> sheet = np.zeros(3, np.int32)
    >>> put(sheet, 7)
    >>> sheet.tolist()
    [1, 7, 0]
    """
    place = sheet[0] + 1
    sheet[0] = place
    if place < sheet.size:
        sheet[place] = number


@inlined
def put_if(sheet: Sheet, is_there: bool | np.bool_ | Number, number: Number) -> None:
    """Write a number that may be missing: 0 if it is, else one more than the number."""
    put(sheet, number + 1 if is_there else 0)


@inlined
def begin(sheet: Sheet) -> int:
    """Begin a list; after writing each entry, `count` it with the number returned here.

    >>> sheet = np.zeros(5, np.int32)
    >>> things = begin(sheet)
    >>> for thing in (5, 6):
    ...     put(sheet, thing)
    ...     count(sheet, things)
    >>> sheet.tolist()
    [3, 2, 5, 6, 0]
    """
    put(sheet, 0)
    return int(sheet[0])


@inlined
def count(sheet: Sheet, things: int) -> None:
    """One more entry has been written to a list."""
    if things < sheet.size:
        sheet[things] += 1


@inlined
def put_row(sheet: Sheet, numbers: NDArray[np.integer[Any]], many: int) -> None:
    """Write the first numbers of a row as a list, for instance one for each seat.

    >>> sheet = np.zeros(5, np.int32)
    >>> put_row(sheet, np.array([7, 8, 9]), 2)
    >>> sheet.tolist()
    [3, 2, 7, 8, 0]
    """
    put(sheet, many)
    for k in range(many):
        put(sheet, numbers[k])


@inlined
def put_members(sheet: Sheet, mask: Number, most: int) -> None:
    """Write the list of the members of a small set, given as a mask.

    >>> sheet = np.zeros(5, np.int32)
    >>> put_members(sheet, 0b101, 4)
    >>> sheet.tolist()
    [3, 2, 0, 2, 0]
    """
    members = begin(sheet)
    for k in range(most):
        if mask >> k & 1 == 1:
            put(sheet, k)
            count(sheet, members)
