"""Information-set Monte Carlo tree search, for every game that fulfils the contract."""

from spieltisch.bots.search.search import Candidate, Search
from spieltisch.bots.search.settings import Settings

__all__ = ["Candidate", "Search", "Settings"]
