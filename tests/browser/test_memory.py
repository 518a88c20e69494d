"""Browsers that keep nothing or nonsense, and links that lead to no seat."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser import playing
from browser.accessibility import check
from browser.seats import seat_link, table
from browser.visiting import Visit

#: A browser that remembers nothing, as some do in private windows.
FORGETFUL = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("no", "SecurityError"); },
});"""


def test_a_browser_that_keeps_nothing_plays_on_after_a_reload(visit: Visit, address: str) -> None:
    page = visit("/")
    page.add_init_script(FORGETFUL)
    page.goto(address + seat_link(table(address, "Anna", "bot"), 0))
    expect(page.locator(".toast")).to_contain_text("remembers nothing")
    page.locator("button.side").first.click()
    assert playing.settle(page)
    assert "#seat=" in page.url
    page.reload()
    assert playing.settle(page)
    playing.play_gluex(page)


def test_a_table_opened_without_memory_is_played_and_found_again(
    visit: Visit, address: str
) -> None:
    page = visit("/")
    page.add_init_script(FORGETFUL)
    page.goto("about:blank")
    page.goto(f"{address}/#/new/gluex")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Invite friends").wait_for()
    expect(page.locator(".toast")).to_have_count(1)
    page.reload()
    page.get_by_label("Put a bot on seat 2").select_option("casual")
    page.get_by_role("button", name="Start", exact=True).click()
    assert playing.settle(page)


@pytest.mark.parametrize(
    ("key", "value", "pages"),
    [
        ("tables", "[null]", ["/", "/t/CODE"]),
        ("tables", '[{"code": "CODE", "seats": null, "host": 5}]', ["/", "/t/CODE"]),
        ("tables", '[{"code": "CODE", "seats": [null, 5], "host": {}}]', ["/", "/t/CODE"]),
        ("settings", '{"language": "xx", "name": {"a": 1}, "speed": 7}', ["/", "/t/CODE"]),
        ("lessons", '{"done": null}', ["/"]),
        ("level", '{"a": 1}', ["/"]),
        ("board-gluex", '{"rows": 1}', ["/#/editor/gluex"]),
        ("board-gluex", '"%%%"', ["/#/editor/gluex"]),
    ],
)
def test_a_damaged_memory_hinders_nobody(
    visit: Visit, address: str, key: str, value: str, pages: list[str]
) -> None:
    code = table(address, "Anna", "Ben")["code"]
    page = visit("/")
    for path in pages:
        write = "([key, kept]) => localStorage.setItem('spieltisch:' + key, kept)"
        page.evaluate(write, [key, value.replace("CODE", code)])
        page.goto("about:blank")
        page.goto(address + path.replace("CODE", code))
        expect(page.locator("article, .playing, .verdict.good").first).to_be_visible()


def test_a_table_that_cannot_be_read_says_so_and_is_not_asked_again(visit: Visit) -> None:
    page = visit("/")
    lines: list[WebSocketRoute] = []

    def refuse(line: WebSocketRoute) -> None:
        lines.append(line)
        refusal = {"code": "table-damaged", "text": "This table is damaged.", "rule": None}
        line.send(json.dumps({"type": "refused", "id": None, **refusal}))
        line.close(code=4404)

    page.route_web_socket(re.compile("/socket$"), refuse)
    page.goto(page.url + "t/k7qx2mprt")
    expect(page.locator(".toast")).to_contain_text("This table is damaged.")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('online'))")  # when a client hurries back, if ever
    expect(page.locator(".toast")).to_have_count(0)
    assert len(lines) == 1


@pytest.mark.parametrize("token", ["abc", "x" * 32])
def test_a_wrong_seat_link_is_told(visit: Visit, address: str, token: str) -> None:
    new_table = table(address, "Anna", "Ben")
    page = visit(f"/t/{new_table['code']}#seat={token}")
    expect(page.get_by_role("alert")).to_contain_text("does not open a seat")
    expect(page.locator(".watching")).to_contain_text("You are watching")
    check(page)
    page.goto(address + seat_link(new_table, 0))
    expect(page.locator(".players")).to_contain_text("(you)")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert "seat=" not in page.url
