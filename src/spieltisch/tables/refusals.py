"""Why something is not done at a table: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.errors import (
    IllegalMove,
    MatchIsOver,
    OutOfTurn,
    SpieltischError,
    UnreadableMove,
)
from spieltisch.engine.words import Text
from spieltisch.tables.words import WORDS


class Refusal(SpieltischError):
    """Something is not done, and nothing has changed; `rule` names the game's ruling."""

    def __init__(self, code: str, text: Text, rule: str | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule


class TableRefusal(Refusal):
    """A refusal in the table's own words.

    >>> print(TableRefusal("name-too-long", most=24))
    A name may have at most 24 characters.
    """

    def __init__(self, code: str, /, **values: Any) -> None:
        super().__init__(code, WORDS(f"refused-{code}", **values))


_CODES: tuple[tuple[type[SpieltischError], str], ...] = (
    (IllegalMove, "illegal"),
    (UnreadableMove, "unreadable"),
    (OutOfTurn, "not-your-turn"),
    (MatchIsOver, "finished"),
)


def refusal_of(error: SpieltischError, otherwise: str = "bad-set-up") -> Refusal:
    """An error of the engine as a refusal."""
    if isinstance(error, Refusal):
        return error
    code = next((code for kind, code in _CODES if isinstance(error, kind)), otherwise)
    return Refusal(code, error.text, error.rule if isinstance(error, IllegalMove) else None)
