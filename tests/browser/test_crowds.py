"""Tables with many players: names that differ to the eye, and the own hand in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.accessibility import check
from browser.seats import http, sits, table
from browser.visiting import PHONE, SMALLEST, Visit, Wishes

#: What is seen of each name: its text, and whether it is cut off.
SEEN = """all => all.map(one => {
    const shown = [...one.querySelectorAll('.brief, .start, .end')]
        .filter(part => part.checkVisibility());
    return [shown.map(part => part.textContent).join(''),
            one.scrollWidth > one.clientWidth + 1];
})"""


def crowd(address: str, game: str, players: int) -> str:
    person = {"kind": "person", "name": "Maximiliane-Charlotte v."}
    bot = {"kind": "bot", "level": "novice"}
    wish = {"game": game, "options": {}, "seats": [person] + [bot] * (players - 1)}
    new_table = http.post(f"{address}/api/tables", json=wish).raise_for_status().json()
    return f"{new_table['link']}#seat={new_table['seats'][0]['token']}"


def names(page: Page) -> list[tuple[str, bool]]:
    page.locator(".players li").first.wait_for()
    return [(text, cut) for text, cut in page.locator(".players .name").evaluate_all(SEEN)]


def narrow(page: Page) -> Iterator[None]:
    """The page as it was opened, and then, on a phone, on the smallest screen too."""
    yield
    if page.viewport_size == PHONE["viewport"]:
        page.set_viewport_size(SMALLEST["viewport"])
        yield


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desk", "phones"])
@pytest.mark.parametrize(("game", "players"), [("sequence", 12), ("labyrinth", 8), ("glow", 4)])
def test_all_names_can_be_told_apart(
    visit: Visit, address: str, game: str, players: int, look: Wishes
) -> None:
    page = visit(crowd(address, game, players), **look)
    for _ in narrow(page):
        bots = names(page)[1:]
        assert len({text for text, _ in bots}) == players - 1
        assert not any(cut for _, cut in bots)
        check(page)


def test_a_party_of_twelve_leaves_the_own_hand_in_sight(visit: Visit, address: str) -> None:
    page = visit(crowd(address, "sequence", 12))
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(3)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_list_of_twelve_is_a_small_part_of_the_screen(
    visit: Visit, address: str
) -> None:
    page = visit(crowd(address, "sequence", 12), **PHONE)
    page.locator(".players li").first.wait_for()
    for _ in narrow(page):
        box = page.locator(".players").bounding_box()
        assert box
        assert page.viewport_size
        assert box["height"] < page.viewport_size["height"] / 5


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desk", "phones"])
@pytest.mark.parametrize("players", [4, 8])
def test_who_is_away_or_has_left_is_seen_and_heard_in_a_crowd(
    visit: Visit, address: str, players: int, look: Wishes
) -> None:
    people = ["Anna", "Ben", "Cara", *["bot"] * (players - 3)]
    new_table = table(address, *people, game="sequence")
    ben = sits(visit, new_table, 1)
    anna = sits(visit, new_table, 0, **look)
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("button", name="Yes, leave").click()
    for _ in narrow(anna):
        for name, words in (("Ben", "has left"), ("Cara", "away")):
            line = anna.get_by_role("list", name="Players").locator("li", has_text=name)
            expect(line.locator(".hidden-text", has_text=words)).to_have_count(1)
            sign = line.locator(f'[title="{words}"]').or_(line.locator(".standing"))
            expect(sign.filter(visible=True)).to_have_count(1)
        check(anna)
