"""`spieltisch bench`: how fast the engine is on this machine."""

from __future__ import annotations

import os
from functools import partial
from typing import Any

import spieltisch
from spieltisch.bots.search import thinking
from spieltisch.cli.measuring import Figure, measure, units
from spieltisch.cli.parameters import JSON, PLAYERS, Number
from spieltisch.cli.progress import bar
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Argument, Option, command
from spieltisch.engine import drivers

_GAME = Argument(["game"], required=False)
_REPEATS = Option(["--repeat", "repeats"], "repeat", metavar="number", type=Number(1, 1000))
GAME = "sequence"
REPEATS = 5
SECONDS = 0.3

#: What is measured of every game.
EVERYWHERE = (
    "reference",
    "random-direct",
    "random-pointers",
    "random-all-cores",
    "copies",
    "search-rollouts",
    "search",
)


@command("bench", _GAME, PLAYERS, _REPEATS, JSON)
def bench(
    terminal: Terminal, game: str | None, players: int, repeats: int | None, as_json: bool
) -> None:
    """Measure random play and copying, each several times, and print the best."""
    board_game = spieltisch.game(game or GAME)
    all_options = board_game.checked_options(players, {})
    loops = {"drivers": drivers.units(), "bench": units(), "search": thinking.units()}
    make_ready(terminal, board_game, loops=loops)
    with bar(terminal) as progress:
        show = partial(progress.show, terminal.say("measuring"))
        figures = measure(board_game, players, repeats or REPEATS, SECONDS, show)
    if as_json:
        terminal.print_json(_as_data(board_game, players, figures))
        return
    terminal.tell(
        "benched",
        game=board_game.title(terminal.language),
        players=players,
        bytes=board_game.record.itemsize,
        cores=os.cpu_count(),
        repeats=repeats or REPEATS,
    )
    if note := board_game.note(players, all_options):
        terminal.print(note.say(terminal.language))
    _print_table(terminal, board_game, figures)
    terminal.tell("bench-note")


def _as_data(game: spieltisch.Game, players: int, figures: list[Figure]) -> dict[str, Any]:
    reference = figures[0].per_second
    return {
        "game": game.name,
        "players": players,
        "state_bytes": game.record.itemsize,
        "cores": os.cpu_count(),
        "figures": [
            {
                "name": figure.name,
                "per_second": figure.per_second,
                "games_per_second": figure.games_per_second,
                "reference_steps": reference / figure.per_second,
            }
            for figure in figures
        ],
    }


def _print_table(terminal: Terminal, game: spieltisch.Game, figures: list[Figure]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(terminal.say("column-what"), header_style="dim")
    for column in ("per-second", "games-per-second", "steps"):
        table.add_column(terminal.say(f"column-{column}"), header_style="dim", justify="right")
    for figure in figures:
        games = figure.games_per_second
        table.add_row(
            _label(terminal, game, figure.name),
            terminal.number(figure.per_second),
            "" if games is None else terminal.number(games),
            terminal.number(figures[0].per_second / figure.per_second, 1),
        )
    terminal.print(table)


def _label(terminal: Terminal, game: spieltisch.Game, name: str) -> str:
    """What was measured, in words; a game has its own words for what only it measures."""
    if name in EVERYWHERE:
        return terminal.say(f"bench-{name}")
    return game.words(f"bench-{name}").say(terminal.language)
