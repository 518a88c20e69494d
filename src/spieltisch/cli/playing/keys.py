"""The keys at the table: what each does, in a word or in a sentence."""

from __future__ import annotations

import spieltisch
from spieltisch.cli.terminal import Terminal

#: Each key, and its name in the keys of the words.
KEYS = {
    "l": "legal",
    "t": "hint",
    "?": "explain",
    "w": "wait",
    "u": "undo",
    "s": "save",
    "m": "moderator",
    "d": "discards",
    "h": "help",
    "r": "rules",
    "q": "quit",
}


def hints(terminal: Terminal, match: spieltisch.Match) -> list[tuple[str, str]]:
    """The keys that mean something now, with what they do in a word.

    What follows a key, and that Enter draws the table again, is left to the help: on a low
    screen every line counts.
    """
    say = terminal.say
    calls = match.legal("moderator", terminal.language)
    follows = {"m": "".join(calls[:1])}
    return [
        (f"{key} {follows.get(key, '')}".strip(), say(f"key-{name}"))
        for key, name in _meaningful(match).items()
    ]


def print_explanations(terminal: Terminal, match: spieltisch.Match) -> None:
    """Print the keys that mean something now, with a sentence each."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    say = terminal.say
    follows = {"?": say("value-move"), "s": say("value-file")}
    table = Table.grid(padding=(0, 2))
    for key, name in _meaningful(match).items():
        label = f"{key} {follows.get(key, '')}".strip()
        table.add_row(Text(label, no_wrap=True), say(f"help-{name}"))
    table.add_row(say("enter"), say("help-table"))
    terminal.print(Padding(table, (0, 0, 0, 2), expand=False))


def discards(match: spieltisch.Match) -> list[str] | None:
    """The cards on the discard pile, or None if the game has no open pile."""
    pile = match.scene()["table"].get("discards")
    is_pile = isinstance(pile, list) and all(isinstance(card, str) for card in pile)
    return pile if is_pile else None


def _meaningful(match: spieltisch.Match) -> dict[str, str]:
    useless = {
        "w": len(match.actors) == 1,
        "m": not match.legal("moderator"),
        "d": discards(match) is None,
    }
    return {key: name for key, name in KEYS.items() if not useless.get(key)}
