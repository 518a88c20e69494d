"""`spieltisch learn`: a network that judges a game, from games that it plays against itself."""

from __future__ import annotations

import shlex
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

import click

import spieltisch
from spieltisch.bots import learning
from spieltisch.bots.learning import Learning, LearningPlan
from spieltisch.cli.exits import FINE, INTERRUPTED
from spieltisch.cli.parameters import GAME, MOST_GAMES, PLAYERS, SEED, Number
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import Option, command

_ROUNDS = Option(["--rounds"], "rounds", metavar="number", type=Number(1, 100_000), default=150)
_GAMES = Option(
    ["--games"], "round-games", metavar="number", type=Number(1, MOST_GAMES), default=4000
)
_HIDDEN = Option(["--hidden"], "hidden", metavar="number", type=Number(1, 1024), default=32)
_THREADS = Option(["--threads"], "threads", metavar="number", type=Number(1, 1024))
_OUT = Option(
    ["--out"], "training-out", metavar="folder", type=click.Path(path_type=Path), required=True
)


@command("learn", GAME, _OUT, PLAYERS, _ROUNDS, _GAMES, _HIDDEN, SEED, _THREADS)
def learn(
    terminal: Terminal,
    game: str,
    out: Path,
    players: int,
    rounds: int,
    games: int,
    hidden: int,
    seed: int | None,
    threads: int | None,
) -> int:
    """Learn, or continue to, and print what each round has come to."""
    board_game = spieltisch.game(game)
    plan = LearningPlan(board_game, players, rounds, games, hidden, 1 if seed is None else seed)
    running = Learning(plan, out, threads)
    make_ready(terminal, board_game, loops={"learning": [*plan.insight.units(), *learning.units()]})
    began, done = monotonic(), len(running.rounds)

    def show(now: Learning) -> None:
        number, last = len(now.rounds), now.rounds[-1]
        pace = (monotonic() - began) / (number - done)
        sentence = terminal.say(
            "learned-round",
            number=number,
            count=rounds,
            loss=terminal.number(last.loss, 4),
            tried="no" if last.share is None else "yes",
            share=terminal.number(100 * (last.share or 0.0), 1),
            minutes=terminal.number(pace * (rounds - number) / 60, 1),
        )
        terminal.complain(sentence)

    try:
        running.run(show)
    except KeyboardInterrupt:
        terminal.complain(terminal.say("resume", folder=shlex.quote(str(out))))
        return INTERRUPTED
    arguments = (
        f"spieltisch learn {game} --players {players} --rounds {rounds} --games {games}"
        f" --hidden {hidden} --seed {plan.seed}"
    )
    path = running.save(arguments, datetime.now(UTC).date().isoformat())
    terminal.tell("learned", path=str(path))
    return FINE
