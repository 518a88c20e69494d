"""The terminal a command speaks to: a language, two streams, and somebody typing."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

from spieltisch.cli.language import WORDS
from spieltisch.engine.words import Language, format_number

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


#: How many columns a table needs.
COLUMNS = 80


class NobodyThere(Exception):
    """The input has ended; there is nobody left to ask."""


class Terminal:
    """Where a command prints, complains and asks."""

    def __init__(self, language: Language = "en") -> None:
        self.language = language
        self._complained_of_width = False

    # Words.

    def say(self, key: str, **values: Any) -> str:
        """One of the command line's sentences."""
        return WORDS(key, **values).say(self.language)

    def number(self, number: float, decimals: int = 0) -> str:
        """A number as the language writes it."""
        return format_number(number, self.language, decimals)

    # Printing.

    @cached_property
    def out(self) -> Console:
        """Standard output; colours only where a person looks."""
        return _console()

    @cached_property
    def err(self) -> Console:
        """Standard error, for progress."""
        return _console(stderr=True)

    def print(self, *parts: RenderableType) -> None:
        """Print to standard output, wrapped to its width."""
        self.out.print(*parts)

    def tell(self, key: str, **values: Any) -> None:
        """Print one of the command line's sentences."""
        self.print(self.say(key, **values))

    def tell_if_narrow(self) -> None:
        """Say once that the terminal is too narrow for a table."""
        if self.out.width < COLUMNS and not self._complained_of_width:
            self._complained_of_width = True
            self.tell("too-narrow", columns=self.out.width, needed=COLUMNS)

    def lines_of(self, parts: Iterable[RenderableType]) -> int:
        """How many lines these parts take on standard output, wrapped to its width."""
        return sum(len(self.out.render_lines(part, pad=False)) for part in parts)

    def print_json(self, data: object) -> None:
        """Print data for a program to read."""
        print(json.dumps(data, ensure_ascii=False, indent=2))

    def complain(self, sentence: str) -> None:
        """Print to standard error, in one piece whatever the width."""
        print(printable(sentence), file=sys.stderr)

    # Somebody at the keyboard.

    @property
    def is_watched(self) -> bool:
        """Whether a person looks at standard output."""
        return self.out.is_terminal

    @property
    def is_interactive(self) -> bool:
        """Whether a person looks and types."""
        return self.is_watched and sys.stdin.isatty()

    def ask(self, prompt: RenderableType) -> str:
        """What somebody types after the prompt."""
        try:
            self.out.print(prompt, end=" ")
            self.out.file.flush()
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            self.print()
            raise
        if not line:
            self.print()
            raise NobodyThere
        answer = line.strip()
        if not sys.stdin.isatty():
            self.print(
                printable(answer)
            )  # a pipe does not echo, and the answer belongs in the output
        return answer

    def clear(self) -> None:
        """Clear the screen; in a pipe a line separates what was from what comes."""
        if self.is_watched and self.out.is_dumb_terminal:
            self.print(
                "\n" * max(self.out.height, 50)
            )  # it cannot clear: push everything out of sight
        elif self.is_watched:
            self.out.clear()
        else:
            self.out.rule(characters="-")

    @contextmanager
    def curtain(self) -> Iterator[None]:
        """A second screen without history, so that nobody can scroll back to see a hand."""
        is_alternate = self.out.set_alt_screen(True)
        try:
            yield
        finally:
            if is_alternate:
                self.out.clear()
                self.out.set_alt_screen(False)

    def page(self, part: RenderableType) -> None:
        """Print something long, a screenful at a time where a person reads it."""
        if not self.is_interactive:
            self.print(part)
            return
        with self.out.capture() as rendered:
            self.out.print(part)
        lines = rendered.get().splitlines(keepends=True)
        step = max(self.out.height - 2, 5)
        for first in range(0, len(lines), step):
            self.out.file.writelines(lines[first : first + step])
            if first + step < len(lines) and not self._reads_on():
                return

    def _reads_on(self) -> bool:
        try:
            return self.ask(self.say("page-on")).lower() != "q"
        except NobodyThere:
            return False


def printable(text: str) -> str:
    r"""Text from a file or a stranger, without characters that control a terminal.

    >>> printable("Anna\x1b[2J")
    'Anna�[2J'
    """
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def _console(stderr: bool = False) -> Console:
    # Loaded late: rich takes longer to import than it takes to print an error.
    from rich.console import Console

    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)
