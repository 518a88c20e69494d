"""Write the limits that editors keep into frontend/src/editor/limits.ts, from those of the games.

.venv/bin/python frontend/scripts/limits.py
"""

from __future__ import annotations

from pathlib import Path

import spieltisch
from spieltisch.games.labyrinth.record import STONES

FILE = Path(__file__).parents[1] / "src" / "editor" / "limits.ts"


def write() -> str:
    """The whole file."""
    return f"""\
/**
 * How much the games bear of what an editor lays.
 * Written by scripts/limits.py from the games: change those, and run it again.
 */
export const GLUEX = {{ players: {most_players("gluex")} }};
export const LABYRINTH = {{ players: {most_players("labyrinth")}, stones: {STONES} }};
"""


def most_players(game: str) -> int:
    """For how many people a game is at most."""
    return max(spieltisch.game(game).players)


if __name__ == "__main__":
    FILE.write_text(write(), encoding="utf-8")
