"""The first minute: how long a newcomer waits, from a clean clone and from a wheel.

    .venv/bin/python bench/first_minute.py
    .venv/bin/python bench/first_minute.py --only clone --pick glow

Everything starts with an empty folder for compiled code. Beside each time stands the processor
time of all processes up to then, because a busy machine stretches the one and not the other.

- `clone`: `make play` in a clean clone; one game is picked as soon as there is a page.
- `second`: `make play` in a second clone, with what the first one has compiled.
- `wheel`: `spieltisch serve` after `pip install` of the wheel with compiled code (`make wheel`).
- `pure`: the same with the wheel that holds none.
- `small`: the commands that only say something, and the size of the environment.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from wire import Wire

ROOT = Path(__file__).parents[1]
GAMES = ("sequence", "labyrinth", "gluex", "glow")
PARTS = ("clone", "second", "wheel", "pure", "small")
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Watch:
    """A stopwatch for a process and all that it starts."""

    process: subprocess.Popen[str]
    began: float = field(default_factory=time.monotonic)

    def note(self, what: str) -> None:
        """Say how long something has taken, by the clock and in processor time."""
        seconds = time.monotonic() - self.began
        print(
            f"{what:<44}{seconds:7.1f} s {_processor_seconds(self.process.pid):7.1f} s", flush=True
        )


def _processor_seconds(group: int) -> float:
    """What a process group has used: those that live, and what they know of those that do not."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(fields[2]) == group:
            ticks += sum(int(part) for part in fields[11:15])
    return ticks / TICKS


@contextmanager
def started(command: Sequence[str], folder: Path, cache: Path) -> Iterator[tuple[Watch, str]]:
    """A command that ends up serving, as a group of processes, and the address it prints."""
    environment = {**os.environ, "SPIELTISCH_CACHE": str(cache), "LANG": "C.UTF-8"}
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        watch = Watch(process)
        try:
            assert process.stdout is not None
            address = next(
                (
                    found.group()
                    for line in process.stdout
                    if (found := re.search(r"http://\S+", line))
                ),
                None,
            )
            if address is None:
                sys.exit(f"{' '.join(command)} has not served anything")
            yield watch, address.rstrip("/")
        finally:
            os.killpg(process.pid, signal.SIGINT)


def visit(watch: Watch, address: str, picked: str) -> None:
    """Come as a newcomer does: see the page, pick a game, play it, and wait for the others."""
    with httpx.Client(base_url=address, timeout=900) as http:
        http.get("/").raise_for_status()
        watch.note("the page")
        play_bot(http, picked)
        watch.note(f"{picked} was picked: the first move of a bot")
        for game in GAMES:
            play_bot(http, game)
        watch.note("all games, each with a bot that moved")


def play_bot(http: httpx.Client, game: str) -> None:
    """A table at which two bots play, until one of them has moved."""
    bots = [{"kind": "bot", "level": "casual"}] * 2
    table = http.post("/api/tables", json={"game": game, "seats": bots}).raise_for_status().json()
    asyncio.run(watch_a_move(str(http.base_url), table["code"]))


async def watch_a_move(address: str, code: str) -> None:
    """Look on at a table, without which bots do not play, until somebody has moved."""
    moved = asyncio.get_running_loop().create_future()

    def hear(frame: bytes) -> None:
        view = msgspec.json.decode(frame).get("view")
        if view is not None and view["ply"] and not moved.done():
            moved.set_result(None)

    wire = await Wire.to(address, f"/api/tables/{code}/socket", hear)
    wire.send(msgspec.json.encode({"type": "hello"}))
    await moved
    wire.close()


def play_in_clone(clone: Path, cache: Path, picked: str) -> None:
    arguments = f"--no-open --port 0 --host 127.0.0.1 --lang en --data {clone / 'tables'}"
    with started(["make", "play", f"ARGS={arguments}"], clone, cache) as (watch, address):
        visit(watch, address, picked)


def clone_into(folder: Path) -> Path:
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
    return folder


def installed(wheel: Path, folder: Path) -> Path:
    """A clean environment with a wheel in it."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = str(folder / "bin" / "python")
    pip = [python, "-m", "pip", "-qq", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, str(wheel)], check=True)
    return folder / "bin" / "spieltisch"


def play_installed(command: Path, folder: Path, picked: str) -> None:
    arguments = ["--no-open", "--port", "0", "--host", "127.0.0.1", "--lang", "en"]
    serve = [str(command), "serve", *arguments, "--data", str(folder / "tables")]
    with started(serve, folder, folder / "empty") as (watch, address):
        visit(watch, address, picked)


def time_small_commands(command: Path) -> None:
    """The best of five, by the clock."""
    for argument in ("--help", "games"):
        times = []
        for _ in range(5):
            began = time.monotonic()
            subprocess.run([command, argument], check=True, stdout=subprocess.DEVNULL)
            times.append(time.monotonic() - began)
        print(f"{'spieltisch ' + argument:<44}{min(times):7.2f} s")
    environment = command.parents[1]
    size = sum(path.lstat().st_size for path in environment.rglob("*") if path.is_file())
    print(f"{'the environment':<44}{size / 1e6:7.0f} MB")


def build_wheels(folder: Path) -> dict[str, Path]:
    """Both wheels, as `make wheel` builds them."""
    subprocess.run(["make", "--silent", "wheel"], cwd=ROOT, check=True)
    wheels = sorted((ROOT / "dist").glob("spieltisch-*.whl"), key=lambda path: path.stat().st_mtime)
    pure = [wheel for wheel in wheels if wheel.name.endswith("-none-any.whl")]
    compiled = [wheel for wheel in wheels if wheel not in pure]
    return {
        kind: Path(shutil.copy(found[-1], folder))
        for kind, found in (("pure", pure), ("wheel", compiled))
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--pick", choices=GAMES, default="gluex", help="the game that is picked")
    wishes = parser.parse_args()
    load = " ".join(f"{minutes:.2f}" for minutes in os.getloadavg())
    print(f"busy before: {load}\n{'':<44}{'clock':>9} {'processor':>9}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        cache = folder / "cache"
        for part in ("clone", "second"):
            if part in wishes.only:
                print(f"make play in a {'clean' if part == 'clone' else 'second'} clone")
                play_in_clone(clone_into(folder / part), cache, wishes.pick)
        if not {"wheel", "pure", "small"}.isdisjoint(wishes.only):
            wheels = build_wheels(folder)
            commands = {kind: installed(wheel, folder / kind) for kind, wheel in wheels.items()}
            for kind, command in commands.items():
                if kind in wishes.only:
                    print(f"spieltisch serve from {wheels[kind].name}")
                    play_installed(command, folder / kind, wishes.pick)
            if "small" in wishes.only:
                time_small_commands(commands["pure"])


if __name__ == "__main__":
    main()
