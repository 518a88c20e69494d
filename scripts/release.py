"""Build what a release consists of, and try it where nothing else is installed.

    python scripts/release.py [--rehearse]

Refuses to build from a tree that is not what the tag would name: uncommitted changes, a version
still in development, without a section in the changelog, or with a tag already. A rehearsal only
mentions these. The sdist is built from the tree and the wheel from the sdist, without Node; then
the wheel is installed into a fresh environment and used. So is the wheel with the compiled code,
with which nothing may be compiled. Nothing is published and nothing tagged.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

from packaging.metadata import Metadata
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"

#: What the package cannot do without, as patterns of names in the wheel.
ESSENTIAL = (
    r"spieltisch/py\.typed",
    r"spieltisch/_web/index\.html",
    r"spieltisch/_web/assets/.+\.js",
    r"spieltisch/games/\w+/words\.de\.ftl",
    r"spieltisch/games/\w+/rules\.en\.md",
    r"spieltisch-.+\.dist-info/licenses/LICENSE",
)

#: What compiled code depends on.
COMPILERS = ("numba", "llvmlite", "numpy")

#: How long a server may take to answer, in seconds.
PATIENCE = 120


class Unfit(Exception):
    """What was built, or what it would be built from, cannot be released."""


def main() -> None:
    """Refuse, or build and try."""
    parser = argparse.ArgumentParser(description="Build a release and try it.")
    parser.add_argument("--rehearse", action="store_true", help="warn instead of refusing")
    rehearse: bool = parser.parse_args().rehearse
    version = read_version()
    objections = list(objections_to(version))
    for objection in objections:
        print(f"{'Note' if rehearse else 'Refused'}: {objection}")
    if objections and not rehearse:
        sys.exit(1)
    try:
        with tempfile.TemporaryDirectory(prefix="release-") as folder:
            pure = build(Path(folder))
            try_out(pure, version, Path(folder) / "pure")
            if full := build_with_code(pure):
                try_out(full, version, Path(folder) / "full")
                check_nothing_compiled(Path(folder) / "full" / "cache")
    except Unfit as problem:
        sys.exit(f"This cannot be released: {problem}")
    names = ", ".join(sorted(path.name for path in DIST.iterdir()))
    print(f"dist/ has {names}: built, installed and tried.")
    if not objections:
        print(f'Next: git tag -a v{version} -m "Spieltisch {version}", push it, and upload dist/.')


# --- before the build ----------------------------------------------------------------------------


def read_version(root: Path = ROOT) -> str:
    """The version, from the one place where it is written."""
    source = (root / "src" / "spieltisch" / "__init__.py").read_text(encoding="utf-8")
    line = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    if not line:
        raise Unfit("src/spieltisch/__init__.py does not say which version this is")
    return line[1]


def objections_to(version: str, root: Path = ROOT) -> Iterator[str]:
    """Why no release can be made of the tree as it is."""
    if changes := git(root, "status", "--porcelain"):
        yield f"the tree has changes that are not committed, such as {changes.split()[1]}"
    if Version(version).is_devrelease:
        yield f"{version} is a version in development; set __version__ to the one to be released"
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(
        rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE
    ):
        yield f"CHANGELOG.md has no section with a date for {version}"
    if git(root, "tag", "--list", f"v{version}"):
        yield f"there is a tag v{version} already"


def git(root: Path, *arguments: str) -> str:
    """What git prints."""
    command = ["git", "-C", str(root), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


# --- the build -----------------------------------------------------------------------------------


def build(folder: Path) -> Path:
    """Build the sdist from the tree and the wheel from the sdist; the wheel's path."""
    shutil.rmtree(DIST, ignore_errors=True)
    say("Building the sdist")
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist"], cwd=ROOT)
    (sdist,) = DIST.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "sdist", filter="data")
    (unpacked,) = (folder / "sdist").iterdir()
    check_client(unpacked)
    say("Building the wheel from the sdist, without Node")
    bare = fresh_environment(folder / "builder")
    run([*pip(folder / "builder"), "wheel", "--no-deps", "-w", str(DIST), str(unpacked)], env=bare)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def build_with_code(pure: Path) -> Path | None:
    """Build the wheel with the compiled code; None for machines that it cannot be built for."""
    say("Building the wheel with the compiled code")
    run([sys.executable, str(ROOT / "scripts" / "wheel.py"), "--only", "platform"])
    return next((wheel for wheel in DIST.glob("*.whl") if wheel != pure), None)


