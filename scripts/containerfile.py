"""Go through the Containerfile without a container: its steps, one by one, in a clean folder.

    python scripts/containerfile.py

What the image would have at its root lies below a temporary folder instead: the paths of the
Containerfile are replaced in every step, and so is its port, and its user unless root goes through
them and that user can run this machine's Python. All stages share that folder, and this machine's
Python stands for the base image. At the end the server is started as the image would start it, and
asked how it is.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

#: The folders that the steps write to, and what else is not the same here.
FOLDERS = ("/opt/spieltisch", "/source", "/tools", "/wheels", "/data")
PORT, USER = "8765", "10001"

#: How long the server may take until it is well, in seconds.
PATIENCE = 120


class Unexpected(Exception):
    """A step that this script does not know, or that fails."""


@dataclass(frozen=True)
class Step:
    """An instruction of a Containerfile with its arguments, on one line."""

    name: str
    arguments: str


def read_steps(text: str) -> Iterator[Step]:
    r"""The steps of a Containerfile; comments are left out, continued lines joined.

    >>> [step.arguments for step in read_steps("# hello\nRUN one \\\n    && two\nUSER 7\n")]
    ['one && two', '7']
    """
    lines = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    for line in re.sub(r"\\\n\s*", "", lines).splitlines():
        if line.strip():
            name, _, arguments = line.strip().partition(" ")
            yield Step(name, arguments)


@dataclass
class Image:
    """What the steps have made so far."""

    root: Path
    port: int
    environment: dict[str, str]
    folder: Path
    person: str
    user: int | None = None
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    check: list[str] = field(default_factory=list)

    def translate(self, text: str) -> str:
        """Paths, port and user of the image as they are here."""
        paths = "|".join(map(re.escape, FOLDERS))
        text = re.sub(rf"(?<![\w/.])({paths})(?!\w)", lambda m: f"{self.root}{m[1]}", text)
        return re.sub(rf"\b{PORT}\b", str(self.port), re.sub(rf"\b{USER}\b", self.person, text))

    def take(self, step: Step) -> None:
        """Carry out one step."""
        text = self.translate(step.arguments)
        match step.name:
            case "RUN":
                self.run(["bash", "-o", "pipefail", "-e", "-c", text])
            case "COPY":
                self.copy(text.split())
            case "ENV":
                for pair in shlex.split(text):
                    name, _, value = pair.partition("=")
                    self.environment[name] = value.replace("$PATH", self.environment["PATH"])
            case "WORKDIR":
                self.folder = Path(text)
                self.folder.mkdir(parents=True, exist_ok=True)
            case "USER":
                self.user = int(text.partition(":")[0])
            case "ENTRYPOINT":
                self.entry = json.loads(text)
            case "CMD":
                self.command = json.loads(text)
            case "HEALTHCHECK":
                self.check = json.loads(text.partition("CMD")[2])
            case "FROM" | "SHELL" | "VOLUME" | "EXPOSE" | "STOPSIGNAL":
                pass  # nothing here: they are about the container
            case _:
                raise Unexpected(f"{step.name} is not known here")

    def copy(self, words: list[str]) -> None:
        """Copy from the project; from another stage there is nothing to copy, it lies here."""
        if words[0].startswith("--from="):
            return
        *sources, target = words
        for source in sources:
            if source == ".":
                shutil.copytree(ROOT, target, ignore=ignored(ROOT), dirs_exist_ok=True)
            else:
                Path(target).mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / source, target)

    def run(self, command: list[str]) -> None:
        """Run a command as the image's user, in the image's folder."""
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, user=self.user, check=False
        )
        if done.returncode:
            raise Unexpected(f"{shlex.join(command)} failed with {done.returncode}")

    def serve(self) -> None:
        """Start it, and wait until it is well."""
        command = [*self.entry, *self.command]
        program = shutil.which(command[0], path=self.environment["PATH"])
        process = subprocess.Popen(
            command,
            executable=program,
            cwd=self.folder,
            env=self.environment,
            user=self.user,
        )
        try:
            self.wait(process)
        finally:
            process.terminate()
            process.wait(PATIENCE)

    def wait(self, process: subprocess.Popen[bytes]) -> None:
        """Wait until the health check says that it is well."""
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            if process.poll() is not None:
                raise Unexpected(f"the server has ended with {process.returncode}")
            check = subprocess.run(
                self.check,
                executable=shutil.which(self.check[0], path=self.environment["PATH"]),
                env=self.environment,
                stderr=subprocess.DEVNULL,
                check=False,
            )
            if check.returncode == 0:
                print(f"The server is well after {time.monotonic() - began:.1f} s", flush=True)
                return
            time.sleep(0.2)
        raise Unexpected("the server does not get well")


def find_person(python: Path) -> str:
    """Who stands for the image's user: that user, if we may become it and it can run Python."""
    if os.getuid() != 0:
        return str(os.getuid())
    try:
        subprocess.run([python, "-c", ""], user=int(USER), check=True)
    except (OSError, subprocess.CalledProcessError):  # Python lies in a folder of root's own
        return "0"
    return USER


def ignored(root: Path) -> Callable[[str, list[str]], set[str]]:
    """What `shutil.copytree` leaves out: the names in .dockerignore."""
    lines = (root / ".dockerignore").read_text(encoding="utf-8").split()
    anywhere = [line.removeprefix("**/") for line in lines if line.startswith("**/")]
    on_top = [line for line in lines if not line.startswith("**/")]

    def ignore(folder: str, names: list[str]) -> set[str]:
        patterns = anywhere + (on_top if Path(folder) == root else [])
        return {name for name in names for one in patterns if fnmatch.fnmatch(name, one)}

    return ignore


def main() -> None:
    """Go through all steps, then start the server."""
    with tempfile.TemporaryDirectory(prefix="container-") as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        root = Path(folder)
        root.chmod(0o755)  # the image's user looks in
        (root / "bin").mkdir()
        (root / "bin" / "python").symlink_to(Path(sys._base_executable).resolve())  # type: ignore[attr-defined]
        kept = ("HOME", "LANG", "PIP_", "SSL_", "XDG_", "SPIELTISCH_CACHE")
        environment = {name: value for name, value in os.environ.items() if name.startswith(kept)}
        environment["PATH"] = f"{root / 'bin'}:/usr/local/bin:/usr/bin:/bin"
        image = Image(root, port, environment, root, find_person(root / "bin" / "python"))
        free.close()
        try:
            for step in read_steps((ROOT / "Containerfile").read_text(encoding="utf-8")):
                print(f"{step.name} {step.arguments[:90]}", flush=True)
                image.take(step)
            image.serve()
        except Unexpected as problem:
            sys.exit(f"The Containerfile does not work: {problem}")


if __name__ == "__main__":
    main()
