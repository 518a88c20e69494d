"""`spieltisch simulate`: many games at once, and what they say about the seats."""

from __future__ import annotations

import secrets
from functools import partial
from time import perf_counter
from typing import Any

import spieltisch
from spieltisch.bots.replaying import Illegal, first_illegal
from spieltisch.cli.exits import FAILED, FINE
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

#: What is told of each seat, and of each place in the turn order.
TALLY = ("wins", "share", "interval", "points")


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
) -> int:
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
    if names and (found_out := first_illegal(played, players, settled, names, seed, outcomes)):
        terminal.complain(_illegal(terminal, found_out))
        return FAILED
    seats = [(names or [RANDOM])[seat % len(names or [RANDOM])] for seat in range(players)]
    found = summary(outcomes, seats, seconds)
    if as_json:
        setting = {"game": played.name, "players": players, "options": settled, "seed": seed}
        terminal.print_json({**setting, **found})
        return FINE
    terminal.tell(
        "simulated",
        count=count,
        games=terminal.number(count),
        game=played.title(terminal.language),
        players=players,
        seed=seed,
    )
    if note := played.note(players, settled):
        terminal.print(note.say(terminal.language))
    _print_seats(terminal, found)
    _print_turn_order(terminal, found)
    _print_rest(terminal, found, _nobody_won(terminal, played, players))
    return FINE


def _illegal(terminal: Terminal, found: Illegal) -> str:
    return terminal.say(
        "picked-illegally",
        bot=found.bot,
        number=found.game,
        move=found.moves + 1,
        action=str(found.action),
        player=found.seat + 1,
    )


def _print_seats(terminal: Terminal, found: dict[str, Any]) -> None:
    _print_table(
        terminal,
        {"player": "right", "bot": "left"},
        [(str(seat["seat"] + 1), seat["bot"], *_tally(terminal, seat)) for seat in found["seats"]],
    )


def _print_turn_order(terminal: Terminal, found: dict[str, Any]) -> None:
    """Who began and who came later, unless there is nobody to come later."""
    if len(found["turn_order"]) > 1:
        _print_table(
            terminal,
            {"turn": "right"},
            [(str(place["turn"] + 1), *_tally(terminal, place)) for place in found["turn_order"]],
        )


def _print_table(terminal: Terminal, heads: dict[str, Any], rows: list[tuple[str, ...]]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for column, align in {**heads, **dict.fromkeys(TALLY, "right")}.items():
        table.add_column(terminal.say(f"column-{column}"), header_style="dim", justify=align)
    for row in rows:
        table.add_row(*row)
    terminal.print(table)


def _tally(terminal: Terminal, found: dict[str, Any]) -> tuple[str, ...]:
    low, high = (terminal.number(100 * bound, 2) for bound in found["interval"])
    return (
        terminal.number(found["wins"]),
        f"{terminal.number(100 * found['share'], 2)} %",
        f"{low} - {high} %",
        terminal.number(found["points"], 3),
    )


def _nobody_won(terminal: Terminal, game: spieltisch.Game, players: int) -> str:
    """What it means that nobody has won: for one alone the game itself may have."""
    if players == 1 and game.words.has("nobody-won-times", terminal.language):
        return game.words("nobody-won-times").say(terminal.language)
    return terminal.say("simulated-nobody-won")


def _print_rest(terminal: Terminal, found: dict[str, Any], nobody_won: str) -> None:
    length = found["length"]
    terminal.tell(
        "simulated-ends",
        nobody=nobody_won,
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
