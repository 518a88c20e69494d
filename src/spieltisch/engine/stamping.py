"""The kernels that the engine calls, made from a game's own functions.

A game writes its rules as functions over its record. The engine calls kernels over bytes, with
the same signature for all games; how one becomes the other is written here once and stamped for
each game: the wrapper's code, with the names it leaves open (`RECORD` and `own_...`) filled in. The
copy belongs to the game's module, so that its machine code is kept with the game's own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np

from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Seed, below, one_of, scramble
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import (
    SPECTATOR,
    Actions,
    Cuts,
    Features,
    Kernels,
    Points,
    State,
    Text,
)
from spieltisch.engine.insight import Evidence, Hands, Inputs, Insight, Network
from spieltisch.engine.records import Layout, Record, SomeRecord, copy, viewed
from spieltisch.engine.sheet import EACH, EVERYBODY, Sheet, put
from spieltisch.engine.standing import (
    write_list,
    write_points,
    write_progress,
    write_winners,
)
from spieltisch.engine.tuning import Weights
from spieltisch.engine.writing import NO_ROOM, Steps, compare_sheets

Wrapper = TypeVar("Wrapper", bound=Callable[..., Any])


@kernel
def as_coded(s: Record, action: int) -> int:
    """The number of the text of an action where that is its code."""
    return action


def stamped(
    module: str,
    record: Layout[SomeRecord],
    max_legal: int,
    *,
    deal: Callable[[SomeRecord], None],
    actors: Callable[[SomeRecord], int],
    legal: Callable[[SomeRecord, int, Actions], int],
    refuse: Callable[[SomeRecord, int, int], int],
    play: Callable[[SomeRecord, int, int], None],
    result: Callable[[SomeRecord, Points], int],
    mask: Callable[[SomeRecord, int], None],
    guess: Callable[[SomeRecord, int, np.uint64], None],
    observe: Callable[[SomeRecord, int, Features], int],
    weigh: Callable[[SomeRecord, int, Actions, int, Features], None],
    value: Callable[[SomeRecord, Features], None],
    number: Callable[[SomeRecord, int], int] = as_coded,
    rollout: Callable[[SomeRecord, np.uint64, int], int] | None = None,
) -> Kernels:
    """The kernels of a game that is written in `module` (its `__name__`).

    When `deal` is called, the generator is seeded. `number` says which text of the forms an action
    is written as, by its number; in a small game it is the code. `rollout` is for a game that can
    play at random faster than by listing its moves; it must make the same choices as the engine's
    own.
    """

    def stamp(wrapper: Wrapper, **names: object) -> Wrapper:
        return stamp_of(wrapper, module, RECORD=record, **names)

    own_rollout = (
        stamp(_rollout, own_actors=actors, own_legal=legal, own_play=play, MAX_LEGAL=max_legal)
        if rollout is None
        else stamp(_own_rollout, own_rollout=rollout)
    )
    return Kernels(
        deal=stamp(_deal, own_deal=deal),
        actors=stamp(_actors, own_actors=actors),
        legal=stamp(_legal, own_legal=legal),
        refuse=stamp(_refuse, own_refuse=refuse),
        play=stamp(_play, own_play=play),
        number=stamp(_number, own_number=number),
        find=stamp(_find, own_legal=legal, own_number=number, MAX_LEGAL=max_legal),
        stand=stamp(
            _stand,
            own_actors=actors,
            own_legal=legal,
            own_number=number,
            own_result=result,
            MAX_LEGAL=max_legal,
        ),
        result=stamp(_result, own_result=result),
        mask=stamp(_mask, own_mask=mask),
        guess=stamp(_guess, own_guess=guess),
        observe=stamp(_observe, own_observe=observe),
        weigh=stamp(_weigh, own_weigh=weigh),
        value=stamp(_value, own_value=value),
        rollout=own_rollout,
    )


def restamped(
    code: Kernels,
    module: str,
    record: Layout[SomeRecord],
    *,
    weigh: Callable[[SomeRecord, int, Actions, int, Features], None],
    value: Callable[[SomeRecord, Features], None],
) -> Kernels:
    """The same rules with another knowledge of good play."""
    return replace(
        code,
        weigh=stamp_of(_weigh, module, RECORD=record, own_weigh=weigh),
        value=stamp_of(_value, module, RECORD=record, own_value=value),
    )


def tunable(
    module: str,
    record: Layout[SomeRecord],
    weigh_by: Callable[[SomeRecord, int, Actions, int, Weights, Features], None],
) -> Callable[[State, int, Actions, int, Weights, Features], None]:
    """The kernel for a `Tuning`: the game's own `weigh` with the weights from outside."""
    return stamp_of(_weigh_by, module, RECORD=record, own_weigh_by=weigh_by)


