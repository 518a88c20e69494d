"""Records: the fixed layouts that states and outcomes are kept in."""

from __future__ import annotations

from typing import Any

import numpy as np


def record(fields: list[Any]) -> np.dtype[Any]:
    """A layout with named fields, aligned as compiled code wants them.

    >>> POINT = record([("x", "i2"), ("y", "i2")])
    >>> row = np.zeros(POINT.itemsize, np.uint8).view(POINT)
    >>> row[0].x = 3
    >>> int(row[0].x)
    3
    """
    # np.record lets interpreted runs say `s.field`, as compiled ones do.
    return np.dtype((np.record, np.dtype(fields, align=True)))
