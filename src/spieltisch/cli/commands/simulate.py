"""`spieltisch simulate`: many games at once, and what they say about the seats."""

from __future__ import annotations

import secrets
from functools import partial
from time import perf_counter
from typing import Any

import spieltisch
from spieltisch.cli.parameters import GAME, JSON, MOST_GAMES, OPTIONS, PLAYERS, SEED, Number
from spieltisch.cli.progress import bar
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.statistics import summary
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Option, command
from spieltisch.engine import drivers

_GAMES = Option(
    ["--games", "count"], "games", metavar="number", type=Number(1, MOST_GAMES), default=10_000
)
_BOTS = Option(["--bots"], "bots", metavar="bots")
RANDOM = "random"


@command("simulate", GAME, PLAYERS, _GAMES, SEED, _BOTS, OPTIONS, JSON)
def simulate(
    terminal: Terminal,
    game: str,
    players: int,
    count: int,
    seed: int | None,
    bots: str | None,
    options: dict[str, Any],
    as_json: bool,
) -> None:
    """Play many games on all cores and print what became of them."""
    played = spieltisch.game(game)
    settled = played.checked_options(players, options)
    names = [name.strip() for name in bots.split(",")] if bots else None
    seed = secrets.randbits(64) if seed is None else seed
    make_ready(terminal, played, names or (), {"drivers": drivers.units()})
    with bar(terminal) as shown:
        show = partial(shown.show, terminal.say("simulating"))
        began = perf_counter()
        outcomes = played.simulate(count, players, names, seed, progress=show, **settled)
        seconds = perf_counter() - began
    seats = [(names or [RANDOM])[seat % len(names or [RANDOM])] for seat in range(players)]
    found = summary(outcomes, seats, seconds)
    if as_json:
        setting = {"game": played.name, "players": players, "options": settled, "seed": seed}
        terminal.print_json({**setting, **found})
        return
    terminal.tell(
        "simulated",
        games=terminal.number(count),
        game=played.title(terminal.language),
        players=players,
        seed=seed,
    )
    _print_seats(terminal, found)
    _print_rest(terminal, found)


def _print_seats(terminal: Terminal, found: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    columns = ("player", "bot", "wins", "share", "interval", "points")
    for column in columns:
        align: Any = "left" if column == "bot" else "right"
        table.add_column(terminal.say(f"column-{column}"), header_style="dim", justify=align)
    for seat in found["seats"]:
        low, high = (terminal.number(100 * bound, 2) for bound in seat["interval"])
        table.add_row(
            str(seat["seat"] + 1),
            seat["bot"],
            terminal.number(seat["wins"]),
            f"{terminal.number(100 * seat['share'], 2)} %",
            f"{low} - {high} %",
            terminal.number(seat["points"], 3),
        )
    terminal.print(table)


def _print_rest(terminal: Terminal, found: dict[str, Any]) -> None:
    length = found["length"]
    terminal.tell(
        "simulated-ends",
        draws=terminal.number(found["draws"]),
        unfinished=terminal.number(found["unfinished"]),
    )
    terminal.tell(
        "simulated-length",
        mean=terminal.number(length["mean"], 1),
        min=terminal.number(length["min"]),
        max=terminal.number(length["max"]),
    )
    terminal.tell(
        "simulated-speed",
        seconds=terminal.number(found["seconds"], 2),
        games=terminal.number(found["games_per_second"]),
        moves=terminal.number(found["moves_per_second"]),
    )
