"""What people install: the wheel, without Node, played in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
    with served(command, data) as found:
        wait_for_games(found)
        yield found


def play_to_the_end(page: Page, play: Callable[[Page], None]) -> None:
    """With the mouse, against a bot."""
    for _ in range(playing.MOST_MOVES):
        if not playing.settle(page):
            break
        play(page)
    expect(page.locator("#result")).to_be_visible()


def look_back(page: Page) -> None:
    """From the end to the beginning in the replay."""
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".told")).to_contain_text("The beginning")
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".told strong")).to_be_visible()
    page.get_by_label("Seen by").select_option("all")
    expect(page.locator(".count")).to_contain_text("1 /")


def test_an_installed_copy_plays_a_whole_game_from_the_home_page_on(visit: Visit) -> None:
    page = visit("/")
    playing.against_bot(page, "Glüx", "Skilled")
    play_to_the_end(page, playing.play_gluex)
    look_back(page)


def test_an_installed_copy_plays_a_whole_game_of_sequence(visit: Visit, address: str) -> None:
    options = {"sequences_to_win": 1}
    page = sits(visit, table(address, "Anna", "bot", game="sequence", options=options), 0)
    play_to_the_end(page, playing.play_sequence)
    look_back(page)


def test_an_installed_copy_plays_a_whole_game_of_labyrinth(visit: Visit, address: str) -> None:
    options = {"goals": 2}
    page = sits(visit, table(address, "Anna", "bot", game="labyrinth", options=options), 0)
    play_to_the_end(page, playing.play_labyrinth)
    look_back(page)
    expect(page.locator(".labyrinth .who").first).to_be_visible()


def test_an_installed_copy_plays_glow_to_its_end(visit: Visit, address: str) -> None:
    """The last moves of eight rounds; tests/browser/test_glow_board.py plays all of them."""
    start = before_the_end("glow", 2, moves=20)
    page = sits(visit, table(address, "Anna", "bot", game="glow", start=start), 0)
    play_to_the_end(page, playing.play_glow)
    expect(page.locator(".bar")).to_contain_text("rounds are over")
    look_back(page)
