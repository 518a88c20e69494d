"""The board of Glüx: no chip hides a letter of a room, and what is on walls hides no chip."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser import seats
from browser.seats import finished, http
from browser.visiting import SHORTEST, Visit

#: Middles and radii of all chips, and the frames of all plates, as they are on the screen.
CHIPS = """all => all.map(one => {
    const at = one.getBoundingClientRect();
    return [at.x + at.width / 2, at.y + at.height / 2, at.width / 2];
})"""
PLATES = """all => all.map(one => {
    const at = one.getBoundingClientRect();
    return [at.left, at.top, at.right, at.bottom];
})"""
#: Which of the last move's frame and the rooms' letters are drawn before the last chip: below it.
UNDER_CHIPS = """all => all.flatMap(one => {
    const chip = [...one.querySelectorAll(".drop")].at(-1);
    const marks = chip ? [...one.querySelectorAll("rect.last, text.letter")] : [];
    const before = mark => chip.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_PRECEDING;
    return marks.filter(before).map(mark => mark.classList[0]);
})"""
#: Pips lie within this share of a chip's radius; only the rim around them may be touched.
PIPS = 0.85


@pytest.mark.parametrize("players", [2, 4])
def test_plates_hide_no_pips_and_every_room_has_its_letter(
    visit: Visit, address: str, players: int
) -> None:
    match = finished("gluex", players, {})
    new_table = http.post(f"{address}/api/matches", content=match.save()).raise_for_status().json()
    page = visit(new_table["link"])
    page.locator(".plate").first.wait_for()
    rooms = [room["room"] for room in match.scene_at(len(match.log), None)["table"]["rooms"]]
    assert sorted(page.locator("text.letter").all_text_contents()) == sorted(rooms)
    chips: list[Any] = page.locator(".drop circle.top").evaluate_all(CHIPS)
    plates: list[Any] = page.locator(".plate rect").evaluate_all(PLATES)
    assert chips
    assert plates
    hidden = [(chip, plate) for chip in chips for plate in plates if covers(plate, chip)]
    assert hidden == []
    assert page.locator("svg").evaluate_all(UNDER_CHIPS) == ["last"]


def test_squares_are_large_enough_for_a_finger_on_the_smallest_phone(
    visit: Visit, address: str
) -> None:
    page = seats.sits(visit, seats.table(address, "Anna", "bot"), 0, **SHORTEST)
    sizes = page.locator("[data-cell]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).flatMap(at => [at.width, at.height])"
    )
    assert min(sizes) > 23.99  # WCAG 2.5.8
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_a_hint_puts_the_half_made_move_back_each_time(visit: Visit, address: str) -> None:
    page = seats.sits(visit, seats.table(address, "Anna", "bot"), 0)
    page.locator("button.side").first.click()
    expect(page.locator("rect.live").first).to_be_attached()
    for _ in range(2):
        page.locator("button.side").first.click()
        expect(page.get_by_role("button", name="Put it back")).to_be_visible()
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.get_by_role("region", name="Hints")).to_be_visible()
        expect(page.get_by_role("button", name="Put it back")).to_have_count(0)


def covers(plate: Any, chip: Any) -> bool:
    """Whether a plate reaches into the part of a chip where its pips are."""
    (left, top, right, bottom), (x, y, radius) = plate, chip
    near_x, near_y = min(max(x, left), right), min(max(y, top), bottom)
    return bool((near_x - x) ** 2 + (near_y - y) ** 2 < (PIPS * radius) ** 2)
