"""What other servers would take for the least that a table server does, beside the one we have.

    pip install granian
    .venv/bin/python bench/servers.py --seconds 3 --rounds 3

The bare server of `bench/echo.py` runs under uvicorn with our shortcut (`server/frames.py`), under
uvicorn with its own two protocols, and under granian if it is installed. Everybody at 50 tables
speaks as fast as they are answered, at one server after the other; the best of each counts.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path

import httpx
import uvloop
from load import closed_loop
from seated import Echoing

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.postgres import free_port

FOLDER = Path(__file__).parent
UVICORN = """
import sys, uvicorn
from echo import bare
from spieltisch.server.frames import Straight
sys.setswitchinterval(0.001)
uvicorn.run(bare(), port={port}, ws={ws}, loop="uvloop", ws_per_message_deflate=False,
            log_level="error")
"""
PROTOCOLS = {
    "ours": "Straight",
    "uvicorn's": "'websockets-sansio'",
    "websockets'": "'websockets'",
}


def command(name: str, port: int) -> list[str]:
    """How a server is started."""
    if name in PROTOCOLS:
        return [sys.executable, "-c", UVICORN.format(port=port, ws=PROTOCOLS[name])]
    settings = ["--interface", "asginl", "--ws", "--loop", "uvloop", "--log-level", "error"]
    return [
        sys.executable,
        "-m",
        "granian",
        *settings,
        "--port",
        str(port),
        "--factory",
        "echo:bare",
    ]


def spent(process: subprocess.Popen[bytes]) -> float:
    """The seconds of processor time that a server and its children have used."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    ticks = 0
    for pid in (str(process.pid), *children):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(name: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server and its address, once it answers."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "ECHO_FOLDER": folder}
        process = subprocess.Popen(command(name, port), cwd=FOLDER, env=env)
        try:
            while True:
                try:
                    httpx.get(url)
                    break
                except httpx.HTTPError:
                    time.sleep(0.1)
            yield process, url
        finally:
            process.terminate()
            process.wait()


async def measure(names: list[str], seconds: float, rounds: int) -> None:
    """Measure and print."""
    with ExitStack() as stack:
        servers = {name: stack.enter_context(running(name)) for name in names}
        seated = {name: [Echoing(url, k) for k in range(50)] for name, (_, url) in servers.items()}
        for tables in seated.values():
            for table in tables:
                await table.open()
        best = dict.fromkeys(names, (0.0, 1.0))
        for _ in range(rounds):
            for name, (process, _url) in servers.items():
                before = spent(process)
                rate = await closed_loop(seated[name], seconds)
                cost = (spent(process) - before) / seconds / rate
                best[name] = max(best[name][0], rate), min(best[name][1], cost)
    for name, (rate, cost) in best.items():
        print(f"{name}: {rate:.0f} messages/s, {1e6 * cost:.0f} µs of processor time each")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    names = [*PROTOCOLS, *(["granian"] if find_spec("granian") else [])]
    print("busy before:", " ".join(f"{load:.2f}" for load in os.getloadavg()), flush=True)
    uvloop.run(measure(names, asked.seconds, asked.rounds))


if __name__ == "__main__":
    main()
