"""The code that a wheel brings along: compiled for a baseline that most processors meet.

A wheel for a platform holds the same files as the user's cache of compiled code, made for
x86-64-v3: Intel since 2013 (Haswell), AMD since 2015 (Excavator). What the user's own cache has
comes first; and what does not fit (a processor that lacks a feature, other versions, changed
sources) is not found, and is compiled.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba

_config: Any = numba.config  # it has no types

#: The processors, by LLVM's name for them.
NAME = "x86-64-v3"

#: What such a processor can do, by LLVM's names.
FEATURES = (
    *("64bit", "avx", "avx2", "bmi", "bmi2", "cmov", "crc32", "cx16", "cx8", "f16c", "fma"),
    *("fxsr", "lzcnt", "mmx", "movbe", "popcnt", "sahf", "sse", "sse2", "sse3", "sse4.1"),
    *("sse4.2", "ssse3", "xsave"),
)

#: The features as Numba takes them, and as they stand in the keys of its cache.
SWITCHES = ",".join(f"+{feature}" for feature in FEATURES)

#: With these in its environment, a process compiles for the baseline.
ENVIRONMENT = {"NUMBA_CPU_NAME": NAME, "NUMBA_CPU_FEATURES": SWITCHES}

#: Where the code of a wheel lies; elsewhere there is no such folder.
PACKED = Path(__file__).parents[1] / "_code"


@lru_cache(maxsize=1)
def packed_code() -> Path | None:
    """The folder with the code of the wheel, if there is one and this processor can run it.

    Whoever tells Numba to compile for another processor than this one means it.
    """
    if not PACKED.is_dir() or _config.CPU_NAME is not None or _config.CPU_FEATURES is not None:
        return None
    return PACKED if meets_baseline(llvmlite.binding.get_host_cpu_features()) else None


def meets_baseline(features: dict[str, bool]) -> bool:
    """Whether a processor with these features can run the code.

    >>> meets_baseline(dict.fromkeys(FEATURES, True))
    True
    >>> meets_baseline({"avx": True, "avx2": False})
    False
    """
    return all(features.get(feature, False) for feature in FEATURES)


def baseline_key(key: tuple[Any, tuple[str, str, str], Any]) -> tuple[Any, ...]:
    """The key of the same code in Numba's cache, compiled for the baseline.

    >>> baseline_key(("int64", ("x86_64-linux", "znver3", "+avx2,+sha"), "hash"))[1][:2]
    ('x86_64-linux', 'x86-64-v3')
    """
    signature, (system, _processor, _features), hashes = key
    return signature, (system, NAME, SWITCHES), hashes
