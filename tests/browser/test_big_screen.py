"""The board on a big screen, the hands on phones beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import playing
from browser.accessibility import check
from browser.seats import is_in_view, sits, table
from browser.visiting import SHORTEST, Visit

BOARD = "svg:has([data-cell])"


def hand_only(page: Page) -> None:
    page.get_by_role("button", name="Only my hand").click()


def width(page: Page, selector: str) -> float:
    pixels: float = page.locator(selector).first.evaluate(
        "one => one.getBoundingClientRect().width"
    )
    return pixels


def test_a_phone_shows_the_hand_large_and_the_board_for_the_chosen_card(
    visit: Visit, address: str
) -> None:
    page = sits(visit, table(address, "Anna", "bot", game="sequence"), 0, **SHORTEST)
    assert playing.settle(page)
    narrow = width(page, ".hand .card")
    hand_only(page)
    expect(page.locator(BOARD)).to_be_hidden()
    assert width(page, ".hand .card") > 1.5 * narrow
    check(page)
    before = playing.ply(page)
    page.locator(".hand .card:not(.idle)").first.click()
    expect(page.locator(BOARD)).to_be_visible()
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(BOARD)).to_be_hidden()
    page.locator(".hand .card:not(.idle)").first.click()
    expect(page.locator(BOARD)).to_be_in_viewport(ratio=0.9)
    page.locator("rect.live").first.click()
    playing.move_done(page, before)
    expect(page.locator(BOARD)).to_be_hidden()


def test_the_choice_stays_with_the_table_and_leaves_the_big_screen_alone(
    visit: Visit, address: str
) -> None:
    new_table = table(address, "Anna", "Ben", game="sequence")
    page = sits(visit, new_table, 0, **SHORTEST)
    hand_only(page)
    page.reload()
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(page.locator(BOARD)).to_be_hidden()
    # Whoever shares a device for both sees the board in the other window.
    screen = page.context.new_page()
    screen.goto(f"{address}/t/{new_table['code']}#screen")
    expect(screen.locator(BOARD)).to_be_visible()
    expect(sits(visit, new_table, 1).locator(BOARD)).to_be_visible()
    # Another table of the same device has its board.
    other = table(address, "Anna", "Ben", game="sequence")
    secrets = f"seat={other['seats'][0]['token']}&host={other['host']}"
    screen.goto(f"{address}/t/{other['code']}#{secrets}")
    expect(screen.locator(BOARD)).to_be_visible()
    hand_only(page)
    expect(page.locator(BOARD)).to_be_visible()


@pytest.mark.parametrize("game", ["labyrinth", "gluex"])
def test_the_board_is_one_press_away(visit: Visit, address: str, game: str) -> None:
    page = sits(visit, table(address, "Anna", "Ben", game=game), 0, **SHORTEST)
    hand_only(page)
    one_press_away(page, page.locator(BOARD))


def test_in_glow_where_nothing_is_held_there_is_no_hand_to_show_alone(
    visit: Visit, address: str
) -> None:
    page = sits(visit, table(address, "Anna", "Ben", game="glow"), 0, **SHORTEST)
    expect(page.get_by_role("button", name="Zoom")).to_be_visible()
    expect(page.get_by_role("button", name="Only my")).to_have_count(0)
    expect(page.get_by_role("region", name="Encounters")).to_be_visible()


def one_press_away(page: Page, board: Locator) -> None:
    expect(board).to_be_hidden()
    page.get_by_role("button", name="Show the board").click()
    expect(board).to_be_visible()
    check(page)
    page.get_by_role("button", name="Fold the board away").click()
    expect(board).to_be_hidden()


def test_in_labyrinth_a_goal_is_shown_where_it_lies(visit: Visit, address: str) -> None:
    page = sits(visit, table(address, "Anna", "bot", game="labyrinth"), 0, **SHORTEST)
    assert playing.settle(page)
    hand_only(page)
    page.locator(".card[aria-pressed]").first.click()
    expect(page.locator(BOARD)).to_be_visible()
    assert is_in_view(page, BOARD)
    # From the push to the walk it lies open; then others play.
    playing.play_labyrinth(page)
    expect(page.locator(BOARD)).to_be_visible()
    playing.play_labyrinth(page)
    expect(page.locator(BOARD)).to_be_hidden()


def test_in_gluex_a_side_brings_the_squares(visit: Visit, address: str) -> None:
    page = sits(visit, table(address, "Anna", "bot"), 0, **SHORTEST)
    assert playing.settle(page)
    hand_only(page)
    playing.play_gluex(page)
    assert playing.settle(page)
    expect(page.locator(BOARD)).to_be_hidden()
    playing.play_gluex(page)
    assert playing.settle(page)
    expect(page.locator(BOARD)).to_be_hidden()


def test_a_desk_is_not_asked_to_show_the_hand_alone(visit: Visit, address: str) -> None:
    page = sits(visit, table(address, "Anna", "bot", game="sequence"), 0)
    expect(page.get_by_role("button", name="Zoom")).to_be_visible()
    expect(page.get_by_role("button", name="Only my hand")).to_have_count(0)
