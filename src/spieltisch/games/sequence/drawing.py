"""A scene as a picture for the terminal.

Each cell shows its card and, on the team's colour, the chip's letter: small while it may
still be removed, capital once it is locked. So the picture reads without colours too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text as Picture

from spieltisch.engine.words import Language
from spieltisch.games.sequence.board import FREE, SIDE, cell_name
from spieltisch.games.sequence.notation import TEAM_NAMES, CardName
from spieltisch.games.sequence.options import WORDS
from spieltisch.games.sequence.positions import CHIPS

STYLES = {"b": "white on #1f5fbf", "g": "white on #1c7c3c", "r": "white on #b3261e"}
RED_SUIT, BLACK_SUIT = "#d0473c", "default"


def draw(scene: Mapping[str, Any], language: Language = "en") -> Picture:
    """The whole table: board, teams and the viewer's hand."""
    table = scene["table"]
    picture = Picture()
    picture.append_text(_board(scene, language))
    picture.append("\n")
    for seat in range(scene["players"]):
        picture.append_text(_seat(scene, seat, language))
    picture.append(
        WORDS("drawn-deck", deck=table["deck"], discards=len(table["discards"])).say(language)
    )
    picture.append("\n")
    if table["hand"] is not None:
        picture.append_text(_own_hand(table, language))
    return picture


def _board(scene: Mapping[str, Any], language: Language) -> Picture:
    table = scene["table"]
    last = _last_cell(scene)
    picture = Picture("    " + "".join(f"{column:^6}" for column in "abcdefghij") + "\n", "dim")
    for row in range(SIDE):
        picture.append(f"{row + 1:>3} ", "dim")
        for column in range(SIDE):
            name = cell_name(row * SIDE + column)
            chip = table["board"][row][column]
            shown = chip.upper() if name in table["locked"] else chip
            picture.append_text(
                _cell(table["layout"][row][column], shown, chip, name == last, language)
            )
        picture.append("\n")
    return picture


def _cell(card: str, shown: str, chip: str, is_last: bool, language: Language) -> Picture:
    if card == FREE:
        return Picture.assemble(("  ★   ", "yellow"))
    text = f"{CardName(card).say(language):>3}"
    if chip in STYLES:
        mark = "underline " if is_last else ""
        return Picture.assemble(" ", (text + shown, f"bold {mark}{STYLES[chip]}"), " ")
    style = RED_SUIT if card[1] in "HD" else BLACK_SUIT
    gap = ("×", "dim") if is_last else " "
    return Picture.assemble(" ", (text, style), gap, " ")


def _last_cell(scene: Mapping[str, Any]) -> str | None:
    """The cell of the last move, if it went to one."""
    if scene["last"] is None:
        return None
    word = scene["last"]["move"].split()[-1].lstrip("x")
    return str(word) if word[:1] in "abcdefghij" and word[1:].isdecimal() else None


def _seat(scene: Mapping[str, Any], seat: int, language: Language) -> Picture:
    table = scene["table"]
    colour = table["teams"][seat]
    team = TEAM_NAMES["en"].index(colour)
    name = (
        scene["seats"][seat]
        if scene["seats"]
        else WORDS("drawn-player", player=seat + 1).say(language)
    )
    mark = "▶ " if seat in scene["actors"] else "  "
    picture = Picture.assemble(
        mark,
        (f" {CHIPS[team]} ", f"bold {STYLES[CHIPS[team]]}"),
        f" {name}, ",
        WORDS(
            "drawn-seat",
            team=TEAM_NAMES[language][team],
            sequences=sum(1 for s in table["sequences"] if s["team"] == colour),
            goal=table["goal"],
            cards=table["hand_sizes"][seat],
        ).say(language),
    )
    if table["tops"][seat]:
        top = CardName(table["tops"][seat]).say(language)
        picture.append(", " + WORDS("drawn-top", card=top).say(language))
    hand = table["hands"][seat]
    if hand is not None and table["hand"] is None and hand:
        picture.append(": " + " ".join(CardName(card).say(language) for card in hand))
    picture.append("\n")
    return picture


def _own_hand(table: Mapping[str, Any], language: Language) -> Picture:
    picture = Picture(WORDS("drawn-hand").say(language) + " ")
    for card in table["hand"]:
        style = f"bold {RED_SUIT}" if card[1] in "HD" else "bold"
        picture.append(CardName(card).say(language), style)
        if card in table["dead"]:
            picture.append("†", "dim")
        picture.append("  ")
    picture.append("\n")
    if table["dead"]:
        picture.append(WORDS("drawn-dead").say(language) + "\n", "dim")
    return picture
