"""The light chips: 24 in each colour, eight of each of three types.

The two sides of a chip add up to seven, so a type is known by the pips of its lower side:
type 1 is the chip 1/6, type 2 is 2/5, type 3 is 3/4. Type 0 is no chip.
"""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined
from spieltisch.engine.words import Language

TYPES = 3
COPIES = 8
CHIPS = TYPES * COPIES
FACES = 6
SUM_OF_SIDES = 7
NO_CHIP = 0

#: The colours in the order of the seats, and the letter that draws each.
COLOURS: dict[Language, tuple[str, ...]] = {
    "en": ("yellow", "green", "red", "purple"),
    "de": ("gelb", "grün", "rot", "lila"),
}
LETTERS = "ygrp"

TYPE_NAMES = ("1/6", "2/5", "3/4")


@inlined
def type_of(pips: int) -> int:
    """The type of the chip that has a side with these pips.

    >>> int(type_of(5))
    2
    """
    low = whole(pips)
    return min(low, SUM_OF_SIDES - low)


def type_name(kind: int) -> str | None:
    """A type as people write it, or None for no chip.

    >>> type_name(2)
    '2/5'
    """
    return TYPE_NAMES[kind - 1] if kind else None


def sides(kind: int) -> list[int]:
    """The pips of a type's two sides."""
    return [kind, SUM_OF_SIDES - kind]


@dataclass(frozen=True)
class ColourName:
    """A seat's colour as people of each language call it."""

    seat: int

    def say(self, language: Language = "en") -> str:
        """The colour."""
        return COLOURS[language][self.seat]
