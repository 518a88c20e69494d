"""`spieltisch matches`: sets of matches for learners and analysts, made and read."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import click

import spieltisch
from spieltisch.cli.commands.simulate import BOTS, RANDOM, print_totals
from spieltisch.cli.parameters import MOST_GAMES, OPTIONS, PLAYERS, SEED, VARIANT, Number
from spieltisch.cli.progress import bar
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.statistics import summary
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Argument, Option, command

_SOURCE = Argument(["source"])
_OUT = Option(["--out"], "matches-out", metavar="parquet", type=click.Path(path_type=Path))
_GAMES = Option(
    ["--games", "count"], "games", metavar="number", type=Number(1, MOST_GAMES), default=10_000
)
_LIMIT = Option(["--limit"], "matches-limit", metavar="number", type=Number(1, 100_000))


@command("matches", _SOURCE, _OUT, PLAYERS, _GAMES, SEED, BOTS, VARIANT, OPTIONS, _LIMIT)
def matches(
    terminal: Terminal,
    source: str,
    out: Path | None,
    players: int,
    count: int,
    seed: int | None,
    bots: str | None,
    variant: str | None,
    options: dict[str, Any],
    limit: int | None,
) -> None:
    """Make a set of matches, or look at one, and print what became of them."""
    from spieltisch.envs import matchsets, recording  # late: Arrow may not be installed
    from spieltisch.envs.setting import Setting

    began = perf_counter()
    if out is not None:
        game = spieltisch.game(source)
        names = [name.strip() for name in (bots or RANDOM).split(",")]
        most = matchsets.USUAL_LIMIT if limit is None else limit
        setting = Setting.of(source, players, most, game.varied(variant, options))
        make_ready(terminal, game, names, {"matches": recording.units()})
        seed = secrets.randbits(64) if seed is None else seed
        began = perf_counter()
        with bar(terminal) as progress:
            show = partial(progress.show, terminal.say("simulating"))
            matchsets.write(out, setting, names, count, seed, progress=show)
    seconds = perf_counter() - began
    matchset = matchsets.MatchSet(source if out is None else out)
    game, players = matchset.setting.game, matchset.setting.players
    terminal.tell(
        "simulated",
        count=len(matchset),
        games=terminal.number(len(matchset)),
        game=game.title(terminal.language),
        players=players,
        seed=matchset.seed,
    )
    totals = summary(matchset.outcomes(), matchset.bots, seconds)
    print_totals(terminal, game, players, totals)
    if out is not None:
        terminal.tell("matches-written", path=str(out))
