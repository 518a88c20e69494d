"""Learning: networks that judge how a seat stands and choose moves, from games that bots play."""

from spieltisch.bots.learning.episodes import units
from spieltisch.bots.learning.learning import CannotLearn, Learning, LearningPlan

__all__ = ["CannotLearn", "Learning", "LearningPlan", "units"]
