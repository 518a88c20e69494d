"""Giving up, leaving, asking and being asked: nothing happens by mistake, and nothing unseen."""

from __future__ import annotations

import hashlib
import re

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.seats import hot_seat, http, is_in_view, sits, table
from browser.visiting import SHORTEST, Visit, Wishes


@pytest.fixture
def pair(visit: Visit, address: str) -> tuple[Page, Page]:
    new_table = table(address, "Anna", "Ben")
    return sits(visit, new_table, 0), sits(visit, new_table, 1)


def resigned(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator("#result")).to_be_visible()


@pytest.mark.parametrize("name", ["Resign", "Leave the table"])
def test_a_double_click_asks_and_does_nothing(visit: Visit, address: str, name: str) -> None:
    anna = sits(visit, table(address, "Anna", "Ben"), 0)
    anna.get_by_role("button", name=name).dblclick()
    sure = anna.locator(".sure")
    expect(sure.locator(".danger")).to_be_enabled()
    expect(sure.get_by_role("button", name="No")).to_be_focused()
    expect(anna.locator("#result")).to_have_count(0)
    expect(anna.locator(".ask")).to_have_count(0)
    anna.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    expect(anna.get_by_role("button", name=name)).to_be_focused()


def test_the_keyboard_is_not_lost_when_a_match_is_given_up(visit: Visit, address: str) -> None:
    page = sits(visit, table(address, "Anna", "bot"), 0)
    page.get_by_role("button", name="Resign").press("Enter")
    page.keyboard.press("Enter")  # "No"
    expect(page.get_by_role("button", name="Resign")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".sure .danger")).to_be_enabled()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#result")).to_be_focused()


def test_a_second_click_does_not_confirm_a_move(visit: Visit, address: str) -> None:
    page = sits(visit, table(address, "Anna", "bot"), 0)
    page.evaluate("localStorage['spieltisch:settings'] = JSON.stringify({confirm: true})")
    page.reload()
    side = page.locator("button.side").first
    before = playing.ply(page)
    side.dblclick()
    expect(page.locator(".confirm .main")).to_be_visible()
    assert playing.ply(page) == before
    page.locator(".confirm .main").click()
    playing.move_done(page, before)


@pytest.mark.parametrize("device", [{}, SHORTEST], ids=["desktop", "phone"])
def test_a_wish_for_a_rematch_is_a_question_to_the_other(
    visit: Visit, address: str, device: Wishes
) -> None:
    new_table = table(address, "Anna", "Ben")
    anna, ben = sits(visit, new_table, 0), sits(visit, new_table, 1, **device)
    resigned(anna)
    anna.get_by_role("button", name="Rematch").click()
    ask = ben.locator(".ask")
    expect(ask).to_contain_text("Anna would like a rematch.")
    expect(ask).to_have_role("alert")
    assert is_in_view(ben, ".ask .main")
    anna.get_by_role("button", name="Withdraw").click()
    expect(ask).to_have_count(0)
    anna.get_by_role("button", name="Rematch").click()
    ask.get_by_role("button", name="Yes, another match").click()
    for page in (anna, ben):
        expect(page.locator(".playing")).to_have_attribute("data-ply", "2/0")


def test_who_is_elsewhere_is_called_to_a_question(pair: tuple[Page, Page]) -> None:
    anna, ben = pair
    resigned(anna)
    ben.get_by_role("link", name="Spieltisch").click()
    anna.get_by_role("button", name="Rematch").click()
    ben.get_by_role("link", name="A question for you at another table").click()
    expect(ben.locator(".ask")).to_contain_text("Anna would like a rematch.")


def test_a_question_is_withdrawn(pair: tuple[Page, Page]) -> None:
    anna, ben = pair
    anna.get_by_role("button", name="Offer a draw").click()
    expect(ben.locator(".ask")).to_contain_text("Anna offers a draw.")
    anna.locator(".ask").get_by_role("button", name="Withdraw").click()
    expect(ben.locator(".ask")).to_have_count(0)
    expect(anna.get_by_role("button", name="Offer a draw")).to_be_enabled()


def test_whoever_leaves_sees_it_and_how_to_return(pair: tuple[Page, Page]) -> None:
    _, ben = pair
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("button", name="Yes, leave").click()
    expect(ben.locator(".ask")).to_contain_text("You have left the table.")
    ben.locator(".ask").get_by_role("button", name="I am back").click()
    expect(ben.locator(".ask")).to_have_count(0)


