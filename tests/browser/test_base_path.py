"""The client below a path of somebody else's site: pages, links, files, sockets, the way back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser import playing
from browser.conftest import wait_for_games
from browser.visiting import Visit
from server.conftest import GENEROUS
from server.running import serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server below a path, instead of one with a host name of its own."""
    data = tmp_path_factory.mktemp("below")
    with serving(data, limits=GENEROUS, base_path="/spiele") as server:
        wait_for_games(f"{server.url}/spiele", "labyrinth")
        yield f"{server.url}/spiele"


def test_a_game_against_a_bot_and_all_ways_around_it(visit: Visit, address: str) -> None:
    page = visit("/")
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url))
    page.on("websocket", lambda socket: addresses.append(socket.url.replace("ws", "http", 1)))
    page.reload()
    playing.against_bot(page, "Labyrinth", "Skilled")
    code = page.url.removeprefix(f"{address}/t/")
    assert code.isalnum()
    page.reload()
    expect(page.locator(".playing")).to_be_visible()
    page.get_by_role("link", name="Spieltisch").click()
    expect(page).to_have_url(f"{address}/")
    page.get_by_role("link", name="Settings").click()
    expect(page).to_have_url(f"{address}/#/settings")
    page.goto(f"{address}/t/{code}/replay/1/0")
    expect(page.get_by_role("link", name="To the table")).to_have_attribute(
        "href", f"/spiele/t/{code}"
    )
    assert any(url.endswith("/socket") for url in addresses)
    outside = [url for url in addresses if not url.startswith(f"{address}/")]
    assert not [url for url in outside if not url.startswith(("data:", "blob:"))]
