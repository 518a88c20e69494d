"""The options of Labyrinth, and the blank table they describe."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from spieltisch.engine.errors import BadOption
from spieltisch.engine.options import Option, choice, flag, number, own
from spieltisch.engine.records import viewed
from spieltisch.engine.variants import Variant, variant
from spieltisch.games.labyrinth.blank import GOALS_SHOWN, blank, drawing_of, lots
from spieltisch.games.labyrinth.board import FREE_TILE, MOST, cell_name
from spieltisch.games.labyrinth.checks import check_goals, check_table, stones_in
from spieltisch.games.labyrinth.drawn import (
    CLASSIC,
    LOOSE,
    STONES_ON,
    WORDS,
    Drawing,
    Flaw,
    is_classic,
    read_drawing,
    read_starts,
)
from spieltisch.games.labyrinth.record import RECORD, SEATS, STONES
from spieltisch.games.labyrinth.tiles import (
    KINDS,
    WALL,
    WALL_KIND,
    read_sign,
)

#: R1: what random boards are made of unless told otherwise; no dead ends.
USUAL_MIX = {"wall": 1, "end": 0, "straight": 12, "corner": 14, "t": 6, "cross": 1}

#: As many stones as the published game has.
USUAL_STONES = 24
LONGEST_GAME = 1_000_000
MOST_OF_A_KIND = 1000
_COUNT = re.compile("[0-9]{1,4}")


def _from_one(name: str, last: int) -> Option:
    """A whole number from 1 up; its default depends on the board."""
    return number(WORDS, name, None, range(1, last + 1), usual=True)


def _accept_board(value: object) -> Any:
    """A named board, or the lines of a drawn one."""
    if isinstance(value, str) and (is_classic(value) or value == "random"):
        return value
    lines = value.splitlines() if isinstance(value, str) else value
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        return None
    if isinstance(value, str) and len(lines) == 1 and not any(map(read_sign, value)):
        return None  # more likely a misspelt name than a board
    try:
        return read_drawing(lines).lines()
    except Flaw as flaw:
        raise BadOption(flaw.text) from flaw


def _accept_tiles(value: object) -> dict[str, int] | None:
    """Numbers by kind of tile, or a text such as "straight=13 corner=15 t=6"."""
    if isinstance(value, str):
        parts = [part.partition("=") for part in re.split(r"[\s,]+", value.strip())]
        if not all(_COUNT.fullmatch(count) for _, _, count in parts):
            return None
        for kind, _, _ in parts:
            if [other for other, _, _ in parts].count(kind) > 1:
                raise BadOption(WORDS("tiles-kind-twice", kind=kind[:20]))
        value = {kind: int(count) for kind, _, count in parts}
    if not isinstance(value, Mapping) or not all(kind in KINDS for kind in value):
        return None
    if not all(type(n) is int and 0 <= n <= MOST_OF_A_KIND for n in value.values()):
        return None
    return {kind: value.get(kind, 0) for kind in KINDS} if any(value.values()) else None


def _accept_starts(value: object) -> list[str] | None:
    names = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        return None
    return names if 1 <= len(names) <= SEATS else None


OPTIONS: tuple[Option, ...] = (
    own(
        WORDS,
        "board",
        "classic",
        _accept_board,
        (*LOOSE, "random"),
        written={"classic": CLASSIC.lines()},
    ),
    _from_one("width", MOST),
    _from_one("height", MOST),
    own(WORDS, "tiles", None, _accept_tiles, usual=True),
    number(WORDS, "immovable", 0, range(101)),
    _from_one("stones", STONES),
    _from_one("goals", STONES),
    _from_one("turn_limit", LONGEST_GAME),
    flag(WORDS, "shared_goals"),
    own(WORDS, "starts", None, _accept_starts, usual=True),
    choice(WORDS, "goals_shown", tuple(GOALS_SHOWN), added=True),
    flag(WORDS, "return_home", added=True),
)

#: The usual way to play, and those that owners of the box may expect.
VARIANTS: tuple[Variant, ...] = (
    variant(WORDS, "general"),
    variant(WORDS, "family", goals_shown="one", return_home=True),
)


def settle(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Fill in what depends on the board and the players; refuse what cannot be played."""
    try:
        settled = _fill_in(players, options)
        s = viewed(blank(players, settled), RECORD)
        check_table(s)
        if s.goals_each == 0:
            check_goals(s, [stones_in(int(s.goals[seat])) for seat in range(players)])
    except Flaw as flaw:
        raise BadOption(flaw.text) from flaw
    return settled


def _fill_in(players: int, options: dict[str, Any]) -> dict[str, Any]:
    if options["shared_goals"] and options.get("goals_shown") == "one":
        raise Flaw("shared-one-by-one")
    drawing = drawing_of(options)
    settled = {**options, "width": drawing.width, "height": drawing.height}
    for name in ("width", "height"):
        if options[name] not in (None, settled[name]):
            raise Flaw("size-is-fixed", option=name, value=options[name], fixed=settled[name])
    settled["starts"] = _settle_starts(players, options, drawing)
    _check_room_for_stones(options, drawing, settled["starts"])
    settled["tiles"] = _settle_tiles(options, drawing, settled["starts"])
    settled["immovable"] = _settle_immovable(options, drawing)
    settled["stones"] = _settle_stones(players, options, drawing, settled["starts"])
    settled["goals"] = _settle_goals(players, options, drawing, settled["stones"])
    return settled


