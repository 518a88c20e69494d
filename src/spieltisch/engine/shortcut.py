"""Compile each function once: only what is called from outside becomes machine code on its own.

Numba makes every function that a kernel calls ready to be called from Python too: it is optimised
and turned into machine code together with all that it calls itself, and then once more as part
of its caller. For kernels that call functions that call functions, that is most of the work. A
process that compiles and then ends needs none of that: there, inner functions are only linked by
the compiler's back end and optimised once, together with the kernel that calls them.

This reaches into Numba. With another version than the one this was written for, nothing is
changed and compiling takes longer.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import numba
from numba import types
from numba.core import codegen, cpu, dispatcher, event, ir, lowering, targetconfig

from spieltisch.engine.codecache import ContentCache

_types: Any = types  # it has no types

_CONSTANTS = (types.IntegerLiteral, types.BooleanLiteral)

#: Versions of Numba in which the shortcut was tried.
TRIED = ("0.68.",)


class _Depth(event.Listener):  # type: ignore[misc, no-any-unimported, unused-ignore]
    """How many functions are being compiled, each for the sake of the one before."""

    def __init__(self) -> None:
        self.now = 0

    def on_start(self, event: Any) -> None:
        self.now += 1

    def on_end(self, event: Any) -> None:
        self.now -= 1

    @property
    def is_inside(self) -> bool:
        """Whether what is compiled now is only needed by something else."""
        return self.now > 1


def take() -> bool:
    """Let this process take the shortcut from now on; says whether it can.

    Inner functions can then no longer be called from Python, and are not kept in the cache.
    """
    if not numba.__version__.startswith(TRIED):
        return False
    depth = _Depth()
    _listen: Any = event.register
    _listen("numba:compile", depth)
    _leave_wrappers_out(depth)
    _leave_machine_code_out(depth)
    _widen_arguments()
    _compare_flags_quickly()
    _list_variables_quickly()
    gc.disable()
    save: Any = ContentCache.save_overload

    def save_outermost(cache: Any, signature: Any, data: Any) -> None:
        if depth.now == 0:  # the compiling has ended when a result is saved
            save(cache, signature, data)

    ContentCache.save_overload = save_outermost  # type: ignore[method-assign, unused-ignore]
    return True


def _leave_wrappers_out(depth: _Depth) -> None:
    """An inner function needs no wrapper through which Python or C could call it."""
    for name in ("create_cpython_wrapper", "create_cfunc_wrapper"):
        _replace(lowering.BaseLower, name, lambda make: _unless_inside(depth, make))


def _unless_inside(depth: _Depth, make: Callable[..., None]) -> Callable[..., None]:
    def make_outermost(*arguments: Any) -> None:
        if not depth.is_inside:
            make(*arguments)

    return make_outermost


def _leave_machine_code_out(depth: _Depth) -> None:
    """Link what an inner function calls to its outermost caller, and optimise it there."""
    inner: set[Any] = set()

    def executable(get: Callable[..., Any]) -> Callable[..., Any]:
        def get_outermost(context: Any, library: Any, description: Any, environment: Any) -> Any:
            if not depth.is_inside:
                return get(context, library, description, environment)
            inner.add(library)
            # Numba only wants something to know the function by: this is never called.
            return [].append

        return get_outermost

    def finalized(finalize: Callable[..., None]) -> Callable[..., None]:
        def finalize_outermost(library: Any) -> None:
            if library in inner:
                library._finalize_dynamic_globals()
                library._finalized = True
                return
            library._linking_libraries = list(_linked(library, inner, {}))
            finalize(library)

        return finalize_outermost

    _replace(cpu.CPUContext, "get_executable", executable)
    _replace(codegen.JITCodeLibrary, "finalize", finalized)


def _linked(library: Any, inner: set[Any], libraries: dict[Any, None]) -> dict[Any, None]:
    """All that a library needs, callers before those they call: the linker drops others."""
    for needed in library._linking_libraries:
        if needed not in libraries:
            libraries[needed] = None
            if needed in inner:
                _linked(needed, inner, libraries)
    return libraries


def _widen_arguments() -> None:
    """Compile no copy of a kernel for each constant and each width of what it is given.

    A narrow signed number is computed with as a wide one anyway. Where a constant matters, the
    back end copies the kernel into its caller, constant and all.
    """

    def widened(kind: Any) -> Any:
        kind = _types.unliteral(kind) if isinstance(kind, _CONSTANTS) else kind
        return types.int64 if isinstance(kind, _types.Integer) and kind.signed else kind

    def template(get: Callable[..., Any]) -> Callable[..., Any]:
        def get_common(self: Any, args: Any, kws: Any) -> Any:
            is_ours = isinstance(self._cache, ContentCache)
            return get(self, tuple(map(widened, args)) if is_ours else args, kws)

        return get_common

    _replace(dispatcher.Dispatcher, "get_call_template", template)


def _compare_flags_quickly() -> None:
    """Options of the compiler are looked up whenever a call is typed; most are the same ones."""
    hashes: dict[type, int] = {}

    def hash_of(flags: Any) -> int:
        kind = type(flags)
        if kind not in hashes:
            hashes[kind] = hash(tuple(sorted(kind.options)))
        return hashes[kind]

    def equal(compare: Callable[..., Any]) -> Callable[..., Any]:
        def are_equal(flags: Any, other: Any) -> Any:
            if flags is other:
                return True
            same_kind = type(flags) is type(other)
            return (same_kind and flags._values == other._values) or compare(flags, other)

        return are_equal

    _replace(targetconfig.TargetConfig, "__hash__", lambda _: hash_of)
    _replace(targetconfig.TargetConfig, "__eq__", equal)


def _list_variables_quickly() -> None:
    """Most of what an instruction holds is no variable, and its type says so at once."""
    plain = {str, int, bool, float, type(None), ir.Loc, ir.Scope}

    def listed(list_slowly: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
        def list_variables(instruction: Any, value: Any) -> list[Any]:
            kind = type(value)
            if kind is ir.Var:
                return [value]
            if kind in plain:
                return []
            if kind is not dict:
                return list_slowly(instruction, value)
            variables: list[Any] = []
            for part in value.values():
                kind = type(part)
                if kind is ir.Var:
                    variables.append(part)
                elif kind not in plain:
                    variables += list_variables(instruction, part)
            return variables

        return list_variables

    _replace(ir.Inst, "_rec_list_vars", listed)


def _replace(owner: Any, name: str, by: Callable[[Any], Any]) -> None:
    setattr(owner, name, by(getattr(owner, name)))
