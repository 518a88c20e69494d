"""Complete positions as data that a person can write.

What a drawn board in the options already says need not be repeated. Whatever could not have
come about on a real table is refused with the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np

from spieltisch.engine.contract import State
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.records import viewed
from spieltisch.games.labyrinth.blank import lay_drawing
from spieltisch.games.labyrinth.board import (
    GONE,
    NO_SLOT,
    NOWHERE,
    lines_of,
    slot_name,
)
from spieltisch.games.labyrinth.checks import check_goals, check_table, stones_in
from spieltisch.games.labyrinth.dealing import forget_lots
from spieltisch.games.labyrinth.drawn import Drawing, Flaw
from spieltisch.games.labyrinth.laying import holds
from spieltisch.games.labyrinth.reading import MOST_TURNS, Reader
from spieltisch.games.labyrinth.record import (
    ANY_KIND,
    ENDLESS,
    ONE_SHOWN,
    OVER,
    RECORD,
    WALKING,
    Table,
)
from spieltisch.games.labyrinth.rules import is_done, movable_slots, openings_at
from spieltisch.games.labyrinth.scene import PHASES, SCENES
from spieltisch.games.labyrinth.turns import stones_on


def write(state: State) -> dict[str, Any]:
    """The position of a state."""
    s, scene = viewed(state, RECORD), SCENES.as_data(state)
    return {
        "board": scene["board"],
        "free": scene["free"]["sign"],
        "stones": scene["stones"],
        "figures": scene["figures"],
        "goals": [_goals_of(s, seat) for seat in range(int(s.players))],
        "collected": scene["collected"],
        "ruled_out": scene["ruled_out"],
        "forbidden": scene["forbidden"],
        "turn": scene["turn"],
        "turns": scene["turns"],
        "phase": scene["phase"],
        "generator": f"{int(s.generator[0]):016x}",
    }


def read(blank: State, position: Mapping[str, Any]) -> State:
    """The state of a position."""
    state = blank.copy()
    s = viewed(state, RECORD)
    try:
        reader = Reader(position, int(s.players), _drawn(s), _stones_of(s))
        reader.refuse_unknown_fields()
        s.generator[0] = reader.generator()
        _read_tiles(s, reader)
        _read_stones(s, reader)
        _read_goals(s, reader)
        check_table(s)
        check_goals(s, reader.goals())
        _lay_piles(s, reader)
        _read_turn(s, reader)
        _check_end(s)
        _check_collected(s, reader)
        _rule_out(s, reader)
    except Flaw as flaw:
        raise BadPosition(flaw.text) from flaw
    return state


def _stones_of(s: Table) -> dict[int, int | None]:
    """The stones of the options, each with the tile it was on; None is any tile.

    The classic board lays those that are bound to a kind of tile on a tile each: these tiles
    are told apart by numbers below 0.
    """
    drawn = {n: place for n, place in enumerate(s.stones.tolist(), 1) if place != NOWHERE}
    if s.unset_stones[ANY_KIND] > 0:
        return dict.fromkeys(range(1, int(s.unset_stones[ANY_KIND]) + 1))
    by_lot = range(1, int(s.stone_limit) + 1) if s.unset_stones.any() else ()
    return {**{stone: -stone for stone in by_lot}, **drawn}


def _drawn(s: Table) -> Drawing:
    """What the options have put on the table already."""
    width, height = int(s.width), int(s.height)
    cells = range(width * height)
    goals = [stones_in(int(s.goals[seat])) for seat in range(int(s.players))]
    return Drawing(
        width=width,
        height=height,
        tiles=[None if holds(s.unset, cell) else int(openings_at(s, cell)) for cell in cells],
        immovable=[bool(holds(s.immovable, cell)) for cell in cells],
        free=None if s.unset_free else int(s.free),
        stones={n: place for n, place in enumerate(s.stones.tolist(), 1) if place != NOWHERE},
        goals=None if s.goals_each > 0 else goals,
    )


def _read_tiles(s: Table, reader: Reader) -> None:
    board = reader.board()
    if None in board.tiles:
        raise Flaw("position-tile-by-lot")
    lay_drawing(s, board)
    free = reader.free()
    if free is None:
        raise Flaw("position-free-needed")
    forget_lots(s)
    s.free = free
    s.slots = movable_slots(s)


def _read_stones(s: Table, reader: Reader) -> None:
    s.stones[:] = NOWHERE
    stones, collected = reader.stones(), reader.collected()
    for stone, place in stones.items():
        s.stones[stone - 1] = place
    owner: dict[int, int] = {}
    for seat, taken in enumerate(collected):
        for stone in taken:
            if stone in stones:
                raise Flaw("position-stone-still-there", stone=stone, player=seat + 1)
            if owner.setdefault(stone, seat) != seat and not s.shared_goals:
                raise Flaw("position-collected-twice", stone=stone)
            s.stones[stone - 1] = GONE
        s.collected[seat] = _mask(taken)
    s.stone_limit = max([*stones, *owner], default=0)
    s.figures[: int(s.players)] = reader.figures([int(c) for c in s.figures[: int(s.players)]])


def _read_goals(s: Table, reader: Reader) -> None:
    for seat, goals in enumerate(reader.goals()):
        s.goals[seat] = _mask(goals)
        s.left[seat] = len(goals)
        if taken := stones_in(int(s.goals[seat] & s.collected[seat])):
            raise Flaw("position-goal-collected", stone=taken[0], player=seat + 1)


def _goals_of(s: Table, seat: int) -> list[int]:
    """The goals that a seat still has to collect; R24: in their order, if they have one."""
    goals = stones_in(int(s.goals[seat]))
    while goals and (following := int(s.following[goals[-1] - 1])):
        goals.append(following)
    return goals


def _lay_piles(s: Table, reader: Reader) -> None:
    """R24: where goals are shown one at a time, they are listed in their order."""
    if s.goals_shown != ONE_SHOWN:
        return
    for seat, goals in enumerate(reader.goals()):
        s.goals[seat] = _mask(goals[:1])
        for goal, following in pairwise(goals):
            s.following[goal - 1] = following


def _mask(stones: list[int]) -> np.uint64:
    return np.uint64(sum(1 << (stone - 1) for stone in set(stones)))


def _read_turn(s: Table, reader: Reader) -> None:
    """Seat 0 begins and nobody is ever skipped, so the number of turns tells whose turn it is."""
    players = int(s.players)
    phase = reader.phase(list(PHASES.values()))
    s.phase = next(number for number, name in PHASES.items() if name == phase)
    behind = 1 if s.phase == OVER else 0
    turn = reader.number("turn", players - 1, 0)
    turns = reader.number("turns", MOST_TURNS, turn + behind)
    if reader.has("turns") and not reader.has("turn"):
        turn = (turns - behind) % players
    if turns < behind or (turns - behind) % players != turn:
        raise Flaw("position-turn", turns=turns, turn=(turns - behind) % players)
    s.turn, s.turns = turn, turns
    forbidden = reader.forbidden()
    begun = turns > 0 or s.phase == WALKING
    if forbidden is None and begun:
        raise Flaw("position-forbidden-missing")
    if forbidden is not None and not begun:
        raise Flaw("position-forbidden-early")
    if forbidden is not None and not int(s.slots) >> forbidden & 1:
        where = {"slot": slot_name(forbidden), "slots": lines_of(int(s.slots))}
        raise Flaw("position-forbidden-immovable", **where)
    s.forbidden = NO_SLOT if forbidden is None else forbidden


def _check_end(s: Table) -> None:
    done = [seat for seat in range(int(s.players)) if is_done(s, seat)]
    limit = s.turn_limit != ENDLESS and s.turns >= s.turn_limit
    if s.turn_limit != ENDLESS and s.turns > s.turn_limit:
        raise Flaw("position-after-limit", turns=int(s.turns), limit=int(s.turn_limit))
    if s.phase == OVER and not done and not limit:
        raise Flaw("position-over-without-end")
    # R25: whoever has just been carried home may still walk away.
    if done and s.phase != OVER and not (s.return_home and s.phase == WALKING):
        raise Flaw("position-has-won", player=done[0] + 1)
    if s.phase != OVER and limit:
        raise Flaw("position-limit-reached", limit=int(s.turn_limit))


def _check_collected(s: Table, reader: Reader) -> None:
    """Each turn everybody collects from one tile at most, and only stones that were there."""
    for seat, stones in enumerate(reader.collected()):
        for stone in stones:
            if stone not in reader.stones_of_options:
                raise Flaw("position-collected-unknown", stone=stone, player=seat + 1)
        tiles = len({reader.stones_of_options[stone] for stone in stones})
        if tiles > s.turns:
            turns = int(s.turns)
            raise Flaw("position-collected-early", player=seat + 1, tiles=tiles, turns=turns)


def _rule_out(s: Table, reader: Reader) -> None:
    """R16: what a seat left behind is not one of its goals, nor is what is under its figure."""
    for seat, stones in enumerate(reader.ruled_out()):
        player = seat + 1
        for stone in stones:
            if s.stones[stone - 1] == NOWHERE:
                raise Flaw("position-ruled-out-unknown", stone=stone)
        s.ruled_out[seat] = _mask(stones)
        if wrong := stones_in(int(s.ruled_out[seat] & (s.goals[seat] | s.collected[seat]))):
            raise Flaw("position-ruled-out-goal", stone=wrong[0], player=player)
        if s.phase != WALKING and s.turns > 0:
            under = stones_on(s, int(s.figures[seat]))
            if own := stones_in(int(under & s.goals[seat])):
                raise Flaw("position-stands-on-goal", stone=own[0], player=player)
            s.ruled_out[seat] |= under
