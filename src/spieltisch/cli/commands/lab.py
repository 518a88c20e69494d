"""`spieltisch lab`: what a game and its variants are like, from many games."""

from __future__ import annotations

import shlex
from functools import partial
from pathlib import Path
from typing import Any

import click

from spieltisch.bots import seating
from spieltisch.cli.exits import FINE, INTERRUPTED
from spieltisch.cli.parameters import MOST_GAMES, OPTIONS, SEED, Number
from spieltisch.cli.progress import bar
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Argument, Option, command, wrong
from spieltisch.engine import registry
from spieltisch.lab.chapters import chapters
from spieltisch.lab.cluster import LOCAL, Cluster
from spieltisch.lab.figures import figures
from spieltisch.lab.playing import loops
from spieltisch.lab.report import write_report
from spieltisch.lab.running import Run, Threads
from spieltisch.lab.study import Study
from spieltisch.lab.telling import Teller
from spieltisch.lab.tuning import Goal, Search
from spieltisch.lab.tuning_report import Outcome

_WHAT = Argument(["what"], nargs=-1, required=True)
_OUT = Option(["--out"], "lab-out", metavar="folder", type=click.Path(path_type=Path))
_THREADS = Option(["--threads"], "threads", metavar="number", type=Number(1, 1024))
_RAY = Option(["--ray"], "ray", metavar="host", is_flag=False, flag_value=LOCAL)
_GAMES = Option(["--games", "count"], "lab-games", metavar="number", type=Number(100, MOST_GAMES))
_PLAYERS = Option(["--players"], "lab-players", metavar="number", type=Number(1, 99))
_BOTS = Option(["--bots"], "lab-bots", metavar="bots")


@command("lab", _WHAT, _OUT, _THREADS, _RAY, _GAMES, _PLAYERS, _BOTS, SEED, OPTIONS)
def lab(
    terminal: Terminal,
    what: tuple[str, ...],
    out: Path | None,
    threads: int | None,
    ray: str | None,
    **flags: Any,
) -> int:
    """Play a study, or continue it, and tell what came out."""
    is_search = what[0] == "tune"
    if is_search and len(what) == 1:
        raise wrong("missing-goal")
    if len(what) != 1 + is_search:
        raise wrong("extra-argument", argument=what[1 + is_search])
    if is_search:
        return _tune(terminal, Path(what[1]), out, threads)
    declared = _declared(what[0], flags)
    folder = out or Path(Path(what[0]).stem + "-lab")
    _make_ready(terminal, declared)
    workers = Threads(threads) if ray is None else Cluster(ray, threads)
    run = Run(declared, folder, workers)
    code = FINE
    try:
        with bar(terminal) as progress:
            run.run(partial(progress.show, terminal.say("simulating")))
    except KeyboardInterrupt:
        terminal.complain(terminal.say("resume", folder=shlex.quote(str(folder))))
        code = INTERRUPTED
    if run.blocks:
        totals = run.totals()
        teller = Teller(declared, totals, figures(declared, totals), terminal.language)
        _print(terminal, teller)
        terminal.tell("lab-report", path=str(write_report(folder, teller)))
    run.close()
    return code


def _tune(terminal: Terminal, file: Path, out: Path | None, threads: int | None) -> int:
    """Search for options that meet a goal, and tell what came out."""
    goal, folder = Goal.read(file), out or Path(file.stem + "-lab")
    make_ready(terminal, goal.game, loops=loops(goal.game))
    search = Search(goal, folder, threads)
    try:
        with bar(terminal) as progress:
            attempts = search.run(partial(progress.show, terminal.say("simulating")))
        front = goal.front(attempts)
        best = search.confirm(front[0]) if front else None
    except KeyboardInterrupt:
        terminal.complain(terminal.say("resume", folder=shlex.quote(str(folder))))
        return INTERRUPTED
    finally:
        search.close()
    outcome = Outcome(goal, attempts, front, best, terminal.language)
    for sentence in outcome.sentences():
        terminal.print(f"- {sentence}")
    terminal.tell("lab-report", path=str(outcome.write(folder)))
    return FINE


def _declared(what: str, flags: dict[str, Any]) -> Study:
    """The study of a file, or of a game with what the flags say."""
    wishes = {name: value for name, value in flags.items() if value}
    if what not in registry.games():
        if wishes:
            raise wrong("flags-beside-a-file")
        return Study.read(Path(what))
    data: dict[str, Any] = {"game": what}
    names = {"count": "games", "players": "players", "seed": "seed", "options": "options"}
    data |= {names[name]: value for name, value in wishes.items() if name in names}
    if "bots" in wishes:
        data["bots"] = [name.strip() for name in wishes["bots"].split(",")]
    return Study.of(data)


def _make_ready(terminal: Terminal, declared: Study) -> None:
    needed = {what: list(units) for what, units in loops(declared.game).items()}
    for name in declared.bots:
        needed |= {what: list(units) for what, units in seating.units(name, declared.game).items()}
    make_ready(terminal, declared.game, loops=needed)


def _print(terminal: Terminal, teller: Teller) -> None:
    """Print what the report says, without plots and tables."""
    terminal.print(teller.set_up())
    for number, chapter in enumerate(chapters(teller), 1):
        terminal.print(f"\n{number}. {chapter.title}")
        for paragraph in chapter.paragraphs:
            label = f"{paragraph.label}: " if paragraph.label else ""
            for text in paragraph.texts:
                terminal.print(f"- {label}{text}")
    terminal.print(f"\n{teller.how_to_read()}")
