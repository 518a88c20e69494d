"""People who mean no good, and how long somebody at another address waits meanwhile.

    .venv/bin/python bench/hostile.py

The server is a process of its own, with the limits that everybody has. The victim comes from
127.0.0.2 and asks for a pong every 60 ms; those who disturb come from 127.0.0.1, in a process of
their own. Each line tells the victim's p50 and p99 and the server's memory before, during and
after; the first line is without anybody who disturbs.
"""

from __future__ import annotations

import multiprocessing
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

SECONDS = 3.0
LINES = 8
HELLO = '{"type": "hello", "tokens": []}'
REQUEST = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"

#: What is sent first, and what again and again.
ATTACKS: dict[str, tuple[bytes, bytes]] = {
    "nobody": (b"", b""),
    "heads without end": (b"GET / HTTP/1.1\r\nHost: x\r\n", b"A: b\r\n" * 10_000),
    "pipelined requests": (b"", REQUEST * 6000),
    "pages that do not exist": (b"", REQUEST.replace(b"/api/health", b"/nothing.js")),
}


def pour(host: str, port: int, start: bytes, drop: bytes) -> None:
    """Send over a few connections, and connect again whenever one is closed."""
    end = time.monotonic() + SECONDS
    lines: dict[int, socket.socket] = {}
    while time.monotonic() < end:
        for number in range(LINES):
            try:
                if number not in lines:
                    lines[number] = socket.create_connection((host, port), 1)
                    lines[number].sendall(start)
                    lines[number].settimeout(0.05)
                lines[number].sendall(drop)
            except OSError:
                if number in lines:
                    lines.pop(number).close()


def memory(process: int) -> int:
    """What a process holds, in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) >> 10


def wait_for_pongs(victim: ClientConnection, seconds: float) -> list[float]:
    """How long each pong took, in milliseconds."""
    waits, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        begin = time.perf_counter()
        victim.send('{"type": "ping", "id": "p"}')
        while '"pong"' not in str(victim.recv()):
            pass
        waits.append((time.perf_counter() - begin) * 1000)
        time.sleep(0.06)
    return waits


def measure(name: str, url: str, server: int, victim: ClientConnection) -> None:
    """Disturb for a while, and print what came of it."""
    place, (start, drop) = urlsplit(url), ATTACKS[name]
    before = memory(server)
    about = (place.hostname, place.port, start, drop)
    attacker = multiprocessing.Process(target=pour, args=about)
    if drop:
        attacker.start()
    waits = wait_for_pongs(victim, SECONDS)
    during = memory(server)
    if drop:
        attacker.join()
    time.sleep(0.5)
    p50, p99 = statistics.median(waits), statistics.quantiles(waits, n=100)[98]
    held = f"{before} / {during} / {memory(server)} MB"
    print(f"{name:24} p50 {p50:6.1f} ms  p99 {p99:6.1f} ms  memory {held}", flush=True)


def main() -> None:
    """Measure one after another."""
    run = "from spieltisch.cli.main import main; main()"
    serve = ["serve", "--no-open", "--host", "127.0.0.1", "--port", "0", "--lang", "en"]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", run, *serve, "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1].rstrip("/")
            wish = {"game": "gluex", "seats": [{"kind": "open"}, {"kind": "open"}]}
            code = httpx.post(f"{url}/api/tables", json=wish, timeout=300).json()["code"]
            while set(httpx.get(f"{url}/api/health").json()["games"].values()) != {"ready"}:
                time.sleep(0.2)
            path = f"{url.replace('http', 'ws')}/api/tables/{code}/socket"
            with connect(path, source_address=("127.0.0.2", 0)) as victim:
                victim.send(HELLO)
                for name in ATTACKS:
                    measure(name, url, server.pid, victim)
        finally:
            server.terminate()
            with suppress(subprocess.TimeoutExpired):
                server.wait(10)


if __name__ == "__main__":
    main()
