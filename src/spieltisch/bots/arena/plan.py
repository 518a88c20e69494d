"""The plan of a tournament: a game, who plays it, and where all chance comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from spieltisch.bots import seating
from spieltisch.bots.arena import checks
from spieltisch.bots.arena.words import BadTournament

if TYPE_CHECKING:
    from spieltisch.engine.game import Game

#: A match that takes more moves than this is stopped and counts as undecided.
LIMIT = 5_000

#: The seats that win together: those of a team, or a single seat.
Side = tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """A tournament before anything is played; two equal plans give the same matches."""

    game: Game
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    seconds: float | None = None
    limit: int = LIMIT

    def __post_init__(self) -> None:
        checks.check_seconds(self.seconds)
        checks.whole("bad-limit", self.limit)
        for name in checks.names(self.bots):
            seating.read(name, self.game)
        if len(set(self.bots)) < len(self.bots):
            raise BadTournament("a-bot-twice", bots=self.bots)
        if len(self.bots) < min(2, len(self.sides)):
            raise BadTournament("too-few-bots")

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """The seats by team, if the game's scene has teams; else seat by seat."""
        table = self.game.deal(self.players, 0, None, self.options).scene()["table"]
        teams = table.get("teams", range(self.players))
        return tuple(
            tuple(seat for seat in range(self.players) if teams[seat] == team)
            for team in dict.fromkeys(teams)
        )

    @property
    def is_solo(self) -> bool:
        """Whether everybody plays alone, so that bots are compared deal by deal."""
        return len(self.sides) == 1

    def as_data(self) -> dict[str, Any]:
        """Everything that must be the same for a tournament to be continued."""
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "seconds": self.seconds,
            "limit": self.limit,
        }


def word(*parts: object) -> int:
    """A seed that depends on all parts and on nothing else.

    >>> word(7, "deal", 0) == word(7, "deal", 0) != word(7, "deal", 1)
    True
    """
    text = " ".join(map(str, parts))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def names_of(bots: Sequence[str], seats: Sequence[int]) -> list[str]:
    """A name for each seat; a bot on several seats is told apart by the player's number.

    >>> names_of(["greedy", "random"], [1, 0, 1])
    ['random 1', 'greedy', 'random 3']
    """
    return [
        bots[bot] if seats.count(bot) == 1 else f"{bots[bot]} {player}"
        for player, bot in enumerate(seats, 1)
    ]
