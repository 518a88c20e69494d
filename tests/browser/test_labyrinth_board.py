"""The board of Labyrinth: pushing, turning, walking; by mouse, finger and keyboard alone."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import playing
from browser.accessibility import check
from browser.seats import finished, http, opposite_bot, sits, table
from browser.test_replay import at, uploaded
from browser.visiting import PHONE, SMALLEST, Visit


def own_table(address: str, players: int, **options: Any) -> str:
    """A table with options of its own, bots on all seats but the first; its secret link."""
    person, bot = {"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "novice"}
    wish = {"game": "labyrinth", "options": options, "seats": [person] + [bot] * (players - 1)}
    answer = http.post(f"{address}/api/tables", json=wish).raise_for_status().json()
    return f"{answer['link']}#seat={answer['seats'][0]['token']}"


def help_text(page: Page) -> Locator:
    return page.locator(".labyrinth .help")


def test_a_whole_game_with_the_keyboard_alone(visit: Visit, address: str) -> None:
    """After every move the keyboard stands where the next one is made."""
    page = visit(own_table(address, 2, goals=1))
    assert playing.settle(page)
    arrow, cell = page.locator("[data-slot]:focus"), page.locator("[data-cell]:focus")
    for _ in range(60):
        if arrow.count():
            break
        page.keyboard.press("Tab")
    for turn in range(playing.MOST_MOVES):
        if not playing.settle(page):
            break
        expect(arrow).to_have_class(re.compile(r"\blive\b"))
        before = playing.ply(page)
        walk_to_an_arrow(page, arrow, turn)
        page.keyboard.press("Enter")
        page.keyboard.press("r")
        page.keyboard.press("Enter")
        playing.move_done(page, before)
        expect(cell).to_have_class(re.compile(r"\blive\b"))
        before = playing.ply(page)
        walk_by_keys(page)
        page.keyboard.press("Enter")
        playing.move_done(page, before)
    expect(page.locator("#result")).to_be_visible()


def test_the_keyboard_comes_back_to_the_board_from_buttons_that_go(
    visit: Visit, address: str
) -> None:
    page = opposite_bot(visit, address, "labyrinth")
    assert playing.settle(page)
    page.locator("[data-slot=W4]").focus()
    page.keyboard.press("Enter")
    page.locator("button.push").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell]:focus")).to_have_class(re.compile(r"\blive\b"))
    page.locator("button.stay").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot]:focus")).to_have_class(re.compile(r"\blive\b"))


def walk_to_an_arrow(page: Page, arrow: Locator, steps: int) -> None:
    """Some arrows further, and past one that may not be pushed."""
    for _ in range(steps % 12):
        page.keyboard.press(onward(arrow))
    while "live" not in (arrow.get_attribute("class") or ""):
        page.keyboard.press(onward(arrow))


def onward(arrow: Locator) -> str:
    """The key that leads clockwise around the board."""
    side = (arrow.get_attribute("data-slot") or "N1")[0]
    return {"N": "ArrowRight", "E": "ArrowDown", "S": "ArrowLeft", "W": "ArrowUp"}[side]


def walk_by_keys(page: Page) -> None:
    """From the figure to the last cell within reach."""
    playing.arrow_to(page, page.locator("rect.live").last.get_attribute("data-cell") or "")


def test_n_and_p_lead_from_arrow_to_arrow(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "labyrinth")
    assert playing.settle(page)
    live = [one.get_attribute("data-slot") for one in page.locator(".slot.live").all()]
    page.locator(f"[data-slot={live[0]}]").focus()
    focused = page.locator("[data-slot]:focus")
    page.keyboard.press("n")
    expect(focused).to_have_attribute("data-slot", live[1] or "")
    page.keyboard.press("p")
    page.keyboard.press("p")
    expect(focused).to_have_attribute("data-slot", live[-1] or "")


def test_the_free_tile_turns_under_the_finger_and_is_put_back(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "labyrinth", **PHONE)
    assert playing.settle(page)
    before = playing.ply(page)
    slot = page.locator("[data-slot=N2]")
    slot.tap()
    expect(page.locator("rect.live")).to_have_attribute("data-cell", "b1")
    laid = page.locator("button.push").get_attribute("data-move") or ""
    assert laid.startswith("N2:")
    slot.tap()
    expect(page.locator("button.push")).not_to_have_attribute("data-move", laid)
    page.locator("[data-slot=E4]").tap()
    expect(page.locator("button.push")).to_have_text("Push it in at E4")
    page.get_by_role("button", name="Put it back").tap()
    expect(page.locator("rect.live")).to_have_count(0)
    assert playing.ply(page) == before
    slot.tap()
    page.get_by_role("button", name="Push it in at N2").tap()
    playing.move_done(page, before)
    expect(page.locator(".slot.forbidden")).to_have_attribute("data-slot", "S2")
    page.get_by_role("button", name="Stay on a1").tap()
    assert playing.settle(page)


#: Names of directions; to the browser an ü is no letter.
SIDE = "[^ ,:]+"
SIDES = f"{SIDE}(, {SIDE})*,?"


@pytest.mark.parametrize(
    ("language", "sign", "words"),
    [
        (
            "en",
            "E4",
            f"From the east into row 4, tile open to {SIDES} and {SIDE}",
        ),
        (
            "de",
            "O4",
            f"Von Osten in Reihe 4, Kachel offen nach {SIDES} und {SIDE}",
        ),
    ],
)
def test_an_arrow_has_the_name_that_moves_call_it(
    visit: Visit, address: str, language: str, sign: str, words: str
) -> None:
    page = opposite_bot(visit, address, "labyrinth", language=language)
    assert playing.settle(page)
    arrow = page.locator("[data-slot=E4]")
    expect(arrow).to_have_text(sign)
    expect(arrow).to_have_attribute("aria-label", re.compile(f"^{words}$"))


def test_the_free_tile_is_dragged_to_an_arrow(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "labyrinth")
    assert playing.settle(page)
    tile, slot = page.locator("button.tile").bounding_box(), page.locator("[data-slot=E4]")
    goal = slot.bounding_box()
    assert tile
    assert goal
    page.mouse.move(tile["x"] + 40, tile["y"] + 40)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    expect(page.locator(".labyrinth .laid")).to_be_visible()
    expect(page.locator("rect.live")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("button.push")).to_have_text("Push it in at E4")
    before = page.locator("button.push").get_attribute("data-move") or ""
    page.locator("button.tile").click()
    expect(page.locator("button.push")).not_to_have_attribute("data-move", before)


def test_impossible_clicks_are_answered_with_the_rule(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "labyrinth")
    toasts = page.locator(".toast")
    assert playing.settle(page)
    page.locator("[data-slot=W1]").click()
    expect(toasts.last.locator("a[href*='/R10/']")).to_be_visible()
    page.locator("rect[data-cell=e2]").click()
    expect(toasts.last).to_contain_text("First insert")
    page.locator("[data-slot=N4]").click()
    page.locator("rect.live").click()
    expect(page.locator(".stay")).to_be_visible()
    page.locator("[data-slot=N2]").click()
    expect(toasts.last).to_contain_text("already been inserted")
    page.locator("rect[data-cell]:not(.live)").last.click()
    expect(toasts.last.locator("a[href*='/R22/']")).to_be_visible()
    before = playing.ply(page)
    page.locator(".stay").click()
    playing.move_done(page, before)
    assert playing.settle(page)
    page.locator(".slot.forbidden").click()
    expect(toasts.last.locator("a[href*='/R3/']")).to_be_visible()


def test_a_goal_is_found_by_its_card(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "labyrinth")
    assert playing.settle(page)
    goals = page.locator(".labyrinth button.card")
    expect(goals).to_have_count(12)
    expect(page.locator(".rays").first).to_be_visible()
    goals.first.click()
    expect(page.locator(".labyrinth .sought")).to_have_count(1)
    goals.first.click()
    page.mouse.move(1, 1)
    expect(page.locator(".labyrinth .sought")).to_have_count(0)


def test_spectators_see_nobodys_goals(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "labyrinth")
    assert playing.settle(page)
    other = visit("/" + page.url.split("/", 3)[3])
    expect(other.locator("rect[data-cell=a1]")).to_be_attached()
    expect(other.locator(".labyrinth .card")).to_have_count(0)
    expect(other.locator(".rays")).to_have_count(0)


def test_everybodys_start_is_marked_at_the_table_and_in_the_replay(
    visit: Visit, address: str
) -> None:
    page = sits(visit, table(address, "Anna", "Ben", "Carla", "Dominik", game="labyrinth"), 0)
    match = finished("labyrinth", 4, {"turn_limit": 20})
    replay = visit(at(uploaded(address, match), len(match.log), "spectator"))
    for looked in (page, replay):
        homes = looked.locator("[data-home]")
        expect(homes).to_have_count(4)
        assert [home.get_attribute("data-home") for home in homes.all()] == ["a1", "g7", "g1", "a7"]
        label = looked.locator("rect[data-cell=g1]").get_attribute("aria-label") or ""
        assert "start of Carla" in label


def test_labels_name_sides_in_the_language(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "labyrinth", language="de")
    assert playing.settle(page)
    label = page.locator("[data-slot=E2]").get_attribute("aria-label") or ""
    assert re.fullmatch(r"Von Osten in Reihe 2, Kachel offen nach [^:]+", label)
    first = page.locator("rect[data-cell=a1]").get_attribute("aria-label") or ""
    assert first.startswith("a1, offen nach Osten und Süden, unbeweglich")


#: Notes every place in which a tile of a pushed line is drawn.
WATCH = """() => {
  window.places = new Set();
  const look = () => {
    for (const tile of document.querySelectorAll(".maze .sliding"))
      window.places.add(tile.getAttribute("transform"));
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_pushed_line_slides_and_the_next_move_waits_for_it(visit: Visit) -> None:
    page = visit("/#/settings")
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_label("Slow").check()
    page.goto(page.url.split("/#")[0])
    playing.against_bot(page, "Labyrinth")
    assert playing.settle(page)
    page.evaluate(WATCH)
    playing.play_labyrinth(page)
    page.locator(".stay").wait_for()
    expect(page.locator(".maze .sliding")).to_have_count(0)
    assert page.evaluate("window.places.size") > 7, "seven tiles, seen in more than one place each"
    for _ in range(2):
        playing.play_labyrinth(page)
        page.locator(".slot.live").first.wait_for()
        playing.play_labyrinth(page)
        page.locator(".stay").wait_for()


def test_every_phase_is_accessible(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "labyrinth", color_scheme="dark")
    assert playing.settle(page)
    page.locator(".slot.live").first.click()
    check(page)
    page.emulate_media(color_scheme="light")
    page.locator("rect.live").click()
    expect(page.locator(".stay")).to_be_visible()
    check(page)


def test_eight_players_and_the_largest_board_fit_the_smallest_screen(
    visit: Visit, address: str
) -> None:
    size = {"board": "random", "width": 15, "height": 15, "immovable": 20, "stones": 64}
    page = visit(own_table(address, 8, **size), **SMALLEST)
    assert playing.settle(page)
    playing.play_labyrinth(page)
    expect(page.locator(".stay")).to_be_visible()
    check(page)


def test_goals_have_their_picture_beside_the_number_in_the_log_and_in_the_replay(
    visit: Visit, address: str
) -> None:
    match = finished("labyrinth", 2, {"turn_limit": 20})
    sentences = [match.tell(ply) for ply in range(1, len(match.log) + 1)]
    ply, words = next((n, text) for n, text in enumerate(sentences, 1) if "collects goal " in text)
    goal = re.compile(rf"^Goal {words.rpartition(' ')[2]}, ")
    seat, cell = match.log[ply - 1].seat, match.log[ply - 1].move
    start = {"file": json.loads(match.save()), "ply": ply - 1}
    page = sits(visit, table(address, "Anna", "Ben", game="labyrinth", start=start), int(seat))
    page.locator(f'rect.live[data-cell="{cell}"]').click()
    line = page.locator(".log li", has_text=words)
    expect(line.get_by_title(goal).locator("svg")).to_be_visible()
    page = visit(at(uploaded(address, match), ply, "all"))
    expect(page.locator(".told")).to_contain_text(words)
    expect(page.locator(".told").get_by_title(goal).locator("svg")).to_be_visible()


def test_words_about_a_push_show_how_the_tile_is_turned(visit: Visit, address: str) -> None:
    page = opposite_bot(visit, address, "labyrinth", language="de")
    assert playing.settle(page)
    page.get_by_role("button", name="Tipp", exact=True).click()
    expect(page.get_by_role("region", name="Tipps").locator(".sketch").first).to_be_visible()
    page.locator(".slot.live").first.click()
    expect(page.locator("button.push .sketch")).to_be_visible()
    before = playing.ply(page)
    page.locator("button.push").click()
    playing.move_done(page, before)
    line = page.locator(".log li", has_text="offen nach").last
    expect(line.locator(".sketch")).to_be_visible()
