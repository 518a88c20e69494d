"""What speaks for a move and against it, in words: the knowledge of `knowledge`, spelt out."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from spieltisch.engine.contract import State
from spieltisch.engine.moves import code
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Text
from spieltisch.games.sequence import cards
from spieltisch.games.sequence.board import (
    CORNERS,
    FIVE,
    NO_WINDOW,
    THROUGH,
    WINDOW_CELLS,
    holds,
    window_name,
)
from spieltisch.games.sequence.knowledge import weigh
from spieltisch.games.sequence.notation import CardName, TeamName
from spieltisch.games.sequence.options import WORDS
from spieltisch.games.sequence.record import (
    BOTH,
    GIVE,
    MAX_LEGAL,
    MOVES,
    RECORD,
    Table,
)
from spieltisch.games.sequence.rules import is_dead, legal, team_of
from spieltisch.games.sequence.sequences import fits
from spieltisch.games.sequence.weights import FIRST, SEQUENCE, UNSEEN

#: A line with fewer cells than this is only said to be open.
THIN = 2

#: At most this many rows of one kind are named.
MOST_ROWS = 2

_JACKS = (
    cards.JACKS_OF_CLUBS,
    cards.JACKS_OF_DIAMONDS,
    cards.JACKS_OF_SPADES,
    cards.JACKS_OF_HEARTS,
)

#: Reasons that come after all that are about lines.
_SMALL, _SMALLER, _SMALLEST = 0.005, 0.002, 0.001

#: What a sequence is worth, and a line by how many chips it lacks: the more, the less.
_FINISHED = float(FIRST[SEQUENCE])
_LINES = (_FINISHED, *FIRST[UNSEEN : UNSEEN + FIVE].tolist())

#: A reason and how much it weighs.
Reason = tuple[float, Text]


def advise(view: State, seat: int, action: int) -> list[Text]:
    """What speaks for a seat's action and against it, the most important first."""
    s = viewed(view, RECORD)
    reasons = sorted(_reasons(s, seat, action), key=lambda reason: -reason[0])
    return [text for _, text in reasons]


def _reasons(s: Table, seat: int, action: int) -> Iterator[Reason]:
    team = int(team_of(s, seat))
    match MOVES.parts(action):
        case ("place" | "wild_clubs" | "wild_diamonds" as kind, cell):
            reasons = list(_of_placing(s, team, cell))
            yield from reasons
            yield from _of_the_jack(s, seat, kind != "place", reasons)
        case ("remove_spades" | "remove_hearts", cell):
            reasons = list(_of_removing(s, team, cell))
            yield from reasons
            yield from _of_the_jack(s, seat, True, reasons)
        case ("swap", card):
            yield 1.0, WORDS("advice-dead", card=CardName(cards.name(card)))
        case ("pass",):
            yield 1.0, WORDS("advice-pass")
        case ("draw",):
            yield 1.0, WORDS("advice-draw")
        case ("claim", _, place) if place == BOTH:
            yield 1.0, WORDS("advice-both")
        case ("give", card):
            yield from _of_giving(s, seat, card)


def _of_placing(s: Table, team: int, cell: int) -> Iterator[Reason]:
    """The team's own lines that a chip builds, and the lines of others that it stops."""
    own = lines_through(s, team, cell)
    completed = own.get(4, [])
    if completed:
        wins = int(s.counted[team]) + 1 >= s.goal
        key = "advice-wins" if wins else "advice-completes"
        yield _FINISHED, WORDS(key, rows=_names(completed))
    best = max((count for count in own if count < 4), default=-1)
    if best + 1 >= THIN:
        text = WORDS("advice-builds", count=best + 1, rows=_names(own[best]))
        yield _gain(best) * len(own[best]), text
    elif not completed:
        rows = sum(len(windows) for windows in own.values())
        yield _SMALL, WORDS("advice-open" if rows else "advice-closed", count=rows)
    for other in range(int(s.teams)):
        if other != team:
            yield from _of_stopping(s, other, cell)


def _of_stopping(s: Table, other: int, cell: int) -> Iterator[Reason]:
    theirs = lines_through(s, other, cell)
    most = max(theirs, default=0)
    if most >= THIN:
        rows = _names(theirs[most])
        text = WORDS("advice-stops", team=TeamName(other), count=most, rows=rows)
        yield _gain(most) * len(theirs[most]), text


def _of_removing(s: Table, team: int, cell: int) -> Iterator[Reason]:
    """What the chip on the cell is worth to its owner."""
    for other in range(int(s.teams)):
        if other == team or not holds(s.chips[other], cell):
            continue
        if holds(s.locked[other], cell):
            yield _FINISHED, WORDS("advice-unlocks", team=TeamName(other))
        theirs = lines_through(s, other, cell)
        most = max((count for count in theirs if count < FIVE), default=0)
        if most + 1 >= THIN:
            rows = _names(theirs[most])
            text = WORDS("advice-breaks", team=TeamName(other), count=most + 1, rows=rows)
            yield _gain(most) * len(theirs[most]), text
        else:
            yield _SMALL, WORDS("advice-lonely", team=TeamName(other))


def _of_the_jack(s: Table, seat: int, spent: bool, reasons: list[Reason]) -> Iterator[Reason]:
    """A jack is worth more than most cells that it could be played to, but not more than all."""
    if spent:
        if not any(_matters(text) for _, text in reasons):
            yield _SMALLER, WORDS("advice-jack-spent")
    elif any(cards.copies(s.hands[seat], jack) for jack in _JACKS):
        yield _SMALLEST, WORDS("advice-jack-kept")


def _matters(reason: Text) -> bool:
    """Whether that is what jacks are kept for: a finished row, or one that lacks one chip."""
    if reason.key in ("advice-stops", "advice-breaks"):
        return bool(reason.values["count"] == FIVE - 1)
    return reason.key in ("advice-wins", "advice-completes", "advice-unlocks")


def _of_giving(s: Table, seat: int, card: int) -> Iterator[Reason]:
    name = CardName(cards.name(card))
    if is_dead(s, card):
        yield 1.0, WORDS("advice-dead", card=name)
        return
    actions, weights = np.empty(MAX_LEGAL, np.int32), np.empty(MAX_LEGAL, np.float32)
    count = legal(s, seat, actions)
    weigh(s, seat, actions, count, weights)
    if actions[int(weights[:count].argmax())] == code(GIVE, card):
        yield 1.0, WORDS("advice-least", card=name)


def lines_through(s: Table, team: int, cell: int) -> dict[int, list[int]]:
    """The windows through a cell that a team may still fill and count, by how many it has.

    The cell itself is taken to be empty.
    """
    lines: dict[int, list[int]] = {}
    for window in THROUGH[cell].flat:
        if window == NO_WINDOW or not fits(s, team, window):
            continue
        rest = [int(c) for c in WINDOW_CELLS[window] if c != cell]
        owners = [_owner(s, c, team) for c in rest]
        if all(owner in (None, team) for owner in owners):
            lines.setdefault(owners.count(team), []).append(int(window))
    return lines


def _owner(s: Table, cell: int, team: int) -> int | None:
    """Whose chip is on a cell; a corner is everybody's, and so the team's too."""
    if cell in CORNERS:
        return team
    return next((t for t in range(int(s.teams)) if holds(s.chips[t], cell)), None)


def _gain(count: int) -> float:
    """What one more chip in a window is worth, by how many there are."""
    return _LINES[FIVE - count - 1] - _LINES[FIVE - count]


def _names(windows: list[int]) -> list[str]:
    return sorted(window_name(window) for window in windows)[:MOST_ROWS]
