"""Where compiled code is kept: it is found by what it was made from, not by where that is.

Numba's own cache goes by the path of a source file and the time of its last change, and looks at
the kernel's own file only. Here a folder is named after a fingerprint of everything that the
kernels of a module depend on, so that a second clone, another environment or a moved folder finds
what was compiled before, and no change to a helper goes unnoticed. Each piece of code has a file
of its own, written as a whole and sealed with a checksum: programs that compile at the same time
do not disturb each other, and a damaged file is as good as none. What is not there may have come
with the wheel (`engine/baseline.py`).
"""

from __future__ import annotations

import hashlib
import inspect
import os
import pickle
import re
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib.util import resolve_name
from pathlib import Path
from typing import Any, cast
from uuid import uuid4

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core import caching

from spieltisch.engine import instructions
from spieltisch.engine.baseline import baseline_key, packed_code
from spieltisch.engine.pruning import note_use

_numba: Any = caching  # it has no types

#: Code that was compiled with other versions than these is not ours.
VERSIONS = f"numba {numba.__version__}, llvmlite {llvmlite.__version__}, numpy {np.__version__}"

_SEAL = hashlib.sha256().digest_size


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
    status = folder.lstat()
    is_own = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid()
    if is_own and not status.st_mode & 0o022:
        return folder
    return Path(tempfile.mkdtemp(prefix="spieltisch-"))


class CodeFiles:
    """The files of one kernel: one for each signature and processor, named after both."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder, self._name = folder, name

    def load(self, key: object) -> Any:
        """What was saved under a key; None if there is nothing, or it is damaged."""
        try:
            content = self._path(key).read_bytes()
        except OSError:
            return None
        seal, code = content[:_SEAL], content[_SEAL:]
        return pickle.loads(code) if hashlib.sha256(code).digest() == seal else None

    def save(self, key: object, data: object) -> None:
        """Write a file as a whole or not at all."""
        code: bytes = _numba.dumps(data)
        path = self._path(key)
        draft = path.with_name(f"{path.name}.{uuid4().hex}")
        try:
            draft.write_bytes(hashlib.sha256(code).digest() + code)
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)

    def flush(self) -> None:
        """Delete everything that is kept for this kernel."""
        for path in self._folder.glob(f"{self._name}.*.nbc"):
            path.unlink(missing_ok=True)

    def _path(self, key: object) -> Path:
        digest = hashlib.sha256(repr(key).encode()).hexdigest()[:16]
        return self._folder / f"{self._name}.{digest}.nbc"


class _Locator(_numba._CacheLocator):  # type: ignore[misc]
    """Tells Numba which folder the code of a function belongs in."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._py_file = function.__code__.co_filename
        self._fingerprint = fingerprint(function)
        self._line = function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(cache_folder() / self._fingerprint)

    def get_source_stamp(self) -> str:
        return self._fingerprint

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> _Locator:
        return cls(py_func)


class _Implementation(_numba.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Locator,)


class ContentCache(_numba.FunctionCache):  # type: ignore[misc]
    """Numba's cache of a function, kept in files that go by content."""

    _impl_class = _Implementation

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        folder = Path(self.cache_path)
        note_use(folder)
        self._cache_file = CodeFiles(folder, self._impl.filename_base)

    def _load_overload(self, signature: Any, context: Any) -> Any:
        """The user's own code; else that of the wheel, in the folder of the same name."""
        code = super()._load_overload(signature, context)
        packed = packed_code()
        if code is not None or packed is None:
            return code
        files = CodeFiles(packed / Path(self.cache_path).name, self._impl.filename_base)
        data = files.load(baseline_key(self._index_key(signature, context.codegen())))
        return None if data is None else self._impl.rebuild(context, data)


def fingerprint(function: Callable[..., Any]) -> str:
    """Name the folder that the machine code of a function is kept in.

    A stamped kernel rests on the module that its wrapper is written in, and on those that its
    names were filled in from; the module that it was stamped for only puts them together.
    """
    template = inspect.unwrap(function)
    if template is function:
        return _fingerprint_in(function.__module__, function)
    named = [function.__globals__.get(name) for name in function.__code__.co_names]
    kernels = [value for value in named if hasattr(value, "py_func") or inspect.isfunction(value)]
    modules = {template.__module__, *(kernel.__module__ for kernel in kernels)}
    prints = [_fingerprint_in(module, template) for module in sorted(modules)]
    return hashlib.sha256(" ".join(prints).encode()).hexdigest()[:16]


def _fingerprint_in(module: str, function: Callable[..., Any]) -> str:
    file = getattr(sys.modules.get(module), "__file__", None) or function.__code__.co_filename
    return fingerprint_of(module, Path(file))


@lru_cache(maxsize=256)
def fingerprint_of(module: str, path: Path) -> str:
    """A digest of a module and of everything that its kernels depend on.

    Kernels call helpers in modules that theirs imports, and freeze tables read from data files
    next to them; so the contents of all of these count, and the versions of what compiles them.
    Whatever they are, `instructions` stand in the place of some calls.
    """
    packages = {_HOME, module.partition(".")[0]}
    sources = {
        **_with_imports(module, path, packages),
        **_with_imports(instructions.__name__, Path(instructions.__file__), packages),
    }
    tables = {
        f"{name.rpartition('.')[0]}/{data.name}": data
        for name, source in sources.items()
        for kind in TABLES
        for data in source.parent.glob(kind)
    }
    digest = hashlib.sha256(VERSIONS.encode())
    for name, source in sorted({**sources, **tables}.items()):
        digest.update(name.encode())
        digest.update(hashlib.sha256(source.read_bytes()).digest())
    return digest.hexdigest()[:16]


#: Data files from which modules make tables that kernels freeze.
TABLES = ("*.json", "*.npy", "*.npz")

_HOME = __name__.partition(".")[0]
_FROM = re.compile(r"^from\s+(\S+)\s+import\s+(\([^)]*\)|[^\n]*)", re.MULTILINE)
_PLAIN = re.compile(r"^import\s+([\w., ]+)", re.MULTILINE)


def _with_imports(module: str, path: Path, packages: set[str]) -> dict[str, Path]:
    """A module and all modules of these packages that it imports, directly or not."""
    sources: dict[str, Path] = {}
    waiting = [(module, path)] if path.exists() else []
    while waiting:
        module, path = waiting.pop()
        if module in sources:
            continue
        sources[module] = path
        # A package's file here only gathers names; following it would pull in everything.
        if path.name != "__init__.py" or module.partition(".")[0] != _HOME:
            waiting += _imported(module, path, packages)
    return sources


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
            yield name, Path(cast(str, file))