def insight_of(
    module: str,
    record: Layout[SomeRecord],
    *,
    players: tuple[int, ...],
    inputs: tuple[str, ...],
    look: Callable[[SomeRecord, int, Inputs], None],
    advance: Callable[[SomeRecord, int, int], int],
    network: Network,
    words: int,
    note: Callable[[SomeRecord, int, int, int, Seed, Hands], None],
    imagine: Callable[[SomeRecord, int, np.uint64, Evidence], None],
) -> Insight:
    """What a game has learned, for the engine's loops."""
    return Insight(
        players,
        inputs,
        stamp_of(_look, module, RECORD=record, own_look=look),
        stamp_of(_advance, module, RECORD=record, own_advance=advance),
        network,
        words,
        stamp_of(_note, module, RECORD=record, own_note=note),
        stamp_of(_imagine, module, RECORD=record, own_imagine=imagine),
    )


def stamp_of(wrapper: Wrapper, module: str, **names: object) -> Wrapper:
    """A kernel that is a wrapper's copy in a module, with its open names filled in."""
    template = cast(FunctionType, wrapper)
    scope = {**template.__globals__, **names, "__name__": module}
    copy = FunctionType(template.__code__, scope, template.__name__.lstrip("_"))
    copy.__module__ = module
    # Two games of one module are kept apart by what was filled in.
    copy.__qualname__ = f"{copy.__name__}_{_digest(names)}"
    copy.__doc__ = template.__doc__
    copy.__wrapped__ = template  # type: ignore[attr-defined]
    return kernel(cast(Wrapper, copy))


def _digest(names: dict[str, object]) -> str:
    text = " ".join(f"{name}={_described(value)}" for name, value in sorted(names.items()))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _described(value: object) -> str:
    if callable(value) and hasattr(value, "__qualname__"):
        return f"{value.__module__}.{value.__qualname__}"
    return repr(value)


# What the wrappers leave open: filled in for each game, so it has no value here.
# ruff: noqa: F821

RECORD: Layout[Any]
MAX_LEGAL: int
own_deal: Callable[[Record], None]
own_actors: Callable[[Record], int]
own_legal: Callable[[Record, int, Actions], int]
own_refuse: Callable[[Record, int, int], int]
own_play: Callable[[Record, int, int], None]
own_number: Callable[[Record, int], int]
own_result: Callable[[Record, Points], int]
own_mask: Callable[[Record, int], None]
own_guess: Callable[[Record, int, np.uint64], None]
own_observe: Callable[[Record, int, Features], int]
own_weigh: Callable[[Record, int, Actions, int, Features], None]
own_weigh_by: Callable[[Record, int, Actions, int, Weights, Features], None]
own_value: Callable[[Record, Features], None]
own_look: Callable[[Record, int, Inputs], None]
own_advance: Callable[[Record, int, int], int]
own_note: Callable[[Record, int, int, int, Seed, Hands], None]
own_imagine: Callable[[Record, int, np.uint64, Evidence], None]
own_rollout: Callable[[Record, np.uint64, int], int]
own_show_open: Callable[[Record, Sheet], None]
own_show_own: Callable[[Record, int, Sheet], None]


def _deal(state: State, seed: Seed) -> None:
    s = viewed(state, RECORD)
    s.generator[0] = scramble(np.uint64(seed))
    own_deal(s)


def _actors(state: State) -> int:
    return own_actors(viewed(state, RECORD))


def _legal(state: State, seat: int, out: Actions) -> int:
    return own_legal(viewed(state, RECORD), seat, out)


def _refuse(state: State, seat: int, action: int) -> int:
    return own_refuse(viewed(state, RECORD), seat, action)


def _play(state: State, seat: int, action: int) -> None:
    own_play(viewed(state, RECORD), seat, action)


def _number(state: State, actions: Actions, count: int) -> None:
    s = viewed(state, RECORD)
    for k in range(count):
        actions[k] = own_number(s, whole(actions[k]))


def _find(state: State, seat: int, number: int) -> int:
    s, actions = viewed(state, RECORD), np.empty(MAX_LEGAL, np.int32)
    for k in range(own_legal(s, seat, actions)):
        if own_number(s, whole(actions[k])) == number:
            return whole(actions[k])
    return -1


