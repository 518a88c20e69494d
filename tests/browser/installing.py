"""Spieltisch as other people get it: built, installed where nothing else is, and started."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from spieltisch.engine.codecache import cache_folder

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "spieltisch"
SERVED = re.compile(r"http://\S+:\d+")


def build_wheel(folder: Path) -> Path:
    """The wheel of this tree, with the browser client in it."""
    _pip("wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    return next(folder.glob("spieltisch-*.whl"))


def install(wheel: Path, home: Path) -> Path:
    """A new environment with the wheel and the packages that it asks for; its `spieltisch`."""
    venv.create(home, with_pip=False, symlinks=True)
    packages = next(home.glob("lib/python*/site-packages"))
    command = ["install", "--no-index", "--no-deps", "--no-compile", str(wheel)]
    _pip("--python", str(home / "bin" / "python"), *command)
    # Copied from here instead of fetched again: only what the wheel says it needs.
    for needed in _needed(Distribution.at(next(packages.glob("spieltisch-*.dist-info")))):
        for part in {file.parts[0] for file in needed.files or [] if file.parts[0] != ".."}:
            there = packages / part
            if part != "__pycache__" and not there.exists():
                there.symlink_to(Path(str(needed.locate_file(part))))
    assert shutil.which("node", path=str(home / "bin")) is None
    return home / "bin" / "spieltisch"


def install_game(source: Path, folder: Path) -> None:
    """A package with a game, built and installed into a folder of its own."""
    command = ["install", "--no-index", "--no-deps", "--no-build-isolation"]
    _pip(*command, "--target", str(folder), str(source))


@contextmanager
def served(
    command: Path, data: Path, packages: Path | None = None, cache: Path | None = None
) -> Iterator[str]:
    """The address of an installed server, which sees no tool of this machine but those beside it.

    It finds further packages in a folder, if one is named, and compiled code in the usual cache
    or in another.
    """
    surroundings = {
        **({"PYTHONPATH": str(packages)} if packages else {}),
        "PATH": str(command.parent),
        "HOME": str(data),
        "SPIELTISCH_CACHE": str(cache or cache_folder()),
        "LANG": "C.UTF-8",
    }
    arguments = ["serve", "--no-open", "--host", "127.0.0.1", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        [command, *arguments], stdout=subprocess.PIPE, text=True, env=surroundings, cwd=data
    ) as process:
        try:
            assert process.stdout is not None
            sentence = next((line for line in process.stdout if SERVED.search(line)), "")
            address = SERVED.search(sentence)
            assert address, "the installed server does not say where it is"
            yield address[0]
        finally:
            process.terminate()
            process.wait(30)


def _pip(*arguments: str) -> None:
    quiet = ["-qq", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", *quiet, *arguments], check=True)


def _needed(package: Distribution, known: set[str] | None = None) -> Iterator[Distribution]:
    """Whatever a package requires, directly or not, as far as it is for this machine."""
    known = set() if known is None else known
    for line in package.requires or []:
        name = re.match(r"[\w.-]+", line)[0].lower()  # type: ignore[index]
        if name in known or "extra ==" in line:
            continue
        known.add(name)
        try:
            other = distribution(name)
        except PackageNotFoundError:  # for another system
            continue
        yield other
        yield from _needed(other, known)
