"""Moves are told in words; whoever wants it has them as they are written too."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

import spieltisch
from browser import playing
from browser.visiting import Visit
from spieltisch.engine.words import Language

#: What stands for whole moves on each board, without pressing anything before.
PRESSABLE = {
    "Sequence": "rect.live, .others button",
    "Glüx": "rect.live, button.side:not(:disabled)",
    "Labyrinth": ".slot.live, rect.live, button.stay",
    "Glow": ".card.live, circle.live, .bar button[data-move]",
}
PLAY: dict[str, Callable[[Page], None]] = {
    "Sequence": playing.play_sequence,
    "Glüx": playing.play_gluex,
    "Labyrinth": playing.play_labyrinth,
    "Glow": playing.play_glow,
}
#: Of these every legal move can be heard before anything is pressed.
WHOLE = {"Sequence", "Glüx"}
NAMES = "all => all.map(one => one.getAttribute('aria-label') ?? one.textContent.trim())"


class Overheard:
    """The moves that the server has last sent to a page."""

    def __init__(self, page: Page) -> None:
        self._game, self._legal = "", list[int]()
        page.on("websocket", self._listen)

    def moves(self, language: Language) -> list[str]:
        """The legal moves as they are written."""
        forms = spieltisch.game(self._game).notation.forms
        return forms.texts(self._legal, language)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._read)

    def _read(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "welcome":
            self._game = message["table"]["game"]
        view = message.get("changes") or message.get("view") or {}
        self._legal = view.get("legal", self._legal)


def notation_wanted(visit: Visit, language: Language) -> Page:
    """The first page, for somebody who has asked for notation in the settings."""
    page = visit("/#/settings", language=language)
    page.get_by_label("Notation" if language == "de" else "notation").check()
    return page


def heard(page: Page, title: str) -> set[str]:
    """The moves that screen readers say of whatever can be pressed."""
    names = page.locator(PRESSABLE[title]).evaluate_all(NAMES)
    return {move for name in names if ": " in name for move in name.rsplit(": ", 1)[1].split(", ")}


@pytest.mark.parametrize("title", list(PRESSABLE))
@pytest.mark.parametrize("language", ["de", "en"])
def test_screen_readers_say_moves_as_they_are_written(
    visit: Visit, title: str, language: Language
) -> None:
    page = notation_wanted(visit, language)
    overheard = Overheard(page)
    page.get_by_role("link", name="Spieltisch").click()
    playing.against_bot(page, title)
    for _ in range(6):
        assert playing.settle(page)
        page.mouse.move(2, 2)  # a card under the mouse narrows down what is meant
        expect(page.locator(PRESSABLE[title]).first).to_be_attached()
        labels, names = set(overheard.moves(language)), heard(page, title)
        assert names
        assert names <= labels
        if title in WHOLE and not any(label.startswith("start") for label in labels):
            assert names == labels
        PLAY[title](page)


def test_german_cards_and_words_stand_in_the_log_the_hints_and_the_replay(visit: Visit) -> None:
    page = notation_wanted(visit, "de")
    overheard = Overheard(page)
    page.get_by_role("link", name="Spieltisch").click()
    playing.against_bot(page, "Sequence")
    assert playing.settle(page)
    page.get_by_role("button", name="Tipp").click()
    hint = page.get_by_role("region", name="Tipps").locator("button").first
    assert hint.inner_text() in overheard.moves("de")
    move, label = next(
        (move, label)
        for move, label in zip(overheard.moves("en"), overheard.moves("de"), strict=True)
        if " x" not in move
    )
    assert move != label
    card, cell = label.split(" ")
    before = playing.ply(page)
    page.locator(f'.hand .card[aria-label^="{card}"]').first.click()
    page.locator(f"rect[data-cell={cell}]").click()
    playing.move_done(page, before)
    own = int(before.split("/")[1]) + 1
    expect(page.locator(".log li.moved code").nth(own - 1)).to_have_text(label)
    expect(page.locator(".announcer span").nth(own - 1)).to_have_text(label)
    page.goto(f"{page.url}/replay/1/{own}")
    expect(page.locator(".told code")).to_have_text(label)


@pytest.mark.parametrize("title", list(PRESSABLE))
def test_nobody_meets_notation_who_has_not_asked_for_it(visit: Visit, title: str) -> None:
    page = visit("/")
    overheard = Overheard(page)
    playing.against_bot(page, title)
    assert playing.settle(page)
    labels = overheard.moves("en")
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("region", name="Hints").locator("button[aria-pressed]")
    expect(hints.first).to_be_visible()
    assert not set(hints.all_inner_texts()) & set(labels)
    assert not heard(page, title) & set(labels)
    PLAY[title](page)
    assert playing.settle(page)
    expect(page.locator(".log li.moved").first).to_be_visible()
    expect(page.locator(".log code, .announcer span")).to_have_count(0)
