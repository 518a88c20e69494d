"""What a person does at a table, as steps of a test."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30_000

#: How long the boards of these tests may take; far more than a game has moves.
MOST_MOVES = 400


def against_bot(page: Page, title: str, level: str | None = None) -> None:
    """From the home page to a bot: one click, two with another level."""
    if level:
        page.locator(".choices label", has_text=level).click()
    page.locator("article", has_text=title).locator("button.main").click()
    page.locator(".players li").first.wait_for()


def our_turn(page: Page) -> Locator:
    """The own line among the players, while it is our turn."""
    return page.locator(".players li.turn", has_text=re.compile(r"\((you|du)\)"))


def settle(page: Page) -> bool:
    """Wait until we are to move (True) or the match is over (False)."""
    expect(our_turn(page).or_(page.locator("#result")).first).to_be_attached(timeout=PATIENCE)
    return page.locator("#result").count() == 0


def move_done(page: Page, before: str) -> None:
    """Wait until the table has answered the move we have just made."""
    expect(page.locator(".playing")).not_to_have_attribute("data-ply", before, timeout=PATIENCE)


def ply(page: Page) -> str:
    return page.locator(".playing").get_attribute("data-ply") or ""


def play_sequence(page: Page) -> None:
    """Any move of Sequence by mouse: a button if there is one, else a card and its cell."""
    before = ply(page)
    others = page.locator(".others button")
    if others.count():
        others.first.click()
    else:
        live = page.locator("rect.live")
        live.nth(live.count() // 2).click()
        if page.locator(".card.fits").count() and ply(page) == before:
            page.locator(".card.fits").first.click()
    move_done(page, before)


def play_gluex(page: Page) -> None:
    """Any move of Glüx by mouse: a side of the chip, then a square."""
    before = ply(page)
    page.locator("button.side").last.click()
    live = page.locator("rect.live")
    if live.count() and ply(page) == before:
        live.nth(live.count() // 2).click()
    move_done(page, before)


def play_listed(page: Page) -> None:
    """Any move of a game whose board is not drawn yet."""
    before = ply(page)
    moves = page.locator(".panel ul button")
    moves.nth(moves.count() // 2).click()
    move_done(page, before)
