"""What a bot printed before it lost, for whoever wrote it."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.bots.forfeits import Forfeit
from spieltisch.cli.terminal import Terminal, printable


def printed_by(terminal: Terminal, forfeit: Forfeit) -> Iterator[str]:
    """The last lines that the bot printed, its traceback among them, below a heading."""
    if forfeit.printed:
        yield terminal.say("printed-last")
        for line in forfeit.printed.splitlines():
            yield f"  {printable(line.expandtabs())}"
