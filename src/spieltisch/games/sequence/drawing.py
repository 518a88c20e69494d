"""A scene as a picture for the terminal, 80 columns wide.

On the left the board: each cell shows its card and, on the team's colour, the chip's
letter, small while the chip may still be removed and capital once it is locked; so the
picture can be read without colours too. On the right are the teams and seats, below the
viewer's hand, or all hands where the viewer may see them, and how the game ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rich.text import Text as Picture

from spieltisch.engine.words import Language, Text
from spieltisch.games.sequence.board import FREE, SIDE, cell_name
from spieltisch.games.sequence.notation import CardName, TeamName
from spieltisch.games.sequence.options import WORDS
from spieltisch.games.sequence.scene import CHIPS, COLOURS

Scene = Mapping[str, Any]

STYLES = {"b": "white on #1f5fbf", "g": "white on #1c7c3c", "r": "white on #b3261e"}
RED_SUIT, BLACK_SUIT = "#d0473c", "default"
BOARD_WIDTH = 2 + 5 * SIDE + 1
NAME_WIDTH = 10


def draw(scene: Scene, language: Language = "en") -> Picture:
    """The whole table."""
    picture = Picture()
    for left, right in zip_longest(_board(scene, language), _side(scene, language)):
        line = Picture.assemble(left or "")
        if right is not None:
            line.append(" " * (BOARD_WIDTH + 2 - len(line)))
            line.append_text(right)
        line.rstrip()
        picture.append_text(line).append("\n")
    for line in _below(scene, language):
        picture.append_text(line).append("\n")
    picture.right_crop(1)
    return picture


def _board(scene: Scene, language: Language) -> Iterator[Picture]:
    table = scene["table"]
    last = _last_cell(scene)
    yield Picture("  " + "".join(f"   {column} " for column in "abcdefghij") + " ", "dim")
    for row in range(SIDE):
        names = [cell_name(row * SIDE + column) for column in range(SIDE)]
        line = Picture.assemble((f"{row + 1:>2}", "dim"))
        for column, name in enumerate(names):
            closing = "]" if column and names[column - 1] == last else " "
            line.append("[" if name == last else closing, "bold")
            line.append_text(_cell(table, row, column, name in table["locked"], language))
        yield line.append("]" if names[-1] == last else " ", "bold")


def _cell(table: Scene, row: int, column: int, locked: bool, language: Language) -> Picture:
    card, chip = table["layout"][row][column], table["board"][row][column]
    if card == FREE:
        return Picture("  ★ ", "yellow")
    text = f"{CardName(card).say(language):>3}"
    if chip in STYLES:
        return Picture(text + (chip.upper() if locked else chip), f"bold {STYLES[chip]}")
    if card in (table["hand"] or ()):
        return Picture.assemble((text, f"bold {_suit_style(card)}"), ("•", "bold yellow"))
    return Picture(text + " ", _suit_style(card))


def _suit_style(card: str) -> str:
    return RED_SUIT if card[1] in "HD" else BLACK_SUIT


def _last_cell(scene: Scene) -> str | None:
    """The cell of the last move, if it went to one."""
    if scene["last"] is None:
        return None
    word = scene["last"]["move"].split()[-1].lstrip("x")
    return str(word) if word[:1] in "abcdefghij" and word[1:].isdecimal() else None


def _side(scene: Scene, language: Language) -> Iterator[Picture]:
    table = scene["table"]
    size, top = (WORDS(f"drawn-{key}").say(language) for key in ("hand-size", "top"))
    yield Picture(f"{'':{NAME_WIDTH + 2}}{size:>6}{top:>7}", "dim")
    for team, colour in enumerate(COLOURS):
        if colour not in table["teams"]:
            continue
        chip = (f" {CHIPS[team]} ", f"bold {STYLES[CHIPS[team]]}")
        score = _score("drawn-team", table, team).say(language)
        yield Picture.assemble(chip, (f" {score}", "bold"))
        for seat in range(scene["players"]):
            if table["teams"][seat] == colour:
                yield _seat(scene, seat, language)
    yield Picture()
    piles = WORDS("drawn-deck", deck=table["deck"], discards=len(table["discards"]))
    yield Picture(piles.say(language), "dim")


def _score(key: str, table: Scene, team: int) -> Text:
    """A sentence about a team's sequences."""
    own = sum(1 for s in table["sequences"] if s["team"] == COLOURS[team])
    return WORDS(key, team=TeamName(team), sequences=own, goal=table["goal"])


def _seat(scene: Scene, seat: int, language: Language) -> Picture:
    table = scene["table"]
    mark = "▶ " if seat in scene["actors"] else "  "
    name = _name(scene, seat, language)
    if len(name) > NAME_WIDTH:
        name = name[: NAME_WIDTH - 1] + "…"
    top = CardName(table["tops"][seat]).say(language) if table["tops"][seat] else ""
    style = "bold" if seat == scene["viewer"] else ""
    columns = f"{mark}{name:{NAME_WIDTH}}{table['hand_sizes'][seat]:>6}{top:>7}"
    return Picture(columns, style)


def _name(scene: Scene, seat: int, language: Language) -> str:
    if scene["seats"]:
        return str(scene["seats"][seat])
    return WORDS("drawn-player", player=seat + 1).say(language)


def _below(scene: Scene, language: Language) -> Iterator[Picture]:
    table = scene["table"]
    if scene["over"]:
        yield from _end(table, language)
    if table["hand"] is not None:
        legend = ["drawn-legend", "drawn-dead"] if table["dead"] else ["drawn-legend"]
        yield Picture("   ".join(WORDS(key).say(language) for key in legend), "dim")
        yield _hand(WORDS("drawn-hand").say(language), table["hand"], table["dead"], language)
        return
    for seat, hand in enumerate(table["hands"]):
        if hand:
            yield _hand(f"{_name(scene, seat, language)}:", hand, (), language)


def _hand(owner: str, hand: list[str], dead: Sequence[str], language: Language) -> Picture:
    picture = Picture(owner)
    for card in hand:
        picture.append("  ").append(CardName(card).say(language), f"bold {_suit_style(card)}")
        if card in dead:
            picture.append("†", "dim")
    return picture


def _end(table: Scene, language: Language) -> Iterator[Picture]:
    if table["winner"] is None:
        yield Picture(WORDS("drawn-stalemate").say(language), "bold")
    for team, colour in enumerate(COLOURS):
        if colour not in table["teams"]:
            continue
        rows = [s["cells"] for s in table["sequences"] if s["team"] == colour]
        line = Picture(_score("drawn-sequences", table, team).say(language))
        if rows:
            line.append(" (" + ", ".join(f"{row[0]}-{row[-1]}" for row in rows) + ")")
        if colour == table["winner"]:
            line.append(", " + WORDS("drawn-won", team=TeamName(team)).say(language))
            line.stylize("bold")
        yield line
