"""The `spieltisch` command: from the command line to a command, from an error to a code."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import click

from spieltisch import __version__
from spieltisch.bots.forfeits import Forfeit
from spieltisch.cli.exits import FAILED, FINE, INTERRUPTED, WRONG_USE
from spieltisch.cli.language import language_of
from spieltisch.cli.printouts import printed_by
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Group, Option, WrongUse
from spieltisch.engine.errors import Failure, SpieltischError


def _show_version(ctx: click.Context, _param: click.Parameter, is_set: bool) -> None:
    if is_set:
        click.echo(f"spieltisch {__version__}")
        ctx.exit()


_VERSION = Option(
    ["--version"],
    "version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
)

COMMANDS = Group(
    "spieltisch",
    "spieltisch.cli.commands",
    (
        "serve",
        "doctor",
        "backup",
        "restore",
        "clear",
        "play",
        "games",
        "bots",
        "simulate",
        "matches",
        "lab",
        "arena",
        "train",
        "learn",
        "replay",
        "analyse",
        "hint",
        "legal",
        "explain",
        "verify",
        "prepare",
        "bench",
        "store",
    ),
    [_VERSION],
)


#: Commands that tell about games and bots but let nobody play: loading the compiler would take them
#: longer than everything else.
_ONLY_TELL = frozenset({"games", "bots"})


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line in a process of its own and leave with its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if not _ONLY_TELL.isdisjoint(arguments[:1]):
        os.environ["NUMBA_DISABLE_JIT"] = "1"
    sys.exit(run(arguments))


def run(arguments: Sequence[str]) -> int:
    """Run the command line; whatever goes wrong is reported in one sentence."""
    _open_closed_streams()
    _never_fail_to_print()
    terminal = Terminal(language_of(arguments, os.environ))
    try:
        code = COMMANDS.main(
            list(arguments), prog_name="spieltisch", standalone_mode=False, obj=terminal
        )
        sys.stdout.flush()
    except SpieltischError as error:
        return _complain(terminal, error)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except MemoryError:
        terminal.complain(terminal.say("out-of-memory"))
        return FAILED
    except OSError as error:
        return _report_lost_output(terminal, error)
    return code if isinstance(code, int) else FINE


def _complain(terminal: Terminal, error: SpieltischError) -> int:
    terminal.complain(error.say(terminal.language))
    if isinstance(error, Forfeit):
        for line in printed_by(terminal, error):
            terminal.complain(line)
    if isinstance(error, WrongUse) and error.command:
        terminal.complain(terminal.say("see-help", command=error.command))
    return FAILED if isinstance(error, Failure) else WRONG_USE


def _report_lost_output(terminal: Terminal, error: OSError) -> int:
    """Nobody reads any more (`spieltisch games | head`), or a file could not be written."""
    if error.errno == errno.EPIPE:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    path = error.filename or terminal.say("the-output")
    terminal.complain(terminal.say("system-error", path=path))
    return FAILED


def _open_closed_streams() -> None:
    """Open streams that the caller has closed (`<&-`): then nobody types, or nobody reads."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115


def _never_fail_to_print() -> None:
    """Let a terminal that cannot show the suits of cards show question marks instead."""
    streams: tuple[Any, ...] = (sys.stdin, sys.stdout, sys.stderr)
    for stream in streams:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
