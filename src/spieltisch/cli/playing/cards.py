"""Cards on a pile as people read them: a line for each suit, each card once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import spieltisch
from spieltisch.cli.terminal import Terminal


def print_cards(terminal: Terminal, game: spieltisch.Game, cards: Sequence[str]) -> None:
    """Print cards by their suit, the last sign, in the order in which they are given."""
    if not cards:
        terminal.tell("no-discards")
        return
    suits: dict[str, list[str]] = {}
    for card, times in Counter(cards).items():
        spelled = _spelled(terminal, game, card)
        suits.setdefault(card[-1:], []).append(spelled if times == 1 else f"{spelled} ×{times}")
    terminal.tell("discards", count=len(cards))
    for line in suits.values():
        terminal.print("  " + "  ".join(line))


def _spelled(terminal: Terminal, game: spieltisch.Game, card: str) -> str:
    """The card in the user's language, where the game has a word `drawn-card`."""
    if not game.words.has("drawn-card", terminal.language):
        return card
    return game.words("drawn-card", rank=card[:-1], suit=card[-1:]).say(terminal.language)
