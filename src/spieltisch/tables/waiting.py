"""For whom a table waits, told by the hashes of their secrets."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from msgspec import Struct

from spieltisch.tables.table import Table


class Wait(StrEnum):
    """What a table waits for."""

    #: Somebody's move.
    TURN = "turn"
    #: Somebody's answer to a question of the others.
    QUESTION = "question"


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Somebody at a table: the hashes of their secrets, and what the table wants of them.

    `has_turn` says that it is their move, `is_asked` that others wait for their consent, and
    `wants_rematch` that they have asked for another match.
    """

    tokens: tuple[str, ...]
    has_turn: bool = False
    is_asked: bool = False
    wants_rematch: bool = False
    left: bool = False


class Waits(Struct, frozen=True):
    """For whom a table waits after event `n`."""

    n: int
    sitters: list[Sitter]

    def knows(self, hashes: Collection[str]) -> bool:
        """Whether one of the secrets opens a seat."""
        return bool(self._own(hashes))

    def wait_for(self, hashes: Collection[str]) -> Wait | None:
        """What the table wants of whoever holds these secrets."""
        own = self._own(hashes)
        if any(sitter.has_turn for sitter in own):
            return Wait.TURN
        wishes = any(sitter.wants_rematch for sitter in self.sitters if sitter not in own)
        silent = any(not sitter.wants_rematch and not sitter.left for sitter in own)
        if any(sitter.is_asked for sitter in own) or (wishes and silent):
            return Wait.QUESTION
        return None

    def _own(self, hashes: Collection[str]) -> list[Sitter]:
        return [sitter for sitter in self.sitters if not set(sitter.tokens).isdisjoint(hashes)]


def waits_at(table: Table) -> Waits:
    """For whom a table waits now."""
    answerers = {seat for question in table.questions.values() for seat in question.open}
    sitters = [
        Sitter(
            tokens=seat.tokens,
            has_turn=number in table.actors and seat.plays,
            is_asked=number in answerers,
            wants_rematch=table.phase == "finished" and number in table.rematch,
            left=seat.left,
        )
        for number, seat in enumerate(table.seats)
        if seat.tokens
    ]
    return Waits(table.n, sitters)
