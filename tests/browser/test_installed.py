"""What people install: the wheel, without Node, played in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.conftest import wait_for_games
from browser.installing import build_wheel, install, served
from browser.seats import before_the_end, sits, table
from browser.visiting import Visit

PLAY = {
    "gluex": playing.play_gluex,
    "sequence": playing.play_sequence,
    "labyrinth": playing.play_labyrinth,
    "glow": playing.play_glow,
}


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


def test_an_installed_copy_plays_games_to_their_end(visit: Visit, address: str) -> None:
    """The last moves of each; other tests play games from the first move to the last."""

    def in_the_end(game: str) -> Page:
        start = before_the_end(game, 2, moves=8)
        return sits(visit, table(address, "Anna", "bot", game=game, start=start), 0)

    games = {in_the_end(game): play for game, play in PLAY.items()}
    play_to_the_end(games)
    *_, labyrinth, glow = games
    expect(glow.locator(".bar")).to_contain_text("rounds are over")
    for page in games:
        look_back(page)
    expect(labyrinth.locator(".labyrinth .who").first).to_be_visible()


def test_a_newcomer_sits_down_opposite_a_bot(visit: Visit) -> None:
    page = visit("/")
    playing.against_bot(page, "Glüx", "Skilled")
    for _ in range(3):
        assert playing.settle(page)
        playing.play_gluex(page)
