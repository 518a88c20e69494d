"""Every page: accessible, in both languages without a raw key, and narrow enough for a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser import playing
from browser.accessibility import check, check_and_turn
from browser.seats import opposite_bot
from browser.visiting import PHONE, SMALLEST, Visit

PAGES = ["/", "/#/lobby", "/#/new/sequence", "/#/new/glow", "/#/settings", "/#/cellar"]


@pytest.mark.parametrize("path", PAGES)
def test_pages(visit: Visit, path: str) -> None:
    page = visit(path)
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    for summary in page.locator("details > summary").all():
        summary.click()
    check_and_turn(page)


def test_pale_words_and_raw_keys_would_be_noticed(visit: Visit) -> None:
    """Also on a page where all other texts of the kind are known to be readable."""
    page = visit("/#/settings")
    page.locator("h1").wait_for()
    check(page)
    last = page.locator("main p").last
    for change in ("one.style.color = '#cccccc'", "one.textContent = 'nobody-won'"):
        before = last.evaluate(f"one => {{ const all = one.outerHTML; {change}; return all; }}")
        with pytest.raises(AssertionError):
            check(page)
        last.evaluate("(one, before) => { one.outerHTML = before; }", before)
        check(page)


@pytest.mark.parametrize("game", ["sequence", "gluex", "labyrinth", "glow"])
def test_tables_on_the_smallest_screen(visit: Visit, address: str, game: str) -> None:
    """Larger ones are looked at from the first move to the replay in test_phases.py."""
    page = opposite_bot(visit, address, game, **SMALLEST)
    playing.settle(page)
    check(page)
    for tab in ("Chat", "Rules", "Invite"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_load_state("networkidle")
        check(page, ".side")


def test_the_waiting_room(visit: Visit) -> None:
    page = visit("/#/new/gluex", **PHONE)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Invite friends").wait_for()
    check(page)


def test_language_and_theme_change_at_once_and_are_remembered(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Was spielen wir?")).to_be_visible()
    page.get_by_role("button", name="Auf dunkel umschalten").click()
    page.reload()
    expect(page.get_by_role("heading", name="Was spielen wir?")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_log_speaks_the_language_of_its_reader(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "sequence", language="de")
    playing.settle(page)
    playing.play_sequence(page)
    expect(page.locator(".log li.moved").first).to_contain_text("Chip auf")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".log li.moved").first).to_contain_text("places a chip")
