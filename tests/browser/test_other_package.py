"""A game of another package, installed as such: its own drawn board, lesson, lid and score pad."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser import accessibility, playing
from browser.conftest import wait_for_games
from browser.installing import ROOT, install_game, served
from browser.seats import http
from browser.visiting import Visit

LESSON = {"place": ["c3"], "block": ["a3"], "move": ["a3", "b3"], "win": ["b3", "a3"]}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has one more game than ours, instead of one in this process."""
    folder = tmp_path_factory.mktemp("other")
    packages, data = folder / "packages", folder / "data"
    install_game(ROOT / "examples" / "tapatan", packages)
    data.mkdir()
    with served(Path(sys.executable).parent / "spieltisch", data, packages) as url:
        wait_for_games(url, "tapatan")
        yield url


def press(page: Page, point: str) -> None:
    """Press a point with the mouse, where it is drawn."""
    page.locator(f'.tapatan [data-cell="{point}"]').click()


def play(page: Page) -> None:
    """Any move: a stone placed, or lifted and put down."""
    before = playing.ply(page)
    open_points = page.locator(".tapatan .open")
    if not open_points.count():
        _press_first_that_moves(page)
    box = open_points.first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    playing.move_done(page, before)


def _press_first_that_moves(page: Page) -> None:
    page.locator(".tapatan .press.live").first.click()
    expect(page.locator(".tapatan .open").first).to_be_visible()


def test_a_whole_game_against_a_bot_by_mouse_on_its_own_board(visit: Visit) -> None:
    page = visit("/")
    playing.against_bot(page, "Tapatan", "Skilled")
    expect(page.locator(".tapatan svg")).to_be_visible()
    expect(page.get_by_text("This board is not drawn yet")).to_have_count(0)
    accessibility.check(page)
    for _ in range(playing.MOST_MOVES):
        if not playing.settle(page):
            break
        play(page)
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator(".score-pad")).to_contain_text("Three in a line")


def test_its_lid_and_its_sentence_are_on_the_first_page(visit: Visit) -> None:
    page = visit("/", "de")
    card = page.locator("article", has_text="Tapatan")
    expect(card.locator(".wood")).to_be_attached()
    expect(card).to_contain_text("Drei Steine für jeden")


def test_its_lesson_is_played_by_mouse(visit: Visit) -> None:
    page = visit("/#/learn/tapatan")
    for step, points in LESSON.items():
        expect(page.locator(f'[data-step="{step}"]')).to_be_visible()
        for point in points:
            press(page, point)
        expect(page.locator('[data-done="true"]')).to_be_visible()
        if step != "win":
            page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("After sixty turns")).to_be_visible()


def test_its_board_speaks_german_on_a_phone(visit: Visit) -> None:
    page = visit("/", "de", viewport={"width": 390, "height": 844}, has_touch=True)
    page.locator("article", has_text="Tapatan").get_by_role("button").click()
    expect(page.get_by_text("Setz einen Stein auf einen Punkt")).to_be_visible()
    press(page, "b2")
    expect(page.get_by_text("Der allererste Stein darf nicht in die Mitte.")).to_be_visible()
    accessibility.check(page)


def test_nothing_but_the_files_of_its_board_is_served(address: str) -> None:
    games = {game["name"]: game["board"] for game in http.get(f"{address}/api/games").json()}
    assert games["tapatan"] == "/boards/tapatan/board.js"
    assert {board for name, board in games.items() if name != "tapatan"} == {None}
    module = http.get(address + games["tapatan"])
    assert module.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in module.headers["content-security-policy"]
    for path in (
        "tapatan/../__init__.py",
        "tapatan/%2e%2e/__init__.py",
        "chess/board.js",
        "glow/x.js",
    ):
        assert http.get(f"{address}/boards/{path}").status_code == 404
