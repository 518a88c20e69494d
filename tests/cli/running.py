"""Running the command line inside a test, and people who type into it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

import spieltisch
from spieltisch.cli.playing.seats import Sitter
from spieltisch.cli.playing.session import Session
from spieltisch.cli.terminal import NobodyThere, Terminal
from spieltisch.engine.words import Language

CLEARED = "\x1b[2J\x1b[H"
STYLES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass(frozen=True)
class Ran:
    """What a command printed, and the code it left with."""

    code: int
    out: str
    err: str


class Watched(Terminal):
    """A terminal that a person looks at, with somebody who types the given lines.

    `screens` keeps what stood on the screen whenever somebody was asked, `output` everything
    that was ever printed.
    """

    def __init__(self, typed: Iterable[str], language: Language = "en", width: int = 80) -> None:
        super().__init__(language)
        self._typed = iter(typed)
        self.out = Console(
            file=StringIO(),
            force_terminal=True,
            width=width,
            height=24,
            markup=False,
            emoji=False,
            highlight=False,
            _environ={"TERM": "xterm-256color"},
        )
        self.screens: list[str] = []
        self._cleared_at = 0

    def clear(self) -> None:
        """Clear the screen, and remember from where on it is new."""
        super().clear()
        self._cleared_at = self.out.file.tell()

    def ask(self, prompt: RenderableType) -> str:
        """Answer with the next line."""
        self.out.print(prompt, end=" ")
        self.out.file.seek(self._cleared_at)
        self.screens.append(STYLES.sub("", self.out.file.read()))
        try:
            answer = next(self._typed)
        except StopIteration:
            raise NobodyThere from None
        self.out.print(answer)
        return answer

    @property
    def output(self) -> str:
        """Everything printed so far."""
        return str(self.out.file.getvalue())  # type: ignore[attr-defined]


def session(terminal: Terminal, match: spieltisch.Match, *seats: Sitter) -> Session:
    """A session of people called Anna, Ben, ... unless other seats are given."""
    names = ("Anna", "Ben", "Carl", "Dora", "Emil", "Frieda")
    seated = list(seats) or [Sitter(name) for name in names[: match.players]]
    match.seats = tuple(seat.name for seat in seated)
    return Session(terminal, match, seated)


def choosing(
    match: spieltisch.Match, choose: Callable[[spieltisch.Match, list[str]], str]
) -> Iterator[str]:
    """Somebody who presses Enter when handed the screen and plays what `choose` says."""
    viewer: int | None = None
    while not match.over:
        seat = asked_first(match)
        if seat != viewer:
            viewer = seat
            yield ""
        yield choose(match, match.legal(seat))


def asked_first(match: spieltisch.Match) -> int:
    """Whom the session asks if nobody waits: whoever acted last, then round the table."""
    last = [played.seat for played in match.log if played.seat != "moderator"]
    first: Any = last[-1] if last else 0
    return min(match.actors, key=lambda seat: (seat - first) % match.players)
