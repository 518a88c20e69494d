"""Information-set Monte Carlo tree search, for every game that fulfils the contract."""

from spieltisch.bots.search.search import Candidate, Search
from spieltisch.engine.levels import Settings

__all__ = ["Candidate", "Search", "Settings"]
