"""`spieltisch play`: a match in the terminal, against bots or with people beside you."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

import spieltisch
from spieltisch.bots import seating
from spieltisch.cli.parameters import OPTIONS, SEED, VARIANT
from spieltisch.cli.playing.seats import FIRST, OTHERS, Sitter, read_seats, sitters_of
from spieltisch.cli.playing.session import Session
from spieltisch.cli.readiness import load, make_ready
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Argument, Option, command, wrong
from spieltisch.engine import registry
from spieltisch.engine.compiling import Unit

_GAME = Argument(["game"], required=False)
_SEATS = Option(["--seats"], "seats", metavar="seats")
_LOAD = Option(["--load", "source"], "load", metavar="file", type=click.Path(path_type=Path))
_SAVE = Option(["--save", "target"], "save", metavar="file", type=click.Path(path_type=Path))


@command("play", _GAME, _SEATS, SEED, VARIANT, OPTIONS, _LOAD, _SAVE)
def play(
    terminal: Terminal,
    game: str | None,
    seats: str | None,
    seed: int | None,
    variant: str | None,
    options: dict[str, Any],
    source: Path | None,
    target: Path | None,
) -> None:
    """Play a match, a new one or one that was saved."""
    if target is not None and target.is_file() and target != source:
        raise wrong("save-exists", path=str(target)[:80])
    if source is not None:
        if seed is not None or variant is not None or options:
            raise wrong("loaded-as-it-was")
        match, players = _load(terminal, game, source, seats)
    elif game is None:
        raise wrong("play-which-game", games=registry.games())
    else:
        players = read_seats(terminal, f"{FIRST},{OTHERS}" if seats is None else seats)
        board_game = spieltisch.game(game)
        chosen = board_game.varied(variant, options)
        match = _deal(terminal, board_game, players, seed, chosen)
    Session(terminal, match, players, target).run()


def _deal(
    terminal: Terminal,
    game: spieltisch.Game,
    players: list[Sitter],
    seed: int | None,
    options: dict[str, Any],
) -> spieltisch.Match:
    all_options = game.checked_options(len(players), options)
    make_ready(terminal, game, loops=_units(game, players))
    return game.deal(len(players), seed, [seat.name for seat in players], all_options)


def _load(
    terminal: Terminal, game: str | None, path: Path, seats: str | None
) -> tuple[spieltisch.Match, list[Sitter]]:
    match = load(terminal, path)
    if game is not None and spieltisch.game(game) is not match.game:
        raise wrong("match-of-other-game", game=match.game.name)
    players = sitters_of(terminal, match) if seats is None else read_seats(terminal, seats)
    if len(players) != match.players:
        raise wrong("seats-do-not-fit", seats=len(players), players=match.players)
    match.seats = tuple(seat.name for seat in players)
    make_ready(terminal, match.game, loops=_units(match.game, players))
    return match, players


def _units(game: spieltisch.Game, players: list[Sitter]) -> dict[str, Sequence[Unit]]:
    """What has to be compiled for the bots at the table."""
    bots = [seat.bot for seat in players if seat.bot]
    return {name: units for bot in bots for name, units in seating.units(bot, game).items()}
