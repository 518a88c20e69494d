"""Training: the weights of a game's knowledge, tuned on wins."""

from spieltisch.bots.training import matches
from spieltisch.bots.training.training import Plan, Training

__all__ = ["Plan", "Training", "matches"]
