"""The arena: tournaments between bots, and what they say about who is better."""

from spieltisch.bots.arena.plan import Plan
from spieltisch.bots.arena.standings import Standings
from spieltisch.bots.arena.tournament import Tournament, tournament

__all__ = ["Plan", "Standings", "Tournament", "tournament"]
