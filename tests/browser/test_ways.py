"""Finding one's way: games that are not ready yet, addresses that lead nowhere, wrong files."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.accessibility import check
from browser.visiting import PHONE, Visit


def make_unready(page: Page) -> None:
    """The server still makes games ready: Labyrinth now, Sequence after it."""

    def answer(route: Route) -> None:
        health = route.fetch().json()
        health["games"] |= {"labyrinth": "compiling", "sequence": "waiting"}
        health["making"] = {"labyrinth": {"done": 0.25, "seconds": 30}}
        route.fulfill(json=health)

    page.route("**/api/health*", answer)
    page.route("**/api/games/*/want*", answer)


def test_nobody_is_promised_a_bot_while_games_are_made_ready(visit: Visit) -> None:
    page = visit("/#/settings", **PHONE)
    make_unready(page)
    page.goto(page.url.split("#")[0])
    expect(page.get_by_text("being made ready. This takes")).to_be_visible()
    expect(page.get_by_text("a bot is ready at once")).to_have_count(0)
    cards = page.locator("article")
    expect(cards.filter(has_text="Labyrinth is being made ready")).to_have_count(1)
    expect(cards.filter(has_text="Sequence comes after Labyrinth")).to_have_count(1)
    expect(cards.locator(".sign")).to_have_count(2)
    check(page)


def test_a_lesson_says_which_game_it_waits_for(visit: Visit) -> None:
    page = visit("/#/settings")
    make_unready(page)
    page.route("**/api/games/labyrinth/lesson*", lambda _: None)  # the answer takes its time
    page.goto(page.url.replace("settings", "learn/labyrinth"))
    expect(page.get_by_text("Labyrinth is being made ready for this machine")).to_be_visible()
    page.goto(page.url.replace("learn/labyrinth", "new/sequence"))
    expect(page.get_by_text("Sequence comes after Labyrinth")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/#/learn/__proto__", "There is no such lesson"),
        ("/#/learn/chess", "There is no such lesson"),
        ("/#/new/__proto__", "There is nothing here"),
        ("/t/", "There is nothing here"),
        ("/t/k7qx2mprt/x", "There is nothing here"),
        ("/abc/def", "There is nothing here"),
    ],
)
def test_what_does_not_exist_is_said_with_a_way_home(visit: Visit, path: str, heading: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_a_wrong_file_is_named_and_a_match_file_is_found_from_home(
    visit: Visit, tmp_path: Path
) -> None:
    wrong = tmp_path / "shopping.json"
    wrong.write_text("milk", "utf-8")
    page = visit("/")
    page.get_by_role("link", name="Open a match file").click()
    page.locator('input[type="file"]').set_input_files(wrong)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("“shopping.json” cannot be opened.")
    expect(alert).to_contain_text("This is not a match file")


def test_who_joins_sees_the_conditions(visit: Visit) -> None:
    host = visit("/#/new/sequence")
    host.get_by_text("More choices").click()
    host.get_by_label("Clock", exact=True).select_option(label="1 minute for each move")
    host.get_by_label("Allow hints").uncheck()
    host.get_by_label("Jacks break sequences").check()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link to this table").input_value()
    guest = visit("/t/" + link.split("/t/")[1], language="de")
    conditions = guest.get_by_role("region", name="An diesem Tisch")
    expect(conditions).to_contain_text("Uhr: 1 min für jeden Zug")
    expect(conditions).to_contain_text("zieht Bot (Hobbyspieler) für dich")
    expect(conditions).to_contain_text("Ohne Tipps")
    expect(conditions).to_contain_text("Buben brechen Sequenzen auf: ja")


def test_tab_goes_over_a_group_of_radio_buttons_once(visit: Visit) -> None:
    page = visit("/#/new/labyrinth")
    page.get_by_label("Your name").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="General rules")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Seat 2")).to_be_focused()
