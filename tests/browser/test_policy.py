"""Nothing inline runs or paints: the pages keep the content security policy, and it holds.

`visit` fails whatever page complains in any test here; a breach of the policy is a complaint.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from browser.conftest import note

INTRUDER = """<p id="intruder" style="color: rgb(1, 2, 3)"
    onmouseover="window.intruded = true">x</p><style>#intruder { top: 77px }</style>"""


def test_what_somebody_smuggles_in_is_kept_from_running_and_seen(
    browser: Browser, address: str
) -> None:
    complaints: list[str] = []
    context = browser.new_context()
    page = context.new_page()
    page.on("console", lambda message: note(complaints, message))
    page.goto(address)
    page.locator("h1").wait_for()
    assert complaints == []
    page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", INTRUDER)
    intruder = page.locator("#intruder")
    intruder.dispatch_event("mouseover")
    style: dict[str, Any] = intruder.evaluate(
        "one => ({ color: getComputedStyle(one).color, top: getComputedStyle(one).top })"
    )
    assert style["color"] != "rgb(1, 2, 3)"
    assert style["top"] == "auto"
    assert page.evaluate("window.intruded") is None
    for what in ("inline style", "inline event handler"):
        assert any(what in complaint for complaint in complaints), (what, complaints)
    context.close()
