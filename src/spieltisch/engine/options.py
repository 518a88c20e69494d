"""Options of a game: a name, a default and what values it takes, said in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from spieltisch.engine.errors import BadOption, UnknownOption
from spieltisch.engine.words import WORDS, Text, shown


@dataclass(frozen=True)
class Option:
    """One option of a game.

    `accept` turns a value into its plain form (for JSON) or answers None; `takes` tells
    people which values there are and `help` what they do. A default of None is settled by
    the game, from the number of players unless `usual` says otherwise.
    """

    name: str
    default: Any
    accept: Callable[[Any], Any]
    takes: Text
    help: Text
    usual: Text | None = None

    def check(self, value: Any) -> Any:
        """The plain form of a value; `BadOption` says what would be right."""
        accepted = self.accept(value)
        if accepted is None:
            told = {"option": self.name, "value": shown(value, 40), "takes": self.takes}
            raise BadOption(WORDS("bad-option", **told))
        return accepted


def choice(name: str, values: tuple[str, ...], takes: Text, help: Text) -> Option:
    """An option with a few named values; the first is the default."""

    def accept(value: Any) -> str | None:
        return value if isinstance(value, str) and value in values else None

    return Option(name, values[0], accept, takes, help)


def flag(name: str, help: Text) -> Option:
    """An option that is off unless it is switched on."""
    return Option(name, False, _as_flag, WORDS("takes-on-off"), help)


def number(
    name: str,
    default: int | None,
    allowed: range,
    takes: Text,
    help: Text,
    usual: Text | None = None,
) -> Option:
    """An option that is a whole number."""

    def accept(value: Any) -> int | None:
        number = _as_number(value)
        return number if number is not None and number in allowed else None

    return Option(name, default, accept, takes, help, usual)


def checked(options: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values: the given ones checked, else the defaults."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise UnknownOption(WORDS("unknown-option", option=name, options=list(known)))
    return {
        name: option.default if given.get(name) is None else option.check(given[name])
        for name, option in known.items()
    }


def _as_flag(value: Any) -> bool | None:
    words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
    if isinstance(value, str):
        return words.get(value.lower())
    return value if isinstance(value, bool) else None


def _as_number(value: Any) -> int | None:
    if isinstance(value, str) and value.strip().isdecimal() and len(value) < 20:
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None
