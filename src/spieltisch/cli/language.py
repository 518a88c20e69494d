"""The language a command answers in, and how it writes numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from spieltisch.engine.words import LANGUAGES, Language, Phrasebook

#: The sentences of the command line.
WORDS = Phrasebook(Path(__file__).parent)

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language of `--lang`, wherever it stands; else the locale's, else English.

    >>> language_of(["games", "--lang", "de"], {})
    'de'
    >>> language_of(["games"], {"LANG": "de_AT.UTF-8"})
    'de'
    """
    return _from_arguments(arguments) or _from_locale(environment)


def _from_arguments(arguments: Sequence[str]) -> Language | None:
    choice = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        name, _, value = argument.partition("=")
        if name == "--lang":
            choice = value or (arguments[place + 1] if place + 1 < len(arguments) else None)
    return next((language for language in LANGUAGES if language == choice), None)


def _from_locale(environment: Mapping[str, str]) -> Language:
    locale = next((environment[v] for v in LOCALE_VARIABLES if environment.get(v)), "")
    spoken = re.split(r"[_.@-]", locale)[0].lower()
    return next((language for language in LANGUAGES if language == spoken), "en")
