"""Compiled loops that play any game through its kernels, given as function pointers.

They are compiled once for all games. Random games go through the game's own `rollout`,
which has the kernels inlined; everything else calls them one by one.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import contract
from spieltisch.engine.bits import whole
from spieltisch.engine.bot import PICK, Picks
from spieltisch.engine.chance import Seed, below, one_of, seed_of
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import (
    MAX_SEATS,
    STATE,
    Actions,
    Actors,
    Deal,
    Legal,
    Mask,
    Play,
    Result,
    Rollout,
    State,
    Weigh,
    pointer,
)
from spieltisch.engine.records import Record, copy, copy_into, field, layout


#: What became of each game of a batch: points by seat, mask of winners, actions played,
#: whether the game came to its end within the limit, and the seat of the first turn.
class Outcome(Record):
    """What became of a game."""

    points = field("f8", MAX_SEATS)
    winners = field("i8")
    actions = field("i8")
    finished = field("i8")
    first = field("i8")


OUTCOME = layout(Outcome)

#: Nobody has had a turn yet, or the record does not say who had the first.
NOBODY = -1


@kernel
def seat_at(state: State, place: int) -> int:
    """The seat that a record keeps at an offset, in bytes; nobody if it keeps none."""
    return whole(state[place : place + 2].view(np.int16)[0]) if place >= 0 else NOBODY


@kernel
def playout(
    state: State, actors: Actors, legal: Legal, play: Play, width: int, seed: Seed, limit: int
) -> int:
    """Play at random through pointers, exactly as the game's own `rollout` does."""
    actions = np.empty(width, np.int32)
    generator = np.empty(1, np.uint64)
    generator[0] = seed
    for done in range(limit):
        seats = actors(state)
        if seats == 0:
            return done
        seat = one_of(generator, seats)
        count = legal(state, seat, actions)
        play(state, seat, whole(actions[below(generator, count)]))
    return limit


@kernel
def playouts(
    blank: State,
    deal: Deal,
    actors: Actors,
    legal: Legal,
    play: Play,
    width: int,
    seed: Seed,
    games: int,
    limit: int,
) -> int:
    """Play many games at random through pointers; return how many actions that took."""
    state = np.empty_like(blank)
    done = 0
    for game in range(0, 2 * games, 2):
        copy(state, blank)
        deal(state, seed_of(seed, game))
        done += playout(state, actors, legal, play, width, seed_of(seed, game + 1), limit)
    return done


@kernel
def random_batch(
    blank: State,
    deal: Deal,
    actors: Actors,
    rollout: Rollout,
    result: Result,
    first_turn: int,
    seed: Seed,
    first: int,
    limit: int,
    outcomes: NDArray[Any],
) -> None:
    """Play games number `first`, `first` + 1, ... of a batch at random.

    `first_turn` is the place in the record of the seat that has the first turn. Where the
    deal leaves that open, it is looked up at the end.
    """
    state = np.empty_like(blank)
    points = np.zeros(MAX_SEATS, np.float64)
    for k in range(len(outcomes)):
        game = 2 * (first + k)
        copy(state, blank)
        deal(state, seed_of(seed, game))
        beginner = seat_at(state, first_turn)
        outcomes[k].actions = rollout(state, seed_of(seed, game + 1), limit)
        outcomes[k].finished = 1 if actors(state) == 0 else 0
        outcomes[k].first = seat_at(state, first_turn) if beginner == NOBODY else beginner
        outcomes[k].winners = result(state, points)
        copy_into(outcomes[k].points, points)


@kernel
def bot_game(
    state: State,
    view: State,
    actors: Actors,
    legal: Legal,
    play: Play,
    mask: Mask,
    weigh: Weigh,
    picks: Picks,
    actions: Actions,
    generator: NDArray[np.uint64],
    movers: NDArray[np.int8],
    moves: Actions,
) -> int:
    """Let one bot per seat play a game that is dealt, and write down who played what; the game is
    stopped where there is no room for more. Returns how many actions that took.
    """
    done = 0
    seats = actors(state)
    while seats != 0 and done < len(moves):
        seat = one_of(generator, seats)
        count = legal(state, seat, actions)
        copy(view, state)
        mask(view, seat)
        action = picks[seat](view, seat, actions, count, weigh, generator)
        movers[done], moves[done] = seat, action
        play(state, seat, action)
        seats = actors(state)
        done += 1
    return done


@kernel
def bot_batch(
    blank: State,
    deal: Deal,
    actors: Actors,
    legal: Legal,
    play: Play,
    result: Result,
    mask: Mask,
    weigh: Weigh,
    picks: Picks,
    width: int,
    first_turn: int,
    seed: Seed,
    bots_seed: Seed,
    first: int,
    limit: int,
    outcomes: NDArray[Any],
) -> None:
    """Play games of a batch with one bot per seat; each is shown only what its seat sees.

    The bots' chance has a seed of its own: nobody can work back to the deal from the word that
    they are given.
    """
    state, view = np.empty_like(blank), np.empty_like(blank)
    actions = np.empty(width, np.int32)
    generator = np.empty(1, np.uint64)
    points = np.zeros(MAX_SEATS, np.float64)
    movers, moves = np.empty(limit, np.int8), np.empty(limit, np.int32)
    for k in range(len(outcomes)):
        game = 2 * (first + k)
        copy(state, blank)
        deal(state, seed_of(seed, game))
        beginner = seat_at(state, first_turn)
        generator[0] = seed_of(bots_seed, game)
        done = bot_game(
            state,
            view,
            actors,
            legal,
            play,
            mask,
            weigh,
            picks,
            actions,
            generator,
            movers,
            moves,
        )
        outcomes[k].actions = done
        outcomes[k].finished = 1 if actors(state) == 0 else 0
        outcomes[k].first = seat_at(state, first_turn) if beginner == NOBODY else beginner
        outcomes[k].winners = result(state, points)
        copy_into(outcomes[k].points, points)


@kernel
def copy_often(state: State, times: int) -> int:
    """Copy a state again and again: what a search pays for each position it visits."""
    target = np.empty_like(state)
    total = 0
    for k in range(times):
        state[0] = k & 255
        copy(target, state)
        total += whole(target[0])
    return total


def units() -> list[Unit]:
    """Every driver with its signature."""
    deal, actors, legal = map(pointer, (contract.DEAL, contract.ACTORS, contract.LEGAL))
    play, result, mask = map(pointer, (contract.PLAY, contract.RESULT, contract.MASK))
    weigh, rollout, pick = map(pointer, (contract.WEIGH, contract.ROLLOUT, PICK))
    picks = f"UniTuple({pick}, {MAX_SEATS})"
    one_game = f"int64({STATE}, {actors}, {legal}, {play}, int64, uint64, int64)"
    many_games = f"int64({STATE}, {deal}, {actors}, {legal}, {play}, int64, uint64, int64, int64)"
    at_random = (
        f"void({STATE}, {deal}, {actors}, {rollout}, {result}, int64, uint64, int64, int64, rows)"
    )
    with_bots = (
        f"void({STATE}, {deal}, {actors}, {legal}, {play}, {result}, {mask}, {weigh}, {picks},"
        "int64, int64, uint64, uint64, int64, int64, rows)"
    )
    return [
        Unit("playout", playout, one_game),
        Unit("playouts", playouts, many_games),
        Unit("random_batch", random_batch, at_random, OUTCOME),
        Unit("bot_batch", bot_batch, with_bots, OUTCOME),
        Unit("copy_often", copy_often, f"int64({STATE}, int64)"),
    ]
