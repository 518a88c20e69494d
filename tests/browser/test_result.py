"""The end of a match is seen, and heard once, by everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.accessibility import check
from browser.lessons import PRESS
from browser.seats import before_the_end, finished, is_in_view, sits, table
from browser.visiting import SHORTEST, Visit

#: How often the words are said to somebody who cannot see: by live regions, and by the keyboard.
TIMES_HEARD = """words => {
    const live = '[role=status], [role=alert], [role=log]:not([aria-live=off]), [aria-live=polite]';
    const regions = [...document.querySelectorAll(live)];
    const said = regions.filter((one) => one.textContent.includes(words));
    return said.length + (document.activeElement.textContent.includes(words) ? 1 : 0);
}"""


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()


def test_the_end_is_in_sight_on_a_phone_and_can_be_folded_away(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben", game="sequence")
    anna = sits(visit, new_table, 0, **SHORTEST)
    somebody = visit(f"/t/{new_table['code']}", **SHORTEST)
    somebody.locator(".board").wait_for()
    resign(anna)
    for page in (anna, somebody):
        expect(page.locator("#result")).to_have_text("Ben wins")
        expect(page.locator("#result-why")).to_have_text("Anna resigned.")
        assert is_in_view(page, "#result")
        assert is_in_view(page, ".result .ways")
        page.get_by_role("button", name="Fold the result away").click()
        expect(page.locator(".score-pad")).to_be_hidden()
        assert is_in_view(page, "#result")
        check(page)
        page.reload()
        expect(page.locator(".score-pad")).to_be_visible()
        assert is_in_view(page, "#result")


def test_screen_readers_hear_the_end_once(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben")
    anna, ben = sits(visit, new_table, 0), sits(visit, new_table, 1)
    ben.get_by_role("tab", name="Chat").click()
    resign(anna)
    expect(anna.locator("#result")).to_be_focused()
    assert anna.evaluate(TIMES_HEARD, "Ben wins") == 1
    expect(ben.get_by_role("tab", name="Chat")).to_be_focused()
    expect(ben.get_by_role("status").filter(has_text="You win! Anna resigned.")).to_have_count(1)
    assert ben.evaluate(TIMES_HEARD, "You win!") == 1
    # After the next match the keyboard comes to the result; the first is not announced again.
    for page in (anna, ben):
        page.get_by_role("button", name="Rematch").click()
    expect(ben.locator("#result")).to_have_count(0)
    ben.evaluate("document.activeElement.blur()")
    resign(anna)
    expect(ben.locator("#result")).to_be_focused()
    assert ben.evaluate(TIMES_HEARD, "You win!") == 1


@pytest.mark.parametrize(
    ("game", "mark"), [("sequence", "rect.decisive"), ("gluex", "path.decisive")]
)
def test_the_rules_say_why_and_the_board_shows_where(
    visit: Visit, address: str, game: str, mark: str
) -> None:
    match = finished(game, 2, {})
    last = match.log[-1]
    new_table = table(address, "Anna", "Ben", game=game, start=before_the_end(game, 2))
    assert isinstance(last.seat, int)
    page = sits(visit, new_table, last.seat)
    expect(page.locator(mark)).to_have_count(0)
    screen = visit(f"/t/{new_table['code']}#screen")
    screen.locator(".board").wait_for()
    PRESS[game](page, last.move)
    verdict = match.verdict
    assert verdict is not None
    for one in (page, screen):
        expect(one.locator("#result-why")).to_contain_text(verdict.why.say("en"))
        expect(one.locator(mark).first).to_be_visible()
        assert is_in_view(one, "#result")
