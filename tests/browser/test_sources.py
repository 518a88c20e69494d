"""Everybody sees where the deal of a table comes from, before they sit down and at the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import spieltisch
from browser.accessibility import check
from browser.seats import before_the_end, sits, table
from browser.visiting import Visit

UNFAIR = {
    "position": "Beginnt mit einer ausgesuchten Stellung: nicht ehrlich gemischt.",
    "file": "Setzt eine Partiedatei fort: nicht ehrlich gemischt.",
}
FAIR = "Ehrlich gemischt, alle können es nachprüfen."


def start_of(source: str) -> dict[str, object] | None:
    if source == "position":
        return {"position": spieltisch.game("gluex").new(players=2, seed=4).position()}
    return before_the_end("gluex", 2) if source == "file" else None


@pytest.mark.parametrize("source", ["dealt", "position", "file"])
def test_a_guest_is_told_where_the_deal_comes_from(visit: Visit, address: str, source: str) -> None:
    new_table = table(address, "Anna", "open", public=True, start=start_of(source))
    words = UNFAIR.get(source, FAIR)
    guest = visit("/#/lobby", language="de", viewport={"width": 320, "height": 640})
    entry = guest.get_by_role("listitem").filter(
        has=guest.locator(f"[href='/t/{new_table['code']}']")
    )
    expect(entry).to_contain_text(words)
    assert guest.evaluate("document.documentElement.scrollWidth") <= 320
    entry.get_by_role("link").click()
    expect(guest.get_by_role("region", name="Wer spielt")).to_contain_text(words)
    expect(guest.get_by_role("button", name="Hinsetzen")).to_be_visible()
    assert guest.evaluate("document.documentElement.scrollWidth") <= 320
    check(guest)


def test_the_settings_fit_on_the_smallest_phone(visit: Visit) -> None:
    page = visit("/#/settings", language="de", viewport={"width": 320, "height": 640})
    expect(page.get_by_role("heading", name="Tastatur")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("source", ["dealt", "position", "file"])
def test_the_board_says_where_the_deal_comes_from(visit: Visit, address: str, source: str) -> None:
    new_table = table(address, "Anna", "Ben", start=start_of(source))
    page = sits(visit, new_table, 0, language="de")
    expect(page.locator(".playing")).to_contain_text(UNFAIR.get(source, FAIR))
    page.get_by_role("tab", name="Regeln").click()
    fairness = page.locator(".side-panel").get_by_text("Wurde ehrlich gemischt?")
    expect(fairness).to_have_count(1 if source == "dealt" else 0)
    screen = visit(f"/t/{new_table['code']}#screen", language="de")
    expect(screen.locator(".playing")).to_contain_text(re.compile("ehrlich gemischt", re.I))
