"""Every page: accessible, in both languages without a raw key, and narrow enough for a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser import playing

WORDS = Path(__file__).parents[2] / "frontend" / "words"
PAGES = ["/", "/#/lobby", "/#/new/sequence", "/#/new/glow", "/#/settings", "/#/cellar"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALLEST = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


def keys() -> set[str]:
    """Keys that nobody would take for a word."""
    text = "\n".join(path.read_text("utf-8") for path in WORDS.glob("*.en.ftl"))
    return set(re.findall(r"^([a-z]+(?:-[a-z]+)+) =", text, re.MULTILINE))


def check(page: Page) -> None:
    """No serious finding, no raw key, nothing wider than the screen."""
    found = Axe().run(page).response["violations"]
    serious = [
        (one["id"], [node["html"][:160] for node in one["nodes"]][:3])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert serious == []
    shown = page.locator("body").inner_text()
    assert [key for key in keys() if re.search(rf"(?<![\w-]){key}(?![\w-])", shown)] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("look", ["light-en", "dark-de"])
def test_pages(visit, path: str, look: str) -> None:
    theme, language = look.split("-")
    page = visit(path, language=language, color_scheme=theme)
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    for summary in page.locator("details > summary").all():
        summary.click()
    check(page)


@pytest.mark.parametrize("title", ["Sequence", "Glüx", "Labyrinth", "Glow"])
def test_tables_on_the_smallest_screen(visit, title: str) -> None:
    """Larger ones are looked at from the first move to the replay in test_phases.py."""
    page = visit("/", **SMALLEST)
    playing.against_bot(page, title)
    playing.settle(page)
    check(page)
    for tab in ("Chat", "Rules", "Invite"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_load_state("networkidle")
        check(page)


def test_the_waiting_room(visit) -> None:
    page = visit("/#/new/gluex", **PHONE)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Invite friends").wait_for()
    check(page)


def test_language_and_theme_change_at_once_and_are_remembered(visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Was spielen wir?")).to_be_visible()
    page.get_by_role("button", name="Auf dunkel umschalten").click()
    page.reload()
    expect(page.get_by_role("heading", name="Was spielen wir?")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_log_speaks_the_language_of_its_reader(visit) -> None:
    page = visit("/", language="de")
    playing.against_bot(page, "Sequence")
    playing.settle(page)
    playing.play_sequence(page)
    expect(page.locator(".log li.moved").first).to_contain_text("Chip auf")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".log li.moved").first).to_contain_text("places a chip")
