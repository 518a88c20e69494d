"""Records: the fixed layouts that states and outcomes are kept in."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import intrinsic, overload


def record(fields: list[Any]) -> np.dtype[Any]:
    """A layout with named fields, aligned as compiled code wants them.

    >>> POINT = record([("x", "i2"), ("y", "i2")])
    >>> state = np.zeros(POINT.itemsize, np.uint8)
    >>> point = viewed(state, POINT)
    >>> point.x = 3
    >>> state.tolist()
    [3, 0, 0, 0]
    """
    # np.record lets interpreted runs say `s.field`, as compiled ones do.
    return np.dtype((np.record, np.dtype(fields, align=True)))


def viewed(state: Any, layout: np.dtype[Any]) -> Any:
    """The bytes of a state as the record they are; writing to it writes to them."""
    return state.view(layout)[0]


@intrinsic
def _viewed(typing_context: Any, state: Any, layout: Any) -> Any:
    """NumPy's view without its checks, which cost more than many a kernel does.

    The record is a bare pointer into the array, so it lives as long as the array does.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        return builder.bitcast(array.data, context.get_value_type(signature.return_type))

    return layout.dtype(state, layout), generate


# Inlined by the compiler's back end, for the reason given in `bits`.
@overload(viewed, jit_options={"forceinline": True})
def _compiled_viewed(state, layout):  # type: ignore[no-untyped-def]
    return lambda state, layout: _viewed(state, layout)  # type: ignore[call-arg]


def copy(target: Any, source: Any) -> None:
    """Copy the bytes of one state over those of another."""
    target[:] = source


@overload(copy, jit_options={"forceinline": True})
def _compiled_copy(target, source):  # type: ignore[no-untyped-def]
    # A plain loop becomes one block copy; an assignment of slices minds overlaps.
    def byte_by_byte(target, source):  # type: ignore[no-untyped-def]
        for k in range(source.size):
            target[k] = source[k]

    return byte_by_byte
