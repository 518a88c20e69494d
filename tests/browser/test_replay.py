"""The replay: open hands, whose phase it is, everything in sight, and the graph of chances."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

import spieltisch
from browser import playing
from browser.accessibility import check
from browser.lessons import press_gluex
from browser.seats import finished, http, sits, table
from browser.visiting import PHONE, Visit, Wishes


def uploaded(address: str, match: spieltisch.Match) -> str:
    """The code of a table that shows a finished match."""
    new_table = http.post(f"{address}/api/matches", content=match.save()).raise_for_status().json()
    return str(new_table["code"])


def at(code: str, ply: int, view: str) -> str:
    return f"/t/{code}/replay/1/{ply}#view={view}"


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_everybody_at_once_shows_every_hand_with_its_name(
    visit: Visit, address: str, players: int, device: str
) -> None:
    match = finished("sequence", players, {})
    wishes: Wishes = PHONE if device == "phone" else {}
    page = visit(at(uploaded(address, match), 10, "all"), **wishes)
    hands = page.locator(".open-hands > div")
    expect(hands).to_have_count(players)
    assert match.seats is not None
    assert hands.locator("dt").all_inner_texts() == list(match.seats)
    cards = match.scene_at(10, "all")["table"]["hands"]
    assert [hand.locator(".open-card").count() for hand in hands.all()] == list(map(len, cards))
    check(page)


@pytest.mark.parametrize("view", ["all", "spectator", "0", "1"])
def test_a_replay_of_glow_says_whose_phase_it_is(visit: Visit, address: str, view: str) -> None:
    match = finished("glow", 2, {})
    code = uploaded(address, match)
    page = visit(at(code, 0, view))
    assert match.seats is not None
    for ply in range(0, 40, 4):
        page.get_by_label("Move of the match").fill(str(ply))
        expect(page.locator(".count")).to_have_text(f"{ply} / {len(match.log)}")
        bar = page.locator(".bar")
        for seat in match.scene_at(ply, "all")["actors"]:
            expect(bar).to_contain_text(match.seats[seat])
        expect(bar).not_to_contain_text("You")


@pytest.mark.parametrize("game", ["sequence", "gluex", "labyrinth", "glow"])
def test_board_and_controls_are_in_sight_together_on_a_laptop(
    visit: Visit, address: str, game: str
) -> None:
    options = {"turn_limit": 20} if game == "labyrinth" else {}
    page = visit(at(uploaded(address, finished(game, 2, options)), 8, "spectator"))
    expect(page.get_by_role("button", name="Analyse the match")).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Move of the match")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name="wins")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("list", name="Players")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="Download the match")).to_be_in_viewport(ratio=1)
    board = ".glow" if game == "glow" else "svg:has([data-cell])"
    expect(page.locator(board)).to_be_in_viewport(ratio=1)
    check(page)


@pytest.mark.parametrize("board", ["shadows", "sea"])
def test_all_of_glow_is_in_sight_late_in_a_match_of_four(
    visit: Visit, address: str, board: str
) -> None:
    match = finished("glow", 4, {"board": board})
    page = visit(at(uploaded(address, match), 0, "0"))
    for ply in (0, len(match.log) // 2, len(match.log)):
        page.get_by_label("Move of the match").fill(str(ply))
        expect(page.locator(".count")).to_have_text(f"{ply} / {len(match.log)}")
        for pane in page.locator(".tabs button").all():
            pane.click()
            expect(page.locator(".glow")).to_be_in_viewport(ratio=1)
    expect(page.locator(".tabs button")).to_have_count(3)


@pytest.mark.parametrize("board", ["shadows", "sea"])
def test_a_match_of_four_at_glow_fills_a_large_screen_and_no_more(
    visit: Visit, address: str, board: str
) -> None:
    match = finished("glow", 4, {"board": board})
    page = visit(at(uploaded(address, match), 0, "0"), viewport={"width": 1920, "height": 1080})
    for ply in range(0, len(match.log), 40):
        page.get_by_label("Move of the match").fill(str(ply))
        expect(page.locator(".count")).to_have_text(f"{ply} / {len(match.log)}")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_replay_of_glow_turns_to_where_something_happens(visit: Visit, address: str) -> None:
    match = finished("glow", 2, {})
    scenes = [match.scene_at(ply, None) for ply in range(60)]
    stages = [
        {scene["table"]["seats"][seat]["stage"] for seat in scene["actors"]} for scene in scenes
    ]
    day = [scene["table"]["phase"] == "day" for scene in scenes]
    morning, rolling, way = (
        day.index(False),
        next(i for i, stage in enumerate(stages) if day[i] and "rolling" in stage),
        next(i for i, stage in enumerate(stages) if day[i] and stage == {"travel"}),
    )
    page = visit(at(uploaded(address, match), 0, "spectator"))
    pressed = page.locator('.tabs button[aria-pressed="true"]')
    for ply, pane in ((morning, "Encounters"), (rolling, "Everybody"), (way, "Realm of Shadows")):
        page.get_by_label("Move of the match").fill(str(ply))
        expect(pressed).to_have_text(pane)
    # Whoever has chosen goes on with that.
    page.get_by_role("button", name="Everybody").click()
    page.get_by_label("Move of the match").fill(str(morning))
    expect(page.locator(".count")).to_contain_text(f"{morning} /")
    expect(pressed).to_have_text("Everybody")


def test_whoever_played_looks_at_the_match_again_from_the_own_seat(visit: Visit) -> None:
    page = visit("/")
    playing.against_bot(page, "Sequence")
    assert playing.settle(page)
    playing.play_sequence(page)
    assert playing.settle(page)
    count = len(page.locator(".hand .card").all())
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_label("View as")).not_to_have_value("spectator")
    expect(page.locator(".hand .card")).to_have_count(count)
    # What was given up is judged as far as it went.
    page.get_by_role("button", name="Analyse the match").click()
    expect(page.get_by_role("img", name="Chances of winning")).to_be_visible(timeout=120_000)


def test_an_older_match_has_the_names_and_the_result_of_its_own(visit: Visit, address: str) -> None:
    new_table = table(address, "Anna", "Ben")
    anna, ben = sits(visit, new_table, 0), sits(visit, new_table, 1)
    anna.get_by_role("button", name="Resign", exact=True).click()
    anna.get_by_role("button", name="Yes, resign").click()
    for page in (anna, ben):
        page.get_by_role("button", name="Rematch").click()
    expect(ben.locator(".playing")).to_have_attribute("data-ply", "2/0")
    names = ben.get_by_role("list", name="Players").locator(".name .full")
    expect(names).to_have_text(["Ben", "Anna"])
    ben.goto(f"{address}{at(new_table['code'], 0, 'spectator')}")
    expect(names).to_have_text(["Anna", "Ben"])
    expect(ben.get_by_role("heading", name="Ben wins")).to_be_visible()
    expect(ben.get_by_text("Anna resigned.")).to_be_visible()
    # Without a move there is nothing to judge.
    expect(ben.get_by_role("button", name="Analyse the match")).to_have_count(0)
    ben.goto(f"{address}/t/{new_table['code']}/replay/2/0")
    expect(names).to_have_text(["Ben", "Anna"])
    expect(ben.get_by_role("heading", name="wins")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Not played to the end"), ("de", "Nicht zu Ende gespielt")]
)
def test_a_match_that_broke_off_is_no_draw(
    visit: Visit, address: str, language: str, title: str
) -> None:
    match = spieltisch.game("sequence").new(2, seed=7)
    match.play(match.legal()[0])
    code = uploaded(address, match)
    for path in (at(code, 1, "spectator"), f"/t/{code}"):
        page = visit(path, language=language)
        expect(page.locator("h2", has_text=title)).to_be_visible()


def test_the_replay_writes_a_move_only_where_it_adds_to_the_words(
    visit: Visit, address: str
) -> None:
    match = finished("labyrinth", 2, {"turn_limit": 20})
    stayed = next(i for i, one in enumerate(match.log, 1) if one.move == "stay")
    page = visit("/#/settings")
    page.get_by_label("notation").check()
    page.goto(address + at(uploaded(address, match), stayed, "all"))
    expect(page.locator(".told")).to_contain_text(match.tell(stayed))
    expect(page.locator(".told code")).to_have_count(0)
    cards = finished("sequence", 2, {})
    page.goto(address + at(uploaded(address, cards), 1, "all"))
    expect(page.locator(".told code")).to_contain_text(re.compile("[♠♥♦♣]"))


def test_the_result_card_leads_to_the_chances_with_their_axes(visit: Visit, address: str) -> None:
    match = finished("labyrinth", 2, {"turn_limit": 3})
    page = visit(f"/t/{uploaded(address, match)}")
    page.get_by_role("link", name="Analyse the match").click()
    graph = page.get_by_role("img", name="Chances of winning")
    expect(graph).to_be_visible(timeout=120_000)
    assert texts(graph, ".percent") == ["100%", "75%", "50%", "25%", "0%"]
    assert texts(graph, ".ply") == [*map(str, range(len(match.log) + 1)), "Move"]
    check(page)


def texts(inside: Locator, which: str) -> list[str]:
    return [text.strip() for text in inside.locator(which).all_text_contents()]


def test_labyrinth_tells_what_was_found_from_what_is_still_sought(
    visit: Visit, address: str
) -> None:
    match = finished("labyrinth", 2, {"turn_limit": 20})
    ply = len(match.log) - 1
    page = visit(at(uploaded(address, match), ply, "all"))
    table = match.scene_at(ply, "all")["table"]
    assert any(table["collected"]), "nothing to tell apart in this match"
    assert goals(page, "Found so far") == [one for one in table["collected"] if one]
    assert goals(page, "Still to find") == [one for one in table["all_goals"] if one]


def goals(page: Page, title: str) -> list[list[int]]:
    region = page.get_by_role("region", name=title)
    region.wait_for()
    names = "all => all.map(one => Number(/\\d+/.exec(one.getAttribute('aria-label'))[0]))"
    rows = region.locator(".who").all()
    return [row.get_by_role("img").evaluate_all(names) for row in rows]


def analysed(visit: Visit, address: str) -> Page:
    """A match that was given up after twenty careless moves, on the page of its analysis."""
    match, random = spieltisch.game("gluex").new(players=2, seed=5), Random(5)
    while len(match.log) < 20:
        match.play(random.choice(match.legal(match.actors[0])), match.actors[0])
    file = {**json.loads(match.save()), "ended": {"reason": "resigned", "winners": [1]}}
    code = http.post(f"{address}/api/matches", json=file).json()["code"]
    page = visit(f"/t/{code}/replay/1/0#analyse", viewport={"width": 1366, "height": 768})
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=120_000)
    return page


def test_a_turning_point_names_the_best_move_and_both_chances_as_the_graph_shows_them(
    visit: Visit, address: str
) -> None:
    page = analysed(visit, address)
    points = page.locator("section ol li")
    expect(page.locator("circle.best")).to_have_count(points.count())
    for point in points.all():
        expect(point).to_contain_text(
            re.compile(r"Best move: .+ \(\d+ %; the move played: \d+ %\)\.")
        )
    inside = """svg => [...svg.querySelectorAll("text")].every(text => {
        const [a, b] = [text.getBoundingClientRect(), svg.getBoundingClientRect()];
        return a.left >= b.left && a.right <= b.right;
    })"""
    assert page.get_by_role("img", name="Chances of winning").evaluate(inside)


def test_the_better_move_is_looked_for_on_the_board_until_it_is_found(
    visit: Visit, address: str
) -> None:
    page = analysed(visit, address)
    code = page.url.rsplit("/t/")[1].split("/")[0]
    analysis = http.get(f"{address}/api/tables/{code}/analysis").json()["analysis"]
    seat, mistake = next(
        (report["seat"], one) for report in analysis["reports"] for one in report["mistakes"]
    )
    step = next(one for one in analysis["moves"] if one["ply"] == mistake["ply"])
    page.get_by_role("heading", name="Accuracy and mistakes").wait_for()
    page.locator("summary", has_text="accurate").nth(seat).click()
    page.get_by_role("button", name=f"Move {step['ply']}: find the better one yourself").click()
    answer = page.get_by_role("region", name="Find it yourself").get_by_role("status")
    expect(answer).to_contain_text("which move is better?")
    press_gluex(page, step["move"])
    expect(answer).to_contain_text("was played here, and it was the mistake")
    press_gluex(page, mistake["solutions"][0])
    expect(answer).to_contain_text("You found it!")
    expect(page.locator("[data-hint]").first).to_be_visible()
    check(page)
