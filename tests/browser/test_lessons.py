"""First lessons in a real browser: each is done to its end, and answers what is not wanted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.accessibility import check
from browser.lessons import PRESS
from browser.seats import http
from browser.visiting import PHONE, Visit, Wishes

GAMES = ("sequence", "labyrinth", "gluex", "glow")


#: What "Show me" points at lies neither behind the coach nor behind the bar.
UNCOVERED = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [mark, coach, bar] = [".glow .hint", ".coach", ".glow .bar"].map(box);
    const isFreeOf = (other) =>
        mark.top >= other.bottom || mark.bottom <= other.top || mark.right <= other.left;
    return isFreeOf(coach) && isFreeOf(bar) && mark.top >= 0 && mark.bottom <= innerHeight;
}"""


def lesson_of(address: str, game: str) -> list[dict[str, Any]]:
    lesson = http.get(f"{address}/api/games/{game}/lesson").raise_for_status().json()
    steps: list[dict[str, Any]] = lesson["steps"]
    return steps


def wait_for_step(page: Page, step: dict[str, Any], done: bool) -> None:
    learn = page.locator(f'.learn[data-step="{step["name"]}"]')
    expect(learn).to_have_attribute("data-done", "true" if done else "false")


def do(page: Page, game: str, step: dict[str, Any]) -> None:
    """Do a step as its hint shows it."""
    wait_for_step(page, step, done=False)
    page.get_by_role("button", name="Show me").click()
    if page.locator(".glow .hint").count():
        page.wait_for_function(UNCOVERED)
    PRESS[game](page, step["accepted"][0]["move"])
    wait_for_step(page, step, done=True)
    expect(page.locator(".coach")).to_contain_text(step["done"])
    expect(page.locator(".board")).not_to_contain_text("You are done for today")


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_done_to_its_end(
    visit: Visit, address: str, game: str, device: str
) -> None:
    wishes: Wishes = {**PHONE, "color_scheme": "dark"} if device == "phone" else {}
    page = visit(f"/#/learn/{game}", **wishes)
    steps = lesson_of(address, game)
    for step in steps:
        do(page, game, step)
        if step is steps[0] or step is steps[-1]:
            check(page)
        if step is not steps[-1]:
            expect(page.get_by_role("button", name="Next", exact=True)).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator(".story h2")).to_be_focused()
    expect(page.get_by_role("heading", name="Lesson done!")).to_be_visible()
    expect(page.locator(".score-pad th.winner")).to_contain_text("You")
    page.get_by_role("button", name="Play a real game").click()
    page.locator(".players li").first.wait_for()


def test_another_move_gets_a_friendly_answer_and_then_a_hint(visit: Visit, address: str) -> None:
    page = visit("/#/learn/sequence")
    step = lesson_of(address, "sequence")[0]
    wait_for_step(page, step, done=False)
    for _ in range(2):
        PRESS["sequence"](page, "2S b1")
        expect(page.locator(".coach .other")).to_have_text(step["other"])
        page.keyboard.press("Escape")
    expect(page.locator(".card.hinted")).to_have_count(1)
    wait_for_step(page, step, done=False)


def test_a_forbidden_move_is_answered_with_the_rule(visit: Visit, address: str) -> None:
    page = visit("/#/learn/sequence")
    page.locator('[data-cell="a1"]').click()
    expect(page.locator(".coach .forbidden")).to_contain_text("The rules do not allow that.")
    expect(page.locator(".coach .forbidden")).to_contain_text("corner")
    check(page)


def test_a_lesson_changes_its_language_where_it_stands(visit: Visit, address: str) -> None:
    page = visit("/#/learn/gluex")
    steps = lesson_of(address, "gluex")
    do(page, "gluex", steps[0])
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".coach")).to_contain_text("Alle haben gewählt")
    page.get_by_role("button", name="Weiter").click()
    wait_for_step(page, steps[1], done=False)
    check(page)


def test_steps_can_be_done_again_and_in_any_order(visit: Visit, address: str) -> None:
    page = visit("/#/learn/labyrinth")
    steps = lesson_of(address, "labyrinth")
    page.get_by_role("button", name="Step 5").click()
    do(page, "labyrinth", steps[4])
    page.get_by_role("button", name="Try it again").click()
    wait_for_step(page, steps[4], done=False)
    do(page, "labyrinth", steps[4])


def test_lessons_are_offered_once_and_marked_when_done(visit: Visit, address: str) -> None:
    page = visit("/")
    offer = page.get_by_role("region", name="New here?")
    expect(offer.get_by_role("link")).to_have_count(len(GAMES))
    offer.get_by_role("link", name="Sequence").click()
    for step in (steps := lesson_of(address, "sequence")):
        do(page, "sequence", step)
        if step is not steps[-1]:
            page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("link", name="To the games").click()
    expect(page.locator("article", has_text="Sequence").get_by_text("(done)")).to_be_attached()
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)


def test_who_declines_is_not_asked_again(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="No, thanks").click()
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)
    page.reload()
    page.locator("article").first.wait_for()
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)


def test_from_a_table_to_the_lesson_and_back(visit: Visit, address: str) -> None:
    page = visit("/")
    playing.against_bot(page, "Sequence")
    playing.settle(page)
    at = page.url
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("link", name="Learn it by playing").click()
    steps = lesson_of(address, "sequence")
    page.get_by_role("button", name=f"Step {len(steps)}").click()
    do(page, "sequence", steps[-1])
    page.get_by_role("link", name="Back to the table").click()
    playing.settle(page)
    assert page.url == at


def test_there_is_no_lesson_of_an_unknown_game(visit: Visit) -> None:
    page = visit("/#/learn/chess")
    expect(page.get_by_role("heading", name="There is no such lesson")).to_be_visible()
