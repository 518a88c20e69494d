"""Glow: gather companions, roll their dice, and travel through the dark."""

from spieltisch.games.glow.game import GAME

__all__ = ["GAME"]
