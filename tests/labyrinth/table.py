"""Boards drawn as text, and short ways to ask a match what the tests want to know."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch.engine.errors import BadOption, IllegalMove
from spieltisch.games.labyrinth import GAME

OPTION_NAMES = {option.name for option in GAME.options}

#: A board of crossings: every way is open, so that only what a test draws gets in the way.
OPEN = """
    ┼┼┼
    ┼┼┼
    ┼┼┼
    free: ─
    stones: 1=b1 2=b2 3=b3 4=free
    starts: a1 c3
    goals: 1 2 | 3 4
"""


def begin(drawing: str, players: int = 2, **options: Any) -> spieltisch.Match:
    """A new match on a drawn board."""
    return GAME.new(players, 1, board=drawing, **options)


def as_data(drawing: str, players: int = 2, **fields: Any) -> dict[str, Any]:
    """A position on a drawn board as data; options may come among the other fields."""
    options = {name: fields.pop(name) for name in OPTION_NAMES & set(fields) - {"goals", "stones"}}
    if "board" in options:
        fields["board"] = options.pop("board")
    return {"players": players, "options": {"board": drawing, **options}, **fields}


def position(drawing: str, players: int = 2, **fields: Any) -> spieltisch.Match:
    """A match that starts from a position on a drawn board."""
    return GAME.from_position(as_data(drawing, players, **fields))


def play(match: spieltisch.Match, *moves: str) -> spieltisch.Match:
    """Play moves one after the other."""
    for move in moves:
        match.play(move)
    return match


def rows(match: spieltisch.Match) -> list[str]:
    """The rows of the board as they are now, then the free tile."""
    now = match.position()
    return [*now["board"], now["free"]]


def figures(match: spieltisch.Match) -> list[str]:
    """The cells of the figures."""
    part: list[str] = match.position()["figures"]
    return part


def stones(match: spieltisch.Match) -> dict[str, str]:
    """Where the stones are."""
    part: dict[str, str] = match.position()["stones"]
    return part


def collected(match: spieltisch.Match) -> list[list[int]]:
    """What everybody has collected."""
    part: list[list[int]] = match.position()["collected"]
    return part


def slots(match: spieltisch.Match) -> set[str]:
    """The slots at which the free tile may go in."""
    return {move.partition(":")[0] for move in match.legal()}


def refused(match: spieltisch.Match, move: str, rule: str | None) -> str:
    """Check that a rule forbids a move and that nothing changes; returns the English sentence."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    assert error.value.rule == rule
    assert match.state.tobytes() == before
    assert move not in match.legal()
    assert error.value.say("de") != error.value.say("en")
    return str(error.value)


def not_set_up(key: str, players: int = 2, **options: Any) -> BadOption:
    """Check that a set-up is refused with this sentence."""
    with pytest.raises(BadOption) as error:
        GAME.new(players, 1, **options)
    assert error.value.text.key == key
    assert error.value.say("de") != error.value.say("en")
    return error.value
