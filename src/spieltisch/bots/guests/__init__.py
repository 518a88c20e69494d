"""Bots in plain Python, each in a process of its own."""

from spieltisch.bots.guests.guest import Class, Guest, examine
from spieltisch.bots.guests.process import Refused

__all__ = ["Class", "Guest", "Refused", "examine"]
