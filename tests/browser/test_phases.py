"""Every phase of a table: accessible and without a raw key, light and dark, desk and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser import playing
from browser.accessibility import check_looks
from browser.seats import opposite_bot
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
BESIDE = {"en": ["Rules", "Chat", "Invite"], "de": ["Regeln", "Chat", "Einladen"]}
WORDS = {
    "en": {"hint": "Hint", "resign": "Resign", "sure": "Yes, resign", "replay": "Replay"},
    "de": {"hint": "Tipp", "resign": "Aufgeben", "sure": "Ja, aufgeben", "replay": "Nachspielen"},
}


@pytest.mark.parametrize("game", list(PLAY))
@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_table_from_the_first_move_to_the_replay(
    visit: Visit, address: str, game: str, screen: str
) -> None:
    wishes = SCREENS[screen]
    language = wishes.get("language", "en")
    words = WORDS[language]
    page = opposite_bot(visit, address, game, **wishes)
    for _ in range(3):
        assert playing.settle(page)
        PLAY[game](page)
    assert playing.settle(page)
    check_looks(page)
    page.get_by_role("button", name=words["hint"], exact=True).click()
    expect(page.get_by_role("region", name=f"{words['hint']}s").locator("li").first).to_be_visible()
    check_looks(page)
    for tab in BESIDE[language][: None if game == "sequence" else 1]:
        page.get_by_role("tab", name=tab).click()
        page.wait_for_load_state("networkidle")
        check_looks(page, ".side")
    page.get_by_role("button", name=words["resign"], exact=True).click()
    check_looks(page, ".side")
    page.get_by_role("button", name=words["sure"]).click()
    expect(page.locator("#result")).to_be_visible()
    check_looks(page)
    page.get_by_role("link", name=words["replay"]).click()
    expect(page.locator(".told strong")).to_be_visible()
    check_looks(page)


@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_waiting_room_and_hands_that_are_covered(visit: Visit, screen: str) -> None:
    page = visit("/#/new/sequence", **SCREENS[screen])
    submit = page.locator("form button[type=submit]")
    submit.click()
    expect(page.locator("#table-link")).to_be_visible()
    check_looks(page)
    page.goto(page.url.split("/t/")[0] + "/#/new/sequence")
    page.locator("#seat-0").select_option("here")
    submit.click()
    expect(page.locator(".playing")).to_be_visible()
    if page.locator(".cover button").count() == 0:
        live = page.locator("rect.live")
        live.first.click()
        if page.locator(".card.fits").count() and page.locator(".cover button").count() == 0:
            page.locator(".sure").or_(page.locator(".card.fits")).last.click()
    expect(page.locator(".cover button")).to_be_visible()
    check_looks(page)


@pytest.mark.parametrize("path", ["/#/learn/", "/#/editor/", "/#/rules/"])
@pytest.mark.parametrize("screen", list(SCREENS))
def test_lessons_editors_and_rules(visit: Visit, path: str, screen: str) -> None:
    games = ["labyrinth", "gluex"] + (["sequence", "glow"] if "editor" not in path else [])
    page = visit(path + games[0], **SCREENS[screen])
    for game in games:
        page.goto(page.url.split("/#")[0] + path + game)
        page.locator("main svg").first.wait_for()
        page.wait_for_load_state("networkidle")
        check_looks(page)
