"""The kernels of a small game in which nothing is hidden and nothing is left to chance.

Such a game says who may act, which moves are refused, what a move does and who has won; the rest
follows. A game that wants to do more itself calls `stamped` directly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import MAX_SEATS, Actions, Features, Kernels, Points, State
from spieltisch.engine.records import Layout, Record, SomeRecord
from spieltisch.engine.stamping import stamp_of, stamped

# What the functions below leave open: filled in for each game, so it has no value here.
# ruff: noqa: F821

ACTIONS: int
LENGTH: int
GENERATOR: int
own_refuse: Callable[[Record, int, int], int]
own_result: Callable[[Record, Points], int]


def open_kernels(
    module: str,
    record: Layout[SomeRecord],
    actions: int,
    *,
    actors: Callable[[SomeRecord], int],
    refuse: Callable[[SomeRecord, int, int], int],
    play: Callable[[SomeRecord, int, int], None],
    result: Callable[[SomeRecord, Points], int],
) -> Kernels:
    """All kernels of an open game that is written in `module`; `actions` counts its codes.

    It starts from its blank record; whatever is not refused is legal; `observe` writes the bytes
    of the record, as `lambda s: Blocks(bytes=(record.itemsize,))` declares them; nothing is known
    about good moves, nor about who is ahead before the end.
    """
    kernels = stamped(
        module,
        record,
        actions,
        deal=_leave_blank,
        actors=actors,
        legal=stamp_of(_list_legal, module, own_refuse=refuse, ACTIONS=actions),
        refuse=refuse,
        play=play,
        result=result,
        mask=_hide_nothing,
        guess=_guess_nothing,
        observe=_observe_nothing,
        weigh=_weigh_alike,
        value=stamp_of(_value_by_result, module, own_result=result),
    )
    place = record.fields["generator"][1]
    observe = stamp_of(_observe_bytes, module, LENGTH=record.itemsize, GENERATOR=place)
    return replace(kernels, observe=observe)


@kernel
def _leave_blank(s: Any) -> None:
    s.generator[0] = np.uint64(0)


def _list_legal(s: Record, seat: int, out: Actions) -> int:
    count = 0
    for action in range(ACTIONS):
        if own_refuse(s, seat, action) == 0:
            out[count] = action
            count += 1
    return count


@kernel
def _hide_nothing(s: Any, viewer: int) -> None:
    s.generator[0] = np.uint64(0)


@kernel
def _guess_nothing(s: Any, viewer: int, seed: np.uint64) -> None:
    s.generator[0] = np.uint64(0)


@kernel
def _observe_nothing(s: Record, viewer: int, out: Features) -> int:
    return 0


def _observe_bytes(state: State, viewer: int, out: Features) -> int:
    for k in range(LENGTH):
        out[k] = 0.0 if GENERATOR <= k < GENERATOR + 8 else state[k] / 255
    return LENGTH


@kernel
def _weigh_alike(s: Record, seat: int, actions: Actions, count: int, out: Features) -> None:
    out[:count] = 1.0


def _value_by_result(s: Record, out: Features) -> None:
    winners = own_result(s, np.zeros(MAX_SEATS, np.float64))
    for seat in range(MAX_SEATS):
        out[seat] = 0.5 if winners == 0 else winners >> seat & 1
