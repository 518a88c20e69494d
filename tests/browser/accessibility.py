"""What every page owes everybody: accessible, in words, and no wider than the screen."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

#: What axe holds against the page; picked there, because all it has to tell is a megabyte. Style
#: sheets need not be fetched again beforehand: no rule that is switched on looks at them.
SERIOUS = """async (part) => {
    const preload = { assets: ['media'] };
    const { violations } = await axe.run(part, { resultTypes: ['violations'], preload });
    return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => [id, nodes.slice(0, 3).map((node) => node.html.slice(0, 160))]);
}"""
CLIENT = Path(__file__).parents[2] / "frontend"


@cache
def keys() -> re.Pattern[str]:
    """Keys that nobody would take for a word."""
    files = [*CLIENT.glob("words/*.en.ftl"), *CLIENT.glob("src/boards/*/words.en.ftl")]
    text = "\n".join(path.read_text("utf-8") for path in files)
    names = set(re.findall(r"^([a-z]+(?:-[a-z]+)+) =", text, re.MULTILINE))
    return re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(names))})(?![\w-])")


def check(page: Page, part: str = "html") -> None:
    """No serious finding, no raw key, nothing wider than the screen.

    Where only a part of the page is new since it was checked, axe looks at that part alone.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    assert page.evaluate(SERIOUS, part) == []
    assert keys().findall(page.locator("body").inner_text()) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
