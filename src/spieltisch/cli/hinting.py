"""Hints as people read them: a table of moves, how good they are, and why."""

from __future__ import annotations

import spieltisch
from spieltisch.bots import outlook
from spieltisch.bots.hints import Hint, hint
from spieltisch.bots.search import thinking
from spieltisch.cli.progress import waiting
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.terminal import Terminal


def make_thinking_ready(terminal: Terminal, game: spieltisch.Game) -> None:
    """Compile what thinks about a game."""
    make_ready(terminal, game, (), {"search": thinking.units(), "outlook": outlook.units()})


def hints_for(terminal: Terminal, match: spieltisch.Match, seat: int, seconds: float) -> list[Hint]:
    """The best moves of a seat, while the person who asked sees that it takes a while."""
    make_thinking_ready(terminal, match.game)
    with waiting(terminal, terminal.say("hint-thinking")):
        return hint(match, seat, seconds)


def print_hints(terminal: Terminal, match: spieltisch.Match, seat: int, seconds: float) -> None:
    """Print moves with the chance of winning with each, and what speaks for it.

    Where the chances are the same within a point, the moves have ranks instead. Nobody
    needs to think about a single legal move.
    """
    moves = match.legal(seat, terminal.language)
    if len(moves) == 1:
        terminal.tell("only-move", move=moves[0])
    else:
        _print_table(terminal, match, hints_for(terminal, match, seat, seconds))


def _print_table(terminal: Terminal, match: spieltisch.Match, hints: list[Hint]) -> None:
    from rich.table import Table

    best = hints[0]
    if best.rank is not None:
        terminal.tell("hints-close", worth=percent(terminal, best.worth))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(terminal.say("column-move"), style="bold", no_wrap=True)
    measure = "column-chance" if best.rank is None else "column-rank"
    table.add_column(terminal.say(measure), justify="right", no_wrap=True)
    table.add_column(terminal.say("column-why"))
    for one in hints:
        move = match.game.write_move(match.state, one.action, terminal.language)
        figure = percent(terminal, one.worth) if one.rank is None else f"{one.rank}."
        table.add_row(move, figure, one.say(terminal.language))
    terminal.print(table)


def percent(terminal: Terminal, share: float) -> str:
    """A share of one as people read it."""
    return f"{terminal.number(100 * share)} %"
