"""How long the first page and the first table of each game take on a slow line, and their weight.

    .venv/bin/python bench/slow_line.py
    .venv/bin/python bench/slow_line.py --rate 50 --latency 400 --rounds 3 --list

Every page is opened by a browser that has never been here, over a line that the browser itself
slows down. A page is usable as soon as what people press is there. The best of some rounds
counts, because a busy machine stretches all of them; bytes are as they went over the line.
"""

from __future__ import annotations

import argparse
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from load import BOT, GAMES, Server, running
from playwright.sync_api import Browser, sync_playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
#: Longer than any page takes, in milliseconds.
PATIENCE = 120_000


@dataclass
class Visit:
    """What came over the line until a page was usable, and how long that took."""

    seconds: float = 0.0
    #: The bytes of each address, as they were sent.
    weights: dict[str, int] = field(default_factory=dict)

    @property
    def weight(self) -> int:
        """All bytes together."""
        return sum(self.weights.values())


@dataclass(frozen=True)
class Line:
    """How fast a line is: bytes in a second, and milliseconds until the first of them."""

    rate: int
    latency: int


def visit(browser: Browser, line: Line, address: str, sign: str) -> Visit:
    """Open a page with an empty cache, and wait until its sign is there."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    page = context.new_page()
    network = context.new_cdp_session(page)
    found, addresses = Visit(), dict[str, str]()

    def ask(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"].partition("#")[0]

    def finish(event: dict[str, Any]) -> None:
        name = addresses.get(event["requestId"], "?").removeprefix(address.partition("/t/")[0])
        found.weights[name] = found.weights.get(name, 0) + int(event["encodedDataLength"])

    def hear(event: dict[str, Any]) -> None:
        size = len(event["response"]["payloadData"])
        found.weights["socket"] = found.weights.get("socket", 0) + size

    network.on("Network.requestWillBeSent", ask)
    network.on("Network.loadingFinished", finish)
    network.on("Network.webSocketFrameReceived", hear)
    network.send("Network.enable")
    conditions = {"downloadThroughput": line.rate, "uploadThroughput": line.rate}
    network.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": line.latency, **conditions},
    )
    began = time.monotonic()
    page.goto(address, wait_until="commit", timeout=PATIENCE)
    page.locator(sign).first.wait_for(timeout=PATIENCE)
    found.seconds = time.monotonic() - began
    context.close()
    return found


def pages(server: Server) -> Iterator[tuple[str, str, str]]:
    """What is opened: a name, an address, and what is there once it is usable."""
    yield "first page", f"{server.url}/", "article button, article a.button"
    for game in GAMES:
        made: Any = server.create(game, [{"kind": "person", "name": "Anna"}, BOT])
        token = made["seats"][0]["token"]
        yield game, f"{server.url}/t/{made['code']}#seat={token}", ".playing .board"


def main() -> None:
    parser = argparse.ArgumentParser(description="Pages on a slow line.")
    parser.add_argument("--rate", type=int, default=50, help="kB in a second")
    parser.add_argument("--latency", type=int, default=400, help="milliseconds")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="say what each page loads")
    asked = parser.parse_args()
    line = Line(asked.rate * 1000, asked.latency)
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    with running("ours.py") as server, sync_playwright() as playwright:
        server.wait_until_ready()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        print(f"{asked.rate} kB/s, {asked.latency} ms")
        best: dict[str, Visit] = {}
        for _ in range(asked.rounds):
            for name, address, sign in pages(server):
                found = visit(browser, line, address, sign)
                best[name] = min(best.get(name, found), found, key=lambda one: one.seconds)
        browser.close()
    for name, found in best.items():
        print(
            f"{name:<12}{found.seconds:6.1f} s{found.weight / 1000:8.0f} kB"
            f"{len(found.weights):5} files"
        )
        if asked.list:
            for file, weight in sorted(found.weights.items(), key=lambda one: -one[1]):
                print(f"    {weight / 1000:8.1f} kB  {file}")


if __name__ == "__main__":
    main()
