"""Glüx: place light chips by counting from your own, and hold the most pips in the rooms."""

from spieltisch.games.gluex.game import GAME

__all__ = ["GAME"]
