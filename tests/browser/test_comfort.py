"""Zoom, sounds and motion: as much of each as somebody likes."""

from __future__ import annotations

import pytest

from browser import playing

#: Keeps how long every movement of the page was to last.
WATCH_MOTION = """() => {
    window.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        window.motions.push(options.duration ?? options);
        return animate.call(this, frames, options);
    };
}"""


def test_the_board_grows_under_the_zoom_and_shrinks_again(visit) -> None:
    page = visit("/")
    playing.against_bot(page, "Sequence")
    assert playing.settle(page)
    board = page.locator(".felt")
    usual = board.bounding_box()["width"]
    zoom = page.get_by_role("button", name="Zoom")
    zoom.click()
    assert board.bounding_box()["width"] > 1.3 * usual
    zoom.click()
    zoom.click()
    assert board.bounding_box()["width"] == pytest.approx(usual, abs=2)


def test_sounds_can_be_off(visit) -> None:
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
    ("speed", "motion", "least", "most"),
    [
        ("Slow", "no-preference", 800, 2000),
        ("Fast", "no-preference", 1, 400),
        ("None", "no-preference", 0, 0),
        ("Slow", "reduce", 0, 0),
    ],
)
def test_things_move_as_fast_as_wanted(
    visit, speed: str, motion: str, least: int, most: int
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
