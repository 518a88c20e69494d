"""Complete positions as data that a person can write.

`chips` draws the board: a dot is a free square, `y5` a yellow chip that shows five pips, `Y5`
one on top of another chip. `hands` is needed; the bags can be left out while no chip is covered,
because then they hold whatever is nowhere else. What could not have come about on a real table
is refused with the reason; the only thing not checked is whether every chip could be counted to
its square.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from spieltisch.engine.contract import State
from spieltisch.engine.records import viewed
from spieltisch.games.gluex.chips import (
    CHIPS,
    COPIES,
    LETTERS,
    NO_CHIP,
    TYPE_NAMES,
    TYPES,
    ColourName,
    sides,
    type_name,
    type_of,
)
from spieltisch.games.gluex.reading import Reader, bad
from spieltisch.games.gluex.record import (
    CHOOSE,
    NO_SEAT,
    RECORD,
    TURN,
    Table,
)
from spieltisch.games.gluex.rules import all_bags_empty, chips_left, find_targets, seat_at
from spieltisch.games.gluex.scene import PHASES, SCENES
from spieltisch.games.gluex.squares import STRIDE, cell, cell_name, holds
from spieltisch.games.gluex.turns import put

_ZERO = np.uint64(0)

Counts = list[list[int]]


def write(state: State) -> dict[str, Any]:
    """The position of a state."""
    s = viewed(state, RECORD)
    seats = range(int(s.players))
    return {
        "chips": _write_chips(state),
        "hands": [type_name(int(s.hands[seat])) for seat in seats],
        "bags": [[int(n) for n in s.bags[seat]] for seat in seats],
        "sides": [int(s.sides[seat]) or None for seat in seats],
        "excluded": [seat for seat in seats if s.excluded >> seat & 1],
        "first": None if s.first == NO_SEAT else int(s.first),
        "turn": None if s.turn == NO_SEAT else int(s.turn),
        "phase": PHASES[int(s.phase)],
        "generator": f"{int(s.generator[0]):016x}",
    }


def _write_chips(state: State) -> list[str]:
    s = viewed(state, RECORD)
    chips = {cell(chip.pop("cell")): _sign(**chip) for chip in SCENES.as_data(state)["chips"]}
    rows = []
    for y in range(s.height):
        signs = [chips.get(y * STRIDE + x, ".") for x in range(s.width)]
        rows.append(" ".join(f"{sign:<2}" for sign in signs).rstrip())
    return rows


def _sign(seat: int, pips: int, height: int) -> str:
    return f"{LETTERS[seat].upper() if height == 2 else LETTERS[seat]}{pips}"


def read(blank: State, position: Mapping[str, Any]) -> State:
    """The state of a position."""
    state = blank.copy()
    s = viewed(state, RECORD)
    reader = Reader(position, int(s.players))
    reader.refuse_unknown_fields()
    s.generator[0] = reader.generator()
    s.first = s.turn = NO_SEAT
    visible = _read_chips(s, reader)
    drawn = any(any(counts) for counts in visible)
    phase = reader.phase(list(PHASES.values()), "turn" if drawn else "choose")
    s.phase = next(number for number, name in PHASES.items() if name == phase)
    _read_hands(s, reader, visible)
    if s.phase == CHOOSE:
        _read_choices(s, reader, drawn)
    else:
        if any(reader.sides()):
            raise bad("sides-and-phase")
        _check_starts(s)
        _check_stacks(s, visible)
        _read_turn(s, reader)
    return state


def _read_chips(s: Table, reader: Reader) -> Counts:
    """Lay the chips; return how many of each seat and type are visible."""
    visible = [[0] * TYPES for _ in range(int(s.players))]
    for place, seat, pips, on_another in reader.chips(int(s.width), int(s.height)):
        put(s, seat, place, pips)
        if on_another:
            s.full[place >> 6] |= np.uint64(1 << (place & 63))
        visible[seat][int(type_of(pips)) - 1] += 1
    return visible


def _read_hands(s: Table, reader: Reader, visible: Counts) -> None:
    bags = reader.bags()
    stacks = any(word != _ZERO for word in s.full)
    if bags is None and stacks:
        raise bad("bags-needed")
    for seat, hand in enumerate(reader.hands()):
        s.hands[seat] = hand
        for kind, name in enumerate(TYPE_NAMES):
            used = visible[seat][kind] + (hand == kind + 1)
            inside = COPIES - used if bags is None else bags[seat][kind]
            if inside < 0 or used + inside > COPIES:
                raise bad("too-many", colour=ColourName(seat), type=name, count=COPIES)
            s.bags[seat, kind] = inside
        if hand == NO_CHIP and any(s.bags[seat]):
            raise bad("no-hand", colour=ColourName(seat))


def _read_choices(s: Table, reader: Reader, drawn: bool) -> None:
    """A20: the board is empty, and not everybody has chosen."""
    if drawn:
        raise bad("choose-and-chips")
    first, turn = reader.seat("first"), reader.seat("turn")
    if reader.seats("excluded") or first is not None or turn is not None:
        raise bad("choose-and-turn")
    for seat, side in enumerate(reader.sides()):
        low, high = sides(int(s.hands[seat]))
        if _placed(s)[seat] != 0:
            raise bad("missing", colour=ColourName(seat), count=CHIPS)
        if side:
            if side not in (low, high):
                raise bad("side", colour=ColourName(seat), low=low, high=high)
            s.sides[seat] = side
            s.chosen |= 1 << seat
    if s.chosen == (1 << int(s.players)) - 1:
        raise bad("all-chosen")


def _placed(s: Table) -> list[int]:
    """How many chips each seat has placed, start chip included."""
    return [CHIPS - int(chips_left(s, seat)) for seat in range(int(s.players))]


def _check_starts(s: Table) -> None:
    """P6: on every start square there is a chip of the player who started there."""
    for seat in range(int(s.players)):
        if seat_at(s, int(s.starts[seat])) != seat:
            start = cell_name(int(s.starts[seat]))
            raise bad("start", colour=ColourName(seat), cell=start)


def _check_stacks(s: Table, visible: Counts) -> None:
    """As many chips are covered as are neither visible nor in a hand or bag."""
    covered = []
    for seat, placed in enumerate(_placed(s)):
        own_start = 1 if holds(s.full, int(s.starts[seat])) else 0
        covered.append(placed - sum(visible[seat]))
        if covered[-1] < own_start:  # only its owner covers a start chip
            raise bad("start-stack", colour=ColourName(seat))
    stacks = sum(int(word).bit_count() for word in s.full)
    if sum(covered) != stacks:
        raise bad("stacks", covered=sum(covered), stacks=stacks)


def _read_turn(s: Table, reader: Reader) -> None:
    for seat in reader.seats("excluded"):
        s.excluded |= 1 << seat
        if s.hands[seat] == NO_CHIP:
            raise bad("finished-not-excluded", colour=ColourName(seat))
        if find_targets(s, seat):
            raise bad("can-place", colour=ColourName(seat))
    turn, first = reader.seat("turn"), reader.seat("first")
    active = [k for k in range(int(s.players)) if not s.excluded >> k & 1]
    if s.phase == TURN:
        _read_whose_turn(s, active, turn, first)
    else:
        if turn is not None:
            raise bad("over-and-turn")
        _check_over(s, active)
        s.first = first or 0
        s.targets[:] = _ZERO


def _read_whose_turn(s: Table, active: list[int], turn: int | None, first: int | None) -> None:
    placed = _placed(s)
    holding = [k for k in active if s.hands[k] != NO_CHIP]
    if not holding or (s.last_kept and all_bags_empty(s)):
        raise bad("is-over")
    if turn is None:
        order = range(first or 0, (first or 0) + int(s.players))
        waiting = [k % int(s.players) for k in order if k % int(s.players) in holding]
        turn = min(waiting, key=lambda k: placed[k])
    if turn not in holding:
        raise bad("turn", colour=ColourName(turn))
    firsts = range(turn, turn - int(s.players), -1) if first is None else (first,)
    fitting = [f % int(s.players) for f in firsts if _in_turn(s, f % int(s.players), turn, placed)]
    if not fitting:
        raise bad("turns", placed=placed, turn=turn + 1)
    s.first, s.turn = fitting[0], turn
    if not find_targets(s, turn):
        raise bad("stuck", colour=ColourName(turn))


def _in_turn(s: Table, first: int, turn: int, placed: list[int]) -> bool:
    """A3: whether everybody has had as many turns as going around from `first` gives.

    Those before the one to move have had one turn more; those who are excluded stopped earlier.
    """
    players, rounds = int(s.players), placed[turn]
    for seat in range(players):
        due = rounds + ((seat - first) % players < (turn - first) % players)
        if s.excluded >> seat & 1:
            if not 1 <= placed[seat] < due:
                return False
        elif placed[seat] != due:
            return False
    return True


def _check_over(s: Table, active: list[int]) -> None:
    """A1: with `last_chip` kept the last chips stay in the hands, else all are placed."""
    placed = _placed(s)
    last = CHIPS - 1 if s.last_kept else CHIPS
    for seat in range(int(s.players)):
        most = last if seat in active else last - 1
        if placed[seat] > most or (seat in active and placed[seat] != last):
            raise bad("not-over", colour=ColourName(seat), placed=placed[seat], count=last)
