"""`spieltisch simulate`: many games at once, and what they say about the seats."""

from __future__ import annotations

import secrets
from functools import partial
from time import perf_counter
from typing import Any

import spieltisch
from spieltisch.bots.replaying import Illegal, first_illegal
from spieltisch.cli.exits import FAILED, FINE
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
from spieltisch.cli.progress import bar
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.statistics import summary
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Option, command
from spieltisch.engine import drivers

_GAMES = Option(
    ["--games", "count"], "games", metavar="number", type=Number(1, MOST_GAMES), default=10_000
)
BOTS = Option(["--bots"], "bots", metavar="bots")
RANDOM = "random"

#: What is reported about each seat, and about each place in the turn order.
TALLY = ("wins", "share", "interval", "points")


@command("simulate", GAME, PLAYERS, _GAMES, SEED, BOTS, VARIANT, OPTIONS, JSON)
def simulate(
    terminal: Terminal,
    game: str,
    players: int,
    count: int,
    seed: int | None,
    bots: str | None,
    variant: str | None,
    options: dict[str, Any],
    as_json: bool,
) -> int:
    """Play many games on all cores and print what became of them."""
    board_game = spieltisch.game(game)
    all_options = board_game.checked_options(players, board_game.varied(variant, options))
    names = [name.strip() for name in bots.split(",")] if bots is not None else None
    seed = secrets.randbits(64) if seed is None else seed
    make_ready(terminal, board_game, names or (), {"drivers": drivers.units()})
    with bar(terminal) as progress:
        show = partial(progress.show, terminal.say("simulating"))
        began = perf_counter()
        outcomes = board_game.simulate(count, players, names, seed, progress=show, **all_options)
        seconds = perf_counter() - began
    if names and (
        illegal := first_illegal(board_game, players, all_options, names, seed, outcomes)
    ):
        terminal.complain(_illegal(terminal, illegal))
        return FAILED
    seats = [(names or [RANDOM])[seat % len(names or [RANDOM])] for seat in range(players)]
    totals = summary(outcomes, seats, seconds)
    if as_json:
        setting = {
            "game": board_game.name,
            "players": players,
            "options": all_options,
            "seed": seed,
        }
        terminal.print_json({**setting, **totals})
        return FINE
    terminal.tell(
        "simulated",
        count=count,
        games=terminal.number(count),
        game=board_game.title(terminal.language),
        players=players,
        seed=seed,
    )
    if note := board_game.note(players, all_options):
        terminal.print(note.say(terminal.language))
    print_totals(terminal, board_game, players, totals)
    terminal.tell(
        "simulated-speed",
        seconds=terminal.number(totals["seconds"], 2),
        games=terminal.number(totals["games_per_second"]),
        moves=terminal.number(totals["moves_per_second"]),
    )
    return FINE


def print_totals(
    terminal: Terminal, game: spieltisch.Game, players: int, totals: dict[str, Any]
) -> None:
    """Print what became of many games, by seat and by turn order."""
    _print_seats(terminal, totals)
    _print_turn_order(terminal, totals)
    _print_rest(terminal, totals, _nobody_won(terminal, game, players))


def _illegal(terminal: Terminal, illegal: Illegal) -> str:
    return terminal.say(
        "picked-illegally",
        bot=illegal.bot,
        number=illegal.game,
        move=illegal.moves + 1,
        action=str(illegal.action),
        player=illegal.seat + 1,
    )


def _print_seats(terminal: Terminal, totals: dict[str, Any]) -> None:
    _print_table(
        terminal,
        {"player": "right", "bot": "left"},
        [(str(seat["seat"] + 1), seat["bot"], *_tally(terminal, seat)) for seat in totals["seats"]],
    )


def _print_turn_order(terminal: Terminal, totals: dict[str, Any]) -> None:
    """Print who began and who came later, unless there is only one player."""
    if len(totals["turn_order"]) > 1:
        _print_table(
            terminal,
            {"turn": "right"},
            [(str(place["turn"] + 1), *_tally(terminal, place)) for place in totals["turn_order"]],
        )


def _print_table(terminal: Terminal, heads: dict[str, Any], rows: list[tuple[str, ...]]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for column, align in {**heads, **dict.fromkeys(TALLY, "right")}.items():
        table.add_column(terminal.say(f"column-{column}"), header_style="dim", justify=align)
    for row in rows:
        table.add_row(*row)
    terminal.print(table)


def _tally(terminal: Terminal, row: dict[str, Any]) -> tuple[str, ...]:
    low, high = (terminal.number(100 * bound, 2) for bound in row["interval"])
    return (
        terminal.number(row["wins"]),
        f"{terminal.number(100 * row['share'], 2)} %",
        f"{low} - {high} %",
        terminal.number(row["points"], 3),
    )


def _nobody_won(terminal: Terminal, game: spieltisch.Game, players: int) -> str:
    """What it means that nobody has won: against a single player the game itself may have."""
    if players == 1 and game.words.has("nobody-won-times", terminal.language):
        return game.words("nobody-won-times").say(terminal.language)
    return terminal.say("simulated-nobody-won")


def _print_rest(terminal: Terminal, totals: dict[str, Any], nobody_won: str) -> None:
    length = totals["length"]
    terminal.tell(
        "simulated-ends",
        nobody=nobody_won,
        draws=terminal.number(totals["draws"]),
        unfinished=terminal.number(totals["unfinished"]),
    )
    terminal.tell(
        "simulated-length",
        mean=terminal.number(length["mean"], 1),
        min=terminal.number(length["min"]),
        max=terminal.number(length["max"]),
    )
