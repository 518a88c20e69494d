"""`spieltisch analyse`: a match judged move by move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import click

import spieltisch
from spieltisch.bots.analysis import Alternative, Analysis, Step
from spieltisch.bots.analysis import analyse as analyse_match
from spieltisch.bots.analysis.findings import percent as in_percent
from spieltisch.bots.analysis.graph import checked_graph, draw_graph
from spieltisch.cli.budgets import ITERATIONS, check_one_budget
from spieltisch.cli.budgets import seconds as seconds_option
from spieltisch.cli.hinting import make_thinking_ready, percent
from spieltisch.cli.moments import player_of
from spieltisch.cli.parameters import FILE, JSON, Number
from spieltisch.cli.progress import bar
from spieltisch.cli.readiness import load
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Option, command, wrong

_WHO = Option(["--as", "--seat", "player"], "as-analysed", metavar="player")
_SECONDS = seconds_option("seconds-analyse")
_GRAPH = Option(["--graph"], "graph", metavar="graph", type=click.Path(path_type=Path))
_COSTLIEST = Option(["--costliest"], "costliest", metavar="number", type=Number(0, 1000), default=5)

#: For up to this many players the chances before and after a move fit side by side.
FEW = 4


@command("analyse", FILE, _WHO, ITERATIONS, _SECONDS, _COSTLIEST, _GRAPH, JSON)
def analyse(
    terminal: Terminal,
    file: Path,
    player: str | None,
    iterations: int | None,
    seconds: float | None,
    costliest: int,
    graph: Path | None,
    as_json: bool,
) -> None:
    """Judge every move of a match: chances before and after, what was better, what it cost."""
    check_one_budget(iterations, seconds)
    if graph is not None:
        checked_graph(graph)
    match = load(terminal, file)
    seat = _seat(match, player)
    make_thinking_ready(terminal, match.game)
    with bar(terminal) as progress:
        show = partial(progress.show, terminal.say("analysing"))
        analysis = analyse_match(match, seat, iterations=iterations, seconds=seconds, progress=show)
    if as_json:
        terminal.print_json(analysis.as_data(terminal.language))
    elif not analysis.steps:
        terminal.tell("analyse-nothing")
    else:
        _print_steps(terminal, analysis, seat)
        _print_accuracy(terminal, analysis)
        _print_costliest(terminal, analysis, analysis.costliest(costliest))
    # Drawn last: a full disk must not lose what took long to work out.
    if graph is not None:
        draw_graph(analysis, graph, terminal.language)
        if not as_json:
            terminal.tell("graph-written", path=str(graph))


def _seat(match: spieltisch.Match, player: str | None) -> int | None:
    if player is None:
        if not match.over:
            raise wrong("analyse-whose-eyes")
        return None
    return player_of(match, player)


def _print_steps(terminal: Terminal, analysis: Analysis, seat: int | None) -> None:
    """All moves with everybody's chances, what they cost, and what was better.

    Where many play, there is room only for their numbers and the chances after the move. The
    same goes for moves that were not compared with others.
    """
    from rich.table import Table

    names, few = analysis.names(terminal.language), analysis.match.players <= FEW
    table = Table(box=None, padding=(0, 2 if few else 1, 0, 0), pad_edge=False)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(terminal.say("column-player"))
    table.add_column(terminal.say("column-move"), style="bold", no_wrap=True)
    for number, name in enumerate(names, 1):
        table.add_column(name if few else str(number), justify="right", min_width=6 if few else 3)
    table.add_column(terminal.say("column-cost"), justify="right", no_wrap=True)
    if few:
        table.add_column(terminal.say("column-better"))
    for step in analysis.steps:
        table.add_row(*_row(step, analysis, terminal, few))
    title = analysis.match.game.title(terminal.language)
    terminal.tell("analyse-heading" if few else "analyse-heading-many", game=title)
    if seat is not None:
        terminal.tell("analyse-one-view", name=names[seat])
    terminal.print(table)


def _row(step: Step, analysis: Analysis, terminal: Terminal, few: bool) -> Iterator[str]:
    language = terminal.language
    yield str(step.ply)
    yield analysis.mover(step, language)
    yield "?" if step.notation is None else step.notation.say(language)
    for before, after in zip(step.before, step.after, strict=True):
        both = few and step.cost is not None
        yield f"{in_percent(before)}→{in_percent(after)}" if both else f"{in_percent(after)}"
    yield str(step.lost or "")
    if few:
        yield ", ".join(f"{a.notation.say(language)} ({in_percent(a.worth)})" for a in step.better)


def _print_accuracy(terminal: Terminal, analysis: Analysis) -> None:
    """How well everybody decided who had a choice."""
    terminal.print()
    for seat, name in enumerate(analysis.names(terminal.language)):
        accuracy, mistakes = analysis.accuracy(seat), len(analysis.mistakes(seat))
        if accuracy is not None:
            share = percent(terminal, accuracy)
            terminal.tell("accuracy", name=name, accuracy=share, mistakes=mistakes)


def _print_costliest(terminal: Terminal, analysis: Analysis, steps: list[Step]) -> None:
    """The moves that cost most, in words, and what would have been better."""
    from rich.padding import Padding

    language = terminal.language
    if steps:
        terminal.print()
        terminal.tell("costliest")
    for step in steps:
        cost = terminal.say("costly-move", cost=percent(terminal, step.lost / 100))
        terminal.print(f"{step.ply}: {analysis.describe(step, language)} ({cost})")
        for other in step.better[:1]:
            terminal.print(Padding(_instead(terminal, step, other), (0, 0, 0, 4)))


def _instead(terminal: Terminal, step: Step, other: Alternative) -> str:
    """What would have been better, and why."""
    better = terminal.say(
        "better-move",
        move=other.notation,
        worth=percent(terminal, other.worth),
        after=percent(terminal, step.after[step.viewer]),
    )
    why = "; ".join(reason.say(terminal.language) for reason in other.reasons)
    return f"{better}: {why}" if why else better
