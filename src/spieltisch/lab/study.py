"""A study as somebody declares it: a game, what is varied, who plays, and how often.

game = "labyrinth"
games = 20000
players = [2, 4]
bots = ["greedy", "random"]      # each plays all seats; then each against the next weaker one

[options]                        # the same everywhere
return_home = true

[vary]                           # all combinations; others are compared with the first one
turn_limit = [40, 20]

[vary.tiles]                     # a table gives long values names of their own
usual = "wall=1 straight=12 corner=14 t=6 cross=1"
"no walls" = "straight=12 corner=14 t=6 cross=1"
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import pairwise, product
from pathlib import Path
from typing import Annotated, Any

import msgspec

from spieltisch.bots import seating
from spieltisch.engine import registry
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.files import TooLarge, read_text
from spieltisch.engine.game import Game, checked_seed
from spieltisch.engine.words import Text
from spieltisch.lab.words import WORDS

#: Deals that are played together, in all cells of a study; fewer where bots think.
BLOCK, SMALL_BLOCK = 1000, 10

#: A name that is made of a value is no longer than this.
LONGEST_NAME = 24

#: The largest declaration that is read, in bytes.
LARGEST = 1 << 20


class BadStudy(SpieltischError):
    """The study cannot be made as it is declared, or its folder is not its own."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(WORDS(key, **values))


#: What an option is varied by: values, or values by the name that people give them.
Values = list[Any] | dict[str, Any]


class _Declaration(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    games: Annotated[int, msgspec.Meta(ge=100, le=100_000_000)] = 10_000
    seed: int = 1
    players: int | list[int] = 2
    bots: tuple[str, ...] = ("greedy", "random")
    options: dict[str, Any] = {}
    vary: dict[str, Values] = {}


@dataclass(frozen=True)
class Variant:
    """A game with some options; `name` says what is varied, nothing if nothing is."""

    name: str
    options: dict[str, Any]

    def title(self) -> Text:
        """What people call it."""
        return WORDS("variant", name=self.name) if self.name else WORDS("unvaried")


class Kind(StrEnum):
    """Who plays in a cell."""

    #: The bot has all seats.
    ALIKE = "alike"
    #: The bot has all seats, and one of them has to do without an element of the game.
    RESTRICTED = "restricted"
    #: The bot has one seat, each in turn on the same deal, and its rival all others.
    RIVALS = "rivals"


@dataclass(frozen=True)
class Cell:
    """One of the combinations that are played: a variant, this many players, and who they are."""

    variant: int
    players: int
    bot: str
    kind: Kind = Kind.ALIKE
    rival: str | None = None

    def line_ups(self) -> list[list[str]]:
        """Who sits where, in each game of a deal.

        >>> Cell(0, 3, "greedy", Kind.RIVALS, "random").line_ups()[1]
        ['random', 'greedy', 'random']
        """
        if self.rival is None:
            return [[self.bot] * self.players]
        seats = range(self.players)
        return [[self.bot if seat == own else self.rival for seat in seats] for own in seats]


@dataclass(frozen=True)
class Study:
    """What is played, before anything is; two equal studies end with the same figures."""

    game: Game
    games: int
    seed: int
    players: tuple[int, ...]
    bots: tuple[str, ...]
    variants: tuple[Variant, ...]

    @classmethod
    def read(cls, path: Path) -> Study:
        """The study that a file declares, or the error that says what is wrong with it."""
        try:
            data = tomllib.loads(read_text(path, LARGEST))
        except (OSError, TooLarge, UnicodeDecodeError) as error:
            raise BadStudy("unreadable-study", path=str(path)) from error
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadStudy("bad-study", why=str(error)) from error
        return cls.of(data)

    @classmethod
    def of(cls, data: dict[str, Any]) -> Study:
        """The study that is declared by plain data.

        >>> study = Study.of({"game": "gluex", "games": 1500, "players": [2, 3]})
        >>> study.deals, len(study.cells)
        (2000, 10)
        """
        try:
            d = msgspec.convert(data, _Declaration)
        except msgspec.ValidationError as error:
            raise BadStudy("bad-study", why=str(error)) from error
        players = (d.players,) if isinstance(d.players, int) else tuple(d.players)
        if not players or not d.bots or not all(d.vary.values()):
            raise BadStudy("empty-study")
        game = registry.game(d.game)
        variants = tuple(_variants(d.options, d.vary))
        for count, variant in product(players, variants):
            game.checked_options(count, variant.options)
        for name in d.bots:
            seating.read(name, game)
        return cls(game, d.games, checked_seed(d.seed), players, d.bots, variants)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Study:
        """The study that `as_data` has told, in another process."""
        return cls(
            registry.game(data["game"]),
            data["block"],
            data["seed"],
            tuple(data["players"]),
            tuple(data["bots"]),
            tuple(Variant(one["name"], one["options"]) for one in data["variants"]),
        )

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Everything that is played, the first variant of each kind before the others."""
        return tuple(
            Cell(variant, players, bot, kind, rival)
            for players in self.players
            for bot, kind, rival in self._line_ups(players)
            for variant in range(len(self.variants))
        )

    def _line_ups(self, players: int) -> Iterator[tuple[str, Kind, str | None]]:
        for bot in self.bots:
            yield bot, Kind.ALIKE, None
        if self.game.elements is not None:
            for bot in self.bots:
                if bot in registry.bots():
                    yield bot, Kind.RESTRICTED, None
        if players > 1:
            for bot, rival in pairwise(self.bots):
                yield bot, Kind.RIVALS, rival

    def options(self, variant: int, players: int) -> dict[str, Any]:
        """All options of a variant, with their values."""
        return self.game.checked_options(players, self.variants[variant].options)

    @property
    def block(self) -> int:
        """How many deals are played together."""
        return BLOCK if set(self.bots) <= set(registry.bots()) else SMALL_BLOCK

    @property
    def blocks(self) -> int:
        """How many blocks hold all games."""
        return -(-self.games // self.block)

    @property
    def deals(self) -> int:
        """How many deals are played in each cell: whole blocks."""
        return self.blocks * self.block

    def as_data(self) -> dict[str, Any]:
        """All that must be the same for a study to be continued; it may go on for longer."""
        variants = [{"name": one.name, "options": one.options} for one in self.variants]
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "seed": self.seed,
            "players": list(self.players),
            "bots": list(self.bots),
            "block": self.block,
            "variants": variants,
        }

    def as_text(self) -> str:
        """The same as a line of text, for a file or another process."""
        return json.dumps(self.as_data())


def _variants(options: dict[str, Any], vary: dict[str, Values]) -> list[Variant]:
    variants = []
    for chosen in product(*map(named, vary.values())):
        own = dict(zip(vary, chosen, strict=True))
        name = ", ".join(f"{option}={name}" for option, (name, _) in own.items())
        values = {option: value for option, (_, value) in own.items()}
        variants.append(Variant(name, {**options, **values}))
    return variants


def named(values: Values) -> list[tuple[str, Any]]:
    """Values with their names: those that somebody gave them, or what they look like, shortened.

    >>> named([20, True, ["a1", "o8"]]), named({"in rows": ["** 2S"]})
    ([('20', 20), ('true', True), ('a1 o8', ['a1', 'o8'])], [('in rows', ['** 2S'])])
    """
    if isinstance(values, dict):
        return list(values.items())
    return [(_short(value), value) for value in values]


def _short(value: object) -> str:
    text = " ".join(map(str, value)) if isinstance(value, list) else str(value)
    text = text.lower() if isinstance(value, bool) else text
    return text if len(text) <= LONGEST_NAME else text[: LONGEST_NAME - 1] + "…"
