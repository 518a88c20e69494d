"""`spieltisch prepare`: compile everything for this machine before anybody waits for it."""

from __future__ import annotations

import spieltisch
from spieltisch.bots import outlook, seating
from spieltisch.bots.rehearsal import rehearse
from spieltisch.cli.readiness import make_all_ready
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import command
from spieltisch.engine import drivers, registry
from spieltisch.engine.workshop import Order


@command("prepare")
def prepare(terminal: Terminal) -> None:
    """Make all games and bots ready, on all cores; what was compiled before is only loaded."""
    make_all_ready(terminal, everything())
    for name in registry.games():
        game = spieltisch.game(name)
        terminal.tell("rehearsing", game=game.title(terminal.language))
        rehearse(game)
    terminal.tell("prepared")


def everything() -> list[Order]:
    """All that can be compiled before anybody asks for it."""
    loops = [
        Order(m.__name__.rpartition(".")[2], f"{m.__name__}:units") for m in (outlook, drivers)
    ]
    solver = Order("labyrinth-solver", "spieltisch.games.labyrinth.solver:units")
    return [*(Order(name) for name in registry.games()), *seating.orders(), *loops, solver]
