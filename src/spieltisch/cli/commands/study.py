"""`spieltisch study`: what a game's variants are like, from many games."""

from __future__ import annotations

import shlex
from functools import partial
from pathlib import Path

import click

from spieltisch.bots import seating
from spieltisch.cli.exits import FINE, INTERRUPTED
from spieltisch.cli.parameters import FILE, Number
from spieltisch.cli.progress import bar
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Option, command
from spieltisch.engine import drivers
from spieltisch.lab.figures import figures
from spieltisch.lab.report import write_report
from spieltisch.lab.running import Run
from spieltisch.lab.study import Study
from spieltisch.lab.telling import Teller

_OUT = Option(
    ["--out"], "study-out", metavar="folder", type=click.Path(path_type=Path), required=True
)
_THREADS = Option(["--threads"], "threads", metavar="number", type=Number(1, 1024))


@command("study", FILE, _OUT, _THREADS)
def study(terminal: Terminal, file: Path, out: Path, threads: int | None) -> int:
    """Play a study, or continue it, and tell what came out."""
    declared = Study.read(file)
    loops = {"drivers": drivers.units()}
    for name in declared.bots:
        loops |= {what: list(units) for what, units in seating.units(name, declared.game).items()}
    make_ready(terminal, declared.game, loops=loops)
    run = Run(declared, out, threads)
    code = FINE
    try:
        with bar(terminal) as progress:
            run.run(partial(progress.show, terminal.say("simulating")))
    except KeyboardInterrupt:
        terminal.complain(terminal.say("resume", folder=shlex.quote(str(out))))
        code = INTERRUPTED
    if run.blocks:
        totals = run.totals()
        teller = Teller(declared, totals, figures(declared, totals), terminal.language)
        _print(terminal, teller)
        terminal.tell("study-report", path=str(write_report(out, teller)))
    run.close()
    return code


def _print(terminal: Terminal, teller: Teller) -> None:
    """Print what is in the report, without the picture; intervals are in the sentences."""
    from rich.table import Table

    terminal.print(teller.set_up())
    for section in teller.sections():
        terminal.print(f"\n{section.heading}")
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        for number, head in enumerate(section.columns):
            table.add_column(head, header_style="dim", justify="right" if number else "left")
        for row in section.rows:
            table.add_row(*(cell.partition("\n")[0] for cell in row))
        terminal.print(table)
        for sentence in section.sentences:
            terminal.print(f"- {sentence}")
    terminal.print(f"\n{teller.how_to_read()}")
