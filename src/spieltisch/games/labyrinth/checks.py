"""What cannot be played: checked for every set-up and every position, each with a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.games.labyrinth.board import FREE_TILE, GONE, NOWHERE, cell_name
from spieltisch.games.labyrinth.drawn import Flaw
from spieltisch.games.labyrinth.laying import holds
from spieltisch.games.labyrinth.record import Table
from spieltisch.games.labyrinth.rules import movable_slots, openings_at
from spieltisch.games.labyrinth.tiles import WALL


def check_table(s: Table) -> None:
    """R8, R10: there is a line to push, and no figure stands on a wall."""
    if movable_slots(s) == 0:
        raise Flaw("no-movable-line")
    for seat in range(int(s.players)):
        cell = int(s.figures[seat])
        if not holds(s.unset, cell) and openings_at(s, cell) == WALL:
            where = cell_name(cell, int(s.width))
            raise Flaw("figure-on-wall", player=seat + 1, cell=where)


def check_goals(s: Table, goals_by_seat: Sequence[list[int]]) -> None:
    """R13, R20, R21: everybody has goals that can be reached, and nobody another's."""
    owners: dict[int, int] = {}
    for seat, goals in enumerate(goals_by_seat):
        if not goals and s.collected[seat] == 0:
            raise Flaw("player-without-goals", player=seat + 1)
        for stone in goals:
            check_goal(s, seat, stone)
            if stone in owners and not s.shared_goals:
                raise Flaw("goal-shared", stone=stone, player=owners[stone] + 1, other=seat + 1)
            owners[stone] = seat


def check_goal(s: Table, seat: int, stone: int) -> None:
    """R21: a goal is a stone in the game that does not lie on a wall."""
    place = int(s.stones[stone - 1])
    gone = place == GONE and not s.shared_goals
    if place == NOWHERE or gone:
        raise Flaw("goal-not-there", stone=stone, player=seat + 1)
    if place == FREE_TILE:
        walled = not s.unset_free and s.free == WALL
    else:
        walled = place != GONE and not holds(s.unset, place) and openings_at(s, place) == WALL
    if walled:
        raise Flaw("goal-on-wall", stone=stone, player=seat + 1)


def stones_in(mask: int) -> list[int]:
    """The numbers of the stones in a mask, counted from 1.

    >>> stones_in(0b101)
    [1, 3]
    """
    return [place + 1 for place in range(mask.bit_length()) if mask >> place & 1]
