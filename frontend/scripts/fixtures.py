"""Write real scenes and legal moves into frontend/fixtures, for tests and for drawing boards.

.venv/bin/python frontend/scripts/fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import spieltisch

FOLDER = Path(__file__).parents[1] / "fixtures"

#: Game, players, options, seed, and after how many moves to look.
WANTED: list[tuple[str, int, dict[str, Any], int, tuple[int, ...]]] = [
    ("sequence", 2, {}, 7, (0, 20, 60, 400)),
    ("sequence", 3, {"advanced": True}, 3, (30, 90)),
    ("sequence", 4, {"draw": "manual"}, 5, (40, 90)),
    ("gluex", 2, {}, 7, (0, 1, 12, 30, 200)),
    ("gluex", 4, {}, 2, (2, 40, 90)),
    ("labyrinth", 2, {}, 7, (0, 1, 40)),
    ("labyrinth", 4, {"width": 9, "height": 9, "board": "random"}, 1, (0, 11)),
    ("glow", 2, {}, 7, (0, 8, 30, 80)),
    ("glow", 1, {}, 1, (0, 12, 40)),
]


def walk(game: str, players: int, options: dict[str, Any], seed: int, plies: tuple[int, ...]):
    """Play scattered moves and note what every viewer sees at the wanted moments."""
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
