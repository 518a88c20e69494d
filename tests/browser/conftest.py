"""A server in a thread, the system's Chromium, and pages that remember every complaint."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Unpack

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from browser.accessibility import readable
from browser.devices import PATIENCE, Devices, Used
from browser.visiting import Device, Visit
from server.conftest import GENEROUS
from server.running import serving

WEB = Path(__file__).parents[2] / "src" / "spieltisch" / "_web"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # A new page of a device that has been used needs no new process.
    "--process-per-site",
]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with empty shelves."""
    data = tmp_path_factory.mktemp("tables")
    with serving(data, limits=GENEROUS, hint_seconds=0.1, analysis_iterations=10) as server:
        wait_for_games(server.url)
        yield server.url


def wait_for_games(address: str, *names: str) -> None:
    """Return once all games are ready, or those that are named.

    Games are compiled after a change of their sources; that takes a minute or two. Whoever wants
    a table is answered when its game can be played.
    """
    with httpx.Client(base_url=address, timeout=1200, verify=False) as client:
        for game in client.get("/api/games").json():
            if not names or game["name"] in names:
                seats = [{"kind": "person", "name": str(n)} for n in range(max(game["players"]))]
                wish = {"game": game["name"], "seats": seats}
                client.post("/api/tables", json=wish).raise_for_status()
        games = client.get("/api/health").json()["games"]
    assert {games[name] for name in names or games} == {"ready"}


@pytest.fixture(scope="session", autouse=True)
def _what_others_saw(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Several processes share what axe has looked at; their folders lie in one."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        readable.share(tmp_path_factory.getbasetemp().parent / "readable")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM is not None, "there is no Chromium on this machine; make test installs it"
    assert (WEB / "index.html").is_file(), "the client is not built; make test does that"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


@pytest.fixture
def visit(devices: Devices, address: str) -> Iterator[Visit]:
    """Open a page as a person of their own; afterwards nobody may have complained."""
    in_use: list[Used] = []
    complaints: list[str] = []

    def open_page(path: str = "/", language: str = "en", **device: Unpack[Device]) -> Page:
        in_use.append(devices.take(address, language, device))
        page = in_use[-1].open_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: note(complaints, message))
        page.goto(address + path)
        return page

    yield open_page
    for used in in_use:
        devices.give_back(used)
    assert complaints == []


def note(complaints: list[str], message: ConsoleMessage) -> None:
    # A refused request is told by the page itself; Chromium reports it once more.
    if message.type == "error" and "Failed to load resource" not in message.text:
        complaints.append(message.text)
