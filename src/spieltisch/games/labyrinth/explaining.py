"""Why an action is refused, in words that name the rule and what it would take."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.explanation import Explanation, keys_of
from spieltisch.engine.moves import argument, arguments
from spieltisch.games.labyrinth import reasons as why
from spieltisch.games.labyrinth.board import cell_name, line_of, lines_of, slot_name
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.notation import Directions, rotations_of
from spieltisch.games.labyrinth.record import INSERT, WALK, Table
from spieltisch.games.labyrinth.rules import first_immovable, open_slots
from spieltisch.games.labyrinth.tiles import sides_of

KEYS = keys_of(why)


def explain(s: Table, seat: int, action: int, reason: int) -> Explanation:
    """The reason as a sentence about this very action."""
    if reason == why.LEGAL:  # the most frequent case; there is nothing to say about it
        return Explanation(True, why.RULES.get(reason), WORDS(KEYS[reason]))
    text = WORDS(KEYS[reason], **_subject(s, seat, action, reason))
    return Explanation(False, why.RULES.get(reason), text)


def _subject(s: Table, seat: int, action: int, reason: int) -> dict[str, Any]:
    """What the sentence is about: whose turn it is, the slot, the free tile, the cell."""
    if reason == why.NOT_YOUR_TURN:
        return {"player": int(s.turn) + 1}
    if reason in (why.NO_SUCH_SLOT, why.LINE_IS_IMMOVABLE, why.PUSHED_BACK, why.WRONG_OPENINGS):
        slot, openings = arguments(action, INSERT)
        return _slot(s, slot, openings, reason)
    if reason in (why.NO_SUCH_CELL, why.NOT_REACHABLE):
        width, cell = int(s.width), argument(action, WALK)
        last = cell_name(width * int(s.height) - 1, width)
        start = cell_name(int(s.figures[seat]), width)
        return {"cell": cell_name(cell, width), "from": start, "last": last}
    return {}


def _slot(s: Table, slot: int, openings: int, reason: int) -> dict[str, Any]:
    subject: dict[str, Any] = {"slot": Directions(slot_name(slot))}
    if reason == why.NO_SUCH_SLOT:
        return subject | {"columns": int(s.width), "rows": int(s.height)}
    if reason == why.WRONG_OPENINGS:
        rotations = [Directions(sides) for sides in rotations_of(int(s.free))]
        return {"openings": Directions(sides_of(openings)), "rotations": rotations}
    subject["slots"] = [Directions(name) for name in lines_of(int(open_slots(s)))]
    if reason == why.LINE_IS_IMMOVABLE:
        stuck = int(first_immovable(s, line_of(slot)))
        subject["cell"] = cell_name(stuck, int(s.width))
    return subject
