"""Function pointers that compiled code makes itself, from the addresses of kernels.

A kernel that is handed to compiled code from Python is looked up anew at every call, which takes
longer than a step of a hundred matches. So its address is looked up once, and what is handed over
is an array of numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import numpy as np
from numba import types
from numba.core import cgutils as untyped
from numba.extending import intrinsic
from numpy.typing import NDArray

from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import pointer

cgutils: Any = untyped


def addresses_of(units: Iterable[Unit]) -> NDArray[np.int64]:
    """Two addresses of each kernel: as compiled code calls it, and as C does."""
    rows = []
    for unit in units:
        result = cast(Any, unit.kernel).get_compile_result(unit.types())
        names = (result.fndesc.llvm_func_name, result.fndesc.llvm_cfunc_wrapper_name)
        rows.append([result.library.get_pointer_to_function(name) for name in names])
    return np.array(rows, np.int64)


def pointer_to(signature: str) -> Any:
    """An instruction that makes a pointer to a kernel with this signature from its addresses."""
    kind: Any = eval(pointer(signature), {}, dict(vars(types)))

    @intrinsic
    def make(typing: Any, own: Any, foreign: Any) -> Any:
        def write(context: Any, builder: Any, _: Any, numbers: Any) -> Any:
            target = context.get_value_type(types.voidptr)
            made = cgutils.create_struct_proxy(kind)(context, builder)
            made.jit_addr = builder.inttoptr(numbers[0], target)
            made.c_addr = builder.inttoptr(numbers[1], target)
            made.py_addr = cgutils.get_null_value(target)
            return made._getvalue()

        return kind(types.int64, types.int64), write

    return make
