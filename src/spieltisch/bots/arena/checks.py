"""What can be asked of a tournament; everything else is refused with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from numbers import Integral, Real

from spieltisch.bots.arena.sequential import Question
from spieltisch.bots.arena.words import BadTournament
from spieltisch.engine.words import abbreviate


def whole(key: str, value: object) -> int:
    """A whole number from 1 up; the key names the sentence for anything else.

    >>> whole("bad-games", 12)
    12
    >>> whole("bad-games", 2.5)
    Traceback (most recent call last):
    spieltisch.bots.arena.words.BadTournament: “2.5” is not a number of games; ...
    """
    if isinstance(value, bool) or not isinstance(value, Integral) or value < 1:
        raise BadTournament(key, value=abbreviate(value, 40))
    return int(value)


def check_seconds(value: object) -> None:
    """A time for each move: some seconds, or None for no limit."""
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, Real) or not isfinite(value) or value <= 0:
        raise BadTournament("bad-seconds", value=abbreviate(value, 40))


def names(bots: object) -> tuple[str, ...]:
    """The names of the bots; a single text is not a list of them."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise BadTournament("bad-bots", value=abbreviate(bots, 40))
    for bot in bots:
        if not isinstance(bot, str):
            raise BadTournament("bad-bots", value=abbreviate(bot, 40))
    return tuple(bots)


def question(until: object) -> Question | None:
    """The question by which a tournament stops early, if there is one."""
    if until is None:
        return None
    shares = tuple(until) if isinstance(until, Sequence) else ()
    if len(shares) != 2 or not all(isinstance(share, Real) for share in shares):
        raise BadTournament("bad-until", value=abbreviate(until, 40))
    low, high = shares
    return Question(low, high)
