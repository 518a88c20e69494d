"""Write real scenes and legal moves into frontend/fixtures, for tests and for drawing boards.

.venv/bin/python frontend/scripts/fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import spieltisch

FOLDER = Path(__file__).parents[1] / "fixtures"

WALLS = {"wall": 6, "straight": 8, "corner": 5, "t": 2}
CROWD = {"immovable": 20, "stones": 64}

#: Game, players, options, seed, and after how many moves to look.
WANTED: list[tuple[str, int, dict[str, Any], int, tuple[int, ...]]] = [
    ("sequence", 2, {}, 7, (0, 20, 60, 400)),
    ("sequence", 3, {"advanced": True}, 3, (30, 90)),
    ("sequence", 4, {"draw": "manual"}, 5, (40, 90)),
    ("gluex", 2, {}, 7, (0, 1, 12, 30, 200)),
    ("gluex", 4, {}, 2, (2, 40, 90)),
    ("labyrinth", 2, {}, 7, (0, 1, 2, 40)),
    ("labyrinth", 4, {"width": 9, "height": 9, "board": "random"}, 1, (0, 11)),
    # A wall is pushed in and a figure falls out, so the line is pushed twice.
    ("labyrinth", 2, {"width": 5, "height": 4, "board": "random", "tiles": WALLS}, 27, (4, 5)),
    ("labyrinth", 1, {"width": 3, "height": 9, "board": "random", "turn_limit": 4}, 1, (3, 8)),
    ("labyrinth", 3, {"shared_goals": True, "goals": 12}, 2, (20, 21)),
    ("labyrinth", 8, {"width": 15, "height": 15, "board": "random", **CROWD}, 3, (30,)),
    # Every question Glow asks comes up somewhere here; tests/notation.test.ts holds it to that.
    ("glow", 2, {}, 7, (0, 1, 8, 30, 77, 80)),
    ("glow", 2, {}, 2, (12, 17, 60)),
    ("glow", 2, {"board": "sea"}, 9, (80, 141, 146, 400)),
    ("glow", 3, {"adventurers": "chosen"}, 1, (0,)),
    ("glow", 4, {"board": "sea"}, 2, (129,)),
    ("glow", 1, {}, 1, (0, 12, 40, 400)),
    ("glow", 1, {"board": "sea"}, 1, (29, 40, 53)),
]


def walk(
    game: str, players: int, options: dict[str, Any], seed: int, plies: tuple[int, ...]
) -> list[dict[str, Any]]:
    """Play scattered moves and note what every viewer sees at these moments."""
    match = spieltisch.game(game).new(players=players, seed=seed, **options)
    moments = []
    for ply in range(max(plies) + 1):
        if ply in plies or (match.over and max(plies) > ply):
            moments.append(moment(match))
        if match.over:
            break
        seat = match.actors[ply % len(match.actors)]
        legal = match.legal(seat)
        match.play(legal[(ply * 7 + 3) % len(legal)], seat=seat)
    return moments


def moment(match: spieltisch.Match) -> dict[str, Any]:
    """The scenes of all viewers and the legal moves of all who may act."""
    return {
        "scenes": [match.scene(seat) for seat in range(match.players)],
        "spectator": match.scene(None),
        "legal": [match.legal(s) if s in match.actors else [] for s in range(match.players)],
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    found: dict[str, list[dict[str, Any]]] = {}
    for game, players, options, seed, plies in WANTED:
        found.setdefault(game, []).extend(walk(game, players, options, seed, plies))
    for game, moments in found.items():
        text = json.dumps(moments, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{game}.json").write_text(text + "\n", encoding="utf-8")
        print(game, len(moments), "moments,", len(text) // 1024, "kB")


if __name__ == "__main__":
    main()
