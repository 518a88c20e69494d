"""Whole games against a bot in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser import playing
from browser.visiting import Visit


@pytest.mark.parametrize(
    ("title", "play"),
    [("Sequence", playing.play_sequence), ("Glüx", playing.play_gluex)],
    ids=["sequence", "gluex"],
)
def test_a_whole_game_with_the_mouse(
    visit: Visit, title: str, play: Callable[[Page], None]
) -> None:
    page = visit("/")
    playing.against_bot(page, title, "Skilled")
    for _ in range(playing.MOST_MOVES):
        if not playing.settle(page):
            break
        play(page)
    expect(page.locator("#result")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".told")).to_contain_text("The beginning")
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".told strong")).to_be_visible()
    page.get_by_label("Seen by").select_option("all")
    expect(page.locator(".count")).to_contain_text("1 /")


def test_a_whole_game_of_sequence_with_the_keyboard_alone(visit: Visit) -> None:
    """To the board with the Tab key, over it with the arrows; to the hand if several jacks fit."""
    page = visit("/")
    playing.against_bot(page, "Sequence", "Skilled")
    for _ in range(playing.MOST_MOVES):
        if not playing.settle(page):
            break
        before = playing.ply(page)
        if page.locator(".others button").count():
            playing.tab_to(page, ".others button")
            page.keyboard.press("Enter")
        else:
            playing.tab_to(page, "[data-cell]")
            live = page.locator("rect.live")
            playing.arrow_to(page, live.nth(live.count() // 2).get_attribute("data-cell") or "")
            said = page.locator("[data-cell]:focus").get_attribute("aria-label") or ""
            page.keyboard.press("Enter")
            if "only with a jack" in said:  # which is asked about first
                if ", " in said.rsplit(": ", 1)[1]:  # more than one
                    playing.tab_to(page, ".card.fits")
                page.keyboard.press("Enter")
        playing.move_done(page, before)
    expect(page.locator("#result")).to_be_visible()


def test_a_whole_game_of_gluex_with_the_keyboard_alone(visit: Visit) -> None:
    """After a side of the chip the keyboard is at a cell that can be played; Enter plays it."""
    page = visit("/")
    playing.against_bot(page, "Glüx", "Skilled")
    for _ in range(playing.MOST_MOVES):
        if not playing.settle(page):
            break
        before = playing.ply(page)
        playing.tab_to(page, "button.side")
        page.keyboard.press("Enter")
        if page.locator("button.side[aria-pressed=true]").count():
            expect(page.locator("rect.live:focus")).to_have_count(1)
            page.keyboard.press("Enter")
        playing.move_done(page, before)
    expect(page.locator("#result")).to_be_visible()


def test_games_without_a_board_are_played_from_a_list(visit: Visit) -> None:
    """As a game of somebody else's package is: here Labyrinth, under a name no board knows."""
    page = visit("/")

    def rename(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(
            lambda text: line.send(str(text).replace('"game":"labyrinth"', '"game":"elsewhere"'))
        )

    page.route_web_socket(re.compile("/socket$"), rename)
    playing.against_bot(page, "Labyrinth")
    for _ in range(4):
        assert playing.settle(page)
        playing.play_listed(page)
