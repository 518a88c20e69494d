"""Getting ready: compiling with a progress bar when the cache is cold, loading a match."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import spieltisch
from spieltisch.cli.exits import INTERRUPTED
from spieltisch.cli.language import WORDS
from spieltisch.cli.progress import Bar, bar
from spieltisch.cli.terminal import Terminal, printable
from spieltisch.engine import registry
from spieltisch.engine.compiling import Progress, Unit, prepare
from spieltisch.engine.errors import BadMatchFile, UnknownGame
from spieltisch.engine.files import read_text
from spieltisch.engine.matchfile import LARGEST
from spieltisch.engine.words import LANGUAGES
from spieltisch.engine.workshop import Order, Work, carry_out_all


def make_ready(
    terminal: Terminal,
    game: spieltisch.Game,
    bots: Iterable[str] = (),
    loops: Mapping[str, Sequence[Unit]] | None = None,
) -> None:
    """Compile a game, the bots that play it and the loops that call it.

    What is in the cache on disk is only loaded, and nothing is shown.
    """
    with _compiling(terminal) as report:
        game.make_ready(report)
        for name in dict.fromkeys(bots):
            prepare(name, [registry.bot(name).unit], report)
        for name, units in (loops or {}).items():
            prepare(name, units, report)


def make_all_ready(terminal: Terminal, orders: Sequence[Order]) -> None:
    """Compile several things at the same time; what is in the cache takes no time."""
    works: dict[str, float] = {order.what: 0.0 for order in orders if not order.is_ready}
    with bar(terminal, patience=0.0) as progress, _leaving_at_once(progress):

        def report(work: Work) -> None:
            what = work.order.what
            if not terminal.err.is_terminal and work.done == 0 and not work.kernel:
                terminal.complain(terminal.say("compiling-once", what=what))
            works[what] = work.done
            text = terminal.say("compiling", what=what, kernel=work.kernel)
            progress.show(text, sum(works.values()), len(works))

        carry_out_all(orders, report)


@contextmanager
def _compiling(terminal: Terminal) -> Iterator[Progress]:
    """Report what is being compiled: a bar for a person, a line for a file."""
    with bar(terminal, patience=0.0, steady=False) as progress, _leaving_at_once(progress):

        def report(what: str, kernel: str, done: int, count: int) -> None:
            if not terminal.err.is_terminal and done == 0:
                terminal.complain(terminal.say("compiling-once", what=what))
            progress.show(terminal.say("compiling", what=what, kernel=kernel), done, count)

        yield report


@contextmanager
def _leaving_at_once(progress: Bar) -> Iterator[None]:
    """Let Ctrl-C end the program: inside the compiler it could surface as any error, or be lost."""

    def leave(_signal: int, _frame: object) -> NoReturn:
        progress.stop()
        print(file=sys.stderr, flush=True)
        os._exit(INTERRUPTED)

    usual = signal.getsignal(signal.SIGINT)
    if usual is not signal.default_int_handler:  # somebody else looks after Ctrl-C
        yield
        return
    signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def load(terminal: Terminal, path: Path) -> spieltisch.Match:
    """Load a match file, its game made ready with a progress bar."""
    return _read(terminal, path, _text_of(path), spieltisch.load)


def verify(terminal: Terminal, path: Path) -> tuple[spieltisch.Match, str | None]:
    """Load a match file and check that it is sound; returns the commitment to its deal, if any."""
    text = _text_of(path)
    match = _read(terminal, path, text, spieltisch.verify)
    deal = json.loads(text).get("deal")
    return match, deal and str(deal["commitment"])


def _read(
    terminal: Terminal, path: Path, text: str, read: Callable[[str | Path], spieltisch.Match]
) -> spieltisch.Match:
    _make_ready_for(terminal, text)
    try:
        match = read(text if text.lstrip().startswith("{") else path)
    except UnknownGame as error:  # of the file, not of the command line
        raise BadMatchFile(error.text) from error
    match.seats = match.seats and tuple(
        _display_name(terminal, printable(name), number)
        for number, name in enumerate(match.seats, 1)
    )
    return match


def _display_name(terminal: Terminal, name: str, number: int) -> str:
    """A name; one that only numbers the player is said in the language of whoever is looking."""
    numbered_name = WORDS("player", player=number)
    is_numbered = name in [numbered_name.say(language) for language in LANGUAGES]
    return numbered_name.say(terminal.language) if is_numbered else name


def _text_of(path: Path) -> str:
    """The text of a file, read once because a pipe can be read only once; "" if it has none."""
    try:
        return read_text(path, LARGEST)
    except (OSError, ValueError):
        return ""


def _make_ready_for(terminal: Terminal, text: str) -> None:
    """Make the game of a file ready; what is wrong with the file is found when it is read."""
    try:
        name = json.loads(text)["game"]
    except (ValueError, LookupError, TypeError, RecursionError):
        return
    if isinstance(name, str) and name in registry.games():
        make_ready(terminal, spieltisch.game(name))
