"""What devices are like: shared by several people, small, or without a certificate."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from browser import playing
from browser.accessibility import check
from browser.seats import hot_seat, is_in_view, own_secret, sits, table
from browser.visiting import SHORTEST, Visit

#: A page without a certificate has no clipboard; what was copied the way of old is kept here.
NO_CLIPBOARD = """() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    window.copied = [];
    const old = document.execCommand.bind(document);
    document.execCommand = (what) => {
        window.copied.push(String(getSelection()) || document.activeElement.value);
        return old(what);
    };
}"""


# One device, several people.


def test_hands_stay_covered_at_a_hot_seat_from_the_first_turn_on(visit: Visit) -> None:
    page = hot_seat(visit)
    page.get_by_role("button", name="Open the table").click()
    ready = page.get_by_role("button", name="It’s me")
    for _ in range(3):
        expect(ready).to_be_visible()
        expect(page.locator(".hand")).to_have_count(0)
        expect(page.locator(".players")).not_to_contain_text("(you)")
        name = ready.inner_text().split(", ")[1]
        ready.click()
        expect(page.locator(".hand")).to_be_visible()
        expect(playing.our_turn(page)).to_contain_text(name)
        before = playing.ply(page)
        page.locator("rect.live").first.click()
        playing.choose_card(page)
        playing.move_done(page, before)
    assert {"Anna", "Ben"} <= set(page.locator(".players .name").all_inner_texts())


def test_a_reload_covers_the_hand_and_nothing_of_it_is_sent(visit: Visit) -> None:
    page = hot_seat(visit)
    page.get_by_role("button", name="Open the table").click()
    ready = page.get_by_role("button", name="It’s me")
    ready.click()
    expect(page.locator(".hand")).to_be_visible()
    frames: list[str | bytes] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(frame)))
    page.reload()
    expect(ready).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    views = [json.loads(frame) for frame in frames]
    hands = [message["view"]["scene"]["table"]["hands"] for message in views if message.get("view")]
    assert hands == [[None, None]]
    ready.click()
    expect(page.locator(".hand")).to_be_visible()
    page.get_by_role("link", name="Spieltisch").click()
    page.go_back()
    expect(ready).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)


def test_the_clock_is_seen_on_the_cover(visit: Visit) -> None:
    page = hot_seat(visit, **SHORTEST)
    page.get_by_text("More choices").click()
    page.get_by_label("Clock").select_option("move")
    page.get_by_role("button", name="Open the table").click()
    left = page.locator(".cover .left")
    expect(left).to_contain_text("0:5")
    check(page)
    time = left.inner_text()
    expect(left).not_to_have_text(time)


# Small screens.


def test_a_question_is_seen_and_answered_on_the_smallest_phone(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben")
    anna, ben = sits(visit, new_table, 0), sits(visit, new_table, 1, **SHORTEST)
    anna.get_by_role("button", name="Offer a draw").click()
    expect(ben.locator(".ask")).to_contain_text("Anna offers a draw")
    assert is_in_view(ben, ".ask")
    check(ben)
    ben.locator(".ask").get_by_role("button", name="No").tap()
    expect(ben.locator(".ask")).to_have_count(0)
    expect(anna.locator(".toast")).to_contain_text("Ben does not want a draw")


def test_the_asker_hears_that_a_move_stays(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben")
    anna, ben = sits(visit, new_table, 0, language="de"), sits(visit, new_table, 1)
    anna.locator("button.side").first.click()
    anna.get_by_role("button", name="Zurücknehmen").click()
    ben.locator(".ask").get_by_role("button", name="No").click()
    expect(anna.locator(".toast")).to_contain_text("Ben ist nicht einverstanden")


def test_a_line_of_chat_is_seen_on_the_smallest_phone(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben")
    anna, ben = sits(visit, new_table, 0), sits(visit, new_table, 1, **SHORTEST)
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Write something").fill("Hello <b>there</b>")
    anna.get_by_role("button", name="Send").click()
    expect(ben.locator(".toast")).to_have_text("Anna: Hello <b>there</b> ✕", use_inner_text=False)
    assert is_in_view(ben, ".toast")
    expect(anna.locator(".lines")).to_contain_text("Hello")
    expect(anna.locator(".toast")).to_have_count(0)


# Pressing twice.


def test_two_presses_on_undo_take_back_one_move(visit: Visit, address: str) -> None:
    page = sits(visit, table(address, "Anna", "bot"), 0)
    for _ in range(2):
        assert playing.settle(page)
        playing.play_gluex(page)
    assert playing.settle(page)
    moves = page.locator(".log li.moved", has_text="Anna")
    expect(moves).to_have_count(2)
    page.get_by_role("button", name="Undo").dblclick()
    expect(moves).to_have_count(1)
    page.get_by_role("button", name="Hint").click()  # answered after whatever was on its way
    expect(page.get_by_role("region", name="Hints").locator("li").first).to_be_visible()
    expect(moves).to_have_count(1)


# Pages without a certificate.


def test_links_are_copied_without_a_clipboard(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben")
    page = sits(visit, new_table, 0)
    page.evaluate(NO_CLIPBOARD)
    page.get_by_role("tab", name="Invite").click()
    for button, end in (
        ("Copy link", f"/t/{new_table['code']}"),
        ("Copy my secret link", f"/t/{new_table['code']}#device={own_secret(page)}"),
        ("Copy the link to pass on my seat", f"/t/{new_table['code']}#seat={own_secret(page)}"),
    ):
        page.get_by_role("button", name=button).click()
        expect(page.locator(".toast")).to_contain_text("Copied")
        assert page.evaluate("window.copied").pop().endswith(end)


def test_what_cannot_be_copied_lies_selected_and_it_is_said_what_to_press(
    visit: Visit, address: str
) -> None:
    new_table = table(address, "Anna", "Ben")
    page = sits(visit, new_table, 0)
    page.evaluate(NO_CLIPBOARD)
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("tab", name="Invite").click()
    page.get_by_role("button", name="Copy my secret link").click()
    field = page.get_by_label("Press Ctrl+C")
    expect(field).to_be_focused()
    check(page)
    assert field.input_value().endswith(f"/t/{new_table['code']}#device={own_secret(page)}")
    chosen = "one => one.value.slice(one.selectionStart, one.selectionEnd) === one.value"
    assert field.evaluate(chosen)
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)


# People who only watch, and seats at which nobody moves any more.


def test_a_spectator_is_told_counted_and_heard_under_a_name_of_their_own(
    visit: Visit, address: str
) -> None:
    new_table = table(address, "Anna", "Ben")
    anna = sits(visit, new_table, 0)
    zoe = visit(f"/t/{new_table['code']}")
    expect(zoe.locator(".watching")).to_have_text("You are watching.")
    expect(anna.locator(".watching")).to_have_text("One device is watching.")
    visit(f"/t/{new_table['code']}")
    expect(zoe.locator(".watching")).to_contain_text("One other device is watching.")
    zoe.get_by_role("tab", name="Chat").click()
    zoe.get_by_label("Your name").fill("anna")
    zoe.get_by_label("Write something").fill("I resign")
    zoe.get_by_role("button", name="Send").click()
    expect(zoe.locator(".toast")).to_contain_text("is already called “anna”")
    expect(zoe.get_by_label("Write something")).to_have_value("I resign")
    zoe.get_by_label("Your name").fill("Zoe")
    zoe.get_by_role("button", name="Send").click()
    expect(anna.locator(".toast")).to_contain_text("Zoe: I resign")
    expect(zoe.locator(".lines")).to_contain_text("Zoe (watching) I resign")
    check(zoe)


def test_who_resigned_is_named(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben")
    anna, ben = sits(visit, new_table, 0), sits(visit, new_table, 1)
    anna.get_by_role("button", name="Resign").click()
    anna.get_by_role("button", name="Yes, resign").click()
    expect(ben.get_by_text("Anna resigned.", exact=True)).to_be_visible()


def test_everybody_sees_for_whom_a_bot_plays(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben", "Cara")
    anna, ben = sits(visit, new_table, 0), sits(visit, new_table, 1)
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("button", name="Yes, resign").click()
    for page in (anna, ben):
        expect(page.locator(".players li", has_text="Ben")).to_contain_text("a bot plays")
    expect(ben.get_by_role("group", name="Actions", exact=True)).to_contain_text(
        "You have resigned"
    )
    expect(ben.get_by_role("button", name="Undo")).to_have_count(0)
