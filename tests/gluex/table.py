"""Positions drawn as text, and short ways to ask a match what the tests want to know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import spieltisch
from spieltisch.engine.errors import IllegalMove
from spieltisch.engine.records import viewed

GAME = spieltisch.game("gluex")
OPTION_NAMES = {option.name for option in GAME.options}
TYPES = ("1/6", "2/5", "3/4")
LETTERS = "ygrp"

#: One long corridor with a room at each end; yellow starts on a1, green on h1.
LANE = "A1 . . . . . . B2\nmiddle: A"


def rows_of(drawing: str, width: int, height: int) -> list[str]:
    """The rows of a drawing; rows that are not drawn are empty.

    Every row starts with its number. A heading with the letters of the columns is skipped.

    >>> rows_of('''
    ...        a  b  c
    ...     2  .  y3 .
    ... ''', 3, 2)
    ['. . .', '. y3 .']
    """
    rows = [" ".join("." * width)] * height
    for line in drawing.strip().splitlines():
        number, *signs = line.split()
        if number.isdecimal():
            rows[int(number) - 1] = " ".join(signs)
    return rows


def size_of(players: int, board: Any) -> tuple[int, int]:
    """How wide and high the board of some options is."""
    state = GAME.blank(players, GAME.checked_options(players, {"board": board}))
    record = viewed(state, GAME.record)
    return int(record.width), int(record.height)


def as_data(
    drawing: str = "", hands: str = "", players: int = 2, covered: str = "", **fields: Any
) -> dict[str, Any]:
    """A position as data; `covered` names the chips that are under others, such as "y1 g5"."""
    options = {name: fields.pop(name) for name in OPTION_NAMES & set(fields)}
    rows = rows_of(drawing, *size_of(players, options.get("board")))
    names: list[str | None] = [None if hand == "-" else hand for hand in hands.split()]
    signs = [sign for row in rows for sign in row.split() if sign != "."] + covered.split()
    left = [[8, 8, 8] for _ in range(players)]
    for sign in signs:
        if sign[0].lower() in LETTERS[:players]:
            left[LETTERS.index(sign[0].lower())][min(int(sign[1]), 7 - int(sign[1])) - 1] -= 1
    for seat, hand in enumerate(names[:players]):
        if hand in TYPES:
            left[seat][TYPES.index(hand)] -= 1
    return {"players": players, "options": options, "chips": rows, "hands": names} | (
        {"bags": left, **fields} if covered else fields
    )


def position(
    drawing: str = "", hands: str = "", players: int = 2, covered: str = "", **fields: Any
) -> spieltisch.Match:
    """A match that starts from a drawn position."""
    return GAME.from_position(as_data(drawing, hands, players, covered, **fields))


def play(match: spieltisch.Match, *moves: str) -> spieltisch.Match:
    """Play moves one after the other; "1: start 6" says that seat 1 plays."""
    for move in moves:
        seat, colon, text = move.partition(": ")
        match.play(text if colon else move, int(seat) if colon else None)
    return match


def begun(players: int = 2, seed: int = 1, **options: Any) -> spieltisch.Match:
    """A match in which everybody has chosen the higher start side."""
    match = GAME.new(players, seed, **options)
    for seat in range(players):
        match.play(match.legal(seat)[1], seat)
    return match


def finished(players: int = 2, seed: int = 1, **options: Any) -> spieltisch.Match:
    """A match played to its end at random."""
    match, rng = GAME.new(players, seed, **options), random.Random(seed)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(rng.choice(match.legal(seat)), seat)
    return match


def targets(match: spieltisch.Match, seat: int | None = None) -> set[str]:
    """The squares that a seat may place on now."""
    return {move.split()[1] for move in match.legal(seat)}


def chip(match: spieltisch.Match, cell: str) -> str:
    """The chip on a square as a drawing shows it."""
    column, row = "abcdefghijklmno".index(cell[0]), int(cell[1:]) - 1
    sign: str = match.position()["chips"][row].split()[column]
    return sign


def room(match: spieltisch.Match, letter: str) -> dict[str, Any]:
    """How a room stands."""
    entry: dict[str, Any] = next(
        room for room in match.result.breakdown["rooms"] if room["room"] == letter
    )
    return entry


def refused(match: spieltisch.Match, move: str, rule: str | None, seat: int | None = None) -> str:
    """Check that a rule forbids a move and that nothing changes; returns the English sentence."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as error:
        match.play(move, seat)
    assert error.value.rule == rule
    assert match.state.tobytes() == before
    assert move not in match.legal(seat)
    return str(error.value)
