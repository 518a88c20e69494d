"""Build the wheels: the pure one, and one for this platform with the compiled code inside.

    python scripts/wheel.py [--out FOLDER] [--only pure|platform]

The code is compiled for the baseline (`spieltisch.engine.baseline`) and kept in the user's cache,
so that only what has changed is compiled the next time. It fits this version of Python and the very
versions of Numba, llvmlite and NumPy that are installed here; with others, a program compiles by
itself. So the wheel is tagged for this Python, and for the systems that this Numba runs on.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import distribution
from pathlib import Path

from spieltisch.engine import baseline
from spieltisch.engine.codecache import VERSIONS, ContentCache, cache_folder
from spieltisch.engine.compiling import mark_of

ROOT = Path(__file__).resolve().parents[1]

#: The machines that the baseline is one for, as Python calls them.
MACHINES = ("x86_64", "AMD64")


def main() -> None:
    """Build both wheels, or be the child that compiles."""
    parser = argparse.ArgumentParser(description="Build the pure wheel and the platform's.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the wheels go")
    parser.add_argument("--only", choices=("pure", "platform"), help="build one of the two")
    parser.add_argument("--collect", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.collect:
        collect(arguments.collect)
        return
    out: Path = arguments.out.resolve()
    wheels = [] if arguments.only == "platform" else [build(out)]
    if platform.machine() not in MACHINES:
        print(f"There is no baseline for {platform.machine()}: code for it is not compiled here")
    elif arguments.only != "pure":
        wheels.append(build_for_platform(out))
    for wheel in wheels:
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")


def build(out: Path, **variables: str) -> Path:
    """Build a wheel from the tree; variables tell hatch_build.py what goes in besides."""
    with tempfile.TemporaryDirectory(prefix="wheel-") as folder:
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
        subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **variables},
            stdout=subprocess.DEVNULL,
            check=True,
        )
        (wheel,) = Path(folder).glob("*.whl")
        out.mkdir(parents=True, exist_ok=True)
        return Path(shutil.move(wheel, out / wheel.name))


def build_for_platform(out: Path) -> Path:
    """Compile what is not compiled yet, and build the wheel that has it inside."""
    with tempfile.TemporaryDirectory(prefix="code-") as folder:
        print(f"Compiling for {baseline.NAME} with {VERSIONS}", flush=True)
        command = [sys.executable, __file__, "--collect", folder]
        cache = {"SPIELTISCH_CACHE": str(cache_folder() / baseline.NAME)}
        environment = {**os.environ, **baseline.ENVIRONMENT, **cache}
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
        return build(out, SPIELTISCH_CODE=folder, SPIELTISCH_TAG=tag())


def tag() -> str:
    """The tag of the platform's wheel: code for this Numba runs where this Numba runs."""
    about = distribution("numba").read_text("WHEEL") or ""
    tags = [line.removeprefix("Tag: ") for line in about.splitlines() if line.startswith("Tag: ")]
    return min(tags)


def collect(folder: Path) -> None:
    """Compile everything that a program may need, and copy what these sources were compiled to."""
    from spieltisch.cli.commands.prepare import everything
    from spieltisch.cli.main import run

    if code := run(["prepare"]):
        sys.exit(code)
    version = "py{}{}".format(*sys.version_info)
    used = {Path(one.cache_path) for one in gc.get_objects() if isinstance(one, ContentCache)}
    for own in used:
        for file in own.glob(f"*.{version}*.nbc"):
            (folder / own.name).mkdir(exist_ok=True)
            shutil.copy(file, folder / own.name)
    for order in everything():
        units = order.units()
        if all(unit.kernel.__module__.startswith("spieltisch.") for unit in units):
            mark = folder / mark_of(order.what, units)
            mark.parent.mkdir(exist_ok=True)
            mark.touch()


if __name__ == "__main__":
    main()
