"""What people install: the wheel, without Node, played in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.conftest import wait_for_games
from browser.installing import build_wheel, install, served
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


def play_a_whole_game(page: Page, title: str, play: Callable[[Page], None]) -> None:
    """With the mouse from the home page to the end."""
    playing.against_bot(page, title, "Skilled")
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


@pytest.mark.parametrize(
    ("title", "play"),
    [("Sequence", playing.play_sequence), ("Glüx", playing.play_gluex)],
    ids=["sequence", "gluex"],
)
def test_an_installed_copy_plays_whole_games(
    visit: Visit, title: str, play: Callable[[Page], None]
) -> None:
    page = visit("/")
    play_a_whole_game(page, title, play)
    look_back(page)


def test_an_installed_copy_plays_a_whole_game_of_labyrinth(visit: Visit) -> None:
    page = visit("/")
    play_a_whole_game(page, "Labyrinth", playing.play_labyrinth)
    look_back(page)
    expect(page.locator(".labyrinth .who").first).to_be_visible()


def test_an_installed_copy_plays_a_whole_game_of_glow(visit: Visit) -> None:
    page = visit("/")
    play_a_whole_game(page, "Glow", playing.play_glow)
    expect(page.locator(".bar")).to_contain_text("rounds are over")
    look_back(page)
