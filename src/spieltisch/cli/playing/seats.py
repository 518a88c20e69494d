"""Who sits at the table: people, by name, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import spieltisch
from spieltisch.bots import seating
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import wrong
from spieltisch.engine.errors import UnknownBot

PERSON_WORDS = ("human", "mensch")
LONGEST_NAME = 20

#: Who sits down if nobody says otherwise.
FIRST, OTHERS = "human", "casual"


@dataclass(frozen=True)
class Sitter:
    """Somebody at the table; `bot` names a bot as `seating` reads it, None for a person."""

    name: str
    bot: str | None = None


def read_seats(terminal: Terminal, text: str) -> list[Sitter]:
    """The seats that a text such as "human:Anna,master@5s" names."""
    parts = [part.strip() for part in text.split(",")]
    seats = [_read_seat(terminal, part, number, parts) for number, part in enumerate(parts, 1)]
    names = [seat.name.lower() for seat in seats]
    for seat in seats:
        if names.count(seat.name.lower()) > 1:
            raise wrong("name-taken", name=seat.name)
    return seats


def sitters_of(terminal: Terminal, match: spieltisch.Match) -> list[Sitter]:
    """The seats of a loaded match: a bot is known by its name, everybody else is a person."""
    if match.seats is None:
        return read_seats(terminal, ",".join([FIRST] + [OTHERS] * (match.players - 1)))
    bots = [_bot_called(name) for name in match.seats]
    for bot in bots:
        if bot is not None and not seating.is_installed(bot):
            raise wrong("bot-of-a-file", bot=bot)  # a stranger's file must not run any code
    return [Sitter(name, bot) for name, bot in zip(match.seats, bots, strict=True)]


def people(seats: Sequence[Sitter]) -> list[int]:
    """The seats that people sit on."""
    return [number for number, seat in enumerate(seats) if seat.bot is None]


def _read_seat(terminal: Terminal, part: str, number: int, parts: list[str]) -> Sitter:
    kind, colon, name = part.partition(":")
    if kind.lower() in PERSON_WORDS:
        name = name.strip() if colon else terminal.say("player", player=number)
        if not name or len(name) > LONGEST_NAME or not name.isprintable() or _bot_called(name):
            raise wrong("bad-name", name=name[:40], longest=LONGEST_NAME)
        return Sitter(name)
    try:
        seating.read(part)
    except UnknownBot as error:
        if seating.looks_like_a_bot(part):
            raise
        raise wrong("bad-seat", given=part[:40], bots=seating.names()) from error
    return Sitter(part if parts.count(part) == 1 else f"{part} {number}", part)


def _bot_called(name: str) -> str | None:
    """The bot of a name such as "greedy" or, where there are several, "greedy 2"."""
    first, _, rest = name.partition(" ")
    is_bot = seating.looks_like_a_bot(first) and (not rest or rest.isdecimal())
    return first if is_bot else None
