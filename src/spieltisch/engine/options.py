"""Options of a game: names, values and defaults, and what is said about them in both languages.

An option's sentences are in the game's words, under keys made of its name (with hyphens):

    label-draw = Drawing cards              what it is called
    option-draw = Whether a card is ...     what it does
    takes-draw = auto or manual             what can be typed for it
    label-draw-auto = by itself             what a value is called
    usual-draw = ...                        what happens if nothing is chosen
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeGuard

import numpy as np

from spieltisch.engine.errors import BadOption, UnknownOption
from spieltisch.engine.words import WORDS, Phrasebook, Text, abbreviate


@dataclass(frozen=True)
class Option:
    """One option of a game.

    `accept` turns a value into its plain form (for JSON), or returns None for a bad one; `takes`
    tells people which values there are and `help` what they do. Where the default is None the
    game decides, by the number of players unless `usual` says otherwise.

    `values` are the values that have a name, each with its label, and `allowed` the numbers
    that may be chosen. With `own`, people may write values of their own; `written` spells out
    some of the named ones, as something to start from.

    An option that was `added` to a game of which there are files already is left out where it has
    its default, so that what was written without it reads, and is written, as it always was.
    """

    name: str
    default: Any
    accept: Callable[[Any], Any]
    label: Text
    takes: Text
    help: Text
    usual: Text | None = None
    values: Mapping[str, Text] = field(default_factory=dict)
    allowed: range | None = None
    own: bool = False
    written: Mapping[str, Any] = field(default_factory=dict)
    added: bool = False

    def check(self, value: object) -> Any:
        """The plain form of a value; `BadOption` says what would be right."""
        accepted = self.accept(value)
        if accepted is None:
            text = abbreviate(value, 40)
            raise BadOption(WORDS("bad-option", option=self.name, value=text, takes=self.takes))
        return accepted


def choice(words: Phrasebook, name: str, values: tuple[str, ...], *, added: bool = False) -> Option:
    """An option with a few named values; the first is the default."""

    def accept(value: object) -> str | None:
        return value if isinstance(value, str) and value in values else None

    key = _key(name)
    return Option(
        name,
        values[0],
        accept,
        label=words(f"label-{key}"),
        takes=words(f"takes-{key}"),
        help=words(f"option-{key}"),
        values=_labels(words, key, values),
        added=added,
    )


def flag(words: Phrasebook, name: str, *, added: bool = False) -> Option:
    """An option that is off unless it is switched on."""
    key = _key(name)
    return Option(
        name,
        False,
        _as_flag,
        label=words(f"label-{key}"),
        takes=WORDS("takes-on-off"),
        help=words(f"option-{key}"),
        added=added,
    )


def number(
    words: Phrasebook,
    name: str,
    default: int | None,
    allowed: range,
    *,
    usual: bool = False,
) -> Option:
    """An option that is a whole number; with `usual` the words describe the default."""

    def accept(value: object) -> int | None:
        number = _as_number(value)
        return number if number is not None and number in allowed else None

    key = _key(name)
    return Option(
        name,
        default,
        accept,
        label=words(f"label-{key}"),
        takes=words(f"takes-{key}"),
        help=words(f"option-{key}"),
        usual=words(f"usual-{key}") if usual else None,
        allowed=allowed,
    )


def own(
    words: Phrasebook,
    name: str,
    default: Any,
    accept: Callable[[Any], Any],
    values: tuple[str, ...] = (),
    *,
    written: Mapping[str, Any] | None = None,
    usual: bool = False,
) -> Option:
    """An option for which people write something of their own, or name one of a few values."""
    key = _key(name)
    return Option(
        name,
        default,
        accept,
        label=words(f"label-{key}"),
        takes=words(f"takes-{key}"),
        help=words(f"option-{key}"),
        usual=words(f"usual-{key}") if usual else None,
        values=_labels(words, key, values),
        own=True,
        written=written or {},
    )


def check_all(options: tuple[Option, ...], values: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value: the one that was chosen, checked, or else the default.

    Options that were added to the game are there only if they have another value.
    """
    known = {option.name: option for option in options}
    for name in values:
        if name not in known:
            raise UnknownOption(WORDS("unknown-option", option=name, options=list(known)))
    checked = {
        name: option.default if values.get(name) is None else option.check(values[name])
        for name, option in known.items()
    }
    return {
        name: value
        for name, value in checked.items()
        if not known[name].added or value != known[name].default
    }


def _key(name: str) -> str:
    return name.replace("_", "-")


def _labels(words: Phrasebook, key: str, values: tuple[str, ...]) -> dict[str, Text]:
    return {value: words(f"label-{key}-{value}") for value in values}


def _as_flag(value: object) -> bool | None:
    words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
    if isinstance(value, str):
        return words.get(value.lower())
    return value if isinstance(value, bool) else None


def _as_number(value: object) -> int | None:
    if isinstance(value, str) and value.strip().isdecimal() and len(value) < 20:
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def is_whole(value: object) -> TypeGuard[int]:
    """Whether something is a whole number, Python's or NumPy's; true and false are not.

    >>> is_whole(3), is_whole(np.int8(3)), is_whole(3.0), is_whole(True)
    (True, True, False, False)
    """
    return type(value) is int or (
        isinstance(value, (int, np.integer)) and not isinstance(value, bool)
    )
