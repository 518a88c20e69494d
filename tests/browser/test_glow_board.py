"""Glow on its own board: whole games by mouse and by keyboard, and what a hand may try."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import spieltisch
from browser import playing
from browser.accessibility import check_and_turn
from browser.seats import before_the_end, finished, http
from browser.visiting import PHONE, SHORTEST, Visit

#: The Tab key reaches everything on the page within so many presses.
MOST_TABS = 200


def seated(address: str, seats: list[dict[str, Any]], **details: Any) -> str:
    """The way to the first seat of a new table."""
    wish = {"game": "glow", "options": {}, "seats": seats, "public": False, **details}
    new_table = http.post(f"{address}/api/tables", json=wish).raise_for_status().json()
    return f"/t/{new_table['code']}#seat={new_table['seats'][0]['token']}"


def person(name: str) -> dict[str, Any]:
    return {"kind": "person", "name": name}


def alone(address: str, **options: Any) -> str:
    return seated(address, [person("Anna")], options=options)


def in_the_middle(address: str, moves: list[str], until: str | None = None, **options: Any) -> str:
    """A solo table after some moves, each the first legal one that begins like that.

    Whatever is to be resolved before the move `until` is resolved.
    """
    match = spieltisch.game("glow").new(players=1, seed=7, **options)
    for beginning in moves:
        match.play(next(move for move in match.legal(0) if move.startswith(beginning)), seat=0)
    while until and until not in match.legal(0):
        match.play(match.legal(0)[0], seat=0)
    return seated(address, [person("Anna")], start={"file": json.loads(match.save())})


def play_to_the_end(page: Page, press: Any = playing.click) -> None:
    for _ in range(playing.MOST_MOVES):
        if not playing.settle(page):
            break
        playing.play_glow(page, press)
    expect(page.locator("#result")).to_be_visible()


def test_the_first_rounds_alone_against_tom_on_the_sea(visit: Visit, address: str) -> None:
    page = visit(alone(address, board="sea"))
    expect(page.locator(".tile")).to_have_count(5)
    # He has 3 more where his yellow die shows its special face from the beginning.
    tom = page.get_by_role("region", name="Tom’s table")
    expect(tom).to_contain_text(re.compile("1[03] points"))
    for _ in range(30):
        assert playing.settle(page)
        playing.play_glow(page)


def test_the_last_rounds_alone_against_tom_on_the_sea(visit: Visit, address: str) -> None:
    """What lies between is more of the same: every round is played alike."""
    start = since_a_morning(rounds=2, board="sea")
    page = visit(seated(address, [person("Anna")], start=start))
    expect(page.locator(".tile")).to_have_count(5)
    play_to_the_end(page)


def test_the_last_round_with_the_keyboard_alone(visit: Visit, address: str) -> None:
    """From a morning on."""
    start = since_a_morning(rounds=1)
    page = visit(seated(address, [person("Anna")], start=start), language="de")

    def press(thing: Locator) -> None:
        """Walk there with the Tab key, then press Enter."""
        target = thing.element_handle()
        for _ in range(MOST_TABS):
            if target.evaluate("one => one === document.activeElement"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        pytest.fail(f"the Tab key does not reach {thing}")

    play_to_the_end(page, press)


def since_a_morning(rounds: int, **options: Any) -> dict[str, Any]:
    """Where a table begins that has some rounds to go."""
    match = finished("glow", 1, options)
    begun = [match.scene_at(ply, 0)["table"]["round"] for ply in range(len(match.log))]
    return {"file": json.loads(match.save()), "ply": begun.index(max(begun) - rounds + 1)}


def test_a_companion_is_chosen_put_back_and_recruited(visit: Visit, address: str) -> None:
    page = visit(alone(address))
    card = page.locator(".track .card.live").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    page.get_by_role("button", name="Put it back").click()
    expect(card).to_have_attribute("aria-pressed", "false")
    before = playing.ply(page)
    card.click()
    card.click()
    playing.move_done(page, before)
    expect(page.get_by_role("group", name="Band").locator(".card")).to_have_count(2)


def test_a_card_is_shown_large_and_in_words(visit: Visit, address: str) -> None:
    page = visit(alone(address))
    card = page.locator(".track .card").first
    card.hover()
    expect(page.locator(".closeup")).to_contain_text("If your dice show")
    page.mouse.move(5, 5)
    expect(page.locator(".closeup")).to_have_count(0)
    label = card.get_attribute("aria-label") or ""
    assert "If your dice show" in label


def test_the_large_card_hides_neither_dice_nor_the_hour_nor_the_bar(
    visit: Visit, address: str
) -> None:
    page = visit(alone(address))
    free = page.locator(".dice[role=group], .lying, .glow header ol, .bar")
    for card in page.locator(".track .card, .tableau .card").all():
        card.hover()
        large = page.locator(".closeup")
        expect(large).to_be_visible()
        at = large.bounding_box()
        assert at
        assert not [box for box in map(Locator.bounding_box, free.all()) if box and meet(at, box)]


def meet(one: Any, other: Any) -> bool:
    """Whether two boxes overlap by more than a hair."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(across > 1 and down > 1)


