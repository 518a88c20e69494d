"""A scene as a picture for the terminal, at most 80 columns wide.

Each square shows its chip as on a drawn position, `y5` or, on top of another, `Y5`, and then
the letter of its room; a plus marks the squares that can be placed on. So the picture can be
read without colours too. Below the board are the seats with what they have left, the rooms with
everybody's pips, and the viewer's chip.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text as Picture

from spieltisch.engine.words import Language
from spieltisch.games.gluex.boards import CORRIDOR, WORDS
from spieltisch.games.gluex.chips import LETTERS, ColourName
from spieltisch.games.gluex.squares import COLUMNS, STRIDE, cell_name

Scene = Mapping[str, Any]

CHIP_STYLES = ("black on #f2c230", "white on #1c7c3c", "white on #b3261e", "white on #7b3fa0")
ROOM, MIDDLE, HALL = "#30566b on #cfe8f5", "#30566b on #a9d5ee", "#8fa3b0 on #22303c"
TARGET = "bold #d0473c"
NAME_WIDTH = 14
ROOMS_IN_A_ROW = 12
POINTS = {0: " ", 2: "²", 4: "⁴"}


def draw(scene: Scene, language: Language = "en") -> Picture:
    """The whole table."""
    lines = [
        *_board(scene),
        *_notes(scene, language),
        Picture(),
        *_seats(scene, language),
        Picture(),
        *_rooms(scene, language),
        *_below(scene, language),
    ]
    return Picture("\n").join(lines)


def _say(key: str, language: Language, **values: Any) -> str:
    return WORDS(key, **values).say(language)


def _board(scene: Scene) -> Iterator[Picture]:
    table = scene["table"]
    chips = {chip["cell"]: chip for chip in table["chips"]}
    starts = dict(zip(table["starts"], range(len(table["starts"])), strict=True))
    targets = {target["cell"] for target in _shown_targets(scene)}
    last = _last_cell(scene)
    yield Picture("   " + "".join(f" {column}  " for column in _columns(table)), "dim")
    for y, row in enumerate(table["layout"]):
        line = Picture(f"{y + 1:>2} ", "dim")
        for x, room in enumerate(row):
            name = cell_name(y * STRIDE + x)
            style = HALL if room == CORRIDOR else MIDDLE if room == table["middle"] else ROOM
            if name in chips:
                line.append("+" if name in targets else " ", _over(style))
                line.append_text(_chip(chips[name], name == last))
            elif name in starts:
                line.append(f" {LETTERS[starts[name]]}?", style)
            elif name in targets:
                line.append("  +", _over(style))
            else:
                line.append("  ·" if room == CORRIDOR else "   ", style)
            line.append(" " if room == CORRIDOR else room, style)
        yield line


def _over(style: str) -> str:
    """The style of a target's mark on a square."""
    return f"{TARGET} on {style.partition(' on ')[2]}"


def _columns(table: Scene) -> str:
    return COLUMNS[: len(table["layout"][0])]


def _chip(chip: Scene, is_last: bool) -> Picture:
    letter = LETTERS[chip["seat"]]
    sign = f"{letter.upper() if chip['height'] == 2 else letter}{chip['pips']}"
    return Picture(sign, f"bold {'underline ' if is_last else ''}{CHIP_STYLES[chip['seat']]}")


def _shown_targets(scene: Scene) -> list[Any]:
    """The squares for the viewer to choose from, or for the one whose turn it is."""
    table, viewer = scene["table"], scene["viewer"]
    if type(viewer) is int:
        return list(table["targets"][viewer])
    return list(table["targets"][table["turn"]]) if table["turn"] is not None else []


def _last_cell(scene: Scene) -> str | None:
    """The square of the last move, if it went to one."""
    move = scene["last"] and scene["last"]["move"]
    return move.split()[-1] if move and not move.startswith("start") else None


def _notes(scene: Scene, language: Language) -> Iterator[Picture]:
    if _shown_targets(scene):
        yield Picture(_say("drawn-legend", language), "dim")
    if scene["table"]["reconstruction"]:
        yield Picture(_say("drawn-reconstruction", language), "italic")


