"""Whole games against a bot in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Route, WebSocketRoute, expect

from browser import playing
from browser.seats import sits, table
from browser.visiting import Visit


def test_a_whole_game_of_sequence_with_the_keyboard_alone(visit: Visit, address: str) -> None:
    """To the board with the Tab key, over it with the arrows; to the hand if several jacks fit."""
    options = {"sequences_to_win": 1}
    page = sits(visit, table(address, "Anna", "bot", game="sequence", options=options), 0)
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
            label = page.locator("[data-cell]:focus").get_attribute("aria-label") or ""
            page.keyboard.press("Enter")
            if "only with a jack" in label:  # which is asked about first
                if page.locator(".card.fits").count() > 1:
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

    def ask_for_labyrinth(request: Route) -> None:
        request.continue_(url=request.request.url.replace("elsewhere", "labyrinth"))

    page.route_web_socket(re.compile("/socket$"), rename)
    page.route("**/api/**/elsewhere**", ask_for_labyrinth)
    playing.against_bot(page, "Labyrinth")
    for _ in range(4):
        assert playing.settle(page)
        playing.play_listed(page)
