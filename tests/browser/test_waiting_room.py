"""Before the start: names and colours are everybody's own affair."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.accessibility import check
from browser.seats import seat_link, table
from browser.visiting import PHONE, Visit


def open_table(page: Page) -> str:
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Invite friends").wait_for()
    return "/t/" + page.get_by_label("Link to this table").input_value().split("/t/")[1]


def test_name_and_colour_are_changed_by_the_person_and_seen_by_all(visit: Visit) -> None:
    host = visit("/#/new/labyrinth")
    link = open_table(host)
    guest = visit(link, language="de")
    guest.get_by_label("Dein Name").fill("Ben")
    guest.get_by_role("button", name="Hinsetzen").click()
    expect(host.get_by_text("Ben", exact=True)).to_be_visible()

    host.get_by_role("button", name="Change name or colour").click()
    host.get_by_label("Your name").fill("Anna")
    host.locator(".choices label", has_text="pink").click()
    host.get_by_role("button", name="Apply").click()
    expect(host.get_by_label("Your name")).to_have_count(0)
    expect(guest.get_by_text("Anna", exact=True)).to_be_visible()
    expect(guest.get_by_role("img", name="Rosa")).to_be_visible()

    guest.get_by_role("button", name="Name oder Farbe ändern").click()
    expect(guest.get_by_role("radio", name="Rosa")).to_be_disabled()
    guest.get_by_label("Dein Name").fill("Anna")
    guest.get_by_role("button", name="Übernehmen").click()
    expect(guest.locator(".toast", has_text="Anna")).to_be_visible()
    guest.get_by_role("button", name="Abbrechen").click()

    host.get_by_role("button", name="Start", exact=True).click()
    expect(guest.locator(".players li", has_text="Anna").locator("circle")).to_have_attribute(
        "fill", "#cf5f9b"
    )


def test_where_the_game_names_colours_only_the_name_is_changed(visit: Visit) -> None:
    page = visit("/#/new/gluex")
    open_table(page)
    page.get_by_role("button", name="Change name").click()
    expect(page.get_by_label("Your name")).to_be_visible()
    expect(page.get_by_text("Your colour")).to_have_count(0)
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_text("Cleo")).to_be_visible()


def test_the_host_sends_somebody_away_fills_the_seats_and_changes_their_order(
    visit: Visit, address: str
) -> None:
    new_table = table(address, "Anna", "open", "open", "open", game="sequence", public=True)
    host = visit(f"{seat_link(new_table, 0)}&host={new_table['host']}", **PHONE)
    guest = visit(f"/t/{new_table['code']}", language="de")
    guest.get_by_label("Dein Name").fill("Ben")
    guest.get_by_role("button", name="Hinsetzen").click()
    expect(host.locator("li", has_text="Ben")).to_contain_text("Team green")
    host.get_by_role("button", name="Move seat 2 down").click()
    expect(host.locator("li", has_text="Ben")).to_contain_text("Team blue")
    expect(host.get_by_role("button", name="Move seat 3 down: Ben")).to_be_focused()
    check(host)

    guest.goto(f"{address}/#/lobby")
    place = guest.locator("li", has_text="Ben").filter(has_text="Anna")
    place.get_by_role("link", name="Zu deinem Platz").click()
    expect(guest.get_by_text("(du)")).to_be_visible()
    host.get_by_role("button", name="Remove").click()
    expect(guest.get_by_role("alert")).to_contain_text("weggeschickt")
    # There is room again, but not for whoever has just been removed.
    guest.reload()
    expect(guest.get_by_role("alert")).to_contain_text("weggeschickt")
    expect(guest.get_by_text("freier Platz").first).to_be_visible()
    expect(guest.get_by_role("button", name="Hinsetzen")).to_have_count(0)
    host.get_by_role("button", name="Let back in").click()
    expect(guest.get_by_text("(du)")).to_be_visible()
    expect(guest.get_by_role("alert")).to_have_count(0)
    host.get_by_role("button", name="Remove").click()

    host.get_by_role("button", name="Give the 3 free seats to bots").click()
    host.get_by_role("button", name="Start", exact=True).click()
    expect(host.locator(".playing .board")).to_be_visible()
