"""Sequence: lay chips on the cells of your cards until five stand in a row."""

from spieltisch.games.sequence.game import GAME

__all__ = ["GAME"]
