"""The editor: draw a board, see what is wrong with it, mend it, play it, hand it on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.accessibility import check, check_looks
from browser.visiting import PHONE, SMALLEST, Visit, Wishes

READY = ".verdict.good"
AT_FAULT = ".verdict.bad"


def draw(page: Page, *cells: str) -> None:
    """One line under the mouse, from cell to cell."""
    page.locator(f'[data-cell="{cells[0]}"]').scroll_into_view_if_needed()
    for step, cell in enumerate(cells):
        box = page.locator(f'[data-cell="{cell}"]').bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if step == 0:
            page.mouse.down()
    page.mouse.up()


def tool(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name, exact=True).check()


def begin(page: Page, board: str) -> None:
    page.get_by_label("Start from …").select_option(label=board)


def address(page: Page) -> str:
    """The link to the board, without the server."""
    link = page.get_by_label("Link that holds the whole board").input_value()
    return "/" + link.split("/", 3)[3]


def test_a_maze_is_drawn_mended_played_and_handed_on(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name=re.compile("Labyrinth.*Draw a board")).click()
    begin(page, "an empty board")
    tool(page, "Path")
    draw(page, "a1", "c1", "c3")
    assert "corner SW" in (page.locator('[data-cell="c1"]').get_attribute("aria-label") or "")
    tool(page, "Tile")
    page.get_by_title("wall only").click()
    draw(page, "b5")
    tool(page, "Start")
    draw(page, "a1")
    draw(page, "b5")
    expect(page.locator(AT_FAULT)).to_contain_text("The figure of player 2 on b5")
    expect(page.locator('[data-fault="b5"]')).to_be_visible()
    expect(page.get_by_role("button", name="Play against a bot")).to_be_disabled()

    tool(page, "Clear")
    draw(page, "b5")
    expect(page.locator(READY)).to_be_visible()
    expect(page.locator("[data-fault]")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(AT_FAULT)).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(READY)).to_contain_text("for one")
    tool(page, "Start")
    draw(page, "e5")
    expect(page.locator(READY)).to_contain_text("for 1–2 players")

    assert address(page).startswith("/editor/labyrinth?players=")
    assert page.url.endswith(address(page))
    friend = visit(address(page), language="de")
    expect(friend.get_by_role("heading", name="Labyrinth: ein eigenes Brett")).to_be_visible()
    expect(friend.locator('[data-cell="c1"]')).to_have_attribute("aria-label", "c1, Ecke SW")
    expect(friend.locator(READY)).to_be_visible()
    friend.get_by_role("button", name="Gegen einen Bot spielen").click()
    friend.locator(".players li").first.wait_for()

    page.get_by_role("button", name="Play against a bot").click()
    page.locator(".players li").first.wait_for()


def test_rooms_are_drawn_mended_and_played(visit: Visit) -> None:
    page = visit("/#/editor/gluex")
    expect(page.locator(READY)).to_be_visible()
    tool(page, "Room A")
    draw(page, "f5", "g5")
    expect(page.locator(AT_FAULT)).to_contain_text("The room A is not connected")
    expect(page.locator("[data-fault]").first).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator(READY)).to_be_visible()
    begin(page, "an empty board")
    expect(page.locator(AT_FAULT)).to_contain_text("no room")
    tool(page, "New room")
    draw(page, "a1", "c1", "c2")
    tool(page, "New room")
    draw(page, "f5", "h5")
    tool(page, "Start")
    draw(page, "a1")
    draw(page, "h5")
    expect(page.locator(READY)).to_be_visible()
    page.reload()
    expect(page.locator('[data-cell="c2"]')).to_have_attribute("aria-label", "c2, room A")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()


def test_a_board_is_drawn_by_keyboard(visit: Visit) -> None:
    page = visit("/editor/labyrinth")
    begin(page, "an empty board")
    page.locator('[data-cell="a1"]').focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("f")
    label = page.locator('[data-cell="b2"]')
    expect(label).to_have_attribute("aria-label", "b2, dead end N, immovable")
    page.keyboard.press("r")
    expect(label).to_have_attribute("aria-label", "b2, dead end E, immovable")
    page.keyboard.press("Delete")
    expect(label).to_have_attribute("aria-label", "b2, drawn at random")
    for _ in range(3):
        page.keyboard.press("Control+z")
    expect(label).to_have_attribute("aria-label", "b2, dead end N")


def test_a_way_is_drawn_with_a_finger(visit: Visit) -> None:
    page = visit("/#/editor/labyrinth", **PHONE)
    begin(page, "an empty board")
    page.locator('[data-cell="b2"]').scroll_into_view_if_needed()
    finger = page.context.new_cdp_session(page)
    for kind, cell in (("touchStart", "b2"), ("touchMove", "e2"), ("touchMove", "e4")):
        box = page.locator(f'[data-cell="{cell}"]').bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator('[data-cell="e2"]')).to_have_attribute("aria-label", "e2, corner SW")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-cell="b2"]')).to_have_attribute("aria-label", "b2, drawn at random")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/#/editor/labyrinth/1.7x7.AAA", "This link does not contain a board"),
        ("/#/editor/gluex/9.2x1.AB", "another version"),
        ("/#/editor/gluex/" + "A" * 9000, "too long"),
        ("/editor/labyrinth?board=AAA", "This link does not contain a board"),
    ],
)
def test_a_broken_link_is_told_in_one_sentence(visit: Visit, path: str, sentence: str) -> None:
    page = visit(path)
    expect(page.get_by_text(sentence)).to_be_visible()
    expect(page.locator(READY)).to_be_visible()


@pytest.mark.parametrize("game", ["labyrinth", "gluex"])
def test_a_board_may_also_be_written_where_a_table_is_made(visit: Visit, game: str) -> None:
    page = visit(f"/#/new/{game}")
    page.get_by_text("More choices").click()
    board = page.get_by_label("Board", exact=True)
    board.first.select_option(label="custom …")
    expect(page.locator(".field").get_by_role("link", name="Draw a board")).to_be_visible()
    expect(page.locator("textarea")).not_to_have_value("")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()


def test_files_are_saved_and_opened(visit: Visit, tmp_path: Path) -> None:
    page = visit("/#/editor/labyrinth")
    maze = tmp_path / "maze.txt"
    maze.write_text("┏ ─ ┓\n│ ? ┼\n┗ ┴ ┛\nstarts: a1 c3\n", "utf-8")
    page.locator('input[type="file"]').set_input_files(maze)
    expect(page.locator('[data-cell="c3"]')).to_have_attribute(
        "aria-label", "c3, corner NW, immovable, start of player 2"
    )
    with page.expect_download() as started:
        page.get_by_role("button", name="Save as file").click()
    saved = Path(started.value.path()).read_text("utf-8")
    assert saved == "┏─┓\n│?┼\n┗┴┛\nstarts: a1 c3\n"
    maze.write_text("no board at all", "utf-8")
    page.locator('input[type="file"]').set_input_files(maze)
    expect(page.get_by_text("is not a tile")).to_be_visible()


@pytest.mark.parametrize("game", ["labyrinth", "gluex"])
@pytest.mark.parametrize("size", ["desk", "phone", "smallest"])
def test_the_editor_is_fit_for_everybody(visit: Visit, game: str, size: str) -> None:
    sizes: dict[str, Wishes] = {"phone": {**PHONE, "color_scheme": "dark"}, "smallest": SMALLEST}
    page = visit(f"/#/editor/{game}", **sizes.get(size, {}))
    page.locator(READY).wait_for()
    check(page)


def test_a_changed_classic_board_keeps_the_classic_set(visit: Visit) -> None:
    page = visit("/#/editor/labyrinth")
    begin(page, "classic: 13 straights, 15 corners and 6 T-tiles are loose")
    lots = page.get_by_role("region", name="Play on it").get_by_role("list")
    expect(lots).to_contain_text("34 tiles: 13 straights, 15 corners, 6 junctions")
    tool(page, "Tile")
    page.get_by_title("wall only").click()
    draw(page, "b2")
    page.get_by_title("straight").click()
    draw(page, "d2")
    expect(lots).to_contain_text("32 tiles: 12 straights, 14 corners, 6 junctions")
    page.locator(READY).wait_for()
    page.get_by_role("button", name="Play against a bot").click()
    expect(page.locator(".players li").first).to_contain_text("0 of 11 goals")


def test_bots_try_a_board_and_say_how_fair_and_how_long(visit: Visit) -> None:
    page = visit("/#/editor/labyrinth")
    begin_the_test = page.get_by_role("button", name="Let bots test it")
    expect(page.locator(READY)).to_be_visible()
    begin_the_test.click()
    page.get_by_role("button", name="Stop the test").click()
    begin_the_test.click()
    part = page.locator("section:has(#editor-try)")
    expect(part).to_contain_text(re.compile(r"Player 2: \d+ % \(\d+ to \d+ %\)"), timeout=60_000)
    expect(part).to_contain_text(re.compile(r"A game takes \d+ moves"))
    expect(part.locator("svg")).to_have_count(2)
    check_looks(page, "section:has(#editor-try)")
    begin(page, "an empty board")  # another board: what was found is not true of it
    expect(begin_the_test).to_be_visible()
