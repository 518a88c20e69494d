"""Positions drawn as text, and short ways to ask a match what the tests want to know."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import spieltisch
from sequence.reference import CELLS, CLASSIC, CORNERS
from spieltisch.engine.errors import IllegalMove
from spieltisch.engine.records import viewed
from spieltisch.games.sequence.cards import card

GAME = spieltisch.game("sequence")
OPTION_NAMES = {option.name for option in GAME.options}

#: Every number of players with every number of teams.
SEATINGS = [(2, 2), (3, 3), (4, 2), (6, 2), (6, 3), (8, 2), (9, 3), (10, 2), (12, 2), (12, 3)]

#: 2S (b1, g9) is dead.
DEAD_2S = """
    1  * b . . . . . . . *
    9  . . . . . . g . . .
"""

#: 2S is dead, and a one-eyed jack of blue finds no target.
ONLY_BLUE = """
    1  * b . . . . . . . *
    9  . . . . . . b . . .
"""

CARD_LISTS = ("deck", "discards", "recycled")


def board(drawing: str = "") -> list[str]:
    """Ten rows from a drawing; rows that are not drawn are empty.

    Every row starts with its number. A heading with the letters of the columns is skipped.

    >>> board('''
    ...        a b c d e f g h i j
    ...     2  . . . b g . . . . .
    ... ''')[:3]
    ['*........*', '...bg.....', '..........']
    """
    rows = ["*........*", *["." * 10] * 8, "*........*"]
    for line in drawing.strip().splitlines():
        number, *signs = line.split()
        if number.isdecimal():
            rows[int(number) - 1] = "".join(signs)
    return rows


def rows_with(chips: Mapping[str, str]) -> list[str]:
    """Ten rows with chips on named cells.

    >>> rows_with({"b1": "b", "j2": "g"})[:2]
    ['*b.......*', '.........g']
    """
    signs = ["*" if cell in CORNERS else chips.get(cell, ".") for cell in CELLS]
    return ["".join(signs[row : row + 10]) for row in range(0, 100, 10)]


def hands_of(text: str, players: int) -> list[list[str]]:
    """The hands of all seats, separated by bars; seats that are left out hold nothing.

    >>> hands_of("7H JC | 2S", 3)
    [['7H', 'JC'], ['2S'], []]
    """
    hands = [hand.split() for hand in text.split("|")]
    return hands + [[] for _ in range(players - len(hands))]


def as_data(drawing: str = "", hands: str = "", players: int = 2, **fields: Any) -> dict[str, Any]:
    """A position as data: cards as texts with spaces, options among the other fields."""
    options = {name: fields.pop(name) for name in OPTION_NAMES & set(fields)}
    for name in CARD_LISTS:
        if isinstance(fields.get(name), str):
            fields[name] = fields[name].split()
    if isinstance(fields.get("tops"), str):
        fields["tops"] = [None if top == "-" else top for top in fields["tops"].split()]
    return {
        "players": players,
        "options": options,
        "board": board(drawing),
        "hands": hands_of(hands, players),
        **fields,
    }


def position(
    drawing: str = "", hands: str = "", players: int = 2, **fields: Any
) -> spieltisch.Match:
    """A match from a drawn position; player 1 (blue) is to move unless a field says otherwise."""
    return GAME.from_position(as_data(drawing, hands, players, **fields))


def play(match: spieltisch.Match, *moves: str) -> spieltisch.Match:
    """Play moves one after the other; "2: draw" says that seat 2 plays."""
    for move in moves:
        seat, colon, text = move.partition(": ")
        if not colon:
            match.play(move)
        else:
            match.play(text, "moderator" if seat == "moderator" else int(seat))
    return match


def chips(match: spieltisch.Match) -> list[str]:
    """The rows of the board as they are now."""
    rows: list[str] = match.position()["board"]
    return rows


def hand(match: spieltisch.Match, seat: int = 0) -> list[str]:
    """The cards of a seat."""
    cards: list[str] = match.position()["hands"][seat]
    return cards


def sequences(match: spieltisch.Match, colour: str = "blue") -> set[str]:
    """The finished sequences of a team, by their ends."""
    return set(match.position()["sequences"][colour])


def locked(match: spieltisch.Match) -> set[str]:
    """The cells whose chips belong to a finished sequence."""
    return set(match.scene()["table"]["locked"])


def moves(match: spieltisch.Match, start: str = "", seat: Any = None) -> set[str]:
    """The legal moves, or those that begin with a text."""
    return {move for move in match.legal(seat) if move.startswith(start)}


def refused(match: spieltisch.Match, move: str, rule: str | None, seat: Any = None) -> str:
    """Check that a rule forbids a move and that nothing changes; returns the English sentence."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as error:
        match.play(move, seat)
    assert error.value.rule == rule
    assert match.state.tobytes() == before
    assert move not in match.legal(seat)
    return str(error.value)


def without_cards(match: spieltisch.Match, *discards: str) -> spieltisch.Match:
    """The match with an empty deck and few discards, which no table with 104 cards ever has."""
    state = match.state
    s = viewed(state, GAME.record)
    s.deck_size = 0
    s.deck[:] = 255
    s.discards[:] = 0
    for name in discards:
        s.discards[0] |= np.uint64(1 << card(name))
    return spieltisch.Match(GAME, match.players, match.options, state, seed=None, seats=None)


def any_options(rng: random.Random) -> dict[str, Any]:
    """Some combination of all options."""
    return {
        "draw": rng.choice(["auto", "manual"]),
        "dead_cards": rng.choice(["one", "strict", "any", "never"]),
        "advanced": rng.random() < 0.5,
        "table_talk": rng.random() < 0.3,
        "chips": rng.choice([0, 0, 12, 48]),
        "sequences_to_win": rng.choice([None, None, 1, 3, 5]),
        "layout": rng.choice(["classic", any_layout(rng)]),
    }


def any_layout(rng: random.Random) -> list[str]:
    """The classic board with its cards shuffled."""
    faces = [card for card in CLASSIC.split() if card != "**"]
    rng.shuffle(faces)
    rest = iter(faces)
    names = ["**" if c in CORNERS else next(rest) for c in CELLS]
    return [" ".join(names[row : row + 10]) for row in range(0, 100, 10)]