def _stand(state: State, ply: int, players: int, points: Points, out: Text, cuts: Cuts) -> int:
    s, actions = viewed(state, RECORD), np.empty(MAX_LEGAL, np.int32)
    seats, winners = whole(own_actors(s)), whole(own_result(s, points))
    size = write_progress(ply, seats, players, out)
    cuts[0] = size
    with_points = write_points(points, players, out, size)
    if with_points > 0:
        cuts[0], size = 0, with_points
    size = cuts[1] = write_winners(winners, players, out, size)
    for seat in range(players):
        count = whole(own_legal(s, seat, actions)) if seats >> seat & 1 == 1 else 0
        for k in range(count):
            actions[k] = own_number(s, whole(actions[k]))
        size = cuts[seat + 2] = write_list(actions, count, out, size)
    return players + 2 if size <= out.size else NO_ROOM


def _result(state: State, points: Points) -> int:
    return own_result(viewed(state, RECORD), points)


def _mask(state: State, viewer: int) -> None:
    own_mask(viewed(state, RECORD), viewer)


def _guess(state: State, viewer: int, seed: Seed) -> None:
    own_guess(viewed(state, RECORD), viewer, np.uint64(seed))


def _observe(state: State, viewer: int, out: Features) -> int:
    return own_observe(viewed(state, RECORD), viewer, out)


def _weigh(state: State, seat: int, actions: Actions, count: int, out: Features) -> None:
    own_weigh(viewed(state, RECORD), seat, actions, count, out)


def _weigh_by(
    state: State, seat: int, actions: Actions, count: int, weights: Weights, out: Features
) -> None:
    own_weigh_by(viewed(state, RECORD), seat, actions, count, weights, out)


def _value(state: State, out: Features) -> None:
    own_value(viewed(state, RECORD), out)


def _look(state: State, seat: int, out: Inputs) -> None:
    own_look(viewed(state, RECORD), seat, out)


def _advance(state: State, seat: int, action: int) -> int:
    return own_advance(viewed(state, RECORD), seat, action)


def _note(state: State, viewer: int, seat: int, action: int, seed: Seed, hands: Hands) -> None:
    own_note(viewed(state, RECORD), viewer, seat, action, seed, hands)


def _imagine(state: State, viewer: int, seed: Seed, evidence: Evidence) -> None:
    own_imagine(viewed(state, RECORD), viewer, np.uint64(seed), evidence)


def _rollout(state: State, seed: Seed, limit: int) -> int:
    s = viewed(state, RECORD)
    actions = np.empty(MAX_LEGAL, np.int32)
    generator = np.empty(1, np.uint64)
    generator[0] = seed
    for done in range(limit):
        seats = own_actors(s)
        if seats == 0:
            return done
        seat = one_of(generator, seats)
        count = own_legal(s, seat, actions)
        own_play(s, seat, whole(actions[below(generator, count)]))
    return limit


def _own_rollout(state: State, seed: Seed, limit: int) -> int:
    return own_rollout(viewed(state, RECORD), np.uint64(seed), limit)


# Scenes.


def show(
    state: State,
    viewer: int,
    sheet: Sheet,
    old: Sheet,
    steps: Steps,
    pieces: Text,
    edges: Steps,
    out: Text,
    cuts: Cuts,
) -> int:
    """Write what a viewer alone sees of a state from which everything hidden has been erased.

    In the place of a viewer, `EVERYBODY` stands for what everybody sees of such a state, and
    `EACH` for all at once of a state as it is: what everybody sees, then what a spectator and
    every seat see alone. One kernel does all three, so that what they share is compiled once.

    Then what is seen is compared with an older sheet, as `compare` does, unless that is empty.
    """
    view = state.copy()
    first, end = viewer, viewer + 1
    if viewer == EACH:
        own_mask(viewed(view, RECORD), SPECTATOR)
        first, end = SPECTATOR, whole(viewed(state, RECORD).players)
    if viewer == EACH or viewer == EVERYBODY:
        own_show_open(viewed(view, RECORD), sheet)
    if viewer == EACH:
        put(sheet, end - first)
    if viewer != EVERYBODY:
        for each in range(first, end):
            copy(view, state)
            if viewer == EACH:
                own_mask(viewed(view, RECORD), each)
            own_show_own(viewed(view, RECORD), each, sheet)
    if old.size == 0:
        return 0
    if sheet[0] >= sheet.size:
        return NO_ROOM
    return compare_sheets(steps, pieces, edges, old, sheet, out, cuts)
