"""Why an action is refused, in words that name the rule and what it would take."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.explanation import Explanation, keys_of
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.games.gluex import reasons as why
from spieltisch.games.gluex.boards import WORDS
from spieltisch.games.gluex.chips import ColourName, sides
from spieltisch.games.gluex.record import PLACE, START, Table
from spieltisch.games.gluex.rules import STOPPED, count_from, is_taken, pips_at
from spieltisch.games.gluex.squares import STRIDE, cell_name, cells_of

KEYS = keys_of(why)


def explain(s: Table, seat: int, action: int, reason: int) -> Explanation:
    """The reason as a sentence about this very action."""
    if reason in (why.LEGAL, why.NO_SUCH_ACTION):  # there is nothing to say about the action
        return Explanation(reason == why.LEGAL, why.RULES.get(reason), WORDS(KEYS[reason]))
    text = WORDS(KEYS[reason], **_subject(s, seat, action, reason))
    return Explanation(False, why.RULES.get(reason), text)


def _subject(s: Table, seat: int, action: int, reason: int) -> dict[str, Any]:
    """What the sentence is about. Only the owner of a hand hears which chip is in it."""
    subject: dict[str, Any] = {"player": int(s.turn) + 1}
    if reason in (why.NOT_YOUR_CHIP, why.NOT_YOUR_START_CHIP):
        low, high = sides(int(s.hands[seat]))
        subject |= {"low": low, "high": high}
    if is_a(action, START):
        return subject | {"pips": argument(action, START) + 1}
    face, place = arguments(action, PLACE)
    subject |= {"cell": cell_name(place), "pips": face + 1}
    if reason == why.OFF_THE_BOARD:
        subject["last"] = cell_name((int(s.height) - 1) * STRIDE + int(s.width) - 1)
    elif reason == why.FOREIGN_START:
        owner = next(k for k in range(int(s.players)) if s.starts[k] == place)
        subject["colour"] = ColourName(owner)
    elif reason == why.OUT_OF_REACH:
        subject["targets"] = [cell_name(c) for c in cells_of(s.targets)]
    elif reason == why.BLOCKED:
        origin = next(c for c in cells_of(s.chips[seat]) if count_from(s, c, place) == STOPPED)
        subject |= {
            "origin": cell_name(origin),
            "count": int(pips_at(s, origin)),
            "blocker": cell_name(_blocker(s, origin, place)),
        }
    return subject


def _blocker(s: Table, origin: int, place: int) -> int:
    """The first square with a chip on the way from one square to another."""
    step = (place - origin) // int(pips_at(s, origin))
    return next(c for c in range(origin + step, place, step) if is_taken(s, c))
