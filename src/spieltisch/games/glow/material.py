"""What is in the box: dice, cards and spells, as the tables that the kernels read.

The facts are in `glow.json`. A new companion is a new row there, and nothing else: its
condition and its effects are codes that `noon` interprets.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

DATA: dict[str, Any] = json.loads((Path(__file__).parent / "glow.json").read_text("utf-8"))

#: The five elements, in the order in which their areas lie on the encounter track.
ELEMENTS: list[str] = DATA["elements"]
COLOURS: list[str] = [row["colour"] for row in DATA["dice"]]
ELEMENT_COUNT = len(ELEMENTS)
COLOUR_COUNT = len(COLOURS)

#: What a die can show: nothing yet, an element (1-5), or the special face of its colour.
NO_FACE = 0
FOOTPRINTS_FACE, POINTS_FACE, CURSE_FACE = 6, 7, 8
SPECIALS = {"purple": FOOTPRINTS_FACE, "yellow": POINTS_FACE, "black": CURSE_FACE}
SYMBOLS: list[str] = ["-", *ELEMENTS, "footprints", "points", "curse"]

#: What an effect does; the number after it says how much.
EFFECTS: list[str] = [
    *("none", "points", "footprints", "rerolls", "fireflies"),
    *("skull", "curse", "fetch", "drop_last", "discard"),
]
NONE, POINTS, FOOTPRINTS, REROLLS, FIREFLIES, SKULL, CURSE, FETCH, DROP_LAST, DISCARD = range(10)
MOST_EFFECTS = 3


def effect_rows(then: list[list[Any]]) -> list[tuple[int, int]]:
    """Effects as codes and numbers, filled up with nothing."""
    rows = [(EFFECTS.index(name), number) for name, number in then]
    return rows + [(NONE, 0)] * (MOST_EFFECTS - len(rows))


def _dice() -> list[tuple[int, int]]:
    """Colour and size of every die: all large ones, then all small ones."""
    return [
        (colour, size)
        for size, count in enumerate(("large", "small"))
        for colour, row in enumerate(DATA["dice"])
        for _ in range(row[count])
    ]


_DICE = _dice()
DICE = len(_DICE)
LARGE_DICE = sum(1 for _, size in _DICE if size == 0)
BLACK_DIE = DICE - 1
DIE_COLOUR = np.array([colour for colour, _ in _DICE], np.int64)
LARGE = np.uint64((1 << LARGE_DICE) - 1)
SMALL = np.uint64((1 << DICE) - (1 << LARGE_DICE))
DICE_OF_COLOUR = np.array(
    [
        sum(1 << die for die, (colour, size) in enumerate(_DICE) if colour == c and size == 0)
        for c in range(COLOUR_COUNT)
    ],
    np.uint64,
)

#: The sixth face of each colour; the other five show one element each.
SIXTH = np.array(
    [
        ELEMENTS.index(row["sixth"]) + 1
        if isinstance(row["sixth"], str)
        else SPECIALS[row["colour"]]
        for row in DATA["dice"]
    ],
    np.int64,
)

#: How many footprints or points each special face gives, by its number.
WORTH = np.zeros(CURSE_FACE + 1, np.int64)
for _row in DATA["dice"]:
    if _row["colour"] in SPECIALS:
        WORTH[SPECIALS[_row["colour"]]] = _row["sixth"][1]

#: Each die's name: the letter of its colour and a number, the large dice first.
LETTERS = {"black": "K"} | {colour: colour[0].upper() for colour in COLOURS if colour != "black"}
DIE_NAMES: list[str] = []
for _colour, _ in _DICE:
    _letter = LETTERS[COLOURS[_colour]]
    DIE_NAMES.append(f"{_letter}{1 + sum(name[0] == _letter for name in DIE_NAMES)}")

ADVENTURERS = DATA["adventurers"]
COMPANIONS = DATA["companions"]
SPELLS = DATA["spells"]

#: Cards are numbered: the companions, then the adventurers, then the spells.
COMPANION_COUNT = len(COMPANIONS)
ADVENTURER_COUNT = len(ADVENTURERS)
SPELL_COUNT = len(SPELLS)
FIRST_ADVENTURER = COMPANION_COUNT
FIRST_SPELL = FIRST_ADVENTURER + ADVENTURER_COUNT
CARD_COUNT = FIRST_SPELL + SPELL_COUNT
NO_CARD = 255

CARDS: list[dict[str, Any]] = [*COMPANIONS, *ADVENTURERS, *SPELLS]
CARD_NAMES: list[str] = [row["id"] for row in COMPANIONS] + [row["name"] for row in ADVENTURERS]


def _need(row: dict[str, Any]) -> list[int]:
    return [row["when"].get("need", []).count(element) for element in ELEMENTS]


def _absent(row: dict[str, Any]) -> int:
    return sum(1 << ELEMENTS.index(element) for element in row["when"].get("absent", []))


NEED = np.array([_need(row) for row in CARDS], np.int64)
NEEDS = np.array([sum(_need(row)) for row in CARDS], np.int64)
ABSENT = np.array([_absent(row) for row in CARDS], np.int64)
IDENTICAL = np.array([row["when"].get("identical", 0) for row in CARDS], np.int64)
THEN = np.array([effect_rows(row["then"]) for row in CARDS], np.int64)
END_POINTS = np.array([row.get("points", 0) for row in CARDS], np.int64)
PRINTED_FIREFLIES = np.array([row.get("fireflies", 0) for row in CARDS], np.int64)
FREE_REROLLS = np.array([row.get("free_rerolls", 0) for row in CARDS], np.int64)
COMES_FIRST = np.array([row.get("first", False) for row in CARDS], np.int64)
BRINGS_BLACK_DIE = np.array([row.get("black_die", False) for row in CARDS], np.int64)

#: The colour of the large die that a companion brings: any of the reserve, or none.
ANY_COLOUR, NO_COLOUR = 254, 255


def _granted(row: dict[str, Any]) -> int:
    die = row.get("die")
    return NO_COLOUR if die is None else ANY_COLOUR if die == "any" else COLOURS.index(die)


GRANTS = np.array([_granted(row) for row in CARDS], np.int64)

IS_B = np.array([row["id"][0] == "B" for row in COMPANIONS], np.int64)
DECK_A = np.uint64(sum(1 << c for c in range(COMPANION_COUNT) if not IS_B[c]))
DECK_B = np.uint64(sum(1 << c for c in range(COMPANION_COUNT) if IS_B[c]))
SOLO_CARDS = np.uint64(sum(1 << c for c, row in enumerate(COMPANIONS) if row.get("solo", True)))

ADVENTURER_COLOUR = np.array([COLOURS.index(row["colour"]) for row in ADVENTURERS], np.int64)
ADVENTURER_DICE = np.array([row["dice"] for row in ADVENTURERS], np.int64)

#: The element colours lend one large die each to the reserve.
RESERVE_COLOURS = 5

TILES = DATA["tiles"]
TILE_COUNT = len(TILES)
TILE_BAND = np.array([row["band"] for row in TILES], np.int64)
TILE_POINTS = np.array([row["points"] for row in TILES], np.int64)
TILE_CAMP = np.array([row["camp"] for row in TILES], np.int64)
NO_BOAT, LOWEST, HIGHEST = range(3)
TILE_BOAT = np.array([[None, "min", "max"].index(row["boat"]) for row in TILES], np.int64)

REROLL_SPACES = np.array(DATA["reroll_spaces"], np.int64)
