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


@pytest.mark.parametrize(
    ("title", "play"),
    [
        ("Sequence", playing.play_sequence),
        ("Glüx", playing.play_gluex),
        ("Labyrinth", playing.play_labyrinth),
        ("Glow", playing.play_glow),
    ],
    ids=["sequence", "gluex", "labyrinth", "glow"],
)
def test_an_installed_copy_plays_whole_games(
    visit: Visit, title: str, play: Callable[[Page], None]
) -> None:
    page = visit("/")
    playing.against_bot(page, title, "Skilled")
    for _ in range(playing.MOST_MOVES):
        if not playing.settle(page):
            break
        play(page)
    expect(page.locator("#result")).to_be_visible()
