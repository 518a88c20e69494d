"""`spieltisch prepare`: compile everything for this machine before anybody waits for it."""

from __future__ import annotations

import spieltisch
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import command
from spieltisch.engine import registry


@command("prepare")
def prepare(terminal: Terminal) -> None:
    """Make all games and bots ready; what was compiled before is only loaded."""
    # Loaded late: no other command needs all of it.
    from spieltisch.bots import outlook
    from spieltisch.bots.rehearsal import rehearse
    from spieltisch.bots.search import thinking
    from spieltisch.engine import drivers

    loops = {
        "search": thinking.units(),
        "outlook": outlook.units(),
        "drivers": drivers.units(),
    }
    for name in registry.games():
        game = spieltisch.game(name)
        make_ready(terminal, game, registry.bots(), loops)
        terminal.tell("rehearsing", game=game.title(terminal.language))
        rehearse(game)
    terminal.tell("prepared")
