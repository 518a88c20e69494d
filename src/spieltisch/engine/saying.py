"""Sentences that are said again and again, put into words once.

Every move is told to everybody in their language, and most are told in the same words as one
before: "places a chip on c1 with 3♠". To look a wording up is much quicker than to make it.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from spieltisch.engine.words import Language, Text

#: So many wordings are remembered.
MOST = 20_000

_WORDINGS: dict[Hashable, str] = {}


def said(text: Text, language: Language) -> str:
    """A sentence in a language: what `text.say(language)` is.

    >>> from spieltisch.engine.words import WORDS
    >>> said(WORDS("match-is-over"), "en") == WORDS("match-is-over").say("en")
    True
    """
    key = (language, _frozen(text))
    wording = _WORDINGS.get(key)
    if wording is None:
        if len(_WORDINGS) >= MOST:
            _WORDINGS.clear()
        wording = _WORDINGS[key] = text.say(language)
    return wording


def _frozen(value: Any) -> Hashable:
    """A value as something that is equal only to what reads the same."""
    if isinstance(value, Text):
        values = tuple((name, _frozen(part)) for name, part in value.values.items())
        return value.words.folder, value.key, values
    if isinstance(value, (list, tuple)):
        return tuple(_frozen(part) for part in value)
    # 1, 1.0 and True are equal, and read differently.
    return type(value), value if isinstance(value, Hashable) else repr(value)
