"""The options of Glow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from spieltisch.engine.contract import State
from spieltisch.engine.errors import BadOption
from spieltisch.engine.options import Option, choice, flag, own
from spieltisch.engine.records import viewed
from spieltisch.engine.variants import Variant, variant
from spieltisch.engine.words import Phrasebook
from spieltisch.games.glow.material import ADVENTURERS, COLOURS
from spieltisch.games.glow.names import COLOUR_WORDS, index_of
from spieltisch.games.glow.record import CHOSEN, DEALT, GIVEN, NO_CHOICE, RECORD

WORDS = Phrasebook(Path(__file__).parent)

NAMES: list[str] = [row["name"] for row in ADVENTURERS]
TOMS_COLOURS: list[str] = [row["colour"] for row in ADVENTURERS]


def _list(value: object) -> list[str] | None:
    """A list of texts, or one text with commas."""
    if isinstance(value, str):
        value = value.split(",")
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        return None
    return [part.strip() for part in value]


def _accept_adventurers(value: object) -> object:
    if isinstance(value, str) and value in ("dealt", "chosen"):
        return value
    known = {name.lower(): name for name in NAMES}
    names = [known.get(name.lower()) for name in _list(value) or ()]
    return names if names and None not in names else None


def _accept_colours(value: object) -> object:
    if isinstance(value, str) and value == "dealt":
        return value
    numbers = [index_of(word, COLOUR_WORDS) for word in _list(value) or ()]
    colours = [COLOURS[number] for number in numbers if number is not None]
    valid = len(colours) == len(numbers) == 2 and all(one in TOMS_COLOURS for one in colours)
    return colours if valid else None


OPTIONS: tuple[Option, ...] = (
    choice(WORDS, "board", ("shadows", "sea")),
    own(WORDS, "adventurers", "dealt", _accept_adventurers, ("dealt", "chosen")),
    flag(WORDS, "second_lap_rerolls"),
    own(WORDS, "tom_dice", "dealt", _accept_colours, ("dealt",)),
    choice(WORDS, "tile_seven", ("score", "band")),
    choice(WORDS, "tom_camp_moves", ("once", "repeat")),
    choice(WORDS, "tie", ("lost", "footprints")),
)

#: The usual way to play, and those that owners of the box may expect.
VARIANTS: tuple[Variant, ...] = (
    variant(WORDS, "shadows"),
    variant(WORDS, "sea", board="sea"),
    variant(WORDS, "shadows-chosen", adventurers="chosen"),
    variant(WORDS, "sea-chosen", board="sea", adventurers="chosen"),
)


#: Options about Tom, which keep their defaults when more than one plays.
SOLO = ("tom_dice", "tile_seven", "tom_camp_moves", "tie")
_DEFAULTS = {option.name: option.default for option in OPTIONS}


def settle(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Refuse what does not fit the table, and lists that do not fit each other."""
    names, colours = options["adventurers"], options["tom_dice"]
    for option in SOLO:
        if players > 1 and options[option] != _DEFAULTS[option]:
            raise BadOption(WORDS("solo-only", option=option))
    if isinstance(names, list):
        if len(names) != players:
            raise BadOption(WORDS("adventurers-count", count=len(names), players=players))
        if len(set(names)) != len(names):
            raise BadOption(WORDS("adventurers-twice"))
    if isinstance(colours, list):
        if len(set(colours)) == 1 or set(colours) == {"yellow", "purple"}:
            raise BadOption(WORDS("tom-dice-pair"))
        if isinstance(names, list) and _colour(names[0]) in colours:
            raise BadOption(WORDS("tom-dice-taken", name=names[0], colour=_colour(names[0])))
    return options


def _colour(name: str) -> str:
    return TOMS_COLOURS[NAMES.index(name)]


def blank(players: int, options: dict[str, Any]) -> State:
    """A record with players and options filled in."""
    state = np.zeros(RECORD.itemsize, np.uint8)
    s = viewed(state, RECORD)
    s.players = players
    s.sea = options["board"] == "sea"
    s.second_lap = options["second_lap_rerolls"]
    s.tile_seven = options["tile_seven"] == "band"
    s.camp_repeats = options["tom_camp_moves"] == "repeat"
    s.footprints_break_ties = options["tie"] == "footprints"
    names, colours = options["adventurers"], options["tom_dice"]
    s.given[:] = NO_CHOICE
    s.tom_colours[:] = NO_CHOICE
    if isinstance(names, list):
        s.adventurers = GIVEN
        s.given[:players] = [NAMES.index(name) for name in names]
    else:
        s.adventurers = DEALT if names == "dealt" else CHOSEN
    if isinstance(colours, list):
        s.tom_colours[:] = [COLOURS.index(colour) for colour in colours]
    return state
