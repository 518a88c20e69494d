"""Whoever plays by keyboard is never sent back to the top of the page by a move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser import playing, seats
from browser.test_glow_board import alone, in_the_middle
from browser.visiting import Visit


def focus_is(page: Page, selector: str) -> None:
    page.wait_for_function("css => document.activeElement.matches(css)", arg=selector)


def test_gluex_goes_on_on_the_board_after_the_start_chip_and_after_every_chip(
    visit: Visit, address: str
) -> None:
    page = seats.opposite_bot(visit, address, "gluex")
    assert playing.settle(page)
    before = playing.ply(page)
    playing.tab_to(page, "button.side")
    page.keyboard.press("Enter")
    playing.move_done(page, before)
    # If the chip drawn has the same side, its button stays where it is, and so does the focus.
    focus_is(page, "[data-cell], button.side:enabled")
    for _ in range(2):
        assert playing.settle(page)
        before = playing.ply(page)
        playing.tab_to(page, "button.side")
        page.keyboard.press("Enter")
        focus_is(page, "rect.live")
        page.keyboard.press("n")
        focus_is(page, "rect.live")
        page.keyboard.press("Enter")
        playing.move_done(page, before)
        focus_is(page, "[data-cell]")


def test_gluex_puts_a_side_back_under_the_keyboard(visit: Visit, address: str) -> None:
    page = seats.sits(visit, seats.table(address, "Anna", "bot"), 0)
    page.locator("button.side").first.click()
    expect(page.locator("rect.live").first).to_be_attached()
    playing.tab_to(page, "button.side")
    page.keyboard.press("Enter")
    focus_is(page, "rect.live")
    page.keyboard.press("Escape")
    focus_is(page, "button.side[aria-pressed=false]")


def test_glow_goes_on_at_the_bar_after_a_companion_was_recruited(
    visit: Visit, address: str
) -> None:
    page = visit(alone(address))
    before = playing.ply(page)
    playing.tab_to(page, ".track .card.live")
    page.keyboard.press("Enter")
    playing.tab_to(page, '.bar button[data-move^="take"]')
    page.keyboard.press("Enter")
    playing.move_done(page, before)
    focus_is(page, ".bar, .bar *")


def test_glow_keeps_the_keyboard_through_a_whole_day(visit: Visit, address: str) -> None:
    """Dice are paid for and rolled, cards resolved, and a way is gone."""
    page = visit(in_the_middle(address, ["take"]))
    moves = page.locator(".bar button[data-move]")
    expect(moves.first).to_be_visible()
    for new_table in range(12):
        if not moves.count() and not page.locator(".die.called").count():  # the next morning
            assert new_table > 3
            break
        if page.locator(".die.called").count():
            playing.tab_to(page, ".die.called")
            page.keyboard.press("Enter")
        before = playing.ply(page)
        playing.tab_to(page, ".bar button[data-move]")
        page.keyboard.press("Enter")
        playing.move_done(page, before)
        focus_is(page, ".glow *")


def test_what_is_put_back_in_glow_leaves_the_keyboard_at_the_bar(
    visit: Visit, address: str
) -> None:
    page = visit(alone(address))
    playing.tab_to(page, ".track .card.live")
    page.keyboard.press("Enter")
    playing.tab_to(page, ".bar button:not([data-move])")
    page.keyboard.press("Enter")
    focus_is(page, ".bar")


@pytest.mark.parametrize("game", ["sequence", "gluex", "labyrinth", "glow"])
def test_a_hint_is_played_by_its_button_and_the_keyboard_goes_on_on_the_board(
    visit: Visit, address: str, game: str
) -> None:
    page = seats.opposite_bot(visit, address, game)
    assert playing.settle(page)
    before = playing.ply(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    panel = page.get_by_role("region", name="Hints")
    play = panel.get_by_role("button", name="Play it")
    expect(play).to_have_count(1)
    hint = panel.locator("[aria-pressed=true]")
    hint.click()
    expect(play).to_have_count(0)
    panel.locator("[aria-pressed]").last.click()
    expect(play).to_have_count(1)
    play.focus()
    page.keyboard.press("Enter")
    playing.move_done(page, before)
    focus_is(page, ".board *")


def test_the_keyboard_goes_on_after_a_move_was_confirmed(visit: Visit) -> None:
    page = visit("/#/settings")
    page.get_by_label("Ask before a move is played").check()
    page.get_by_role("link", name="Spieltisch").click()
    playing.against_bot(page, "Sequence")
    assert playing.settle(page)
    before = playing.ply(page)
    page.locator(".hand .card:not(.idle)").first.click()
    page.locator("rect.live").first.click()
    playing.tab_to(page, ".confirm .main")
    page.keyboard.press("Enter")
    playing.move_done(page, before)
    focus_is(page, "[data-cell]")


def test_the_settings_tell_the_keys(visit: Visit) -> None:
    page = visit("/#/settings")
    expect(page.get_by_role("region", name="Keyboard")).to_contain_text("N and P")
