"""Bots in plain Python, each in a process of its own."""

from spieltisch.bots.guests.guest import Class, Guest, examine

__all__ = ["Class", "Guest", "examine"]
