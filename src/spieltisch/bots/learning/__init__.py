"""Learning: a network that judges how a seat stands, from games that bots play themselves."""

from spieltisch.bots.learning.episodes import units
from spieltisch.bots.learning.learning import CannotLearn, Learning, LearningPlan

__all__ = ["CannotLearn", "Learning", "LearningPlan", "units"]
