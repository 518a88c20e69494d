"""Named variants of a game: sets of options that people know under one name.

A variant is a way to begin: its options can still be changed. Which variant is played is told by
the options alone, so nothing else has to be stored. Its words are in the game's, under its name:

    variant-family = Family                       what it is called
    about-variant-family = You know only ...      what it is, in one sentence
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from spieltisch.engine.words import Phrasebook, Text


@dataclass(frozen=True)
class Variant:
    """A set of options with a name; options that it leaves out have their defaults."""

    name: str
    label: Text
    about: Text
    options: Mapping[str, Any]


def variant(words: Phrasebook, name: str, **options: Any) -> Variant:
    """A variant whose words are in the game's."""
    return Variant(name, words(f"variant-{name}"), words(f"about-variant-{name}"), options)
