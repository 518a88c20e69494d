"""The lab: what many games say about a game's rules, for those who design them."""

from spieltisch.lab.running import Run
from spieltisch.lab.study import BadStudy, Study

__all__ = ["BadStudy", "Run", "Study"]
