"""Searches that know nothing but what a seat sees, for every game that fulfils the contract."""

from spieltisch.bots.search.candidates import Candidate, Thinker
from spieltisch.bots.search.comparing import Comparing
from spieltisch.bots.search.search import Search
from spieltisch.engine.contract import Kernels
from spieltisch.engine.levels import Comparison, Settings, Thinking

__all__ = ["Candidate", "Comparing", "Comparison", "Search", "Settings", "Thinker", "thinker"]


def thinker(
    settings: Thinking, seed: int, threads: int = 1, kernels: Kernels | None = None
) -> Thinker:
    """Somebody who thinks in this way, with the game's own knowledge or with another."""
    if isinstance(settings, Comparison):
        return Comparing(settings, seed, threads, kernels)
    return Search(settings, seed, threads, kernels)
