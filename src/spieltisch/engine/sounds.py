"""What moves sound like: a game declares it for each of its kinds of moves."""

from __future__ import annotations

from enum import StrEnum


class Sound(StrEnum):
    """A sound that things make on a table; clients make it as they can."""

    #: Something is put down; the sound of every move that has no other.
    PIECE = "piece"
    #: A card is drawn, laid down or exchanged.
    CARD = "card"
    #: A chip is placed, or taken away.
    CHIP = "chip"
    #: A tile slides along a row.
    TILE = "tile"
    #: A figure walks.
    STEP = "step"
    #: Dice roll.
    DICE = "dice"
    #: What was hidden is turned up.
    REVEAL = "reveal"
