"""The code that comes with a wheel is used where it fits, and nowhere else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import llvmlite.binding
import numba
import pytest

from spieltisch.engine import baseline
from spieltisch.engine.baseline import ENVIRONMENT, FEATURES, packed_code

COMPILE = """
from spieltisch.engine.workshop import Order, carry_out
carry_out(Order("greedy", "bot"))
"""

#: Make the greedy bot ready with a wheel's code in a folder; says what was compiled for it.
LOAD = """
import sys
from pathlib import Path
import llvmlite, llvmlite.binding
from spieltisch.engine import baseline
{surroundings}
baseline.PACKED = Path(sys.argv[1])
from spieltisch.engine import registry
from spieltisch.engine.compiling import is_prepared, prepare
unit = registry.bot("greedy").unit
print("ready" if is_prepared("greedy", [unit]) else "not ready")
prepare("greedy", [unit])
print(sum(unit.kernel.stats.cache_misses.values()))
"""
OLD_PROCESSOR = "baseline.meets_baseline = lambda features: False"
OTHER_VERSION = "llvmlite.__version__ = '0.1'"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The greedy bot, compiled for the baseline."""
    folder = tmp_path_factory.mktemp("packed")
    run(
        [sys.executable, "-c", COMPILE],
        {**ENVIRONMENT, "SPIELTISCH_CACHE": str(folder)},
    )
    return folder


def run(command: list[str], variables: dict[str, str]) -> list[str]:
    done = subprocess.run(
        command, env={**os.environ, **variables}, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def load(packed: Path, cache: Path, surroundings: str = "", **variables: str) -> list[str]:
    program = LOAD.format(surroundings=surroundings)
    cached = {"SPIELTISCH_CACHE": str(cache)}
    return run([sys.executable, "-c", program, str(packed)], {**cached, **variables})


def test_with_the_code_of_a_wheel_nothing_is_compiled_and_nothing_written(
    packed: Path, tmp_path: Path
) -> None:
    assert load(packed, tmp_path) == ["ready", "0"]
    assert list(tmp_path.rglob("*.nbc")) == []


@pytest.mark.parametrize(
    "surroundings", [OLD_PROCESSOR, OTHER_VERSION], ids=["an old processor", "another version"]
)
def test_where_the_code_does_not_fit_it_is_compiled(
    packed: Path, tmp_path: Path, surroundings: str
) -> None:
    assert load(packed, tmp_path, surroundings) == ["not ready", "1"]
    assert len(list(tmp_path.rglob("*.nbc"))) == 1


def test_who_names_a_processor_gets_code_for_that_one(packed: Path, tmp_path: Path) -> None:
    variables = {"NUMBA_CPU_NAME": "x86-64", "NUMBA_CPU_FEATURES": "+sse2"}
    assert load(packed, tmp_path, "", **variables) == ["not ready", "1"]


def test_damaged_code_of_a_wheel_is_compiled_anew(packed: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged"
    for file in packed.rglob("*"):
        if file.is_file():
            copy = damaged / file.relative_to(packed)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes()[:-1] if file.suffix == ".nbc" else b"")
    assert load(damaged, tmp_path / "cache") == ["ready", "1"]


@pytest.fixture
def fresh() -> Iterator[None]:
    packed_code.cache_clear()
    yield
    packed_code.cache_clear()


@pytest.mark.usefixtures("fresh")
def test_a_tree_brings_no_code_along() -> None:
    assert packed_code() is None


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("missing", FEATURES)
def test_a_processor_must_have_every_feature(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    features = dict.fromkeys(FEATURES, True)
    monkeypatch.setattr(baseline, "PACKED", tmp_path)
    monkeypatch.setattr(llvmlite.binding, "get_host_cpu_features", lambda: features)
    monkeypatch.setattr(numba.config, "CPU_NAME", None)
    monkeypatch.setattr(numba.config, "CPU_FEATURES", None)
    assert packed_code() == tmp_path
    packed_code.cache_clear()
    features[missing] = False
    assert packed_code() is None
