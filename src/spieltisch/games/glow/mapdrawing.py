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

WIDTH = 80

#: So many lines the map of the Realm of Shadows has, on a high screen and on a low one.
HIGH, LOW = 21, 13

#: So much room each label keeps on its right for bands and camps, on either map.
ROOM = {HIGH: 4, LOW: 2}
_LEFT, _RIGHT, _TOP, _BOTTOM = 0.05, 0.93, 0.09, 0.92
_STYLES = {"village": "bold yellow", "forbidden": "red", "start": "bold"}


def draw_map(scene: Scene, language: Language, height: int = HIGH) -> Iterator[Picture]:
    """The map of the scene's board."""
    if scene["table"]["board"] == "sea":
        yield from _sea(scene, language)
    else:
        yield from _shadows(scene, language, height)


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


def _marks(scene: Scene, space: Scene) -> str:
    """The bands and camps on a space; Tom's band walks elsewhere."""
    owners = _owners(scene)
    bands = [owner for owner, own in owners if own["band"] == space["id"] and owner != "T"]
    camps = [owner for owner, own in owners if own["camp"] == space["id"]]
    shown = (sign + "".join(who) for sign, who in (("@", bands), ("▲", camps)) if who)
    return "".join(shown)


def _shadows(scene: Scene, language: Language, height: int) -> Iterator[Picture]:
    """Labels stand where they always stand; bands and camps come beside them."""
    spaces = scene["table"]["map"]["spaces"]
    places = _places([_label(space, language) for space in spaces], spaces, height)
    lines = [Picture(" " * WIDTH) for _ in range(height)]
    starts = [sorted(x for x, y in places if y == row) for row in range(height)]
    for space, (x, y) in zip(spaces, places, strict=True):
        text, marks = _label(space, language), _marks(scene, space)
        after = x + len(text)
        end = min((start - 1 for start in starts[y] if start > x), default=WIDTH)
        lines[y] = _put(lines[y], x, text, _STYLES.get(space["kind"], "cyan"))
        lines[y] = _put(lines[y], after, marks[: end - after], "bold reverse")
    yield from lines


def _put(line: Picture, x: int, text: str, style: str) -> Picture:
    return Picture.assemble(line[:x], (text, style), line[x + len(text) :]) if text else line


def _places(labels: list[str], spaces: list[Scene], height: int) -> list[tuple[int, int]]:
    """Where each label stands, as near as can be to where it belongs."""
    taken = [[False] * WIDTH for _ in range(height)]
    places = []
    for label, space in zip(labels, spaces, strict=True):
        length = len(label) + ROOM.get(height, 0)
        x, y = _place(taken, space["at"], length, height)
        taken[y][max(0, x - 1) : x + length + 1] = [True] * (length + 1 + (x > 0))
        places.append((x, y))
    return places


def _place(taken: list[list[bool]], at: list[float], length: int, height: int) -> tuple[int, int]:
    x = round((at[0] - _LEFT) / (_RIGHT - _LEFT) * (WIDTH - 8))
    y = round((at[1] - _TOP) / (_BOTTOM - _TOP) * (height - 1))
    tries = [
        (abs(dx) + 3 * abs(dy), x + dx, y + dy)
        for dy in range(-3, 4)
        for dx in range(-12, 13)
        if 0 <= y + dy < height and x + dx >= 0 and x + dx + length < WIDTH
    ]
    for _, left, top in sorted(tries):
        if not any(taken[top][left : left + length]):
            return left, top
    return x, y  # no map is so full


def draw_ways(scene: Scene, language: Language) -> Iterator[Picture]:
    """What lies beside the viewer's band, or beside the band of every busy seat."""
    table = scene["table"]
    if table["board"] == "sea" or scene["over"]:
        return
    busy = [seat for seat, own in enumerate(table["seats"]) if own["stage"] != "idle"]
    watched = [scene["viewer"]] if scene["viewer"] in range(scene["players"]) else busy
    for seat in watched:
        own = table["seats"][seat]
        line = WORDS("drawn-ways", band=own["band"], ways=_ways(table, own, language))
        yield Picture(line.say(language), "italic")


def _ways(table: Scene, own: Scene, language: Language) -> list[str]:
    """The spaces beside a band with what they and the paths to them bring or cost."""
    spaces = {space["id"]: space for space in table["map"]["spaces"]}
    shown = []
    for one, other, *crossed in table["map"]["connections"]:
        if own["band"] in (one, other):
            space = spaces[other if own["band"] == one else one]
            if space["id"] not in own["visited"]:
                toll = f" ({effects(crossed[0], language)})" if crossed else ""
                shown.append(_described(space, language) + toll)
    return shown


def crossings(table: Scene) -> list[str]:
    """The connections of the Realm of Shadows that carry symbols: p09-p10 +1✦."""
    return [
        f"{one}-{other} {effects(crossed[0], 'en')}"
        for one, other, *crossed in table["map"]["connections"]
        if crossed
    ]


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
        line.append(f"{'≈' + boats if boats else '':9}", "bold yellow")
        ways = [_route(route, island["id"], language) for route in _inward(table, island["id"])]
        line.append(("← " if ways else "") + "; ".join(ways), "dim")
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
    cost = f", {route['cost']}∴" if route.get("cost") else ""
    name = names.island(ISLANDS.index(_other(route, island)), noun=True).say(language)
    return f"{number}{cost} {name}"
