"""The options of Sequence and the board layouts it accepts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from spieltisch.engine.contract import State
from spieltisch.engine.errors import BadOption
from spieltisch.engine.options import Option, choice, flag, number, own
from spieltisch.engine.records import viewed
from spieltisch.engine.variants import Variant, variant
from spieltisch.engine.words import Phrasebook
from spieltisch.games.sequence.board import (
    CLASSIC_ROWS,
    CORNERS,
    FREE,
    SIDE,
    cell_name,
    cells_of_cards,
    names_on_board,
    read_layout,
)
from spieltisch.games.sequence.record import RECORD, SEATS

WORDS = Phrasebook(Path(__file__).parent)

#: S1: hand sizes by number of players; 6 and 12 have the same in two and in three teams.
HAND_SIZES = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}

DEAD_CARDS = ("one", "strict", "any", "never")


def _accept_layout(value: object) -> Any:
    """ "classic", or ten rows of ten names, each a list or one text with spaces."""
    if value == "classic":
        return value
    if isinstance(value, str):
        value = value.strip().splitlines()
    if not isinstance(value, list) or len(value) != SIDE:
        return None
    rows = [row.split() if isinstance(row, str) else row for row in value]
    if not all(isinstance(row, list) and len(row) == SIDE for row in rows):
        return None
    if not all(isinstance(name, str) for row in rows for name in row):
        return None
    _check_layout([name for row in rows for name in row])
    return [" ".join(row) for row in rows]


def _check_layout(names: list[str]) -> None:
    allowed = names_on_board()
    for place, name in enumerate(names):
        where = cell_name(place)
        if place in CORNERS and name != FREE:
            raise BadOption(WORDS("layout-corner", cell=where, name=name[:10]))
        if place not in CORNERS and name not in allowed:
            raise BadOption(WORDS("layout-card", cell=where, name=name[:10]))
    counts = Counter(names)
    for name in allowed:
        if counts[name] != 2:
            raise BadOption(WORDS("layout-count", name=name, count=counts[name]))


OPTIONS: tuple[Option, ...] = (
    number(WORDS, "teams", None, range(2, 4)),
    number(WORDS, "sequences_to_win", None, range(1, 6)),
    choice(WORDS, "draw", ("auto", "manual")),
    choice(WORDS, "dead_cards", DEAD_CARDS),
    flag(WORDS, "advanced"),
    flag(WORDS, "table_talk"),
    number(WORDS, "chips", 0, range(97)),
    own(
        WORDS,
        "layout",
        "classic",
        _accept_layout,
        ("classic",),
        written={"classic": list(CLASSIC_ROWS)},
    ),
)

#: The usual way to play, and those that owners of the box may expect.
VARIANTS: tuple[Variant, ...] = (
    variant(WORDS, "usual"),
    variant(WORDS, "jacks", advanced=True),
    variant(WORDS, "strict", draw="manual", table_talk=True, dead_cards="strict"),
)


def settle(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """S1: two teams where the table allows two or three; with three, one sequence wins."""
    possible = [teams for teams in (2, 3) if teams_fit(players, teams)]
    teams = options["teams"] or possible[0]
    if teams not in possible:
        raise BadOption(WORDS("teams-do-not-fit", teams=teams, players=players, possible=possible))
    goal = options["sequences_to_win"] or (2 if teams == 2 else 1)
    return {**options, "teams": teams, "sequences_to_win": goal}


def teams_fit(players: int, teams: int) -> bool:
    """S1: 2, 4, 8 and 10 play in two teams, 3 and 9 in three, 6 and 12 in either."""
    return players % teams == 0


def blank(players: int, options: dict[str, Any]) -> State:
    """A record with players and options filled in."""
    state = np.zeros(RECORD.itemsize, np.uint8)
    s = viewed(state, RECORD)
    s.players = players
    s.teams = options["teams"]
    s.team_of[:] = np.arange(SEATS) % options["teams"]
    s.goal = options["sequences_to_win"]
    s.hand_limit = HAND_SIZES[players]
    s.chip_limit = options["chips"]
    s.dead_cards = DEAD_CARDS.index(options["dead_cards"])
    s.manual_draw = options["draw"] == "manual"
    s.table_talk = options["table_talk"]
    s.advanced = options["advanced"]
    rows = CLASSIC_ROWS if options["layout"] == "classic" else options["layout"]
    s.layout[:] = read_layout([row.split() for row in rows])
    s.cells[:] = cells_of_cards(s.layout)
    return state
