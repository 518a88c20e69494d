"""Matches judged move by move."""

from spieltisch.bots.analysis.analysing import analyse, analyse_by_steps
from spieltisch.bots.analysis.findings import Alternative, Analysis, Step

__all__ = ["Alternative", "Analysis", "Step", "analyse", "analyse_by_steps"]
