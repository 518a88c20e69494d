"""Recorded matches as text that people read in a diff.

A file holds the setting, every move in both languages, the table now and then, and the end.
The moves are the input: the test plays those that are recorded and writes the text anew, so
a change of the rules, the notation, the scenes or the chance shows where it sets in.
`python -m tests.golden` records all matches again.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np

import spieltisch
from spieltisch.engine.chance import below
from spieltisch.engine.match import Match
from spieltisch.engine.matchfile import digest
from spieltisch.engine.seats import Mover

FOLDER = Path(__file__).parent

#: Boards of Labyrinth: one on which walls and dead ends are frequent, and a drawn one.
MANY_KINDS = "wall=3 end=2 straight=4 corner=4 t=3 cross=1"
DRAWN = """
    ┏─┐┓
    │┼□└
    └┬┴┘
    ┗─?┛
    free: ┘
    starts: a1 d4
    stones: 1=b2 2=free 3=c1 4=a3 5=b2
    goals: 1 2 5 | 3 4
"""

#: Game, players, seed and options of each file.
SETTINGS: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    "sequence-2": ("sequence", 2, 2, {}),
    "sequence-3": ("sequence", 3, 3, {}),
    "sequence-4": ("sequence", 4, 4, {}),
    "sequence-6-in-3-teams": ("sequence", 6, 6, {"teams": 3, "dead_cards": "any"}),
    "sequence-12": ("sequence", 12, 12, {}),
    "sequence-4-manual-talk-advanced": (
        *("sequence", 4, 7),
        {"draw": "manual", "table_talk": True, "advanced": True, "sequences_to_win": 3},
    ),
    "gluex-2": ("gluex", 2, 2, {}),
    "gluex-3": ("gluex", 3, 3, {"last_chip": "kept"}),
    "gluex-4": ("gluex", 4, 4, {}),
    "glow-1-shadows": ("glow", 1, 1, {"board": "shadows"}),
    "glow-1-sea": ("glow", 1, 2, {"board": "sea"}),
    "glow-2-shadows": ("glow", 2, 2, {"board": "shadows", "adventurers": "chosen"}),
    "glow-3-sea": ("glow", 3, 3, {"board": "sea"}),
    "labyrinth-1-on-4x3": (
        *("labyrinth", 1, 1),
        {"board": "random", "width": 4, "height": 3, "tiles": MANY_KINDS, "goals": 3},
    ),
    "labyrinth-2": ("labyrinth", 2, 2, {"goals": 3}),
    "labyrinth-2-drawn": ("labyrinth", 2, 3, {"board": DRAWN}),
    "labyrinth-3-on-9x8": (
        *("labyrinth", 3, 4),
        {"board": "random", "width": 9, "height": 8, "immovable": 20, "turn_limit": 30},
    ),
    "labyrinth-4-with-limit": (
        *("labyrinth", 4, 5),
        {"board": "classic-12-16-6", "turn_limit": 16},
    ),
    "labyrinth-5-sharing-goals": (
        *("labyrinth", 5, 6),
        {
            "board": "random",
            "width": 5,
            "height": 3,
            "tiles": MANY_KINDS,
            "stones": 6,
            "goals": 3,
            "shared_goals": True,
            "turn_limit": 40,
        },
    ),
    "labyrinth-8-on-15x15": (
        *("labyrinth", 8, 7),
        {"board": "random", "width": 15, "height": 15, "stones": 64, "turn_limit": 24},
    ),
}

#: Fields of a scene that say the same in every ply, or as another field does.
FIXED = ("layout", "jacks", "goal", "teams", "rooms", "map", "reroll_dice", "tiles", "movable")

INTERVAL = 20
LONGEST = 400
MOVE = re.compile(r"^ *\d+  (seat (\d+)|moderator) +(.+?)  +\S")


def record(name: str) -> str:
    """Play a match with moves that look good now and then, and write it down."""
    match = begin(name)
    chance = np.array([match.seed], np.uint64)
    moves: list[tuple[Mover, str]] = []
    while not match.over and len(moves) < LONGEST:
        seat, move = _choose(match, chance)
        match.play(move, seat)
        moves.append((seat, move))
    return write(name, moves)


def begin(name: str) -> Match:
    game, players, seed, options = SETTINGS[name]
    return spieltisch.game(game).new(players, seed, **options)


def _choose(match: Match, chance: Any) -> tuple[Mover, str]:
    """Any legal move, or every other time one of those with the highest weight."""
    calls = match.legal("moderator")
    if calls and below(chance, 15) == 0:
        return "moderator", calls[below(chance, len(calls))]
    seat = match.actors[below(chance, len(match.actors))]
    game, state = match.game, match.state
    actions = np.empty(game.max_legal, np.int32)
    count = game.kernels.legal(state, seat, actions)
    chosen = actions[below(chance, count)]
    if below(chance, 2) == 0:
        weights = np.zeros(game.max_legal, np.float32)
        game.kernels.weigh(state, seat, actions, count, weights)
        chosen = actions[int(weights[:count].argmax())]
    return seat, game.write_move(state, int(chosen))


def recorded_moves(text: str) -> list[tuple[Mover, str]]:
    """The moves of a recorded match."""
    matches = [MOVE.match(line) for line in text.splitlines()]
    return [
        ("moderator" if line[1] == "moderator" else int(line[2]), line[3])
        for line in matches
        if line
    ]


def write(name: str, moves: list[tuple[Mover, str]]) -> str:
    """The text of a match with these moves."""
    match = begin(name)
    lines = [
        f"{match.game.title()}, rules {match.game.rules}, {match.players} players, "
        f"seed {match.seed}",
        *(f"  {option}: {value}" for option, value in match.options.items()),
        *_table(match),
    ]
    for ply, (seat, move) in enumerate(moves, 1):
        action = match.game.read_move(match.state, move)
        german = match.game.write_move(match.state, action, "de")
        match.play(move, seat)
        who = seat if seat == "moderator" else f"seat {seat}"
        lines.append(f"{ply:>4}  {who:<9}  {move:<12}  {german:<14}  {match.tell(ply)}")
        if ply % INTERVAL == 0:
            lines += _table(match)
    return "\n".join([*lines, *_table(match), *_end(match)]) + "\n"


def _table(match: Match) -> list[str]:
    """What a spectator sees, and how many moves those who act have."""
    lines = ["", f"after {len(match.log)} plies"]
    for field, value in match.scene()["table"].items():
        if field not in FIXED:
            lines += _field(field, value)
    lines += [f"    seat {seat} has {len(match.legal(seat))} moves" for seat in match.actors]
    return [*lines, f"    digest {digest(match)[:16]}", ""]


def _field(name: str, value: Any) -> list[str]:
    """A drawing as it stands, anything else as JSON in one line."""
    if isinstance(value, list) and len(value) > 2 and all(isinstance(v, str) for v in value):
        if len(set(map(len, value))) == 1 and len(value[0]) > 3:
            return [f"    {name}:", *(f"        {row}" for row in value)]
        return [f"    {name}: {' '.join(value)}"]
    return [f"    {name}: {json.dumps(value)}"]


def _end(match: Match) -> list[str]:
    result = match.result
    return [
        f"points {list(result.points)}, winners {list(result.winners)}",
        json.dumps(result.breakdown),
        f"digest {digest(match)}",
    ]
