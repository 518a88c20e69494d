"""What kinds of values settings have: how each is read, and how it is written in a file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from spieltisch.cli.language import WORDS
from spieltisch.engine.words import Text
from spieltisch.server.settings import Rate
from spieltisch.server.store.addresses import POSTGRES, without_password

_BASE_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)+")
_YES, _NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


class Unfit(Exception):
    """A value is not of its kind; the text says what would be."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


class Kind(Protocol):
    """Reads a value, as text or as TOML has it, and writes it as TOML."""

    @property
    def metavar(self) -> str:
        """The key of the placeholder in the help."""
        ...

    def read(self, value: object) -> Any:
        """The value; `Unfit` if it is none of this kind."""
        ...

    def write(self, value: Any) -> str:
        """How the value stands in a file."""
        ...


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds; `unit` is how many of what is stored one of them is."""

    low: int
    high: int
    unit: int = 1
    metavar: str = "number"

    def read(self, value: object) -> int:
        number = _number(value)
        if number is None or number != int(number) or not self.low <= number <= self.high:
            raise Unfit(WORDS("fit-whole", low=self.low, high=self.high))
        return int(number) * self.unit

    def write(self, value: int) -> str:
        return str(value // self.unit)


@dataclass(frozen=True)
class Decimal:
    """A number within bounds."""

    low: float
    high: float
    metavar: str = "number"

    def read(self, value: object) -> float:
        number = _number(value)
        if number is None or not self.low <= number <= self.high:
            raise Unfit(WORDS("fit-decimal", low=self.low, high=self.high))
        return number

    def write(self, value: float) -> str:
        return f"{value:g}"


@dataclass(frozen=True)
class OrNone:
    """A number of which 0 means none: for ever, or off."""

    number: Whole | Decimal

    @property
    def metavar(self) -> str:
        return self.number.metavar

    def read(self, value: object) -> float | None:
        return self.number.read(value) or None

    def write(self, value: int | None) -> str:
        return self.number.write(value or 0)


@dataclass(frozen=True)
class Pace:
    """A number for each second in the long run, and one for all at once, written 20/40."""

    unit: int = 1
    metavar: str = "pace"

    def read(self, value: object) -> Rate:
        parts = [_number(part) for part in str(value).split("/")]
        match parts:
            case [float(per_second), float(at_once)] if per_second > 0 and at_once >= 1:
                return Rate(per_second * self.unit, int(at_once) * self.unit)
        raise Unfit(WORDS("fit-pace"))

    def write(self, value: Rate) -> str:
        return f'"{value.per_second / self.unit:g}/{value.at_once // self.unit}"'


@dataclass(frozen=True)
class Switch:
    """On or off."""

    metavar: str = "switch"

    def read(self, value: object) -> bool:
        word = str(value).strip().lower()
        if word not in (*_YES, *_NO):
            raise Unfit(WORDS("fit-switch"))
        return word in _YES

    def write(self, value: bool) -> str:
        return "true" if value else "false"


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    words: type[StrEnum]
    metavar: str

    def read(self, value: object) -> StrEnum:
        try:
            return self.words(str(value))
        except ValueError:
            raise Unfit(WORDS("fit-choice", words=list(self.words))) from None

    def write(self, value: StrEnum) -> str:
        return f'"{value}"'


@dataclass(frozen=True)
class Name:
    """A host name or an address."""

    metavar: str = "host"

    def read(self, value: object) -> str:
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise Unfit(WORDS("fit-name"))
        return value.strip()

    def write(self, value: str) -> str:
        return _quoted(value)


@dataclass(frozen=True)
class Network:
    """An address, or a network of them."""

    metavar: str = "network"

    def read(self, value: object) -> str:
        try:
            return str(ip_network(str(value)))
        except ValueError:
            raise Unfit(WORDS("fit-network")) from None

    def write(self, value: str) -> str:
        return _quoted(value)


@dataclass(frozen=True)
class Place:
    """A folder or a file."""

    metavar: str

    def read(self, value: object) -> Path:
        if not isinstance(value, str) or not value.strip() or "\0" in value:
            raise Unfit(WORDS("fit-path"))
        return Path(value).expanduser()

    def write(self, value: Path) -> str:
        return _quoted(str(value))


@dataclass(frozen=True)
class BasePath:
    """The path below which all pages are."""

    metavar: str = "base-path"

    def read(self, value: object) -> str:
        path = str(value).rstrip("/")
        if path and not _BASE_PATH.fullmatch(path):
            raise Unfit(WORDS("fit-base-path"))
        return path

    def write(self, value: str) -> str:
        return _quoted(value)


@dataclass(frozen=True)
class Database:
    """The address of a data base, or none; it is never shown with a password."""

    metavar: str = "url"

    def read(self, value: object) -> str | None:
        address = str(value)
        if address and not address.startswith(POSTGRES):
            raise Unfit(WORDS("fit-database"))
        return address or None

    def write(self, value: str | None) -> str:
        return _quoted(without_password(value or ""))


@dataclass(frozen=True)
class Link:
    """The address of a server, without a path, or none."""

    metavar: str = "url"

    def read(self, value: object) -> str:
        link = str(value).rstrip("/")
        parts = urlsplit(link)
        is_whole = parts.scheme in ("http", "https") and parts.hostname and not parts.path
        if link and not is_whole:
            raise Unfit(WORDS("fit-link"))
        return link

    def write(self, value: str) -> str:
        return _quoted(value)


@dataclass(frozen=True)
class Several:
    """Any number of values of a kind: a list in a file, with commas between them in a text."""

    one: Kind

    @property
    def metavar(self) -> str:
        return self.one.metavar

    def read(self, value: object) -> tuple[Any, ...]:
        read: Callable[[object], Any] = self.one.read
        if isinstance(value, (list, tuple)):
            return tuple(each for part in value for each in self.read(part))
        parts = value.split(",") if isinstance(value, str) else [value]
        return tuple(read(part.strip() if isinstance(part, str) else part) for part in parts)

    def write(self, value: tuple[Any, ...]) -> str:
        return f"[{', '.join(self.one.write(one) for one in value)}]"


def _number(value: object) -> float | None:
    """A number, whether it was written as one or as a text; nothing else."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    try:
        number = float(value)
    except (ValueError, OverflowError):
        return None
    return number if abs(number) < 1e15 else None


def _quoted(text: str) -> str:
    """A text as TOML has it; JSON's strings are strings of TOML."""
    return json.dumps(text, ensure_ascii=False)