def usual_starts(width: int, height: int) -> list[int]:
    """R11: two opposite corners, the other two, then the middles of the four borders.

    >>> [cell_name(cell, 7) for cell in usual_starts(7, 7)]
    ['a1', 'g7', 'g1', 'a7', 'd1', 'g4', 'd7', 'a4']
    """
    right, bottom = width - 1, height - 1
    corners = [(0, 0), (right, bottom), (right, 0), (0, bottom)]
    middles = [(right // 2, 0), (right, bottom // 2), (right // 2, bottom), (0, bottom // 2)]
    return [y * width + x for x, y in corners + middles]


def _settle_starts(players: int, options: Mapping[str, Any], drawing: Drawing) -> list[str]:
    names = options["starts"]
    if names is not None:
        if len(names) != players:
            raise Flaw("starts-count", count=len(names), players=players)
        cells = read_starts(drawing, names)
    elif drawing.starts is not None:
        if len(drawing.starts) < players:
            raise Flaw("starts-count", count=len(drawing.starts), players=players)
        cells = drawing.starts[:players]
    else:
        cells = usual_starts(drawing.width, drawing.height)[:players]
    return [cell_name(cell, drawing.width) for cell in cells]


def _settle_tiles(
    options: Mapping[str, Any], drawing: Drawing, starts: list[str]
) -> dict[str, int] | None:
    choice, count = options["tiles"], lots(drawing)
    if is_classic(options["board"]):
        mix = {kind: LOOSE[options["board"]].get(kind, 0) for kind in KINDS}
        if choice not in (None, mix):
            raise Flaw("tiles-are-fixed", board=options["board"])
        return mix
    if count == 0:
        if choice is not None:
            raise Flaw("no-tiles-by-lot")
        return None
    mix = choice or USUAL_MIX
    occupied = {*read_starts(drawing, starts), *drawing.stones.values()}
    need = sum(1 for place in occupied if _tile_on(drawing, place) is None)
    if not drawing.stones and not any(_tiles_for_stones(drawing, starts)):
        need += 1
    ways = sum(mix.values()) - mix[KINDS[WALL_KIND]]
    if ways == 0 or (sum(mix.values()) == count and ways < need):
        raise Flaw("tiles-all-walls", ways=max(need, 1))
    return dict(mix)


def _check_room_for_stones(options: Mapping[str, Any], drawing: Drawing, starts: list[str]) -> None:
    """R11, R21: stones that are laid by lot need a tile with a way that is not a start."""
    by_lot = not drawing.stones and not is_classic(options["board"])
    if by_lot and all(tile == WALL for tile in _tiles_for_stones(drawing, starts)):
        raise Flaw("no-tile-for-stones")


def _tiles_for_stones(drawing: Drawing, starts: list[str]) -> list[int | None]:
    """The free tile and all others but the starts; None is drawn by lot."""
    taken = read_starts(drawing, starts)
    places = [place for place in range(len(drawing.tiles)) if place not in taken]
    return [_tile_on(drawing, place) for place in [*places, FREE_TILE]]


def _tile_on(drawing: Drawing, place: int) -> int | None:
    return drawing.free if place == FREE_TILE else drawing.tiles[place]


def _settle_immovable(options: Mapping[str, Any], drawing: Drawing) -> int:
    percent: int = options["immovable"]
    if percent and options["board"] != "random":
        raise Flaw("immovable-is-drawn")
    cells = drawing.width * drawing.height
    most = (drawing.width - 1) * (drawing.height - 1)
    most_percent = 100 * most // cells
    if percent > most_percent:
        raise Flaw("immovable-too-many", most=most_percent)
    return percent


def _settle_stones(
    players: int, options: Mapping[str, Any], drawing: Drawing, starts: list[str]
) -> int:
    choice = options["stones"]
    if is_classic(options["board"]):
        fixed = sum(STONES_ON.values())
    elif drawing.stones:
        fixed = len(drawing.stones)
    else:
        tiles = len(drawing.tiles) + 1 - len(set(starts))
        return int(choice or min(USUAL_STONES, max(players, tiles)))
    if choice not in (None, fixed):
        raise Flaw("stones-are-fixed", value=choice, fixed=fixed)
    return fixed


def _settle_goals(
    players: int, options: Mapping[str, Any], drawing: Drawing, stones: int
) -> int | None:
    choice = options["goals"]
    if drawing.goals is not None:
        if choice is not None:
            raise Flaw("goals-are-drawn")
        if len(drawing.goals) != players:
            raise Flaw("goals-count", count=len(drawing.goals), players=players)
        return None
    walled = sum(1 for place in drawing.stones.values() if _tile_on(drawing, place) == WALL)
    stones -= walled
    most = stones if options["shared_goals"] else stones // players
    if most == 0:
        raise Flaw("too-few-stones", stones=stones, players=players)
    if choice is not None and choice > most:
        raise Flaw("too-many-goals", goals=choice, most=most, stones=stones)
    return int(choice or stones // players or 1)
