"""Turn plain Python functions into compiled kernels, cached in the user's cache folder.

A kernel is an ordinary function over NumPy values. With ``NUMBA_DISABLE_JIT=1`` it stays
one, for a debugger or for coverage; otherwise Numba compiles it when a game is made ready
(`prepare`) and keeps the machine code on disk.
"""

from __future__ import annotations

import hashlib
import os
import sys
import warnings
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np

from spieltisch.engine.pruning import note_use, prune
from spieltisch.engine.records import Layout

#: Whether kernels of this process are compiled, as Numba sees it.
COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

if COMPILED:  # whoever compiles nothing need not wait for the compiler to be loaded
    import numba
    from numba import types
    from numba.core.errors import NumbaExperimentalFeatureWarning
    from numba.core.types.function_type import CompileResultWAP
    from numba.extending import overload

    from spieltisch.engine.baseline import packed_code
    from spieltisch.engine.codecache import ContentCache, cache_folder, fingerprint

    # Function pointers are how one compiled loop serves every game; Numba warns at each use.
    warnings.filterwarnings("ignore", "First-class function", NumbaExperimentalFeatureWarning)

Function = TypeVar("Function", bound=Callable[..., Any])

#: Called before each kernel is compiled: what is made ready, the kernel, how many are done, of how
#: many.
Progress = Callable[[str, str, int, int], None]


class Unit(NamedTuple):
    """A kernel and the signature under which the drivers call it.

    The signature is in the compiler's notation; in it, `rows` stands for a row of the records
    that have the layout `row`.

    >>> def double(x): return 2 * x
    >>> str(Unit("double", double, "int64(int64)").types().args)
    '(int64,)'
    """

    name: str
    kernel: Callable[..., Any]
    signature: str
    row: Layout[Any] | None = None

    def types(self) -> Any:
        """The signature as the compiler takes it."""
        names: dict[str, Any] = dict(vars(types))
        if self.row is not None:
            record: Any = numba.from_dtype(cast("np.dtype[Any]", self.row))
            names["rows"] = types.Array(record, 1, "C")
        return eval(self.signature, {}, names)

    def pointer(self) -> Any:
        """The compiled kernel as a function pointer; interpreted, the function itself.

        A driver takes kernels as they are, and that is the faster call; pointers are for
        tuples, whose members must be of one type.
        """
        if not COMPILED:
            return self.kernel
        return CompileResultWAP(cast(Any, self.kernel).get_compile_result(self.types()))


def kernel(function: Function) -> Function:
    """Mark a function as a kernel: compiled without the GIL, cached on disk.

    >>> @kernel
    ... def double(x):
    ...     return 2 * x
    >>> double(21)
    42
    """
    return _compiled(function)


def inlined(function: Function) -> Function:
    """A kernel that is copied into each of its callers: for the few on the hot path."""
    return _compiled(function, forceinline=True)


def borrowing(function: Function) -> Function:
    """A kernel that makes no arrays, and neither keeps nor counts references to those it is given.

    Where arrays go from hand to hand in loops, counting takes more time than the work itself.
    """
    return _compiled(function, _nrt=False)


def inlined_borrowing(function: Function) -> Function:
    """The same for what such a kernel calls, copied into it."""
    return _compiled(function, _nrt=False, forceinline=True)


def wrapping(function: Function) -> Function:
    """An inlined kernel whose 64-bit words may overflow, as a generator's do."""
    if not COMPILED:
        return np.errstate(over="ignore")(function)
    return inlined(function)


def in_place_of(function: Callable[..., Any]) -> Callable[[Function], Function]:
    """Mark what gives compiled code its own version of a function, copied into each caller.

    It is called with the types of the arguments, and returns the version that fits them.
    """
    if not COMPILED:
        return lambda version: version
    return cast(Any, overload)(function, jit_options={"forceinline": True})


def _compiled(function: Function, **options: bool) -> Function:
    if not COMPILED:
        return function
    njit: Any = numba.njit
    dispatcher = njit(nogil=True, error_model="numpy", **options)(function)
    if Path(function.__code__.co_filename).exists():  # not typed at a prompt
        dispatcher._cache = ContentCache(function)
    return cast(Function, dispatcher)


def prepare(what: str, units: Iterable[Unit], progress: Progress | None = None) -> None:
    """Compile every unit, or load it from the cache, so that nothing waits later.

    Only a cold cache is announced: loading takes a fraction of a second.
    """
    if not COMPILED:
        return
    units = list(units)
    report = progress or say_on_stderr()
    with _one_at_a_time:
        cold = not is_prepared(what, units)
        for done, unit in enumerate(units):
            if cold:
                report(what, unit.name, done, len(units))
            compile_unit(unit)
        if cold:
            report(what, "", len(units), len(units))
            mark_prepared(what, units)


_one_at_a_time = RLock()


def is_prepared(what: str, units: list[Unit]) -> bool:
    """Whether all units were compiled before, here or for the wheel, so that they only need
    loading.
    """
    mark = mark_of(what, units)
    note_use(cache_folder() / mark)
    packed = packed_code()
    return (cache_folder() / mark).exists() or (packed is not None and (packed / mark).exists())


def mark_prepared(what: str, units: list[Unit]) -> None:
    """Remember that all units were compiled; what nobody uses any more is thrown away."""
    mark = cache_folder() / mark_of(what, units)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()
    prune(cache_folder())


def compile_unit(unit: Unit) -> None:
    """Compile a kernel, or load it from the cache."""
    dispatcher: Any = unit.kernel
    signature = unit.types()
    if signature.args in dispatcher.overloads:
        return
    dispatcher.compile(signature)
    # Otherwise a driver would be compiled again for each game whose kernels it is given.
    dispatcher.disable_compile()


def mark_of(what: str, units: list[Unit]) -> Path:
    """The file in a folder of compiled code that says that all units are there."""
    prints = [fingerprint(_python_function(unit.kernel)) for unit in units]
    digest = hashlib.sha256(" ".join(prints).encode()).hexdigest()[:16]
    return Path("ready", f"{what}-{digest}")


def _python_function(function: Callable[..., Any]) -> Callable[..., Any]:
    return cast(Callable[..., Any], getattr(function, "py_func", function))


def say_on_stderr() -> Progress:
    """Say once that something is being compiled, for programs that show no progress themselves."""

    announced: set[str] = set()

    def report(what: str, name: str, done: int, count: int) -> None:
        if what not in announced:
            announced.add(what)
            print(f"Compiling {what} for this machine, once ...", file=sys.stderr, flush=True)

    return report
