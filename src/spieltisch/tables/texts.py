"""Names, colours and chat: what people may type at a table."""

from __future__ import annotations

import unicodedata
from typing import Literal, get_args

from spieltisch.engine.levels import NAMES
from spieltisch.tables.likeness import is_visible, skeleton
from spieltisch.tables.refusals import TableRefusal

LONGEST_NAME = 24
LONGEST_TEXT = 500

Colour = Literal[
    "blue",
    "green",
    "red",
    "yellow",
    "purple",
    "orange",
    "teal",
    "pink",
    "brown",
    "grey",
    "black",
    "white",
]
COLOURS: tuple[str, ...] = get_args(Colour)

#: Who speaks for the house or for a game, in both languages, and what bots are called.
_OFFICES = ("Host", "System", "Server", "Admin", "Administrator", "Moderator", "Bot", "Spieltisch")
_GERMAN_OFFICES = ("Gastgeber", "Gastgeberin", "Spielleiter", "Spielleiterin", "Moderatorin")
_RESERVED = frozenset(map(skeleton, (*_OFFICES, *_GERMAN_OFFICES, *NAMES)))

#: Kinds of characters that nobody can see, or that change the writing direction.
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: Those among them that emoji and some scripts are made of.
_JOINERS = "\u200c\u200d"


def checked_name(name: str) -> str:
    """A name as it is shown.

    >>> checked_name("  Anna   Lena ")
    'Anna Lena'
    """
    name = " ".join(name.split())
    if not any(map(is_visible, name)):
        raise TableRefusal("name-empty")
    if len(name) > LONGEST_NAME:
        raise TableRefusal("name-too-long", most=LONGEST_NAME)
    return _checked_characters(name)


def claimed_name(name: str) -> str:
    """A name that somebody gives themselves: none that sounds like the house or like a bot.

    >>> claimed_name("Anna")
    'Anna'
    """
    name = checked_name(name)
    if skeleton(name) in _RESERVED:
        raise TableRefusal("name-reserved", name=name)
    return name


def same_name(one: str | None, other: str | None) -> bool:
    """Whether people would take two names to be the same.

    >>> same_name("Anna", "ANNA"), same_name("Anna", "Anne"), same_name(None, "Anna")
    (True, False, False)
    """
    return one is not None and other is not None and skeleton(one) == skeleton(other)


def checked_text(text: str) -> str:
    """A line of chat as it is shown."""
    text = text.replace("\n", " ").strip()
    if not text:
        raise TableRefusal("text-empty")
    if len(text) > LONGEST_TEXT:
        raise TableRefusal("text-too-long", most=LONGEST_TEXT)
    return _checked_characters(text)


def checked_colour(colour: str | None) -> str | None:
    """A colour, or None for the game's own."""
    if colour is not None and colour not in COLOURS:
        raise TableRefusal("bad-colour", colours=COLOURS)
    return colour


def _checked_characters(text: str) -> str:
    for character in text:
        if unicodedata.category(character) in _INVISIBLE and character not in _JOINERS:
            raise TableRefusal("bad-text")
    return text
