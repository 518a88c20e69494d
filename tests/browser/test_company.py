"""People who come, go, agree and play on: what a table owes them besides the moves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.accessibility import check
from browser.seats import sits, table
from browser.test_tables import with_friends
from browser.visiting import PHONE, Visit
from spieltisch.tables import seating


def at_one_table(visit: Visit, title: str = "Glüx") -> tuple[Page, Page]:
    """Anna's table with Ben at it, started."""
    anna = visit("/")
    path = with_friends(anna, title, "Anna")
    ben = visit(path)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.locator(".name", has_text="Ben")).to_be_visible()
    anna.get_by_role("button", name="Start").click()
    expect(ben.locator("rect[data-cell=a1]")).to_be_attached()
    return anna, ben


def test_a_bot_plays_for_whoever_leaves_until_they_are_back(visit: Visit) -> None:
    anna, ben = at_one_table(visit)
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("button", name="Yes, leave").click()
    expect(anna.locator(".players li", has_text="Ben")).to_contain_text("has left")
    anna.get_by_role("button", name="Bot for Ben").click()
    anna.get_by_role("button", name="Give Ben the seat back").click()
    expect(anna.get_by_role("button", name="Bot for Ben")).to_be_visible()
    anna.get_by_role("button", name="Bot for Ben").click()
    expect(anna.locator(".log")).to_contain_text(re.compile("Ben.*", re.DOTALL))
    before = playing.ply(anna)
    anna.locator("button.side").first.click()
    playing.move_done(anna, before)
    for _ in range(2):  # the bot moves for Ben
        assert playing.settle(anna)
        playing.play_gluex(anna)
    assert playing.settle(anna)
    ben.get_by_role("button", name="I am back").click()
    expect(anna.locator(".players li", has_text="Ben")).not_to_contain_text("has left")
    playing.play_gluex(anna)
    assert playing.settle(ben)
    playing.play_gluex(ben)


