"""Every phase of a table: accessible and without a raw key, light and dark, desk and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser import playing
from browser.accessibility import Rules, check
from browser.seats import opposite_bot
from browser.visiting import PHONE, Visit, Wishes

LOOKS: dict[str, Wishes] = {
    "light desk": {"color_scheme": "light"},
    "dark desk in German": {"color_scheme": "dark", "language": "de"},
    "light phone in German": {"color_scheme": "light", "language": "de", **PHONE},
    "dark phone": {"color_scheme": "dark", **PHONE},
}
#: What a page is made of, the screen decides; all rules are asked once on each.
RULES = {look: Rules.LOOK if "dark" in look else Rules.ALL for look in LOOKS}
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
@pytest.mark.parametrize("look", list(LOOKS))
def test_a_table_from_the_first_move_to_the_replay(
    visit: Visit, address: str, game: str, look: str
) -> None:
    wishes, rules = LOOKS[look], RULES[look]
    language = wishes.get("language", "en")
    words = WORDS[language]
    page = opposite_bot(visit, address, game, **wishes)
    for _ in range(3):
        assert playing.settle(page)
        PLAY[game](page)
    assert playing.settle(page)
    check(page, rules=rules)
    page.get_by_role("button", name=words["hint"], exact=True).click()
    expect(page.get_by_role("region", name=f"{words['hint']}s").locator("li").first).to_be_visible()
    check(page, rules=rules)
    for tab in BESIDE[language][: None if game == "sequence" else 1]:
        page.get_by_role("tab", name=tab).click()
        page.wait_for_load_state("networkidle")
        check(page, ".side", rules)
    page.get_by_role("button", name=words["resign"], exact=True).click()
    check(page, ".side", rules)
    page.get_by_role("button", name=words["sure"]).click()
    expect(page.locator("#result")).to_be_visible()
    check(page, rules=rules)
    page.get_by_role("link", name=words["replay"]).click()
    expect(page.locator(".told strong")).to_be_visible()
    check(page, rules=rules)


@pytest.mark.parametrize("look", list(LOOKS))
def test_a_waiting_room_and_hands_that_are_covered(visit: Visit, look: str) -> None:
    page = visit("/#/new/sequence", **LOOKS[look])
    submit = page.locator("form button[type=submit]")
    submit.click()
    expect(page.locator("#table-link")).to_be_visible()
    check(page, rules=RULES[look])
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
    check(page, rules=RULES[look])


@pytest.mark.parametrize("path", ["/#/learn/", "/#/editor/", "/#/rules/"])
@pytest.mark.parametrize("look", list(LOOKS))
def test_lessons_editors_and_rules(visit: Visit, path: str, look: str) -> None:
    games = ["labyrinth", "gluex"] + (["sequence", "glow"] if "editor" not in path else [])
    page = visit(path + games[0], **LOOKS[look])
    for game in games:
        page.goto(page.url.split("/#")[0] + path + game)
        page.locator("main svg").first.wait_for()
        page.wait_for_load_state("networkidle")
        check(page, rules=RULES[look])