def check_nothing_compiled(cache: Path) -> None:
    """Where the code comes with the wheel, none is compiled."""
    if compiled := [path.name for path in cache.rglob("*.nbc")]:
        raise Unfit(f"{len(compiled)} kernels were compiled although the wheel brings its code")


def check_client(unpacked: Path) -> None:
    """The sdist carries a client built from the very sources it carries, so nobody needs Node."""
    spec = importlib.util.spec_from_file_location("hatch_build", unpacked / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hatch_build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hatch_build)
    stamp = unpacked / "src" / "spieltisch" / "_web" / "built-from.txt"
    if not stamp.is_file() or stamp.read_text("utf-8") != hatch_build.fingerprint(unpacked):
        raise Unfit("the client in the sdist was not built from the sources in the sdist")


def check_metadata(wheel: Path, version: str) -> None:
    """The metadata is valid and complete, and nothing is missing from the wheel."""
    say("Checking the metadata")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (place,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        about = Metadata.from_email(archive.read(place), validate=True)
    if str(about.version) != version:
        raise Unfit(f"the wheel says that it is {about.version}, not {version}")
    if about.description_content_type != "text/markdown" or not about.description:
        raise Unfit("the wheel has no description in Markdown")
    if not (about.summary and about.license_expression and about.requires_python):
        raise Unfit("summary, licence or the version of Python is missing from the metadata")
    missing = [what for what in ESSENTIAL if not any(re.fullmatch(what, name) for name in names)]
    if missing:
        raise Unfit(f"the wheel has nothing like {', '.join(missing)}")


# --- a clean environment -------------------------------------------------------------------------


def try_out(wheel: Path, version: str, folder: Path) -> None:
    """Install the wheel where nothing else is, and use it."""
    check_metadata(wheel, version)
    say(f"Installing {wheel.name} into a fresh environment")
    environment = fresh_environment(folder)
    # Compiled code fits the versions that it was made with, which are those here.
    versions = folder / "versions.txt"
    versions.write_text("".join(f"{name}=={metadata.version(name)}\n" for name in COMPILERS))
    run([*pip(folder), "install", "--constraint", str(versions), str(wheel)], env=environment)
    command = str(folder / "bin" / "spieltisch")
    say("Trying the command")
    for arguments, sentence in (
        (["--version"], f"spieltisch {version}"),
        (["--help"], "serve"),
        (["games", "--lang", "en"], "labyrinth"),
        (["simulate", "sequence", "--games", "20", "--seed", "1", "--lang", "en"], "20"),
    ):
        answer = run([command, *arguments], env=environment)
        if sentence not in answer:
            raise Unfit(f"spieltisch {' '.join(arguments)} does not mention {sentence!r}: {answer}")
    say("Starting a server")
    with server(command, environment) as address:
        for path, sentence in (("/", "<script"), ("/api/health", f'"version":"{version}"')):
            page = fetch(address + path)
            if sentence not in page:
                raise Unfit(f"{path} of the server does not contain {sentence!r}: {page[:200]}")


def fresh_environment(folder: Path) -> dict[str, str]:
    """A new virtual environment, and variables in which there is nothing else: no Node either."""
    run([sys.executable, "-m", "venv", str(folder)])
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {
        **kept,
        "PATH": str(folder / "bin"),
        "HOME": str(folder),
        "SPIELTISCH_CACHE": str(folder / "cache"),
    }


def pip(folder: Path) -> list[str]:
    """The installer of an environment."""
    return [str(folder / "bin" / "python"), "-m", "pip", "-q", "--disable-pip-version-check"]


@contextmanager
def server(command: str, environment: dict[str, str]) -> Iterator[str]:
    """The address of a running server."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    arguments = ["serve", "--host", "127.0.0.1", "--port", str(port), "--no-open"]
    data = str(Path(environment["HOME"]) / "tables")
    process = subprocess.Popen(
        [command, *arguments, "--data", data], env=environment, stdout=subprocess.DEVNULL
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def fetch(url: str) -> str:
    """A page as text, as soon as somebody answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
                return str(answer.read(), "utf-8")
        except urllib.error.URLError as problem:
            if time.monotonic() > deadline:
                raise Unfit(f"nobody answers at {url}: {problem}") from problem
            time.sleep(0.2)


def run(
    command: Sequence[str], *, cwd: Path | None = None, env: dict[str, str] | None = None
) -> str:
    """What a command prints; one that fails makes the release unfit."""
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unfit(f"{' '.join(command)} failed\n{done.stdout}{done.stderr}")
    return done.stdout


def say(step: str) -> None:
    """Say what is happening now."""
    print(f"{step} ...", flush=True)


if __name__ == "__main__":
    main()
