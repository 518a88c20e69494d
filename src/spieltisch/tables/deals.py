"""How a match begins: dealt from a seed that nobody can foresee or change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any

from spieltisch.engine import matchfile, registry
from spieltisch.engine.errors import BadMatchFile
from spieltisch.engine.match import Match
from spieltisch.engine.words import WORDS

#: Returns a number made of this many random bits.
Chance = Callable[[int], int]


class Source(StrEnum):
    """Where the deal of a table comes from, and so who may have known it beforehand."""

    #: Dealt by the server from a seed that nobody knew, and fixed by a commitment: fair.
    DEALT = "dealt"
    #: Laid out by whoever opened the table, who knows every hand and every pile.
    POSITION = "position"
    #: From a match file, whose moves and seed others may know.
    FILE = "file"

    @classmethod
    def of(cls, start: Mapping[str, Any] | None) -> Source:
        """The source that a table was created with.

        >>> Source.of(None).is_fair, Source.of({"position": {}}).is_fair
        (True, False)
        """
        if start is None:
            return cls.DEALT
        return cls.POSITION if "position" in start else cls.FILE

    @property
    def is_fair(self) -> bool:
        """Whether nobody knew the deal, and everybody can check that afterwards."""
        return self is Source.DEALT


@dataclass(frozen=True)
class Deal:
    """A seed, and the salt that keeps the commitment from being guessed.

    >>> Deal.draw(lambda bits: 7).commitment == Deal(7, "0" * 31 + "7").commitment
    True
    """

    seed: int
    salt: str

    @classmethod
    def draw(cls, chance: Chance) -> Deal:
        """A deal that nobody can foresee."""
        return cls(chance(64), f"{chance(128):032x}")

    @cached_property
    def commitment(self) -> str:
        """What is shown at the beginning: it fixes the deal and tells nothing about it."""
        return matchfile.commitment(self.seed, self.salt)

    def bot_seed(self, seat: int) -> int:
        """The seed of a bot at a seat, the same after every restart and known to nobody."""
        return int(matchfile.commitment(seat, self.salt)[:16], 16)


@dataclass
class Beginning:
    """Where the matches of a table begin: from a deal, or from a file or a position.

    The moves of a file are played again only once, because there may be many of them.

    >>> match = Beginning("sequence", {}).match(Deal(7, "00"), ["Anna", "Ben"])
    >>> match.seed, match.seats
    (7, ('Anna', 'Ben'))
    """

    game: str
    options: Mapping[str, Any]
    start: Mapping[str, Any] | None = None
    _continued: Match | None = field(default=None, repr=False)

    @property
    def source(self) -> Source:
        """Where the deals of the table come from."""
        return Source.of(self.start)

    @property
    def is_ready(self) -> bool:
        """Whether a match can begin at once."""
        return self.start is None or self._continued is not None

    def match_to_continue(self) -> Match:
        """The match that all matches of the table continue; to look at, not to play on."""
        if self._continued is None:
            assert self.start is not None
            self._continued = continue_match(self.start)
        return self._continued

    def teams(self, players: int) -> list[str] | None:
        """The team of each seat, as the scene of the game says; None where nobody has a partner.

        Every match of the table is dealt to the same teams, so any deal will do.

        >>> Beginning("sequence", {}).teams(4)
        ['blue', 'green', 'blue', 'green']
        >>> Beginning("sequence", {}).teams(2)
        """
        if not self.is_ready:
            return None
        match = self.match(Deal(0, ""), ["?"] * players)
        teams: list[str] | None = match.scene()["table"].get("teams")
        return teams if teams and len(set(teams)) < len(teams) else None

    def match(self, deal: Deal, names: Sequence[str]) -> Match:
        """A match of the table as it begins."""
        if self.start is None:
            return registry.game(self.game).deal(len(names), deal.seed, names, self.options)
        return self.match_to_continue().branch(names)


def continue_match(start: Mapping[str, Any]) -> Match:
    """The match of a file up to a ply, or one that begins from a position."""
    if "position" in start:
        position = start["position"]
        name = position.get("game") if isinstance(position, Mapping) else None
        if not isinstance(name, str):
            raise BadMatchFile(WORDS("file-field", field="position"))
        return registry.game(name).from_position(position)
    file = start.get("file")
    if not isinstance(file, Mapping):
        raise BadMatchFile(WORDS("file-field", field="file"))
    match = matchfile.load(file)
    ply = start.get("ply")
    if ply is not None:
        if not isinstance(ply, int) or isinstance(ply, bool) or not 0 <= ply <= match.ply:
            raise BadMatchFile(WORDS("no-such-ply", ply=ply, plies=match.ply))
        for _ in range(match.ply - ply):
            match.undo()
    return match