def test_a_die_that_cannot_be_used_says_why(visit: Visit, address: str) -> None:
    page = visit(alone(address))
    page.locator(".die").first.click()
    expect(page.locator(".toasts")).to_contain_text("morning")


def test_the_bar_covers_nothing_after_the_end(visit: Visit, address: str) -> None:
    page = visit(seated(address, [person("Anna")], start=before_the_end("glow", 1)))
    expect(page.locator(".bar")).to_have_css("position", "sticky")
    play_to_the_end(page)
    expect(page.locator(".bar")).to_have_css("position", "static")


def test_dice_are_chosen_paid_for_and_rolled(visit: Visit, address: str) -> None:
    page = visit(in_the_middle(address, ["take"]))
    before = playing.ply(page)
    page.locator(".die").nth(0).click()
    page.locator(".die").nth(1).click()
    expect(page.locator(".bar")).to_contain_text("first pay")
    page.get_by_role("button", name="Step back to 9").click()
    playing.move_done(page, before)
    before = playing.ply(page)
    expect(page.locator(".die.picked")).to_have_count(2)
    page.locator('.bar button[data-move^="reroll"]').click()
    playing.move_done(page, before)


def test_what_is_paid_for_is_seen_and_the_dice_ask_to_be_chosen(visit: Visit, address: str) -> None:
    page = visit(in_the_middle(address, ["take"]))
    expect(page.locator(".paid")).to_have_count(0)
    for paid, words in ((1, "One reroll is paid"), (2, "Two rerolls are paid"), (3, "All three")):
        before = playing.ply(page)
        page.locator('.bar button[data-move^="pay"]').first.click()
        playing.move_done(page, before)
        expect(page.locator(".bar p")).to_contain_text(words)
        expect(page.get_by_role("img", name=re.compile(f"{paid} rerolls? paid"))).to_be_visible()
        expect(page.locator(".die.called").first).to_be_visible()
    page.locator(".die").first.click()
    expect(page.locator(".die.called")).to_have_count(0)
    expect(page.locator('.bar button[data-move^="set"]').first).to_be_visible()


def test_the_map_says_in_words_why_a_space_is_out_of_reach(visit: Visit, address: str) -> None:
    page = visit(in_the_middle(address, ["take", "keep"], until="stop"))
    expect(page.locator(".bar")).to_contain_text("Afternoon")
    page.locator('[data-spot="p20"]').click()
    toast = page.locator(".toast")
    expect(toast.locator("a[href*='/G5.1/']")).to_be_visible()
    expect(toast).to_contain_text("is not next to")
    assert not re.search(r"\b(p\d\d|v\d|[A-Z]\d)", toast.inner_text())


def test_arrow_keys_walk_over_the_map(visit: Visit, address: str) -> None:
    page = visit(alone(address, board="sea"))
    page.get_by_role("button", name="Sea of Darkness").click()
    page.locator('circle[tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-spot="east_near"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-spot="centre"]')).to_be_focused()


def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit, address: str) -> None:
    page = visit(alone(address), **SHORTEST)
    for _ in range(12):
        assert playing.settle(page)
        for width in (320, 360):
            page.set_viewport_size({"width": width, "height": 740})
            expect(page.locator(".bar")).to_be_in_viewport()
            wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
            assert wide <= 0
        playing.play_glow(page)


def test_the_longest_rule_fits_the_smallest_phone(visit: Visit, address: str) -> None:
    """Sketal has the longest row of signs."""
    matches = (spieltisch.game("glow").new(players=2, seed=seed) for seed in range(200))
    match = next(filter(has_sketal, matches))
    start = {"file": json.loads(match.save())}
    page = visit(seated(address, [person("Anna"), person("Ben")], start=start), **SHORTEST)
    expect(page.get_by_text("Sketal")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == SHORTEST["viewport"]["width"]


def has_sketal(match: Any) -> bool:
    track = match.scene_at(0, 0)["table"]["track"]
    return any((area["companion"] or {}).get("name") == "Sketal" for area in track)


def test_on_a_phone_the_words_of_a_card_lie_low_above_the_bar(visit: Visit, address: str) -> None:
    page = visit(in_the_middle(address, []), **PHONE)
    cards = page.locator(".track .card.live")
    cards.first.tap()
    large = page.locator(".closeup").bounding_box()
    assert large
    assert large["height"] < 100
    hidden = [box for card in cards.all() if (box := card.bounding_box()) and meet(large, box)]
    assert len(hidden) <= 1
    bar = page.locator(".bar").bounding_box()
    assert bar
    assert not meet(large, bar)


@pytest.mark.parametrize("board", ["shadows", "sea"])
def test_every_hour_of_the_day_is_there_for_everybody(
    visit: Visit, address: str, board: str
) -> None:
    """No serious finding of axe, no raw key, from the morning to the afternoon."""
    for moves, until in ([], None), (["take"], "keep"), (["take", "keep"], "stop"):
        way = in_the_middle(address, moves, until, board=board)
        page = visit(way)
        page.locator(".bar").wait_for()
        check_and_turn(page)
