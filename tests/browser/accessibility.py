"""What every page owes everybody: accessible, in words, and no wider than the screen."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

CLIENT = Path(__file__).parents[2] / "frontend"


@cache
def keys() -> re.Pattern[str]:
    """Keys that nobody would take for a word."""
    files = [*CLIENT.glob("words/*.en.ftl"), *CLIENT.glob("src/boards/*/words.en.ftl")]
    text = "\n".join(path.read_text("utf-8") for path in files)
    names = set(re.findall(r"^([a-z]+(?:-[a-z]+)+) =", text, re.MULTILINE))
    return re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(names))})(?![\w-])")


def check(page: Page) -> None:
    """No serious finding, no raw key, nothing wider than the screen."""
    violations = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    serious = [
        (violation["id"], [node["html"][:160] for node in violation["nodes"]][:3])
        for violation in violations
        if violation["impact"] in ("serious", "critical")
    ]
    assert serious == []
    assert keys().findall(page.locator("body").inner_text()) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
