"""Several people at one table, on several devices and on one."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from browser import playing
from browser.seats import before_the_end, opposite_bot, sits, table
from browser.visiting import PHONE, Visit


def with_friends(page: Page, title: str, name: str) -> str:
    """Open a table for friends and tell its path."""
    page.locator("article", has_text=title).get_by_role("link", name="Play with friends").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Invite friends").wait_for()
    return "/" + page.url.split("/", 3)[3]


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    anna = visit("/")
    path = with_friends(anna, "Sequence", "Anna")
    ben, carl = visit(path), visit(path)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.locator(".name", has_text="Ben")).to_be_visible()
    anna.get_by_role("button", name="Start").click()
    for page in (anna, ben, carl):
        expect(page.locator("rect[data-cell=a1]")).to_be_attached()
    expect(carl.locator(".hand")).to_have_count(0)
    for _ in range(4):
        turns = [page for page in (anna, ben) if playing.our_turn(page).count()]
        assert len(turns) == 1
        before = playing.ply(anna)
        playing.play_sequence(turns[0])
        for page in (anna, ben, carl):
            playing.move_done(page, before)
    assert len({playing.ply(page) for page in (anna, ben, carl)}) == 1

    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_label("Write something").fill("<b>Hallo</b>")
    ben.get_by_role("button", name="Send").click()
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.locator(".lines p")).to_contain_text("<b>Hallo</b>")

    anna.get_by_role("button", name="Undo").click()
    ben.get_by_role("button", name="Yes").click()
    expect(anna.locator(".ask")).to_have_count(0)
    anna.get_by_role("button", name="Resign").click()
    anna.get_by_role("button", name="Yes, resign").click()
    expect(ben.locator("#result")).to_contain_text("You win")
    for page in (anna, ben):
        page.get_by_role("button", name="Rematch").click()
    expect(anna.locator("#result")).to_have_count(0)
    assert playing.ply(anna).startswith("2/")


def test_a_reload_in_the_middle_goes_on_where_it_was(visit: Visit) -> None:
    page = visit("/")
    playing.against_bot(page, "Sequence")
    for _ in range(2):
        playing.settle(page)
        playing.play_sequence(page)
    playing.settle(page)
    before, hand = playing.ply(page), page.locator(".hand").inner_html()
    page.reload()
    playing.settle(page)
    assert playing.ply(page) == before
    assert page.locator(".hand .card").count() == hand.count("<button")


def test_the_secret_link_carries_a_seat_to_another_device(visit: Visit, address: str) -> None:
    page = visit("/")
    playing.against_bot(page, "Sequence")
    playing.settle(page)
    secrets = page.evaluate("JSON.parse(localStorage.getItem('spieltisch:tables'))")
    phone = visit(f"/t/{secrets[0]['code']}#seat={secrets[0]['seats'][0]}")
    playing.settle(phone)
    assert "seat=" not in phone.url
    expect(phone.locator(".hand .card")).to_have_count(7)


def test_an_impossible_click_is_answered_with_the_rule(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "gluex")
    playing.settle(page)
    page.locator("button.side").first.click()
    playing.settle(page)
    page.locator("rect[data-cell=g5]").click()
    expect(page.locator(".toast a[href*='/P1/']")).to_be_visible()


def test_a_cell_that_no_card_fits_is_answered_with_the_reason(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "sequence")
    assert playing.settle(page)
    page.locator("rect[data-cell=a1]").click()
    expect(page.locator(".toast")).to_contain_text("The corner a1 is free for every team")
    # A jack fits any cell, or any chip of another team, and is answered otherwise.
    page.locator(".hand .card:not(.idle)").filter(has_not_text="J").first.click()
    page.locator("rect[data-cell]:not(.live)").nth(40).click()
    expect(page.locator(".toast", has_text=re.compile("printed on|already a chip"))).to_be_visible()


def test_hints_come_with_reasons_and_point_at_the_board(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "sequence")
    playing.settle(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hints").locator("li").first).to_be_visible()
    expect(page.locator(".card.hinted").first).to_be_visible()


def test_a_line_that_breaks_is_told_and_mended(visit: Visit) -> None:
    page = visit("/")
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) != 2:  # the second try fails too
            line.connect_to_server()
        else:
            line.close(code=1012)

    page.route_web_socket(re.compile("/socket$"), pass_on)
    playing.against_bot(page, "Sequence")
    playing.settle(page)
    playing.play_sequence(page)
    playing.settle(page)
    before = page.locator(".log li.moved").count()
    lines[0].close(code=1012)
    expect(page.locator(".offline")).to_be_visible()
    expect(page.locator(".offline")).to_have_count(0)
    playing.play_sequence(page)
    playing.settle(page)
    assert len(lines) == 3
    assert page.locator(".log li.moved").count() >= before + 2


def test_a_finished_match_is_analysed_saved_opened_and_played_on(
    visit: Visit, address: str, tmp_path: Path
) -> None:
    start = before_the_end("gluex", 2, moves=6)
    page = sits(visit, table(address, "Anna", "bot", start=start), 0)
    while playing.settle(page):
        playing.play_gluex(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the match").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)

    page.goto(page.url.split("/t/")[0] + "/#/lobby")
    page.get_by_label("A match file").set_input_files(file)
    expect(page.locator(".told")).to_contain_text("The beginning")
    page.get_by_label("Move of the match").fill("9")
    expect(page.locator(".count")).to_contain_text("9 /")
    page.get_by_role("button", name="Analyse the match").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=120_000)
    turned = page.get_by_role("button", name="Go to move")
    expect(page.locator("svg .turn")).to_have_count(turned.count())
    if turned.count():
        ply = turned.first.inner_text().rsplit(" ", 1)[1]
        turned.first.click()
        expect(page.locator(".count")).to_contain_text(f"{ply} /")
    page.get_by_role("button", name="Play on from here").click()
    assert playing.settle(page)
    playing.play_gluex(page)


def test_clocks_run_down_before_everybodys_eyes(visit: Visit) -> None:
    page = visit("/#/new/sequence")
    page.get_by_label("Seat 2").select_option("bot:casual")
    page.get_by_text("More choices").click()
    page.get_by_label("Clock").select_option("move")
    page.get_by_role("button", name="Open the table").click()
    assert playing.settle(page)
    expect(playing.our_turn(page).locator(".clock")).to_have_text(re.compile(r"^0:5\d$"))


def test_a_phone_plays_by_touch(visit: Visit) -> None:
    page = visit("/", **PHONE)
    playing.against_bot(page, "Sequence")
    for _ in range(3):
        assert playing.settle(page)
        before = playing.ply(page)
        page.locator(".hand .card:not(.idle)").first.tap()
        page.get_by_role("button", name="Put it back").tap()
        page.locator(".hand .card:not(.idle)").first.tap()
        page.locator("rect.live").first.tap()
        playing.move_done(page, before)


def test_a_move_waits_for_a_second_press_if_wanted(visit: Visit) -> None:
    page = visit("/#/settings")
    page.get_by_label("Ask before a move is played").check()
    page.goto(page.url.split("/#")[0])
    playing.against_bot(page, "Glüx")
    assert playing.settle(page)
    before = playing.ply(page)
    page.locator("button.side").first.click()
    page.get_by_role("group", name="Confirm").get_by_role("button", name="Start with").click()
    playing.move_done(page, before)


def test_the_big_screen_shows_nobodys_hand(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "sequence")
    playing.settle(page)
    screen = page.context.new_page()
    screen.goto(page.url + "#screen")
    expect(screen.locator("rect[data-cell=a1]")).to_be_attached()
    expect(screen.locator(".hand")).to_have_count(0)
    expect(screen.locator("header")).to_have_count(0)


def test_an_unknown_table_is_told(visit: Visit) -> None:
    page = visit("/t/aaaaaaaaa")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
