"""What speaks for a move of Labyrinth, on boards that need a whole word of bits or more."""

from __future__ import annotations

import pytest

import spieltisch
from spieltisch.games.labyrinth import GAME

#: The last bits of words; the sets that advice hands to kernels must hold these cells too.
LAST_BITS = (63, 127, 191)
BOARDS = [
    (width, height, cell)
    for width, height in [*((side, side) for side in range(8, 16)), (9, 8), (15, 5), (5, 15)]
    for cell in LAST_BITS
    if cell < width * height
]


def standing(width: int, height: int, cell: int) -> spieltisch.Match:
    """A match whose first figure stands on a cell, counted row by row."""
    match = GAME.new(2, 0, board="random", width=width, height=height, goals=2)
    place = f"{chr(ord('a') + cell % width)}{cell // width + 1}"
    position = match.position()
    return GAME.from_position({**position, "figures": [place, position["figures"][1]]})


def advised(match: spieltisch.Match, seat: int) -> list[str]:
    """The moves of a seat for which there is something to say."""
    moves = zip(match.legal(seat), match.legal_actions(seat), strict=True)
    return [move for move, action in moves if GAME.advise(match.state.copy(), seat, int(action))]


@pytest.mark.parametrize(("width", "height", "cell"), BOARDS)
def test_there_is_advice_about_every_move_on_and_around_the_last_bit_of_a_word(
    width: int, height: int, cell: int
) -> None:
    match = standing(width, height, cell)
    assert advised(match, 0) == match.legal(0)
    match.play(match.legal(0)[0])
    assert advised(match, 0) == match.legal(0)


def test_pushes_have_their_reasons_whether_or_not_they_open_the_way_to_the_64th_cell() -> None:
    labyrinth = spieltisch.game("labyrinth")
    match = labyrinth.new(players=2, seed=0, board="random", width=9, height=8, goals=2)
    match.play("W8:EW")
    match.play("stay")
    seat = match.actors[0]
    actions = dict(zip(match.legal(seat), match.legal_actions(seat), strict=True))
    for move in ("N1:NE", "N2:NE"):
        assert labyrinth.advise(match.state.copy(), seat, int(actions[move]))
