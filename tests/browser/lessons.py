"""What a learner does on the boards, as steps of a test: exactly one move, by mouse."""

from __future__ import annotations

from playwright.sync_api import Page


def press_sequence(page: Page, move: str) -> None:
    """A card and its cell, or the button of a dead card."""
    card, where = move.split()
    if where == "dead":
        page.locator(".others button").click()
        return
    page.locator(f'.card[aria-label*="({card})"]').first.click()
    page.locator(f'[data-cell="{where.removeprefix("x")}"]').click()


def press_gluex(page: Page, move: str) -> None:
    """A side of the chip, and a square unless it is the start chip."""
    first, second = move.split()
    if first == "start":
        page.get_by_role("button", name=f"Start with {second}").click()
        return
    side = page.get_by_role("button", name=f"Side with {first}")
    if (
        side.get_attribute("aria-pressed") != "true"
    ):  # it stays chosen after a move that was only tried
        side.click()
    page.locator(f'[data-cell="{second}"]').click()


def press_labyrinth(page: Page, move: str) -> None:
    """The tile laid at an arrow, turned until it fits, and pushed; or a cell within reach."""
    if move == "stay":
        page.locator("button.stay").click()
        return
    if ":" not in move:
        page.locator(f'[data-cell="{move}"]').click()
        return
    page.locator(f'[data-slot="{move.split(":")[0]}"]').click()
    push = page.locator("button.push")
    for _ in range(4):
        if push.get_attribute("data-move") == move:
            break
        page.locator(".turns button").last.click()
    push.click()


def press_glow(page: Page, move: str) -> None:
    """Whatever the move is about, and then the button that says the whole of it."""
    verb, *about = move.split()
    if verb in ("take", "resolve"):
        page.locator(".hinted").first.click()
    elif verb == "reroll":
        page.locator(f'[data-die="{about[0]}"]').click()
    elif verb == "go":
        page.locator(f'[data-spot="{about[0]}"]').click()
    button = page.locator(f'[data-move="{move}"]')
    if button.count():
        button.click()


PRESS = {
    "sequence": press_sequence,
    "gluex": press_gluex,
    "labyrinth": press_labyrinth,
    "glow": press_glow,
}
