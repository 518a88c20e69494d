"""Every phase of a table: accessible and without a raw key, light and dark, desk and phone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from browser import playing
from browser.accessibility import check_and_turn, language_of
from browser.seats import sits, table
from browser.visiting import PHONE, Visit, Wishes

#: Both are looked at in light and, in the other language, in dark colours.
SCREENS: dict[str, Wishes] = {
    "desk": {"color_scheme": "light"},
    "phone in German": {"color_scheme": "light", "language": "de", **PHONE},
}
PLAY = {
    "sequence": playing.play_sequence,
    "gluex": playing.play_gluex,
    "labyrinth": playing.play_labyrinth,
    "glow": playing.play_glow,
}
#: The handbook is each game's own; the rest is the same at all tables.
BESIDE = ("rules", "chat", "invite")
WORDS = {
    "en": {
        "hint": "Hint",
        "resign": "Resign",
        "sure": "Yes, resign",
        "replay": "Replay",
        "rules": "Rules",
        "chat": "Chat",
        "invite": "Invite",
    },
    "de": {
        "hint": "Tipp",
        "resign": "Aufgeben",
        "sure": "Ja, aufgeben",
        "replay": "Nachspielen",
        "rules": "Regeln",
        "chat": "Chat",
        "invite": "Einladen",
    },
}
#: How many moves were made before somebody comes to the table.
BEFORE = 6


def word(page: Page, key: str) -> str:
    """What is written on the page in the language that it is in."""
    return WORDS[language_of(page)][key]


def begun(game: str) -> dict[str, Any]:
    """Where a table begins at which a few moves were made, by no plan but always the same."""
    match = spieltisch.game(game).new(players=2, seed=5)
    while match.ply < BEFORE:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(legal[(match.ply * 7 + 3) % len(legal)], seat)
    return {"file": json.loads(match.save())}


@pytest.mark.parametrize("game", list(PLAY))
@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_table_from_a_move_to_the_replay(
    visit: Visit, address: str, game: str, screen: str
) -> None:
    new_table = table(address, "Anna", "bot", game=game, start=begun(game))
    page = sits(visit, new_table, 0, **SCREENS[screen])
    assert playing.settle(page)
    PLAY[game](page)
    assert playing.settle(page)
    check_and_turn(page)
    hint = word(page, "hint")
    page.get_by_role("button", name=hint, exact=True).click()
    expect(page.get_by_role("region", name=f"{hint}s").locator("li").first).to_be_visible()
    check_and_turn(page)
    for tab in BESIDE[: None if game == "sequence" else 1]:
        page.get_by_role("tab", name=word(page, tab)).click()
        page.wait_for_load_state("networkidle")
        check_and_turn(page, ".side")
    page.get_by_role("button", name=word(page, "resign"), exact=True).click()
    check_and_turn(page, ".side")
    page.get_by_role("button", name=word(page, "sure")).click()
    expect(page.locator("#result")).to_be_visible()
    check_and_turn(page)
    page.get_by_role("link", name=word(page, "replay")).click()
    expect(page.locator(".told strong")).to_be_visible()
    check_and_turn(page)


@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_waiting_room_and_hands_that_are_covered(visit: Visit, screen: str) -> None:
    page = visit("/#/new/sequence", **SCREENS[screen])
    submit = page.locator("form button[type=submit]")
    submit.click()
    expect(page.locator("#table-link")).to_be_visible()
    check_and_turn(page)
    page.goto(page.url.split("/t/")[0] + "/#/new/sequence")
    page.locator("#seat-0").select_option("here")
    submit.click()
    expect(page.locator(".playing")).to_be_visible()
    if page.locator(".cover button").count() == 0:
        live = page.locator("rect.live")
        live.first.click()
        playing.choose_card(page)
    expect(page.locator(".cover button")).to_be_visible()
    check_and_turn(page)


@pytest.mark.parametrize("path", ["/#/learn/", "/#/editor/", "/#/rules/"])
@pytest.mark.parametrize("screen", list(SCREENS))
def test_lessons_editors_and_rules(visit: Visit, path: str, screen: str) -> None:
    games = ["labyrinth", "gluex"] + (["sequence", "glow"] if "editor" not in path else [])
    page = visit(path + games[0], **SCREENS[screen])
    for game in games:
        page.goto(page.url.split("/#")[0] + path + game)
        page.locator("main svg").first.wait_for()
        page.wait_for_load_state("networkidle")
        check_and_turn(page)
