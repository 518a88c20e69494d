"""The options and arguments that several commands share."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from spieltisch.cli.usage import Argument, Option, wrong
from spieltisch.engine.files import TooLarge, read_text

MOST_GAMES = 100_000_000
LAST_SEED = 2**64 - 1

#: The largest file that is read for an option, in bytes.
LARGEST_FILE = 1 << 20


class Number(click.ParamType):  # type: ignore[type-arg]
    """A whole number within bounds."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: Any, ctx: Any) -> int:
        """The number; the error otherwise says what it may be."""
        try:
            number = int(value)
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            bounds = {"low": self.low, "high": self.high}
            raise wrong("no-such-number", option=param.opts[0], value=str(value)[:40], **bounds)
        return number


class NameAndValue(click.ParamType):  # type: ignore[type-arg]
    """An option of a game, as name=value; the value may be JSON, or @FILE that holds it."""

    name = "name=value"

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[str, Any]:
        """The option's name and its value."""
        name, equals, text = str(value).partition("=")
        if not name or not equals:
            raise wrong("no-name-and-value", given=str(value)[:40])
        return name, _value(name, text)


def _value(name: str, text: str) -> Any:
    text = _file(name, text[1:]) if text.startswith("@") else text
    try:
        return json.loads(text) if text.lstrip().startswith(("[", "{", '"')) else text.strip()
    except (ValueError, RecursionError) as error:
        raise wrong("option-no-json", option=name) from error


def _file(name: str, path: str) -> str:
    short = path[:80]
    try:
        return read_text(Path(path), LARGEST_FILE)
    except UnicodeDecodeError as error:
        raise wrong("option-file-no-text", option=name, path=short) from error
    except TooLarge as error:
        most = LARGEST_FILE >> 20
        raise wrong("option-file-too-large", option=name, path=short, most=most) from error
    except (OSError, ValueError) as error:
        raise wrong("option-file-unreadable", option=name, path=short) from error


def _each_once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for name, value in pairs:
        if name in options:
            raise wrong("option-twice", option=name[:40])
        options[name] = value
    return options


#: The match file a command is about.
FILE = Argument(["file"], type=click.Path(path_type=Path))

#: The game a command is about.
GAME = Argument(["game"])

PLY = Option(["--ply"], "ply", metavar="number", type=Number(0, 10**9))

JSON = Option(["--json", "as_json"], "json", is_flag=True)

SEED = Option(["--seed"], "seed", metavar="number", type=Number(0, LAST_SEED))

PLAYERS = Option(["--players"], "players", metavar="number", type=Number(1, 99), default=2)

VARIANT = Option(["--variant"], "variant", metavar="variant")

OPTIONS = Option(
    ["--option", "-o", "options"],
    "option",
    metavar="option",
    type=NameAndValue(),
    multiple=True,
    callback=lambda _ctx, _param, pairs: _each_once(pairs),
)


def as_player(key: str) -> Option:
    """`--as`: whose eyes or whose moves a command is about."""
    return Option(["--as", "player"], key, metavar="player")
