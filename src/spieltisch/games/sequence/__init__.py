"""Sequence: place chips on the cells of your cards until you have five in a row."""

from spieltisch.games.sequence.game import GAME

__all__ = ["GAME"]
