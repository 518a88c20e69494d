"""The options of Glüx."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from spieltisch.engine.contract import State
from spieltisch.engine.errors import BadOption
from spieltisch.engine.options import Option, choice, own
from spieltisch.engine.records import viewed
from spieltisch.engine.variants import Variant, variant
from spieltisch.games.gluex import boards
from spieltisch.games.gluex.boards import CORRIDOR, LETTERS, NAMES, PRINTED, WORDS, Board
from spieltisch.games.gluex.record import RECORD
from spieltisch.games.gluex.squares import cell, cell_set

PLAYERS = (2, 3, 4)

LAST_CHIP = ("played", "kept")

_DRAWING = re.compile(r"\s*[A-Z.]")


def _accept_board(value: object) -> Any:
    """The name of a printed side, or a board that somebody drew as plain data."""
    if isinstance(value, str) and value in NAMES:
        return value
    if isinstance(value, str) and not _DRAWING.match(value):
        return None  # more likely a misspelt name
    return boards.read(value).plain()


OPTIONS: tuple[Option, ...] = (
    own(
        WORDS,
        "board",
        None,
        _accept_board,
        NAMES,
        written={name: board.plain() for (name, _), board in PRINTED.items()},
    ),
    choice(WORDS, "last_chip", LAST_CHIP),
)

#: The usual way to play, and those that owners of the box may expect.
VARIANTS: tuple[Variant, ...] = (
    variant(WORDS, "all-chips"),
    variant(WORDS, "last-kept", last_chip="kept"),
)


def settle(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The side of the board for this number of players, unless somebody has drawn another."""
    board = options["board"] or boards.name_for(players)
    if isinstance(board, str):
        if (board, players) not in PRINTED:
            fitting = [count for name, count in PRINTED if name == board]
            raise BadOption(WORDS("board-side", board=board, players=players, fitting=fitting))
    elif len(board["starts"]) != players:
        starts = len(board["starts"])
        raise BadOption(WORDS("board-starts-and-players", starts=starts, players=players))
    else:
        # The same board is the same options, however it was given.
        printed = {name: PRINTED.get((name, players)) for name in NAMES}
        same = [name for name, known in printed.items() if known and known.plain() == board]
        board = same[0] if same else board
    return {**options, "board": board}


def board_of(players: int, options: dict[str, Any]) -> Board:
    """The board that settled options speak of."""
    board = options["board"]
    if isinstance(board, str):
        return PRINTED[board, players]
    return Board(tuple(board["rows"]), tuple(board["starts"]), board["middle"])


def blank(players: int, options: dict[str, Any]) -> State:
    """A record with players and options filled in."""
    state = np.zeros(RECORD.itemsize, np.uint8)
    s = viewed(state, RECORD)
    board = board_of(players, options)
    squares = board.squares()
    starts = [cell(name) for name in board.starts]
    s.players = players
    s.last_kept = options["last_chip"] == "kept"
    s.width, s.height = len(board.rows[0]), len(board.rows)
    s.middle = LETTERS.index(board.middle) + 1
    s.starts[:players] = starts
    s.ground[:] = cell_set(squares)
    s.plain[:] = cell_set(set(squares) - set(starts))
    s.rooms[list(squares)] = [(CORRIDOR + LETTERS).index(letter) for letter in squares.values()]
    return state