def test_a_bot_plays_for_somebody_who_has_been_gone_for_a_while(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = at_one_table(visit)
    ben.goto("about:blank")
    expect(anna.locator(".players li", has_text="Ben")).to_contain_text("away")
    anna.get_by_role("button", name="Bot for Ben").click()
    expect(anna.locator(".toast")).to_contain_text("Ben has only just gone")
    monkeypatch.setattr(seating, "GRACE", 0)
    anna.get_by_role("button", name="Bot for Ben").click()
    anna.locator("button.side").first.click()
    assert playing.settle(anna)
    playing.play_gluex(anna)
    assert playing.settle(anna)
    ben.go_back()
    ben.get_by_role("button", name="I am back").click()
    expect(anna.get_by_role("button", name="Give Ben the seat back")).to_have_count(0)


def test_a_draw_needs_both(visit: Visit) -> None:
    anna, ben = at_one_table(visit)
    anna.get_by_role("button", name="Offer a draw").click()
    ben.locator(".ask").get_by_role("button", name="No").click()
    expect(anna.locator(".ask")).to_have_count(0)
    ben.get_by_role("button", name="Offer a draw").click()
    anna.locator(".ask").get_by_role("button", name="Yes").click()
    for page in (anna, ben):
        expect(page.locator("#result")).to_contain_text("draw")


def test_seats_turn_for_the_rematch(visit: Visit) -> None:
    anna, ben = at_one_table(visit)
    names = anna.locator(".players .name")
    before = names.all_inner_texts()
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("button", name="Yes, resign").click()
    for page in (anna, ben):
        page.get_by_role("button", name="Rematch").click()
    expect(anna.locator("#result")).to_have_count(0)
    assert [name.split()[0] for name in names.all_inner_texts()] == [
        name.split()[0] for name in reversed(before)
    ]
    expect(ben.locator("button.side").first).to_be_visible()


def test_another_table_that_waits_is_told_and_reached_with_one_press(visit: Visit) -> None:
    page = visit("/")
    playing.against_bot(page, "Sequence")
    assert playing.settle(page)
    expect(page).to_have_title(re.compile("^● Your turn"))
    first = page.url
    page.get_by_role("link", name="Spieltisch").click()
    playing.against_bot(page, "Glüx")
    assert page.url != first
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Your turn at another table").click()
    expect(page).to_have_url(first)
    expect(page.locator(".hand .card").first).to_be_visible()


def test_the_big_screen_calls_people_to_the_table_and_shows_who_won(visit: Visit) -> None:
    anna = visit("/")
    path = with_friends(anna, "Glüx", "Anna")
    screen = visit(f"{path}#screen")
    expect(screen.get_by_role("img", name="QR code of the link")).to_be_visible()
    loaded = "async one => { await one.decode(); return one.naturalWidth; }"
    assert screen.locator("img").evaluate(loaded) > 0
    expect(screen.get_by_role("button", name="Sit down")).to_have_count(0)
    check(screen)
    ben = visit(path, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").tap()
    anna.get_by_role("button", name="Start").click()
    expect(ben.locator("button.side").first).to_be_visible()
    expect(screen.locator("rect[data-cell=a1]")).to_be_attached()
    expect(screen.locator("button.side")).to_have_count(0)
    anna.get_by_role("button", name="Resign").click()
    anna.get_by_role("button", name="Yes, resign").click()
    expect(screen.locator("#result")).to_contain_text("Ben")
    check(screen)


def test_a_public_table_is_found_in_the_lobby_and_joined(visit: Visit) -> None:
    anna = visit("/#/new/gluex")
    anna.get_by_label("Your name").fill("Anna Lobbygast")
    anna.locator("label", has_text="3").first.click()
    anna.get_by_label("Seat 3").select_option("bot:skilled")
    anna.get_by_text("More choices").click()
    anna.get_by_label("List the table in the lobby").check()
    anna.get_by_role("button", name="Open the table").click()
    anna.get_by_role("heading", name="Invite friends").wait_for()
    ben = visit("/#/lobby")
    line = ben.locator("li", has_text="Anna Lobbygast")
    expect(line).to_contain_text("free seat · Bot (Skilled)")
    line.get_by_role("link", name="Join").click()
    ben.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Start").click()
    carl = visit("/#/lobby")
    carl.locator("li", has_text="Anna Lobbygast").get_by_role("link", name="Watch").click()
    expect(carl.locator("rect[data-cell=a1]")).to_be_attached()
    expect(carl.locator("button.side")).to_have_count(0)


def test_the_link_to_a_position_leads_others_there(visit: Visit) -> None:
    anna, ben = at_one_table(visit)
    for page in (anna, ben):
        page.locator("button.side").first.click()
    expect(anna.locator(".playing")).to_have_attribute("data-ply", "1/2")
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("button", name="Yes, resign").click()
    anna.get_by_role("link", name="Replay").click()
    anna.get_by_role("button", name="One move back").click()
    expect(anna.locator(".count")).to_have_text("1 / 2")
    anna.get_by_label("View as").select_option("0")
    anna.get_by_role("button", name="Copy the link to this position").click()
    toast = anna.locator(".toast").last.inner_text()
    link = anna.url if "Copied" in toast else toast
    assert link.split("/t/")[1] == anna.url.split("/t/")[1]
    carl = visit("/t/" + link.split("/t/")[1])
    expect(carl.locator(".count")).to_have_text("1 / 2")
    expect(carl.get_by_label("View as")).to_have_value("0")


@pytest.mark.parametrize(
    ("kind", "time"), [("move", r"0:5\d"), ("game", r"\d+:\d\d"), ("days", r".*d.*")]
)
def test_every_kind_of_clock_runs(visit: Visit, kind: str, time: str) -> None:
    page = visit("/#/new/gluex")
    page.get_by_label("Seat 2").select_option("bot:casual")
    page.get_by_text("More choices").click()
    page.get_by_label("Clock").select_option(kind)
    page.get_by_label("Who moves when time is up").select_option("expert")
    page.get_by_role("button", name="Open the table").click()
    assert playing.settle(page)
    expect(playing.our_turn(page).locator(".clock")).to_have_text(re.compile(f"^{time}$"))


def test_what_waits_is_known_after_a_reload_and_is_put_away(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben")
    page = sits(visit, new_table, 0, **PHONE)
    page.goto(address)
    page.reload()
    expect(page).to_have_title("● Your turn · Spieltisch")
    own = page.get_by_role("region", name="Your tables")
    expect(own.get_by_role("link", name="Your turn")).to_be_visible()
    expect(page.get_by_role("link", name="Your turn at another table")).to_be_visible()
    own.get_by_role("button", name="Put away").click()
    expect(page).to_have_title("Spieltisch")
    expect(page.get_by_role("link", name="Your turn")).to_have_count(0)
    page.reload()
    own.get_by_role("button", name="Bring back").click()
    expect(page).to_have_title("● Your turn · Spieltisch")