def test_the_host_hears_of_a_leaver_and_may_wait(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben")
    anna = visit(
        f"/t/{new_table['code']}#seat={new_table['seats'][0]['token']}&host={new_table['host']}"
    )
    ben = sits(visit, new_table, 1)
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("button", name="Yes, leave").click()
    ask = anna.locator(".ask")
    expect(ask).to_contain_text("Ben has left the table.")
    expect(ask.get_by_role("button", name="Bot for Ben")).to_be_visible()
    ask.get_by_role("button", name="Wait").click()
    anna.locator(".actions").get_by_role("button", name="Bot for Ben").click()
    expect(anna.get_by_role("button", name="Give Ben the seat back")).to_be_visible()


def test_the_fingerprint_of_the_deal_is_shown_from_the_start(visit: Visit, address: str) -> None:
    page = sits(visit, table(address, "Anna", "bot"), 0)
    page.get_by_role("tab", name="Rules").click()
    page.get_by_text("Was the deal fair?").click()
    first = page.locator(".deal code")
    expect(first).to_have_count(1)
    code = first.inner_text()
    assert len(code) == 64
    resigned(page)
    page.locator("section[aria-labelledby=result]").get_by_text("Was the deal fair?").click()
    both = page.locator("section[aria-labelledby=result] .deal code")
    fingerprint, text = both.all_inner_texts()
    assert fingerprint == code == hashlib.sha256(text.encode()).hexdigest()
    assert both.last.evaluate("one => getComputedStyle(one).whiteSpace") == "pre"


def test_own_lines_and_lines_once_read_are_not_unread_after_a_reload(
    pair: tuple[Page, Page],
) -> None:
    anna, ben = pair
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Write something").fill("Hello")
    anna.get_by_role("button", name="Send").click()
    count = ben.locator(".tabs .count")
    expect(count).to_have_text("1")
    ben.get_by_role("tab", name="Chat").click()
    expect(count).to_have_count(0)
    for page in (anna, ben):
        page.reload()
        expect(page.locator(".tabs")).to_be_visible()
        expect(page.locator(".tabs .count")).to_have_count(0)


def test_who_comes_to_watch_does_not_move_the_board(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben")
    anna = sits(visit, new_table, 0)
    board = anna.locator(".board")
    expect(board).to_be_visible()
    before = board.bounding_box()
    visit(f"/t/{new_table['code']}")
    expect(anna.locator(".watching")).to_have_text("One device is watching.")
    assert board.bounding_box() == before


def test_nothing_can_be_done_for_somebody_under_the_cover(visit: Visit) -> None:
    page = hot_seat(visit)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="It’s me")).to_be_visible()
    expect(page.locator(".actions")).to_have_count(0)
    page.get_by_role("button", name="It’s me").click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()


def test_a_refusal_is_gone_when_the_table_has_changed(visit: Visit, address: str) -> None:
    page = sits(visit, table(address, "Anna", "bot", game="sequence"), 0)
    assert playing.settle(page)
    page.locator("rect.live").first.wait_for()
    corner = page.locator("rect[data-cell=a1]")
    corner.element_handle().wait_for_element_state("stable")  # the page moves until all is there
    corner.click(force=True)
    expect(page.locator(".toast")).to_be_visible()
    playing.play_sequence(page)
    expect(page.locator(".toast")).to_have_count(0, timeout=3_000)


def test_one_quiet_line_tells_of_an_own_move_taken_back(visit: Visit, address: str) -> None:
    page = sits(visit, table(address, "Anna", "bot"), 0)
    before = playing.ply(page)
    page.locator("button.side").first.click()
    playing.move_done(page, before)
    page.get_by_role("button", name="Undo").click()
    taken_back = "Anna takes back a move; what it had revealed stays known"
    expect(page.locator(".log li.undone")).to_have_text(taken_back)
    expect(page.locator(".log li.asked")).to_have_count(0)


def test_a_finished_match_stays_among_the_own_tables(visit: Visit, address: str) -> None:
    page = sits(visit, table(address, "Anna", "bot"), 0)
    before = playing.ply(page)
    page.locator("button.side").first.click()
    playing.move_done(page, before)
    resigned(page)
    page.get_by_role("link", name="Spieltisch").click()
    page.locator(".finished").get_by_role("link", name="Glüx").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    expect(page.get_by_text("Anna resigned.")).to_be_visible()


def test_who_plays_on_meets_the_same_bot(visit: Visit, address: str) -> None:
    bot = {"kind": "bot", "level": "expert"}
    seats = [{"kind": "person", "name": "Anna"}, bot]
    new_table = http.post(f"{address}/api/tables", json={"game": "gluex", "seats": seats}).json()
    page = sits(visit, new_table, 0)
    resigned(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".playing")).to_be_visible()
    expect(page.locator(".players")).to_contain_text("Bot (Expert)")


def test_an_uploaded_match_says_who_gave_up_and_names_the_bot(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "bot")
    resigned(sits(visit, new_table, 0))
    file = http.get(f"{address}/api/tables/{new_table['code']}/match").content
    code = http.post(f"{address}/api/matches", content=file).json()["code"]
    page = visit(f"/t/{code}")
    expect(page.locator("#result")).to_have_text("Bot (Casual) wins")
    expect(page.get_by_text("Anna resigned.")).to_be_visible()


def test_who_plays_glow_alone_is_told_of_tom(visit: Visit) -> None:
    page = visit("/#/new/glow")
    page.locator(".choices label", has_text="1").click()
    expect(page.locator("form")).to_contain_text("You play against Tom")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".players .rival")).to_contain_text("Tom")


@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_options_are_explained_without_numbers_of_rulings(address: str, game: str) -> None:
    games = http.get(f"{address}/api/games").json()
    options = next(one for one in games if one["name"] == game)["options"]
    for option in options:
        for text in option["help"].values():
            assert not re.search(r"\([A-Z]\d", text), text
