"""Seats that are passed on, seats on two devices, and links that were used before."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.accessibility import check
from browser.seats import own_secret, seat_link, sits, table
from browser.visiting import PHONE, SMALLEST, Visit


def copied(page: Page, button: str) -> str:
    """What a button beside the board copies."""
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; }")
    page.get_by_role("tab", name="Invite").click()
    page.get_by_role("button", name=button).click()
    text: str = page.evaluate("window.copied")
    return text[text.index("/t/") :]


def test_whoever_passes_a_seat_on_can_only_watch(visit: Visit, address: str) -> None:
    page = sits(visit, table(address, "Anna", "Ben", game="sequence"), 0)
    expect(page.locator(".hand .card")).to_have_count(7)
    link = copied(page, "Copy the link to pass on my seat")
    guest = visit(link)
    expect(guest.locator(".hand .card")).to_have_count(7)
    expect(page.get_by_role("alert")).to_contain_text("Another device has taken over your seat")
    expect(page.locator(".hand .card")).to_have_count(0)
    expect(guest.get_by_text("Sign the others out")).to_have_count(0)
    check(page, ".table-page > p")
    page.reload()
    expect(page.locator(".watching")).to_contain_text("You are watching")
    late = visit(link)
    expect(late.get_by_role("alert")).to_contain_text("does not open a seat")


def test_a_second_device_keeps_both_until_the_others_are_signed_out(
    visit: Visit, address: str
) -> None:
    page = sits(visit, table(address, "Anna", "Ben", game="sequence"), 0)
    phone = visit(copied(page, "Copy my secret link"), **SMALLEST)
    expect(phone.locator(".hand .card")).to_have_count(7)
    for device in (page, phone):
        expect(device.locator(".side")).to_contain_text("open on 2 devices")
    check(phone, ".side")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 320
    phone.locator(".side > .shared").get_by_role("button", name="Sign the others out").click()
    expect(page.get_by_role("alert")).to_contain_text("Another device has taken over your seat")
    expect(phone.locator(".shared")).to_have_count(0)
    expect(phone.locator(".hand .card")).to_have_count(7)


def test_a_link_that_was_used_leads_back_to_the_seat_on_the_same_device(
    visit: Visit, address: str
) -> None:
    new_table = table(address, "Anna", "Ben")
    page = sits(visit, new_table, 0, **PHONE)
    before = own_secret(page)
    assert before != new_table["seats"][0]["token"]
    page.goto("about:blank")
    page.goto(address + seat_link(new_table, 0))
    expect(page.locator(".players")).to_contain_text("(you)")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert own_secret(page) == before
