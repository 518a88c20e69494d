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
from spieltisch.envs import stepping


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
    modules = {"outlook": outlook, "drivers": drivers, "environments": stepping}
    loops = [Order(name, f"{module.__name__}:units") for name, module in modules.items()]
    solver = Order("labyrinth-solver", "spieltisch.games.labyrinth.solver:units")
    games = registry.games()
    eyes = [Order(name, "eyes") for name in games]
    return [*(Order(name) for name in games), *seating.orders(), *eyes, *loops, solver]
