"""Sequence on its own board: jacks are not played by the way, and the keyboard finds its cells.

Which press leads to which move and sentence is tested without a browser, in
frontend/tests/sequence.test.ts.
"""

from __future__ import annotations

import re
from typing import Unpack

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import playing, seats
from browser.visiting import Visit, Wishes

EMPTY = ["*........*", *["." * 10] * 8, "*........*"]
OTHERS = ["8S", "3C", "KD", "6H", "TC", "AS", "4D"]


def holding(
    visit: Visit, address: str, hand: list[str], *chips: str, **wishes: Unpack[Wishes]
) -> Page:
    """Anna with that hand; chips are a team's letter and a cell, such as "ge5"."""
    board = [list(row) for row in EMPTY]
    for chip in chips:
        team, column, row = chip[0], chip[1], chip[2:]
        board[int(row) - 1][ord(column) - ord("a")] = team
    position = {"hands": [hand, OTHERS], "board": ["".join(row) for row in board], "turn": 0}
    new_table = seats.table(address, "Anna", "Ben", game="sequence", start={"position": position})
    return seats.sits(visit, new_table, 0, **wishes)


def card(page: Page, name: str) -> Locator:
    return page.locator(f'.hand .card[aria-label*="({name})"]')


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-cell="{name}"]')


PLAIN = ["4C", "QC", "KH", "2S", "9S", "6D"]


def test_only_cells_that_show_a_card_of_the_hand_have_a_dot(visit: Visit, address: str) -> None:
    page = holding(visit, address, ["JD", *PLAIN])
    expect(page.locator(".dot")).to_have_count(2 * len(PLAIN))
    card(page, "JD").click()
    expect(page.locator(".target")).to_have_count(96)


def test_a_cell_that_only_a_jack_reaches_asks_before_it_is_played(
    visit: Visit, address: str
) -> None:
    page = holding(visit, address, ["JD", *PLAIN])
    before = playing.ply(page)
    expect(cell(page, "e5")).to_have_attribute("aria-label", re.compile("only with a jack"))
    cell(page, "e5").click()
    expect(page.locator(".help")).to_contain_text("Play J♦ on e5?")
    expect(page.locator(".sure")).to_be_focused()
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(".sure")).to_have_count(0)
    expect(cell(page, "e5")).to_be_focused()
    assert playing.ply(page) == before
    cell(page, "e5").click()
    page.locator(".sure").click()
    playing.move_done(page, before)


def test_a_usual_screen_is_used_for_a_large_board_with_readable_edges(
    visit: Visit, address: str
) -> None:
    wide: Wishes = {"viewport": {"width": 1366, "height": 768}}
    page = holding(visit, address, ["JD", *PLAIN], **wide)
    board = page.locator(".felt").bounding_box()
    assert board
    assert board["width"] > 540
    assert board["y"] + board["height"] < 768
    for part in (".hand", ".help"):
        assert seats.is_in_view(page, part)
    sizes = page.locator(".felt text", has_text=re.compile("^[a-j]$")).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert min(sizes) > 14


@pytest.mark.parametrize("key", ["Enter", " "])
def test_the_keyboard_goes_from_the_card_to_its_cells_and_from_one_to_the_next(
    visit: Visit, address: str, key: str
) -> None:
    page = holding(visit, address, ["JD", *PLAIN])
    playing.tab_to(page, '.hand .card[aria-label*="(2S)"]')
    page.keyboard.press(key)
    live = [one.get_attribute("data-cell") for one in page.locator("rect.live").all()]
    assert len(live) == 2
    for press, where in ((None, 0), ("n", 1), ("n", 0), ("p", 1)):
        if press:
            page.keyboard.press(press)
        expect(page.locator("[data-cell]:focus")).to_have_attribute("data-cell", live[where] or "")
    page.keyboard.press("Escape")
    expect(card(page, "2S")).to_be_focused()
    expect(page.locator(".card.picked")).to_have_count(0)
