"""Turn plain Python functions into compiled kernels, cached in the user's cache folder.

A kernel is an ordinary function over NumPy values. With ``NUMBA_DISABLE_JIT=1`` it stays
one, for a debugger or for coverage; otherwise Numba compiles it when a game is made ready
(`prepare`) and keeps the machine code on disk.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib.util import resolve_name
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba.core.errors import NumbaExperimentalFeatureWarning
from numba.core.types.function_type import CompileResultWAP

from spieltisch.engine.pruning import note_use, prune

# Function pointers are how one compiled loop serves every game; Numba warns at each use.
warnings.filterwarnings("ignore", "First-class function", NumbaExperimentalFeatureWarning)

Function = TypeVar("Function", bound=Callable[..., Any])

#: Called before each kernel is compiled: what is made ready, the kernel, done so far, in all.
Progress = Callable[[str, str, int, int], None]

_config: Any = numba.config

COMPILED: bool = not _config.DISABLE_JIT


class Unit(NamedTuple):
    """A kernel and the signature under which the drivers call it."""

    name: str
    kernel: Callable[..., Any]
    signature: Any

    def pointer(self) -> Any:
        """The compiled kernel as a function pointer; interpreted, the function itself.

        A driver takes kernels as they are, and that is the faster call; pointers are for
        tuples, whose members must be of one type.
        """
        if not COMPILED:
            return self.kernel
        return CompileResultWAP(cast(Any, self.kernel).get_compile_result(self.signature))


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


def wrapping(function: Function) -> Function:
    """An inlined kernel whose 64-bit words may run over, as a generator's do."""
    if not COMPILED:
        return np.errstate(over="ignore")(function)
    return inlined(function)


def _compiled(function: Function, **options: bool) -> Function:
    if not COMPILED:
        return function
    with_source = Path(function.__code__.co_filename).exists()  # not typed at a prompt
    njit: Any = numba.njit
    decorate = njit(cache=with_source, nogil=True, error_model="numpy", **options)
    folder = cache_folder() / _fingerprint(function)
    note_use(folder)
    with _numba_cache_in(folder):
        return cast(Function, decorate(function))


def prepare(what: str, units: Iterable[Unit], progress: Progress | None = None) -> None:
    """Compile every unit, or load it from the cache, so that nothing waits later.

    Only a cold cache is announced: loading takes a fraction of a second.
    """
    if not COMPILED:
        return
    units = list(units)
    marker = _marker(what, units)
    report = progress or _say_once_on_stderr()
    with _one_at_a_time:
        cold = not marker.exists()
        note_use(marker)
        for done, unit in enumerate(units):
            if cold:
                report(what, unit.name, done, len(units))
            _compile(unit.kernel, unit.signature)
        if cold:
            report(what, "", len(units), len(units))
            marker.parent.mkdir(parents=True, exist_ok=True)
            marker.touch()
            prune(cache_folder())


_one_at_a_time = RLock()


def _compile(dispatcher: Any, signature: Any) -> None:
    if signature.args in dispatcher.overloads:
        return
    try:
        dispatcher.compile(signature)
    except Exception:
        # A file in the cache may be damaged, which can surface as anything: once more
        # without the cached code; what is really wrong is raised again.
        _forget_cached(_fingerprint(dispatcher.py_func))
        dispatcher.compile(signature)
    # Else a driver would be compiled anew for each game whose kernels it is given.
    dispatcher.disable_compile()


def _forget_cached(fingerprint: str) -> None:
    for file in (cache_folder() / fingerprint).rglob("*.nb[ci]"):
        file.unlink(missing_ok=True)


@lru_cache(maxsize=1)
def cache_folder() -> Path:
    """The folder for compiled code: `SPIELTISCH_CACHE`, else the user's cache folder.

    Where that cannot be written (a read-only home), a folder of this user among the
    temporary files serves instead. Compiled code is run, so nobody else may own that.
    """
    chosen = os.environ.get("SPIELTISCH_CACHE")
    folder = Path(chosen) if chosen else platformdirs.user_cache_path("spieltisch")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return _own_temporary_folder()


def _own_temporary_folder() -> Path:
    folder = Path(tempfile.gettempdir()) / f"spieltisch-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.lstat()
    is_own = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    if is_own and not found.st_mode & 0o022:
        return folder
    return Path(tempfile.mkdtemp(prefix="spieltisch-"))


def _marker(what: str, units: list[Unit]) -> Path:
    functions = [_python_function(unit.kernel) for unit in units]
    prints = [_fingerprint(function) + _stamp(function) for function in functions]
    digest = hashlib.sha256(" ".join([numba.__version__, *prints]).encode()).hexdigest()[:16]
    return cache_folder() / "ready" / f"{what}-{digest}"


def _stamp(function: Callable[..., Any]) -> str:
    """Where a kernel's file lies and when it was changed: Numba's cache goes by that too."""
    path = Path(function.__code__.co_filename)
    return f" {path.resolve()} {path.stat().st_mtime_ns}" if path.exists() else ""


def _python_function(function: Callable[..., Any]) -> Callable[..., Any]:
    return cast(Callable[..., Any], getattr(function, "py_func", function))


def _fingerprint(function: Callable[..., Any]) -> str:
    return _fingerprint_of(function.__module__, Path(function.__code__.co_filename))


@lru_cache(maxsize=256)
def _fingerprint_of(module: str, path: Path) -> str:
    """Name the folder that the machine code of a module's kernels is kept in.

    Numba notices a change in a kernel's own file only. Kernels call helpers in modules that
    theirs imports, and freeze tables read from data files beside them; so all of these go
    into the name.
    """
    packages = {_HOME, module.partition(".")[0]}
    sources = _with_imports(module, path, packages)
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(sources | {data for s in sources for data in s.parent.glob("*.json")}):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


_HOME = __name__.partition(".")[0]
_FROM = re.compile(r"^from\s+(\S+)\s+import\s+(\([^)]*\)|[^\n]*)", re.MULTILINE)
_PLAIN = re.compile(r"^import\s+([\w., ]+)", re.MULTILINE)


def _with_imports(module: str, path: Path, packages: set[str]) -> set[Path]:
    """A source file and all files of these packages that it imports, directly or not."""
    found: set[Path] = set()
    waiting = [(module, path)] if path.exists() else []
    while waiting:
        module, path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        # A package's file here only gathers names; following it would pull in everything.
        if path.name != "__init__.py" or module.partition(".")[0] != _HOME:
            waiting += _imported(module, path, packages)
    return found


def _imported(module: str, path: Path, packages: set[str]) -> Iterator[tuple[str, Path]]:
    """The modules of these packages that a source file names, with their files."""
    text = path.read_text("utf-8")
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    names = [name for line in _PLAIN.findall(text) for name in re.findall(r"[\w.]+", line)]
    for base, parts in _FROM.findall(text):
        if base.startswith("."):
            base = resolve_name(base, package) if package else ""
        names += [base, *(f"{base}.{part}" for part in re.findall(r"\w+", parts))]
    for name in names:
        file = getattr(sys.modules.get(name), "__file__", None)
        if file and name.partition(".")[0] in packages:
            yield name, Path(file)


@contextmanager
def _numba_cache_in(folder: Path) -> Iterator[None]:
    # Numba asks for its cache folder while decorating; other people's functions in the
    # same process keep theirs.
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        _config.CACHE_DIR = before


def _say_once_on_stderr() -> Progress:
    def report(what: str, name: str, done: int, count: int) -> None:
        if done == 0:
            print(f"Compiling {what} for this machine, once ...", file=sys.stderr, flush=True)

    return report
