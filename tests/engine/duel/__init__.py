"""Duel, a game as small as a game can be: it tests the kit and shows what a game needs."""

from engine.duel.game import GAME, Duel

__all__ = ["GAME", "Duel"]