def _name(scene: Scene, seat: int, language: Language) -> str:
    name = scene["seats"][seat] if scene["seats"] else None
    name = name or _say("drawn-player", language, player=seat + 1)
    return name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1] + "…"


def _seats(scene: Scene, language: Language) -> Iterator[Picture]:
    table = scene["table"]
    for seat in range(scene["players"]):
        start = _say("drawn-start", language, cell=table["starts"][seat])
        points = _say("drawn-points", language, points=int(scene["points"][seat]))
        yield Picture.assemble(
            "▶ " if seat in scene["actors"] else "  ",
            (f" {LETTERS[seat]} ", f"bold {CHIP_STYLES[seat]}"),
            (f" {_name(scene, seat, language):{NAME_WIDTH}}", _bold(seat == scene["viewer"])),
            f" {start:<9} {points:>10}   {_left(table, seat, language)}",
        )


def _left(table: Scene, seat: int, language: Language) -> str:
    """What a seat still has to place, or why it places nothing any more."""
    left = table["left"][seat]
    count = sum(left.values())
    if seat in table["finished"]:
        return _say("drawn-finished", language)
    if seat in table["excluded"]:
        return _say("drawn-excluded", language, count=count)
    if seat in table["chosen"]:
        return _say("drawn-chosen", language)
    types = "  ".join(f"{number}× {name}" for name, number in left.items())
    return f"{_say('drawn-left', language, count=count):<8} {types}"


def _bold(is_bold: bool) -> str:
    return "bold" if is_bold else ""


def _rooms(scene: Scene, language: Language) -> Iterator[Picture]:
    """Everybody's pips in the rooms, with the points they are worth as it stands."""
    table = scene["table"]
    for begin in range(0, len(table["rooms"]), ROOMS_IN_A_ROW):
        rooms = table["rooms"][begin : begin + ROOMS_IN_A_ROW]
        line = Picture(f"{_say('drawn-rooms', language):<10}")
        for room in rooms:
            is_middle = room["room"] == table["middle"]
            line.append(f"{room['room'] + ('*' if is_middle else ' '):>5}", _bold(is_middle))
        yield line
        for seat in range(scene["players"]):
            line = Picture.assemble("  ", (f" {LETTERS[seat]} ", CHIP_STYLES[seat]), " " * 5)
            for room in rooms:
                pips, points = room["pips"][seat], room["points"][seat]
                line.append(f"{pips or '-':>4}{POINTS[points]}", _bold(points > 0))
            line.rstrip()
            yield line
    yield Picture(_say("drawn-room-legend", language), "dim")


def _below(scene: Scene, language: Language) -> Iterator[Picture]:
    table = scene["table"]
    if scene["over"]:
        yield Picture()
        yield from _end(scene, language)
    if table["hand"] is not None:
        yield Picture()
        low, high = table["hand"]["sides"]
        key = table["phase"]
        if key == "choose" and table["choices"][scene["viewer"]]:
            key, low = "chosen", table["choices"][scene["viewer"]]
        line = _say(f"drawn-hand-{key}", language, low=low, high=high)
        yield Picture(line, _bold(not scene["over"]))
        return
    open_hands = [(seat, hand) for seat, hand in enumerate(table["hands"]) if hand]
    if open_hands:
        hands = [f"{_name(scene, seat, language)} {hand}" for seat, hand in open_hands]
        yield Picture(_say("drawn-hands", language, hands=hands))


def _end(scene: Scene, language: Language) -> Iterator[Picture]:
    table = scene["table"]
    yield Picture(_say(f"drawn-end-{table['end']}", language))
    if tie := table["tie_break"]:
        pips = [
            f"{ColourName(seat).say(language)} {count}"
            for seat, count in zip(tie["tied"], tie["pips"], strict=True)
        ]
        yield Picture(_say("drawn-tie", language, room=tie["room"], pips=pips))
    winners = [ColourName(seat) for seat in scene["winners"]]
    key = "drawn-won" if len(winners) == 1 else "drawn-shared"
    yield Picture(_say(key, language, colours=winners), "bold")
