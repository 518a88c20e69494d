"""The keys at the table: what each does, in a word or in a sentence."""

from __future__ import annotations

import spieltisch
from spieltisch.cli.terminal import Terminal

#: Each key with the name under which the words tell of it.
KEYS = {
    "l": "legal",
    "?": "explain",
    "w": "wait",
    "u": "undo",
    "s": "save",
    "m": "moderator",
    "h": "help",
    "r": "rules",
    "q": "quit",
}


def hints(terminal: Terminal, match: spieltisch.Match) -> list[tuple[str, str]]:
    """The keys that mean something now, with what follows them and what they do."""
    say = terminal.say
    calls = match.legal("moderator", terminal.language)
    follows = {"?": say("value-move"), "s": say("value-file"), "m": "".join(calls[:1])}
    useless = {"w": len(match.actors) == 1, "m": not calls}
    return [
        (f"{key} {follows.get(key, '')}".strip(), say(f"key-{name}"))
        for key, name in KEYS.items()
        if not useless.get(key)
    ]


def explanations(terminal: Terminal) -> list[tuple[str, str]]:
    """All keys with a sentence each."""
    return [(key, terminal.say(f"help-{name}")) for key, name in KEYS.items()]
