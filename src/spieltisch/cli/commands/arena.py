"""`spieltisch arena`: a tournament between bots, and what it says about who is better."""

from __future__ import annotations

import os
import shlex
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, NoReturn

import click

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.arena.journal import settled_seed
from spieltisch.bots.arena.plan import Plan
from spieltisch.bots.arena.plots import can_be_drawn
from spieltisch.bots.arena.report import write_report
from spieltisch.bots.arena.sequential import Question
from spieltisch.bots.arena.tournament import Tournament
from spieltisch.bots.arena.words import ARENA
from spieltisch.bots.guests import Refused
from spieltisch.cli.budgets import Seconds
from spieltisch.cli.exits import FAILED, FINE, INTERRUPTED
from spieltisch.cli.parameters import (
    GAME,
    JSON,
    MOST_GAMES,
    OPTIONS,
    PLAYERS,
    SEED,
    VARIANT,
    Number,
)
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.standings import line, print_standings, progress_text, rough_table
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Option, command, wrong
from spieltisch.engine.compiling import Unit

#: Reports on a tournament while it runs.
Show = Callable[[Tournament], None]

#: How often a person sees the table change, in seconds.
GLANCE = 0.5

#: How many lines are printed in the course of all games when no person is watching.
PARTS = 10


class _Shares(click.ParamType):  # type: ignore[type-arg]
    """Two shares in percent, such as 50,55."""

    name = "shares"

    def convert(self, value: Any, param: Any, ctx: Any) -> Question:
        try:
            low, high = (float(part) / 100 for part in str(value).split(","))
        except ValueError as error:
            raise wrong("no-two-shares", value=str(value)[:40]) from error
        return Question(low, high)


_BOTS = Option(["--bots"], "arena-bots", metavar="bots")
_GAMES = Option(
    ["--games", "count"], "arena-games", metavar="number", type=Number(1, MOST_GAMES), default=100
)
_SECONDS = Option(["--seconds"], "seconds", metavar="seconds", type=Seconds())
_THREADS = Option(["--threads"], "threads", metavar="number", type=Number(1, 1024))
_OUT = Option(["--out"], "out", metavar="folder", type=click.Path(path_type=Path))
_UNTIL = Option(["--until"], "until", metavar="shares", type=_Shares())


@command(
    "arena",
    GAME,
    _BOTS,
    _GAMES,
    PLAYERS,
    SEED,
    _SECONDS,
    VARIANT,
    OPTIONS,
    _UNTIL,
    _OUT,
    _THREADS,
    JSON,
)
def arena(
    terminal: Terminal,
    game: str,
    bots: str | None,
    count: int,
    players: int,
    seed: int | None,
    seconds: float | None,
    variant: str | None,
    options: dict[str, Any],
    until: Question | None,
    out: Path | None,
    threads: int | None,
    as_json: bool,
) -> int:
    """Play a tournament, or continue one, and print how the bots stand."""
    board_game = spieltisch.game(game)
    all_options = board_game.checked_options(players, board_game.varied(variant, options))
    names = _names(bots)
    _make_ready(terminal, board_game, names)
    plan = Plan(board_game, players, all_options, names, settled_seed(seed, out), seconds)
    tournament = Tournament(plan, count, threads=threads, folder=out, question=until)
    if tournament.planned > tournament.whole:
        games = terminal.number(len(tournament.outcomes))
        terminal.complain(terminal.say("arena-has-more", folder=out, games=games))
    if rounding := tournament.rounding():
        terminal.complain(rounding.say(terminal.language))
    code = _run(terminal, tournament)
    standings = tournament.standings()
    if as_json:
        terminal.print_json(standings.as_data())
    else:
        print_standings(terminal, standings, until, out)
    if out and standings.outcomes:
        path = write_report(out, standings, until, terminal.language)
        terminal.complain(terminal.say("arena-report", path=path))
        if not can_be_drawn():
            terminal.complain(ARENA("report-without-plots").say(terminal.language))
    if code != FINE and out:
        terminal.complain(terminal.say("resume", folder=shlex.quote(str(out))))
    elif code != FINE:
        terminal.complain(terminal.say("arena-lost"))
    return code


def _names(bots: str | None) -> tuple[str, ...]:
    if bots is None:
        raise wrong("arena-which-bots", bots=seating.names())
    return tuple(name.strip() for name in bots.split(","))


def _make_ready(terminal: Terminal, game: spieltisch.Game, names: tuple[str, ...]) -> None:
    """Compile the game and what its bots are made of."""
    loops: dict[str, Sequence[Unit]] = {}
    for name in names:
        loops.update(seating.units(name, game))
    make_ready(terminal, game, loops=loops)


def _run(terminal: Terminal, tournament: Tournament) -> int:
    with _reporting(terminal) as show, _second_thoughts(terminal) as break_off:
        try:
            tournament.run(show, break_off)
        except KeyboardInterrupt:
            return INTERRUPTED
        except Refused as error:  # the games played until then still count
            terminal.complain(error.say(terminal.language))
            return FAILED
    return FINE


@contextmanager
def _second_thoughts(terminal: Terminal) -> Iterator[Callable[[], None]]:
    """What is done at the first Ctrl-C: from then on the next one ends the program at once."""
    usual = signal.getsignal(signal.SIGINT)

    def leave(_signal: int, _frame: object) -> NoReturn:
        terminal.err.show_cursor(True)  # the live table hides it
        os._exit(INTERRUPTED)

    def break_off() -> None:
        if usual is signal.default_int_handler:  # otherwise somebody else looks after Ctrl-C
            signal.signal(signal.SIGINT, leave)
        terminal.complain(terminal.say("arena-breaking-off"))

    try:
        yield break_off
    finally:
        if signal.getsignal(signal.SIGINT) is leave:
            signal.signal(signal.SIGINT, usual)


@contextmanager
def _reporting(terminal: Terminal) -> Iterator[Show]:
    """Report on standard error: a live table for a person, otherwise a line now and then."""
    if terminal.err.is_terminal:
        with _live(terminal) as show:
            yield show
    else:
        yield _lines(terminal)


@contextmanager
def _live(terminal: Terminal) -> Iterator[Show]:
    from rich.console import Group
    from rich.live import Live

    with Live(console=terminal.err, auto_refresh=False, transient=True) as live:
        next_glance = monotonic()

        def show(running: Tournament) -> None:
            nonlocal next_glance
            if monotonic() < next_glance:
                return
            now = running.standings()
            table = rough_table(terminal, now)
            live.update(Group(progress_text(terminal, now), table), refresh=True)
            next_glance = monotonic() + GLANCE

        yield show


def _lines(terminal: Terminal) -> Show:
    parts = 0

    def show(running: Tournament) -> None:
        nonlocal parts
        done, planned = len(running.outcomes), running.planned
        if PARTS * done // planned > parts and done < planned:
            terminal.complain(line(terminal, running.standings()))
            parts = PARTS * done // planned

    return show
