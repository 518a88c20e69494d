"""Cards on a pile as people read them: a line for each suit, each card once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import spieltisch
from spieltisch.cli.terminal import Terminal


def print_cards(terminal: Terminal, game: spieltisch.Game, cards: Sequence[str]) -> None:
    """Print cards by their suit, which is the last character, in the order given."""
    if not cards:
        terminal.tell("no-discards")
        return
    suits: dict[str, list[str]] = {}
    for card, times in Counter(cards).items():
        name = _spell(terminal, game, card)
        suits.setdefault(card[-1:], []).append(name if times == 1 else f"{name} ×{times}")
    terminal.tell("discards", count=len(cards))
    for line in suits.values():
        terminal.print("  " + "  ".join(line))


def _spell(terminal: Terminal, game: spieltisch.Game, card: str) -> str:
    """The card in the user's language, where the game has a word `drawn-card`."""
    if not game.words.has("drawn-card", terminal.language):
        return card
    return game.words("drawn-card", rank=card[:-1], suit=card[-1:]).say(terminal.language)
