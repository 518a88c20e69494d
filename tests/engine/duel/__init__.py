"""Duel, a game as small as a game with secrets can be: it tests the kit."""

from engine.duel.game import GAME

__all__ = ["GAME"]
