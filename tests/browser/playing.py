"""What a person does at a table, as steps of a test."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30_000

#: How long the boards of these tests may take; far more than a game has moves.
MOST_MOVES = 400

#: The Tab key reaches everything on the page within so many presses.
MOST_TABS = 200


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
    """Wait until the table has answered the move we have just made.

    Where several move at the same time, the ply may have changed by somebody else's move.
    """
    expect(page.locator(".playing")).not_to_have_attribute("data-ply", before, timeout=PATIENCE)
    expect(page.locator(".board.sending")).to_have_count(0, timeout=PATIENCE)


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
        choose_card(page)
    move_done(page, before)


def choose_card(page: Page) -> None:
    """Say by which card the pressed cell of Sequence is taken, if that is asked.

    Where one card alone fits, the move is on its way, and may be answered any moment.
    """
    page.locator("body").evaluate(
        "body => (body.querySelector('.sure') ?? body.querySelector('.card.fits'))?.click()"
    )


def play_gluex(page: Page) -> None:
    """Any move of Glüx by mouse: a side of the chip, then a square."""
    before = ply(page)
    page.locator("button.side").last.click()
    live = page.locator("rect.live")
    if live.count() and ply(page) == before:
        live.nth(live.count() // 2).click()
    move_done(page, before)


def play_labyrinth(page: Page) -> None:
    """Any move of Labyrinth by mouse: an arrow and the push, or a cell within reach."""
    before = ply(page)
    arrows, live = page.locator(".slot.live"), page.locator("rect.live")
    arrows.or_(live).first.wait_for()  # not before the tiles of the last push lie still
    if arrows.count():
        arrows.nth(int(before.split("/")[1]) % arrows.count()).click()
        live.click()
    else:
        live.nth(live.count() // 2).click()
    move_done(page, before)


def click(thing: Locator) -> None:
    thing.click()


def play_glow(page: Page, press: Callable[[Locator], None] = click) -> None:
    """Any move of Glow: a card, a die, a place on the map, or a button of the bar."""
    before = ply(page)
    number = int(before.split("/")[1])

    def button(verb: str) -> Locator:
        return page.locator(f'.bar button[data-move^="{verb}"]')

    any_button = page.locator(".bar button[data-move]")
    cards, spots = page.locator(".card.live"), page.locator("circle.live")
    dice, again = page.locator(".die.usable"), button("reroll").or_(button("pay"))
    if button("keep").count() and number % 3:
        press(button("keep"))
    elif page.locator(".die.picked").count() and again.count():
        press(again.first)
    elif dice.count() and (again.count() or not any_button.count()):
        press(dice.first)
        if again.count():
            press(again.first)
    elif cards.count():
        press(cards.nth(number % cards.count()))
        sure = button("take").or_(button("dismiss")).or_(button("choose"))
        if sure.count():
            press(sure.first)
    elif spots.count() and (number % 4 or not any_button.count()):
        press(page.locator('circle.live[tabindex="0"]'))
        ways = button("go").or_(button("sail")).or_(button("tom"))
        if ways.count():
            press(ways.first)
    else:
        press(any_button.first)
    move_done(page, before)


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press the Tab key until something of that kind has the keyboard."""
    for _ in range(MOST_TABS):
        if page.evaluate("css => document.activeElement.matches(css)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the Tab key does not reach {selector}")


def arrow_to(page: Page, there: str) -> None:
    """Walk over a board with the arrow keys."""
    here = page.locator("[data-cell]:focus").get_attribute("data-cell") or ""
    across, down = ord(there[0]) - ord(here[0]), int(there[1:]) - int(here[1:])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    expect(page.locator("[data-cell]:focus")).to_have_attribute("data-cell", there)


def play_listed(page: Page) -> None:
    """Any move of a game whose board is not drawn yet."""
    before = ply(page)
    moves = page.locator(".panel ul button")
    moves.nth(moves.count() // 2).click()
    move_done(page, before)
