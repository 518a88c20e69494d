"""Zoom, sounds and motion: as much of each as somebody likes."""

from __future__ import annotations

import json
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from browser import playing, seats
from browser.accessibility import check
from browser.lessons import PRESS
from browser.seats import finished, opposite_bot, sits, table
from browser.visiting import Motion, Visit

#: Keeps how long every movement of the page was to last.
WATCH_MOTION = """() => {
    window.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        window.motions.push(options.duration ?? options);
        return animate.call(this, frames, options);
    };
}"""

BACKGROUND = "one => getComputedStyle(one).backgroundImage"

#: When the last move came, and when the end was told.
WATCH_END = """before => {
    const table = document.querySelector('.playing');
    const note = () => {
        if (table.dataset.ply !== before) window.ended ??= performance.now();
        if (document.querySelector('#result')) window.told ??= performance.now();
    };
    new MutationObserver(note).observe(table, {attributes: true, childList: true, subtree: true});
}"""


def width(board: Locator) -> float:
    box = board.bounding_box()
    assert box is not None
    return box["width"]


def test_the_board_grows_under_the_zoom_and_shrinks_again(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "sequence")
    assert playing.settle(page)
    board = page.locator(".felt")
    usual = width(board)
    zoom = page.get_by_role("button", name="Zoom")
    zoom.click()
    assert width(board) > 1.3 * usual
    zoom.click()
    zoom.click()
    assert width(board) == pytest.approx(usual, abs=2)


def test_the_board_is_larger_where_the_browser_zooms(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "sequence")
    assert playing.settle(page)
    board = page.locator(".felt")
    page.set_viewport_size({"width": 1440, "height": 900})
    usual = width(board)
    page.set_viewport_size({"width": 720, "height": 450})  # the same desk at 200 %
    assert 2 * width(board) > 1.15 * usual


def test_sounds_can_be_off(visit: Visit) -> None:
    page = visit("/#/settings")
    page.evaluate(
        """() => {
            window.tones = 0;
            const make = AudioContext.prototype.createOscillator;
            AudioContext.prototype.createOscillator = function () {
                window.tones += 1;
                return make.call(this);
            };
        }"""
    )
    for sound, heard in ((True, True), (False, False)):
        box = page.get_by_label("Sounds")
        box.set_checked(sound)
        page.get_by_role("link", name="Spieltisch").click()
        page.evaluate("window.tones = 0")
        playing.against_bot(page, "Glüx")
        assert playing.settle(page)
        playing.play_gluex(page)
        assert playing.settle(page)
        assert (page.evaluate("window.tones") > 0) is heard
        page.get_by_role("link", name="Settings").click()


@pytest.mark.parametrize(
    ("game", "options", "motion"),
    [
        ("sequence", {}, True),
        ("sequence", {}, False),
        ("labyrinth", {"turn_limit": 20}, True),
    ],
)
def test_the_end_is_told_when_the_last_move_has_been_seen(
    visit: Visit, address: str, game: str, options: dict[str, Any], motion: bool
) -> None:
    match = finished(game, 2, options)
    last = match.log[-1]
    start = {"file": json.loads(match.save()), "ply": len(match.log) - 1}
    new_table = seats.table(address, "Anna", "Ben", game=game, start=start)
    assert last.seat != "moderator"
    page = seats.sits(visit, new_table, last.seat)
    page.evaluate("localStorage.setItem('spieltisch:settings', '{\"speed\": \"slow\"}')")
    page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
    page.reload()
    page.locator(".board").wait_for()
    before = playing.ply(page)
    page.evaluate(WATCH_END, before)
    PRESS[game](page, last.move)
    playing.move_done(page, before)
    expect(page.locator("#result")).to_be_visible()
    waited = page.evaluate("window.told - window.ended")
    assert waited >= 800 if motion else waited < 400
    page.reload()
    expect(page.locator("#result")).to_be_visible()


@pytest.mark.parametrize(
    ("speed", "motion", "least", "most"),
    [
        ("Slow", "no-preference", 800, 2000),
        ("Fast", "no-preference", 1, 400),
        ("None", "no-preference", 0, 0),
        ("Slow", "reduce", 0, 0),
    ],
)
def test_things_move_as_fast_as_wanted(
    visit: Visit, speed: str, motion: Motion, least: int, most: int
) -> None:
    page = visit("/#/settings")
    page.emulate_media(reduced_motion=motion)
    page.locator("label", has_text=speed).click()
    page.evaluate(WATCH_MOTION)
    page.get_by_role("link", name="Spieltisch").click()
    playing.against_bot(page, "Glüx")
    assert playing.settle(page)
    playing.play_gluex(page)
    assert playing.settle(page)
    page.evaluate("window.motions = []")
    playing.play_gluex(page)
    assert playing.settle(page)
    longest = "Math.max(0, ...window.motions)"
    page.wait_for_function(f"least => {longest} >= least", arg=least)
    assert page.evaluate(longest) <= most


@pytest.mark.parametrize("look", ["Midnight blue", "Claret and cream"])
def test_table_and_cards_have_other_looks_that_everybody_can_read(
    visit: Visit, address: str, look: str
) -> None:
    page = sits(visit, table(address, "Anna", "Ben", game="sequence"), 0)
    felt = page.locator(".felt").evaluate(BACKGROUND)
    way = page.url
    page.goto(f"{address}/#/settings")
    page.get_by_label(look).check()
    check(page)
    page.goto(way)
    expect(page.locator(".playing .board")).to_be_visible()
    assert page.locator(".felt").evaluate(BACKGROUND) != felt
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        check(page)
