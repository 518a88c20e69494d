"""Labyrinth: push the tiles of a maze, walk, and collect your secret goals."""

from spieltisch.games.labyrinth.game import GAME
from spieltisch.games.labyrinth.solver import Shortest, shortest

__all__ = ["GAME", "Shortest", "shortest"]
