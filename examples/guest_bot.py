"""A bot in plain Python, to be copied: it likes to place its chips side by side.

    .venv/bin/spieltisch play sequence --seats human,examples.guest_bot:Neighbour
    .venv/bin/spieltisch play sequence --seats examples.guest_bot:Neighbour@2s,greedy

Any class with a method `choose` is a bot. It is made once for each match, without arguments,
and lives in a process of its own, so it may keep what it likes in `self` and import whatever
is installed. Nobody sees what it prints, unless it forfeits: then `play` prints the end of its
output, tracebacks included, and `arena --out FOLDER` keeps it.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spieltisch.bots.guests.child import Clock


class Neighbour:
    """Plays Sequence with a single idea; in every other game it plays any move."""

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> str:
        """One of the legal moves.

        view   what the seat sees, as plain data: the same as Match.scene(seat)
        legal  the moves that may be played now, as texts; never empty
        clock  clock.seconds is the time for this move, clock.left() what is left of it
        """
        if view["game"] != "sequence":
            return random.choice(legal)  # the same for the same seed: `random` is seeded
        return max(legal, key=lambda move: self.friends_around(view, move))

    def friends_around(self, view: dict[str, Any], move: str) -> int:
        """How many chips of its own team are around the cell that a move leads to."""
        board = view["table"]["board"]  # ten rows of ten letters: "b" a blue chip, "." free
        teams = view["table"]["teams"]
        own: str = teams[view["viewer"] % len(teams)][0]
        cell = move.split()[-1]  # "9H i3" leads to i3, "JS xe5" takes a chip from e5
        if not cell[1:].isdecimal():
            return 0  # no chip is placed: "pass", or "7H dead"
        column, row = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
        around = [
            board[y][x]
            for y in range(max(0, row - 1), min(10, row + 2))
            for x in range(max(0, column - 1), min(10, column + 2))
        ]
        return around.count(own) + around.count("*")  # corners count for everybody
