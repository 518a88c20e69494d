"""The facts of `glow.json` are those of the sheet, number by number.

`sheet.txt` is a copy of the sheet's tables in its own words; they are read here and compared
with the game's data, so that a changed number is noticed on either side.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from spieltisch.games.glow.material import (
    ADVENTURER_DICE,
    COMPANIONS,
    DATA,
    DIE_COLOUR,
    ELEMENTS,
    LARGE_DICE,
    SOLO_CARDS,
)

Row = dict[str, Any]
UNITS = {"reroll token": "rerolls", "pts": "points", "footprint": "footprints"}
UNITS |= {"firefly": "fireflies"}
SENTENCES = {
    "SKULL (this card to cemetery)": ["skull", 1],
    "each other player gets a spell token": ["curse", 1],
    "take any card from cemetery": ["fetch", 1],
    "last recruited companion to cemetery": ["drop_last", 1],
    "discard 1 own companion (or 1 own spell)": ["discard", 1],
}
#: What an effect line says besides its effects: words that `data` keeps elsewhere.
ASIDES = {"-", "", "without its effects", "black-die shield (see 4.5)"}


def _tables() -> dict[str, list[list[str]]]:
    tables: dict[str, list[list[str]]] = {}
    for line in (Path(__file__).parent / "sheet.txt").read_text("utf-8").splitlines():
        if line.startswith("# "):
            rows = tables[line[2:]] = []
        elif line and tables:
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return tables


TABLES = _tables()


def body(name: str) -> list[list[str]]:
    """The rows of a table, without its head."""
    return TABLES[name][1:]


def number(cell: str) -> int:
    return int(cell or 0)


def condition(text: str) -> Row:
    """`leaf + fire`, `3 identical symbols`, `no air and no fire`, `water; no stone`, `-`."""
    if text == "-":
        return {}
    if match := re.fullmatch(r"(\d) identical symbols", text):
        return {"identical": int(match[1])}
    parts = re.split(r" \+ |; | and ", text)
    absent = [part[3:] for part in parts if part.startswith("no ")]
    need = [part for part in parts if not part.startswith("no ")]
    return ({"need": need} if need else {}) | ({"absent": absent} if absent else {})


def effects(text: str) -> list[list[Any]]:
    """`SKULL (this card to cemetery), +1 footprint, -4 pts`, and the like."""
    entries = []
    for part in text.split(", "):
        if part in SENTENCES:
            entries.append(SENTENCES[part])
        elif part not in ASIDES:
            match = re.fullmatch(r"([+-]\d+) (.+)", part)
            assert match, part
            entries.append([UNITS[match[2]], int(match[1])])
    return entries


def space(name: str) -> str:
    return name.replace("village_", "v")


def trim(row: Row, *left_out: str) -> Row:
    """A row without its place in drawings and without fields that say nothing."""
    fields = {k: v for k, v in row.items() if k not in ("at", *left_out)}
    return {k: v for k, v in fields.items() if v not in (None, 0, [], {}) or k in ("symbols",)}


def test_dice() -> None:
    rows = []
    for colour, large, small, _, sixth in body("dice"):
        face: Any = sixth.split(" (")[0]
        if match := re.fullmatch(r"special: (-?\d) (\w+)", sixth):
            face = [match[2], int(match[1])]
        rows.append({"colour": colour, "large": int(large), "small": int(small), "sixth": face})
    assert rows == DATA["dice"]
    assert (len(DIE_COLOUR), LARGE_DICE) == (30, 20)
    assert ELEMENTS == ["fire", "water", "stone", "air", "leaf"]


def test_adventurers() -> None:
    rows = [
        {
            "name": name,
            "colour": colour,
            "dice": int(dice),
            "points": int(points),
            "when": condition(when),
            "then": effects(then),
        }
        for _, name, colour, dice, points, when, then in body("adventurers")
    ]
    assert rows == DATA["adventurers"]
    assert ADVENTURER_DICE.sum() == 15


def test_companions() -> None:
    rows = []
    for line in [*body("companions A"), *body("companions B")]:
        name, title, points, fireflies, rerolls, die, when, then, solo = line
        row: Row = {"id": name, "name": title, "points": number(points)}
        row |= {"fireflies": number(fireflies), "free_rerolls": number(rerolls), "die": die or None}
        row |= {"when": condition(when), "then": effects(then)}
        row |= {"black_die": then.startswith("black-die shield")}
        row |= {"first": title == "Cromaug"}
        row["removed"] = {"yes": False, "REMOVED": True}[solo]
        rows.append({k: v for k, v in row.items() if v})
    entries = []
    for card in COMPANIONS:
        plain = {**card, "removed": not card.get("solo", True), "solo": None}
        entries.append({k: v for k, v in plain.items() if v})
    assert entries == rows
    assert [row["id"] for row in COMPANIONS] == [f"{x}{k:02}" for x in "AB" for k in range(1, 24)]
    assert int(SOLO_CARDS).bit_count() == 32


def test_spells() -> None:
    rows = []
    for copies, when, then in body("spells"):
        rows += [{"when": condition(when), "then": effects(then)}] * int(copies)
    assert rows == DATA["spells"]
    assert len(rows) == 7


def test_spaces() -> None:
    rows = []
    for name, kind, what, entering in body("spaces"):
        row: Row = {"id": space(name), "kind": kind}
        if kind == "village":
            match = re.fullmatch(r"pay (\d) footprint\(s\); bonus: (.+)", entering)
            assert match
            row |= {"points": int(what.split()[0]), "cost": int(match[1])}
            row["then"] = effects(match[2])
        elif kind != "start":
            row["element"] = what
        rows.append(trim(row))
    assert rows == [trim(row) for row in DATA["spaces"]]
    assert len(rows) == 61


def test_connections() -> None:
    rows = []
    for (line,) in TABLES["connections"]:
        match = re.fullmatch(r"(\w+)-(\w+)(?: \[(.+)\])?", line)
        assert match, line
        row: list[Any] = [space(match[1]), space(match[2])]
        rows.append([*row, effects(match[3])] if match[3] else row)
    assert rows == DATA["connections"]
    assert len(rows) == 74


def test_islands() -> None:
    rows = [
        {"id": name, "steps": int(steps), "points": int(points), "then": effects(arrival)}
        for name, steps, points, arrival, _ in body("islands")
    ]
    assert [trim(row) for row in rows] == [trim(row) for row in DATA["islands"]]
    unreachable = {row[0] for row in body("islands") if row[4] == "unreachable"}
    closed = [row for row in DATA["routes"] if row.get("solo") is False]
    assert unreachable == {"east_near", "east_far"}
    assert [(row["from"], row["to"]) for row in closed] == [("centre", "east_near")]


def test_routes() -> None:
    rows = []
    for ends, symbols, cost, solo in body("routes"):
        origin, target = ends.split(" - ")
        numbers = [] if symbols == "none" else [int(n) for n in symbols.split("/")]
        row: Row = {"from": origin, "to": target, "symbols": numbers, "cost": number(cost)}
        rows.append(trim(row) | ({"solo": False} if solo == "CLOSED" else {}))
    assert rows == [trim(row, "solo") | _solo(row) for row in DATA["routes"]]
    assert len(rows) == 14


def _solo(row: Row) -> Row:
    return {"solo": False} if row.get("solo") is False else {}


def test_tiles() -> None:
    rows: list[dict[str, Any]] = [
        {
            "id": name,
            "band": int(band),
            "points": int(score.replace("-", "0")),
            "camp": camp == "next village",
            "boat": None if boat == "-" else boat,
        }
        for name, band, score, camp, boat in body("tiles")
    ]
    assert rows == DATA["tiles"]
    assert sum(row["band"] for row in rows) == 13


def test_reroll_spaces() -> None:
    ((line,),) = TABLES["reroll spaces"]
    assert DATA["reroll_spaces"] == [int(space) for space in line.split(", ")]
