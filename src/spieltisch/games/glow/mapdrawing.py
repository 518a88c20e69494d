"""The boards as text: the Realm of Shadows as a map, the Sea of Darkness as its routes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text as Picture

from spieltisch.engine.words import Language
from spieltisch.games.glow import names
from spieltisch.games.glow.cardtexts import effects, element
from spieltisch.games.glow.maps import ISLANDS
from spieltisch.games.glow.options import WORDS

Scene = Mapping[str, Any]

WIDTH, HEIGHT = 80, 21
_LEFT, _RIGHT, _TOP, _BOTTOM = 0.05, 0.93, 0.09, 0.92


def draw_map(scene: Scene, language: Language) -> Iterator[Picture]:
    """The map of the scene's board."""
    if scene["table"]["board"] == "sea":
        yield from _sea(scene, language)
    else:
        yield from _shadows(scene, language)


def _owners(scene: Scene) -> list[tuple[str, Scene]]:
    table = scene["table"]
    owners = [(str(seat + 1), own) for seat, own in enumerate(table["seats"])]
    return owners + ([("T", table["tom"])] if table["tom"] else [])


def _label(space: Scene, language: Language) -> str:
    """A space: its number and symbol, ! where the symbol is forbidden, villages in brackets."""
    if space["kind"] == "village":
        return f"[{space['id']}]"
    if space["kind"] == "start":
        return "start"
    sign = element(space["element"], language)[0].lower()
    return space["id"][1:] + ("!" if space["kind"] == "forbidden" else "") + sign


def _shadows(scene: Scene, language: Language) -> Iterator[Picture]:
    table = scene["table"]
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    styles: dict[tuple[int, int], tuple[int, str]] = {}
    for space in table["map"]["spaces"]:
        text = _label(space, language)
        who = "".join(
            owner
            for owner, own in _owners(scene)
            if own.get("band") == space["id"] and owner != "T"
        )
        camps = "".join(f"{owner}" for owner, own in _owners(scene) if own["camp"] == space["id"])
        marks = (f"@{who}" if who else "") + (f"▲{camps}" if camps else "")
        x, y = _place(grid, space["at"], len(text) + len(marks))
        for k, sign in enumerate(text + marks):
            grid[y][x + k] = sign
        style = {"village": "bold yellow", "forbidden": "red", "start": "bold"}.get(space["kind"])
        styles[x, y] = (len(text), style or "cyan")
        if marks:
            styles[x + len(text), y] = (len(marks), "bold reverse")
    for y, row in enumerate(grid):
        line = Picture("".join(row))
        for (x, at), (length, style) in styles.items():
            if at == y:
                line.stylize(style, x, x + length)
        yield line
    yield from _ways(scene, language)


def _place(grid: list[list[str]], at: list[float], length: int) -> tuple[int, int]:
    """Where a label fits, as near as can be to where it belongs."""
    x = round((at[0] - _LEFT) / (_RIGHT - _LEFT) * (WIDTH - 8))
    y = round((at[1] - _TOP) / (_BOTTOM - _TOP) * (HEIGHT - 1))
    tries = [
        (abs(dx) + 3 * abs(dy), x + dx, y + dy)
        for dy in range(-3, 4)
        for dx in range(-8, 9)
        if 0 <= y + dy < HEIGHT and x + dx >= 0 and x + dx + length < WIDTH
    ]
    for _, left, top in sorted(tries):
        around = grid[top][max(0, left - 1) : left + length + 1]
        if all(sign == " " for sign in around):
            return left, top
    return x, y  # no map is so full


def _ways(scene: Scene, language: Language) -> Iterator[Picture]:
    """Where the viewer, or every busy seat, can go from here."""
    table = scene["table"]
    spaces = {space["id"]: space for space in table["map"]["spaces"]}
    for seat, own in enumerate(table["seats"]):
        watching = scene["viewer"] in (None, "all", seat)
        if not watching or own["stage"] == "idle":
            continue
        shown = []
        for one, other, *crossed in table["map"]["connections"]:
            if own["band"] in (one, other):
                space = spaces[other if own["band"] == one else one]
                if space["id"] not in own["visited"]:
                    toll = f" ({effects(crossed[0], language)})" if crossed else ""
                    shown.append(_described(space, language) + toll)
        line = WORDS("drawn-ways", player=seat + 1, band=own["band"], ways=shown)
        yield Picture(line.say(language), "italic")


def _described(space: Scene, language: Language) -> str:
    if space["kind"] == "village":
        bonus = f" {effects(space['then'], language)}" if space["then"] else ""
        return f"{space['id']} -{space['cost']}∴{bonus}"
    if space["kind"] == "start":
        return str(space["id"])
    shown = element(space["element"], language)
    if space["kind"] == "forbidden":
        shown = WORDS("drawn-absent", element=shown).say(language)
    return f"{space['id']} {shown}"


def _sea(scene: Scene, language: Language) -> Iterator[Picture]:
    """A line for each island: its worth, who lies there, and the routes that lead to it."""
    table = scene["table"]
    for number, island in enumerate(table["map"]["islands"]):
        if scene["players"] == 1 and island["id"].startswith("east"):
            continue  # T7.2: closed
        boats = " ".join(
            owner * own["boats"].count(island["id"])
            for owner, own in _owners(scene)
            if island["id"] in own["boats"]
        )
        worth = f"{island['points']}★" if island["points"] else ""
        gain = effects(island["then"], language)
        name = names.island(number, noun=True).say(language)
        line = Picture("  " * island["steps"] + f"{name:14}", "bold cyan")
        line.append(f"{'':{4 - 2 * island['steps']}}{worth:3} {gain:4} ")
        line.append(f"{'≈' + boats if boats else '':11}", "bold yellow")
        ways = [_route(route, island["id"], language) for route in _inward(table, island["id"])]
        line.append(("← " if ways else "") + ", ".join(ways), "dim")
        yield line


def _inward(table: Scene, island: str) -> list[Scene]:
    steps = {row["id"]: row["steps"] for row in table["map"]["islands"]}
    closed = table["tom"] is not None
    return [
        route
        for route in table["map"]["routes"]
        if island in (route["from"], route["to"])
        and steps[_other(route, island)] < steps[island]
        and not (closed and route.get("solo") is False)
    ]


def _other(route: Scene, island: str) -> str:
    return str(route["to"] if route["from"] == island else route["from"])


def _route(route: Scene, island: str, language: Language) -> str:
    number = "/".join(map(str, route["symbols"])) or WORDS("drawn-open-route").say(language)
    cost = f"-{route['cost']}∴" if route.get("cost") else ""
    name = names.island(ISLANDS.index(_other(route, island)), noun=True).say(language)
    return f"{number}{cost} {name}"
