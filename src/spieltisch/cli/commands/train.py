"""`spieltisch train`: the weights of a game's knowledge, tuned on wins."""

from __future__ import annotations

import shlex
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

import click

import spieltisch
from spieltisch.bots.training import Plan, Training, matches
from spieltisch.cli.exits import FINE, INTERRUPTED
from spieltisch.cli.parameters import GAME, MOST_GAMES, PLAYERS, SEED, Number
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Option, command

_GENERATIONS = Option(
    ["--generations"], "generations", metavar="number", type=Number(1, 100_000), default=100
)
_DEALS = Option(["--deals"], "deals", metavar="number", type=Number(1, MOST_GAMES), default=500)
_POPULATION = Option(
    ["--population"], "population", metavar="number", type=Number(4, 1000), default=16
)
_THREADS = Option(["--threads"], "threads", metavar="number", type=Number(1, 1024))
_OUT = Option(
    ["--out"], "training-out", metavar="folder", type=click.Path(path_type=Path), required=True
)


@command("train", GAME, _OUT, PLAYERS, _GENERATIONS, _POPULATION, _DEALS, SEED, _THREADS)
def train(
    terminal: Terminal,
    game: str,
    out: Path,
    players: int,
    generations: int,
    population: int,
    deals: int,
    seed: int | None,
    threads: int | None,
) -> int:
    """Tune, or continue to, and print what each generation has come to."""
    board_game = spieltisch.game(game)
    plan = Plan(
        board_game, players, generations, population, deals, seed=1 if seed is None else seed
    )
    training = Training(plan, out, threads)
    loops = {"training": [plan.tuning.unit, *matches.units()]}
    make_ready(terminal, board_game, loops=loops)
    began, done = monotonic(), len(training.generations)

    def show(running: Training) -> None:
        number = len(running.generations)
        pace = (monotonic() - began) / (number - done)
        shares = running.generations[-1].shares
        sentence = terminal.say(
            "trained-generation",
            number=number,
            count=generations,
            mean=terminal.number(100 * sum(shares) / len(shares), 1),
            best=terminal.number(100 * max(shares), 1),
            minutes=terminal.number(pace * (generations - number) / 60, 1),
        )
        terminal.complain(sentence)

    try:
        training.run(show)
    except KeyboardInterrupt:
        terminal.complain(terminal.say("resume", folder=shlex.quote(str(out))))
        return INTERRUPTED
    arguments = (
        f"spieltisch train {game} --players {players} --generations {generations}"
        f" --population {population} --deals {deals} --seed {plan.seed}"
    )
    path = training.save(arguments, datetime.now(UTC).date().isoformat())
    terminal.tell("trained", path=str(path))
    return FINE
