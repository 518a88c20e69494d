"""Cards, tiles and effects in a few signs, for the drawn table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from spieltisch.engine.words import Language
from spieltisch.games.glow import names
from spieltisch.games.glow.material import COLOURS, ELEMENTS
from spieltisch.games.glow.options import WORDS

#: Points, footprints, reroll tokens, fireflies, and what no number says.
SIGNS = {"points": "★", "footprints": "∴", "rerolls": "↻", "fireflies": "✦"}
OTHER_SIGNS = {"skull": "☠", "curse": "☇", "fetch": "⚰", "discard": "☠1"}


def effects(then: list[list[Any]], language: Language) -> str:
    """A row of effects: +3★ ☠ -2∴.

    >>> effects([["skull", 1], ["footprints", 2]], "en")
    '☠ +2∴'
    """
    return " ".join(_effect(name, number, language) for name, number in then)


def _effect(name: str, number: int, language: Language) -> str:
    if name in SIGNS:
        return f"{number:+d}{SIGNS[name]}"
    if name == "drop_last":
        return WORDS("drawn-drop-last").say(language)
    return OTHER_SIGNS[name]


def element(name: str, language: Language) -> str:
    """An element's name."""
    return names.element(ELEMENTS.index(name), noun=True).say(language)


def condition(when: Mapping[str, Any], language: Language) -> str:
    """A card's condition: 2 fire, air + stone, 3 alike, no leaf.

    >>> condition({"need": ["fire", "fire"]}, "de")
    '2 Feuer'
    >>> condition({"absent": ["air", "fire"]}, "de")
    'keine Luft, kein Feuer'
    """
    parts = []
    for name in dict.fromkeys(when.get("need", [])):
        count = when["need"].count(name)
        symbol = element(name, language)
        parts.append(f"{count} {symbol}" if count > 1 else symbol)
    parts = [" + ".join(parts)] if parts else []
    if "identical" in when:
        parts.append(WORDS("drawn-alike", number=when["identical"]).say(language))
    for name in when.get("absent", []):
        parts.append(WORDS("drawn-absent", element=element(name, language)).say(language))
    return ", ".join(parts)


@dataclass(frozen=True)
class Condition:
    """A card's condition as a part of a sentence."""

    when: Mapping[str, Any]

    def say(self, language: Language = "en") -> str:
        """The condition in a language."""
        return condition(self.when, language)


def card(row: Mapping[str, Any], language: Language) -> str:
    """All that a card does, in one line.

    A companion in front of somebody says which die it brought (`lent`).
    """
    parts = []
    if row["when"]:
        parts.append(f"{condition(row['when'], language)} → {effects(row['then'], language)}")
    if row.get("die"):
        die = row.get("lent") or row["die"]
        colour = names.colour(COLOURS.index(die)) if die != "any" else WORDS("drawn-any-colour")
        parts.append(WORDS("drawn-brings-die", colour=colour).say(language))
    if row.get("free_rerolls"):
        parts.append(f"{row['free_rerolls']}↻/" + WORDS("drawn-round-short").say(language))
    if row.get("black_die"):
        parts.append(WORDS("drawn-black-shield").say(language))
    if row.get("fireflies"):
        parts.append("✦" * row["fireflies"])
    if row.get("points"):
        parts.append(f"({row['points']:+d}★)")
    return " ".join(parts)


def tile(row: Mapping[str, Any], board: str, language: Language) -> str:
    """A solo tile: band forward, points, camp or boat."""
    parts = [f"»{row['band']}"] if row["band"] else []
    if row["points"]:
        parts.append(f"{row['points']:+d}★")
    if board == "shadows" and row["camp"]:
        parts.append("▲")
    if board == "sea" and row["boat"]:
        parts.append(f"≈{row['boat']}")
    return " ".join([row["id"], *parts])
