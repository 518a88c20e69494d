"""The rules of a game: from a refusal to its rule and back, search, and examples on the board."""

from __future__ import annotations

from playwright.sync_api import expect

from browser import playing
from browser.seats import opposite_bot
from browser.visiting import Visit


def test_a_refusal_leads_to_its_rule_and_back_to_the_table(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "labyrinth")
    playing.settle(page)
    table = page.url
    page.locator('[data-slot="N1"]').click()
    page.get_by_role("link", name="Read the rule").click()
    rule = page.locator("[data-anchor~=R10]")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("(R10)")
    page.get_by_role("link", name="Back to the table").click()
    playing.settle(page)
    assert page.url == table


def test_rules_are_searched_and_their_numbers_are_hidden_until_wanted(visit: Visit) -> None:
    page = visit("/#/rules/labyrinth")
    article = page.locator("article")
    expect(article.get_by_role("heading").first).to_have_text("In short")
    expect(article.get_by_text("(R3)").first).to_be_hidden()
    page.get_by_label("Show the numbers of rulings").check()
    expect(article.get_by_text("(R3)").first).to_be_visible()
    page.get_by_label("Search the rules").fill("wall-only pushed")
    expect(page.get_by_role("status").filter(has_text="Found in")).to_be_visible()
    expect(article.get_by_role("heading", name="In short")).to_have_count(0)


def test_an_example_is_stepped_through_on_the_real_board(visit: Visit) -> None:
    page = visit("/#/rules/labyrinth/R3")
    example = page.locator("figure").filter(has_text="Not back again")
    expect(example.locator("[data-cell=c3]")).to_have_count(1)
    expect(example).to_contain_text("1 of 4")
    example.get_by_role("button", name="Next").click()
    expect(example).to_contain_text("The path leads around")
    expect(example.get_by_role("button", name="Back")).to_be_enabled()
