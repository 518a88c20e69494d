"""The facts, what dice show, and how often a card triggers."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

Position = dict[str, Any]
Seat = dict[str, Any]

DATA = json.loads(
    (Path(__file__).parents[3] / "src/spieltisch/games/glow/glow.json").read_text("utf-8")
)
ELEMENTS = ["fire", "water", "stone", "air", "leaf"]
CARDS = {row["id"]: row for row in DATA["companions"]}
CARDS |= {row["name"]: row for row in DATA["adventurers"]}
SPELLS = {f"S{k + 1}": row for k, row in enumerate(DATA["spells"])}
TILES = {row["id"]: row for row in DATA["tiles"]}
COLOURS = [row["colour"] for row in DATA["dice"]]
LETTERS = {name[0].upper(): name for name in COLOURS if name != "black"} | {"K": "black"}
LARGE = {row["colour"]: row["large"] for row in DATA["dice"]}
SIXTH = {row["colour"]: row["sixth"] for row in DATA["dice"]}
SPECIAL = {"purple": "footprints", "yellow": "points", "black": "curse"}
SPACES = {row["id"]: row for row in DATA["spaces"]}
ISLANDS = {row["id"]: row for row in DATA["islands"]}
REROLL_SPACES = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 16, 19, 22, 26, 31, 37, 44, 52]
VILLAGES = ["start", "v3", "v5", "v8", "v10", "v12", "v15", "v20"]


def colour(die: str) -> str:
    return LETTERS[die[0]]


def is_large(die: str) -> bool:
    return int(die[1:]) <= LARGE[colour(die)]


def die_order(die: str) -> tuple[bool, int, str]:
    return (not is_large(die), COLOURS.index(colour(die)), die)


def in_order(dice: Any) -> list[str]:
    return sorted(dice, key=die_order)


def counted(own: Seat) -> dict[str, str]:
    """The dice that count, with their symbols: the black die cancels its like."""
    cursed = own["dice"].get("K1")
    return {
        die: face for die, face in own["dice"].items() if face and (die == "K1" or face != cursed)
    }


def triggers(row: dict[str, Any], own: Seat) -> int:
    elements = Counter(
        face if face in ELEMENTS else f"{face} of {colour(die)}"
        for die, face in counted(own).items()
    )
    when = row["when"]
    if not when:
        return 0
    if any(elements[element] for element in when.get("absent", [])):
        return 0
    if "identical" in when:
        return sum(count // when["identical"] for count in elements.values())
    if "need" not in when:
        return 1
    sets = min(elements[element] // count for element, count in Counter(when["need"]).items())
    return min(sets, 1) if "absent" in when else sets


def held_spells(position: Position, seat: int) -> list[int]:
    return [
        k
        for k, spell in enumerate(position.get("spells", []))
        if spell["seat"] == seat and spell["state"] in ("face_down", "open")
    ]


def due(position: Position, seat: int) -> list[str]:
    own = position["seats"][seat]
    cards = [*own["companions"], own["adventurer"]]
    due_cards = [c for c in cards if triggers(CARDS[c], own) > own["done"].get(c, 0)]
    if "B18" in due_cards:
        return ["B18"]
    for slot in held_spells(position, seat):
        spell = position["spells"][slot]
        if spell["state"] == "open" and triggers(SPELLS[spell["spell"]], own):
            due_cards.append(f"spell {slot + 1}")
    return due_cards


def price(route: dict[str, Any], own: Seat) -> int | None:
    """Footprints that a route costs, or none if it is closed for these dice."""
    different = len(set(counted(own).values()) & set(ELEMENTS))
    extra = int(route.get("cost", 0))
    if not route["symbols"]:
        return extra
    reachable = [number - different for number in route["symbols"] if number >= different]
    return min(reachable) + extra if reachable else None


def toms_areas(position: Position) -> list[str]:
    """The areas in which a die of Tom's lies."""
    if "tom" not in position:
        return []
    return [face for face in position["tom"]["dice"].values() if face in ELEMENTS]
