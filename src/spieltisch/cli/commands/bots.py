"""`spieltisch bots`: who can sit down with you, with a sentence about each."""

from __future__ import annotations

from spieltisch.bots import seating
from spieltisch.cli.parameters import JSON
from spieltisch.cli.terminal import Terminal
from spieltisch.cli.usage import command


@command("bots", JSON)
def bots(terminal: Terminal, as_json: bool) -> None:
    """List all bots, the levels for people first."""
    about = {name: seating.about(name).say(terminal.language) for name in seating.names()}
    if as_json:
        terminal.print_json([{"name": name, "about": sentence} for name, sentence in about.items()])
        return
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    for name, sentence in about.items():
        table.add_row(name, sentence)
    terminal.print(table)
    terminal.tell("bots-hint")
