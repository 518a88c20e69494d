"""What people install: the wheel, without Node, played in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.conftest import wait_for_games
from browser.installing import build_wheel, install, served
from browser.seats import before_the_end, sits, table
from browser.visiting import Visit


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the installed server, instead of one in this process."""
    folder = tmp_path_factory.mktemp("installed")
    home, data = folder / "home", folder / "data"
    command = install(build_wheel(folder), home)
    data.mkdir()
    with served(command, data) as url:
        wait_for_games(url)
        yield url


def play_to_the_end(games: Mapping[Page, Callable[[Page], None]]) -> None:
    """With the mouse, against bots; while one of them takes its time, the other games go on."""
    left = games
    for _ in range(playing.MOST_MOVES):
        left = {page: play for page, play in left.items() if playing.settle(page)}
        if not left:
            break
        for page, play in left.items():
            play(page)
    for page in games:
        expect(page.locator("#result")).to_be_visible()


def look_back(page: Page) -> None:
    """From the end to the beginning in the replay."""
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".told")).to_contain_text("The beginning")
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator(".told strong")).to_be_visible()
    page.get_by_label("View as").select_option("all")
    expect(page.locator(".count")).to_contain_text("1 /")


def test_an_installed_copy_plays_whole_games(visit: Visit, address: str) -> None:
    """Of Glow the last moves of eight rounds; test_glow_board.py plays all of them."""

    def against_casual(game: str, **wish: Any) -> Page:
        return sits(visit, table(address, "Anna", "bot", game=game, **wish), 0)

    gluex = visit("/")
    playing.against_bot(gluex, "Glüx", "Skilled")
    sequence = against_casual("sequence", options={"sequences_to_win": 1})
    labyrinth = against_casual("labyrinth", options={"goals": 2})
    glow = against_casual("glow", start=before_the_end("glow", 2, moves=20))
    games = {
        gluex: playing.play_gluex,
        sequence: playing.play_sequence,
        labyrinth: playing.play_labyrinth,
        glow: playing.play_glow,
    }
    play_to_the_end(games)
    expect(glow.locator(".bar")).to_contain_text("rounds are over")
    for page in games:
        look_back(page)
    expect(labyrinth.locator(".labyrinth .who").first).to_be_visible()
