"""People who mean no good, and how long somebody at another address waits meanwhile.

    .venv/bin/python bench/hostile.py

The server is a process of its own, with the limits that everybody has. The victim comes from
127.0.0.2 and asks for a pong every 60 ms; those who disturb come from 127.0.0.1, in a process of
their own. Each line tells the victim's p50 and p99 and the server's memory before, during and
after; the first line is without anybody who disturbs. "Elsewhere" is the victim's p99 while the
same is poured into a socket of another process: what the flood costs this machine, not the server.

Then somebody has a lot thought about: a long match analysed, eighteen hints from three addresses,
38 tables with bots. Each line tells how many seconds the victim waited for the same, alone and
meanwhile.
"""

from __future__ import annotations

import json
import multiprocessing
import selectors
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

import spieltisch
from spieltisch.engine import matchfile

SECONDS = 8.0
LINES = 8

#: After so many bytes the other place closes a line, as the server does with an endless head.
LONGEST = 1 << 14

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


def swallow(listener: socket.socket) -> None:
    """Take in whatever anybody sends, and close the line after a while, as a server does."""
    with selectors.DefaultSelector() as ready:
        ready.register(listener, selectors.EVENT_READ, 0)
        while True:
            for key, _ in ready.select():
                if key.fileobj is listener:
                    ready.register(listener.accept()[0], selectors.EVENT_READ, 0)
                    continue
                line = cast(socket.socket, key.fileobj)
                size = len(line.recv(1 << 16))
                ready.modify(line, selectors.EVENT_READ, key.data + size)
                if size == 0 or key.data + size > LONGEST:
                    ready.unregister(line)
                    line.close()


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


def wait_under(
    name: str, place: tuple[str, int], server: int, victim: ClientConnection
) -> tuple[list[float], int]:
    """How long the victim's pongs took while somebody disturbed a place, and the memory then."""
    start, drop = ATTACKS[name]
    attacker = multiprocessing.Process(target=pour, args=(*place, start, drop))
    if drop:
        attacker.start()
    waits, during = wait_for_pongs(victim, SECONDS), memory(server)
    if drop:
        attacker.join()
    time.sleep(0.5)
    return waits, during


def p99(waits: list[float]) -> float:
    """What all but one in a hundred stay below."""
    return statistics.quantiles(waits, n=100)[98]


def measure(
    name: str, url: str, server: int, victim: ClientConnection, other: tuple[str, int]
) -> None:
    """Disturb another place for a while, then the server, and print what came of it."""
    elsewhere, _ = wait_under(name, other, server, victim)
    before, parts = memory(server), urlsplit(url)
    waits, during = wait_under(name, (str(parts.hostname), parts.port or 80), server, victim)
    p50, size = statistics.median(waits), f"{before} / {during} / {memory(server)} MB"
    print(
        f"{name:24} p50 {p50:6.1f} ms  p99 {p99(waits):6.1f} ms"
        f"  elsewhere {p99(elsewhere):6.1f} ms  memory {size}",
        flush=True,
    )


def api(url: str, address: str) -> httpx.Client:
    """Somebody at an address who asks over HTTP."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=url, transport=transport, timeout=300)


def sit(
    stack: ExitStack, url: str, address: str, seats: tuple[dict[str, str], ...]
) -> tuple[ClientConnection, float]:
    """Somebody at an address at a new table of their own, and when it began."""
    with api(url, address) as http:
        begin = time.perf_counter()
        made = http.post("/api/tables", json={"game": "gluex", "seats": seats}).json()
    path = f"{url.replace('http', 'ws')}/api/tables/{made['code']}/socket"
    line = stack.enter_context(connect(path, source_address=(address, 0), max_size=None))
    token = made["seats"][0]["token"]
    seat = made["seats"][0]["seat"]
    line.send(json.dumps({"type": "hello", "tokens": [token], "seat": seat}))
    return line, begin


def hear(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(line.recv())
        if message["type"] in kinds:
            return message


PEOPLE = ({"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"})
BOT_FIRST = ({"kind": "bot", "level": "expert"}, {"kind": "person", "name": "Anna"})


def analyse(url: str, address: str, plies: int) -> float:
    """How long somebody waits for the analysis of a match."""
    match = spieltisch.game("labyrinth").new(players=2, seed=plies)
    while match.ply < plies and not match.over:
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    ended = {"ended": {"reason": "draw", "winners": []}}
    with api(url, address) as http:
        code = http.post("/api/matches", content=matchfile.write(match, None, ended)).json()["code"]
        begin = time.perf_counter()
        while http.get(f"/api/tables/{code}/analysis").json()["status"] != "done":
            if plies > 100:  # enough that it is under way
                break
            time.sleep(0.05)
    return time.perf_counter() - begin


def ask_for_hints(
    stack: ExitStack, url: str, address: str, many: int
) -> tuple[ClientConnection, float]:
    """Somebody who has asked for hints, and when."""
    line, _ = sit(stack, url, address, PEOPLE)
    hear(line, "welcome")
    begin = time.perf_counter()
    for number in range(many):
        line.send(json.dumps({"type": "hint", "id": str(number), "seat": 0}))
    return line, begin


def wait_for_hint(url: str, address: str) -> float:
    """How long somebody waits for one hint."""
    with ExitStack() as stack:
        line, begin = ask_for_hints(stack, url, address, 1)
        hear(line, "hinted")
    return time.perf_counter() - begin


def wait_for_bot(url: str, address: str) -> float:
    """How long somebody waits for a bot that begins."""
    with ExitStack() as stack:
        line, begin = sit(stack, url, address, BOT_FIRST)
        while (message := hear(line, "welcome", "news"))["view"]["ply"] == 0:
            assert message["view"]["phase"] == "playing"
    return time.perf_counter() - begin


def measure_thinking(url: str) -> None:
    """Have a lot thought about, and print how long somebody else waits."""
    victim = "127.0.0.9"
    alone = analyse(url, victim, 6)
    analyse(url, "127.0.0.1", 531)
    print(
        f"{'a long analysis':24} {alone:6.1f} s alone, {analyse(url, victim, 6):6.1f} s meanwhile"
    )
    alone = wait_for_hint(url, victim)
    with ExitStack() as stack:
        for number in (1, 3, 4):
            ask_for_hints(stack, url, f"127.0.0.{number}", 6)
        waited = wait_for_hint(url, victim)
    print(f"{'eighteen hints':24} {alone:6.1f} s alone, {waited:6.1f} s meanwhile")
    alone = wait_for_bot(url, victim)
    with ExitStack() as stack:
        for _ in range(38):
            sit(stack, url, "127.0.0.6", BOT_FIRST)
        waited = wait_for_bot(url, victim)
    print(f"{'tables with bots':24} {alone:6.1f} s alone, {waited:6.1f} s meanwhile")


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
                with socket.create_server(("127.0.0.1", 0), backlog=100) as listener:
                    sink = multiprocessing.Process(target=swallow, args=(listener,), daemon=True)
                    sink.start()
                    for name in ATTACKS:
                        measure(name, url, server.pid, victim, listener.getsockname())
                    sink.terminate()
            measure_thinking(url)
        finally:
            server.terminate()
            with suppress(subprocess.TimeoutExpired):
                server.wait(10)


if __name__ == "__main__":
    main()
