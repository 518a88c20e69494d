"""Photograph the pages of the tour and all boards, at a server of its own, with Chromium.

    python docs/pictures/tour.py

Needs what the browser tests need: `make test` sets it up. Boards and replays are the same each
time; at the tables a bot plays, so no two pictures of them are alike.
"""

from __future__ import annotations

import io
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.sight import Sight

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from browser import playing

FOLDER = Path(__file__).parent
DESK: ViewportSize = {"width": 1280, "height": 800}

#: How long a page may take on a busy machine, and the games to be compiled, in milliseconds.
PATIENCE = 60_000

#: A game, its title on the first page, how to make a move by mouse, and how many to make.
TABLES = (
    ("sequence", "Sequence", playing.play_sequence, 9),
    ("labyrinth", "Labyrinth", playing.play_labyrinth, 6),
    ("gluex", "Glüx", playing.play_gluex, 9),
    ("glow", "Glow", playing.play_glow, 9),
)

#: A board's name, its game, the players, the options, and after how many moves it is shown.
BOARDS: tuple[tuple[str, str, int, dict[str, Any], int], ...] = (
    ("sequence", "sequence", 3, {}, 42),
    ("labyrinth-classic", "labyrinth", 4, {}, 24),
    ("labyrinth-large", "labyrinth", 6, {"board": "random", "width": 13, "height": 9}, 30),
    ("gluex-two", "gluex", 2, {}, 34),
    ("gluex-four", "gluex", 4, {}, 64),
    ("glow-shadows", "glow", 2, {"board": "shadows"}, 60),
    ("glow-sea", "glow", 2, {"board": "sea"}, 60),
)

#: Boards that have a tab of their own on the page.
MAPS = {"glow-shadows": "Realm of Shadows", "glow-sea": "Sea of Darkness"}


@contextmanager
def server() -> Iterator[str]:
    """The address of a server without any tables, whose games are ready."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [str(Path(sys.executable).parent / "spieltisch"), "serve", "--no-open"]
        process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--port", str(port), "--data", data],
            stdout=subprocess.DEVNULL,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            wait_until_ready(address, process)
            yield address
        finally:
            process.terminate()
            process.wait(30)


def wait_until_ready(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait for the server, and for the games that it may have to compile."""
    deadline = time.monotonic() + 1200
    while time.monotonic() < deadline and process.poll() is None:
        try:
            states = httpx.get(f"{address}/api/health").json()["games"].values()
        except httpx.TransportError:
            states = ["not there yet"]
        if set(states) == {"ready"}:
            return
        time.sleep(0.5)
    raise RuntimeError("the server has ended, or its games do not get ready")


def keep(picture: bytes, name: str) -> None:
    """Store a picture with a palette of its own, which is a third of the size."""
    with Image.open(io.BytesIO(picture)) as image:
        small = image.convert("RGB").quantize(128, dither=Image.Dither.NONE)
    small.save(FOLDER / f"{name}.png", optimize=True)


def play_some(name: str, players: int, options: dict[str, Any], plies: int) -> spieltisch.Match:
    """A match in its middle, the same each time: greedy bots play for everybody."""
    names = ["Anna", "Ben", "Carla", "Dominik", "Eva", "Ferdinand"][:players]
    game = spieltisch.game(name)
    match = game.new(players=players, seed=11, seats=names, **options)
    bots = [seating.player("greedy", game, seed=seat) for seat in range(players)]
    while match.ply < plies and not match.over:
        seat = match.actors[0]
        match.act(bots[seat].choose(Sight.of(match, seat)), seat)
    return match


def upload(address: str, match: spieltisch.Match) -> str:
    """Bring a match to the server, and get the code of its table; an unfinished one is given up."""
    document = json.loads(match.save())
    if not match.over:
        document["ended"] = {"reason": "resigned", "winners": [0]}
    answer = httpx.post(f"{address}/api/matches", json=document, timeout=PATIENCE / 1000)
    answer.raise_for_status()
    return str(answer.json()["code"])


def photograph_tour(page: Page, address: str) -> None:
    """From the first page to the analysis, as a newcomer meets them."""
    page.goto(address)
    page.locator("article").first.wait_for()
    keep(page.screenshot(full_page=True), "tour-home")
    for game, title, play, moves in TABLES:
        page.goto(address)
        playing.against_bot(page, title)
        for _ in range(moves):
            if playing.settle(page):
                play(page)
        playing.settle(page)
        keep(page.screenshot(), f"tour-{game}")
    page.goto(f"{address}/#/learn/labyrinth")
    page.locator(".learn").wait_for()
    page.wait_for_timeout(500)
    keep(page.screenshot(), "tour-lesson")
    page.goto(f"{address}/editor/gluex")
    page.locator(".verdict.good").wait_for()
    keep(page.screenshot(full_page=True), "tour-editor")
    match = play_some("gluex", 2, {}, 100)
    page.goto(f"{address}/t/{upload(address, match)}/replay/1/30#view=all&analyse")
    page.get_by_role("heading", name="Turning points").wait_for(timeout=4 * PATIENCE)
    keep(page.screenshot(full_page=True), "tour-replay")


def photograph_boards(page: Page, address: str) -> None:
    """Every board in the middle of a match, as a spectator sees it."""
    for name, game, players, options, plies in BOARDS:
        match = play_some(game, players, options, plies)
        code = upload(address, match)
        page.goto("about:blank")
        page.goto(f"{address}/t/{code}/replay/1/{match.ply}#view=spectator")
        centre = page.locator(".replay .centre")
        centre.wait_for()
        if map_name := MAPS.get(name):
            centre.get_by_text(map_name, exact=True).first.click()
        page.wait_for_timeout(500)
        keep(centre.screenshot(), f"board-{name}")


def main() -> None:
    """Photograph everything."""
    chromium = next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
    )
    if not chromium:
        sys.exit("There is no Chromium on this machine; `make chromium` installs it.")
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        context = browser.new_context(locale="en", viewport=DESK, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        photograph_tour(page, address)
        photograph_boards(page, address)
        browser.close()


if __name__ == "__main__":
    main()
