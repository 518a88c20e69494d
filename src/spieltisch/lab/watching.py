"""Compiled loops that play a deal, and look at it once more move by move.

They are compiled once for all games, like the drivers, whose games these are: deal number k of a
seed is the same as in a simulation with the same bots.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.bits import whole
from spieltisch.engine.bot import PICK, Picks
from spieltisch.engine.chance import Seed, one_of, seed_of
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import (
    MAX_SEATS,
    OBSERVE,
    REFUSE,
    SIGNATURES,
    STATE,
    Actions,
    Actors,
    Deal,
    Features,
    Legal,
    Mask,
    Play,
    Result,
    State,
    Value,
    Weigh,
    pointer,
)
from spieltisch.engine.drivers import NOBODY, seat_at
from spieltisch.engine.elements import NO_ELEMENT, CountDealt, Earn, Elements, Use
from spieltisch.engine.records import Record, copy, copy_into, field, layout

#: A game is looked at this many times on its way, to see whether who leads will win.
MOMENTS = 10

#: One deal in this many is watched; the others are only played.
EVERY = 8

#: One decision in this many is looked at from all sides.
SAMPLE = 7

#: A decision matters if the best choice promises so much more than the average one.
MATTERS = 0.05

#: Who leads has lost the lead when somebody else is ahead by so much.
AHEAD = 0.02

#: Nothing is forbidden to anybody.
NOTHING = -1

#: What is known of a lead at a moment.
UNKNOWN, LOSES, WINS = -1, 0, 1


class Course(Record):
    """What became of a game, and how it went.

    Chances of winning are those that the game's own `value` gives. `choices` is the sum of how
    many moves there were to choose from; `forced` counts decisions with one. Of `sampled`
    decisions with a choice `mattered` did. `low` is the lowest chance that a winner had,
    `decided` the share of the game after which somebody who won stayed ahead. `wait` is the
    longest time without a choice, in moves, as an average over all seats; `shut_out` says that a
    seat had none at all in the last third. All of these are 0 for games that were not `watched`.
    """

    points = field("f8", MAX_SEATS)
    winners = field("i8")
    actions = field("i8")
    finished = field("i8")
    first = field("i8")
    watched = field("i8")
    choices = field("f8")
    forced = field("i8")
    sampled = field("i8")
    mattered = field("i8")
    leads = field("i8")
    low = field("f8")
    decided = field("f8")
    wait = field("f8")
    shut_out = field("i8")
    moments = field("i8", MOMENTS)


COURSE = layout(Course)


@kernel
def play_deal(
    state: State,
    actors: Actors,
    legal: Legal,
    play: Play,
    mask: Mask,
    weigh: Weigh,
    use: Use,
    picks: Picks,
    width: int,
    generator: NDArray[np.uint64],
    restricted: int,
    forbidden: int,
    movers: NDArray[np.int8],
    moves: Actions,
) -> int:
    """Let one bot per seat play a game that is dealt; write down who played what.

    Moves that use the element `forbidden` are not offered to the seat `restricted`, unless it has
    no others.
    """
    view = np.empty_like(state)
    actions = np.empty(width, np.int32)
    done = 0
    seats = actors(state)
    while seats != 0 and done < len(moves):
        seat = one_of(generator, seats)
        count = legal(state, seat, actions)
        if seat == restricted:
            count = allowed(state, seat, use, forbidden, actions, count)
        copy(view, state)
        mask(view, seat)
        action = picks[seat](view, seat, actions, count, weigh, generator)
        movers[done] = seat
        moves[done] = action
        play(state, seat, action)
        seats = actors(state)
        done += 1
    return done


@kernel
def allowed(state: State, seat: int, use: Use, forbidden: int, actions: Actions, count: int) -> int:
    """Move the actions that do not use an element to the front; returns how many there are, or
    all if there are none.
    """
    kept = 0
    for k in range(count):
        if use(state, seat, whole(actions[k])) != forbidden:
            action = actions[kept]
            actions[kept] = actions[k]
            actions[k] = action
            kept += 1
    return kept if kept > 0 else count


@kernel
def leader(chances: Features, players: int, last: int) -> int:
    """Who is ahead; who was keeps the lead until somebody is well ahead."""
    best = last if last != NOBODY else 0
    for seat in range(players):
        margin = AHEAD if best == last else 0.0
        if chances[seat] > chances[best] + margin:
            best = seat
    return best


@kernel
def matters(
    state: State,
    scratch: State,
    seat: int,
    actions: Actions,
    count: int,
    play: Play,
    value: Value,
    chances: Features,
) -> bool:
    """Whether it matters which of some actions a seat chooses."""
    best, total = 0.0, 0.0
    for k in range(count):
        copy(scratch, state)
        play(scratch, seat, whole(actions[k]))
        value(scratch, chances)
        own = chances[seat]
        best = max(best, own)
        total += own
    return best - total / count >= MATTERS


@kernel
def watch_deal(
    state: State,
    players: int,
    legal: Legal,
    play: Play,
    value: Value,
    use: Use,
    width: int,
    offset: int,
    movers: NDArray[np.int8],
    moves: Actions,
    course: Course,
    uses: NDArray[np.int16],
) -> None:
    """Play a game once more from its deal, and write down how it went.

    What became of it is in `course` already. `uses` counts how often each element was used.
    """
    done = course.actions
    actions, scratch = np.empty(width, np.int32), np.empty_like(state)
    chances = np.zeros(MAX_SEATS, np.float32)
    last_choice, waits = np.zeros(players, np.int64), np.zeros(players, np.int64)
    last = NOBODY
    course.watched, course.low, course.decided = 1, 1.0, 1.0
    for k in range(MOMENTS):
        course.moments[k] = UNKNOWN
    since = 0
    for ply in range(done):
        value(state, chances)
        ahead = leader(chances, players, last)
        if last != NOBODY and ahead != last:
            course.leads += 1
        if ahead != last and not (last != NOBODY and _both(course.winners, last, ahead)):
            since = ply
        last = ahead
        for seat in range(players):
            if course.winners >> seat & 1:
                course.low = min(course.low, chances[seat])
        if course.winners != 0 and ply * MOMENTS // done != (ply - 1) * MOMENTS // done:
            course.moments[ply * MOMENTS // done] = WINS if course.winners >> ahead & 1 else LOSES
        seat, action = whole(movers[ply]), whole(moves[ply])
        count = legal(state, seat, actions)
        course.choices += count
        if count == 1:
            course.forced += 1
        else:
            waits[seat] = max(waits[seat], ply - last_choice[seat])
            last_choice[seat] = ply
            if (ply + offset) % SAMPLE == 0:
                course.sampled += 1
                if matters(state, scratch, seat, actions, count, play, value, chances):
                    course.mattered += 1
        element = use(state, seat, action)
        if element >= 0:
            uses[element] += 1
        play(state, seat, action)
    if course.winners != 0 and last != NOBODY and course.winners >> last & 1:
        course.decided = since / done
    total = 0
    for seat in range(players):
        total += max(waits[seat], done - last_choice[seat])
        if 3 * last_choice[seat] < 2 * done:
            course.shut_out = 1
    course.wait = total / players


@kernel
def _both(winners: int, one: int, other: int) -> bool:
    """Whether two seats have won together."""
    return winners >> one & 1 == 1 and winners >> other & 1 == 1


@kernel
def judge_deal(
    state: State,
    players: int,
    over: bool,
    done: int,
    beginner: int,
    first_turn: int,
    result: Result,
    earn: Earn,
    course: Course,
    earned: NDArray[np.float32],
) -> None:
    """Write down what became of a game, and where everybody's points come from."""
    points = np.zeros(MAX_SEATS, np.float64)
    course.actions = done
    course.finished = 1 if over else 0
    course.winners = result(state, points) if over else 0
    course.first = seat_at(state, first_turn) if beginner == NOBODY else beginner
    copy_into(course.points, points)
    for seat in range(players):
        earn(state, seat, earned[seat])


@kernel
def watch_batch(
    blank: State,
    players: int,
    deal: Deal,
    actors: Actors,
    legal: Legal,
    play: Play,
    result: Result,
    mask: Mask,
    weigh: Weigh,
    value: Value,
    use: Use,
    dealt: CountDealt,
    earn: Earn,
    picks: Picks,
    width: int,
    first_turn: int,
    seed: Seed,
    bots_seed: Seed,
    first: int,
    limit: int,
    every: int,
    forbidden: NDArray[np.int64],
    courses: NDArray[Any],
    hands: NDArray[np.float32],
    uses: NDArray[np.int16],
    earned: NDArray[np.float32],
) -> None:
    """Let bots play deals number `first`, `first` + 1, ..., and watch one in every `every`.

    Where elements are `forbidden`, each deal has the next one, and the seats that must do without
    it take turns.
    """
    state = np.empty_like(blank)
    generator = np.empty(1, np.uint64)
    movers, moves = np.empty(limit, np.int8), np.empty(limit, np.int32)
    for k in range(len(courses)):
        number = first + k
        copy(state, blank)
        deal(state, seed_of(seed, 2 * number))
        beginner = seat_at(state, first_turn)
        for seat in range(players):
            dealt(state, seat, hands[k, seat])
        generator[0] = seed_of(bots_seed, 2 * number)
        restricted, element = NOTHING, NOTHING
        if len(forbidden) > 0:
            element = forbidden[number % len(forbidden)]
            restricted = number // len(forbidden) % players
        done = play_deal(
            state,
            actors,
            legal,
            play,
            mask,
            weigh,
            use,
            picks,
            width,
            generator,
            restricted,
            element,
            movers,
            moves,
        )
        over = actors(state) == 0
        judge_deal(
            state, players, over, done, beginner, first_turn, result, earn, courses[k], earned[k]
        )
        if number % every == 0:
            copy(state, blank)
            deal(state, seed_of(seed, 2 * number))
            watch_deal(
                state,
                players,
                legal,
                play,
                value,
                use,
                width,
                number,
                movers,
                moves,
                courses[k],
                uses[k],
            )


@kernel
def watch_match(
    blank: State,
    players: int,
    deal: Deal,
    actors: Actors,
    legal: Legal,
    play: Play,
    result: Result,
    value: Value,
    use: Use,
    dealt: CountDealt,
    earn: Earn,
    width: int,
    first_turn: int,
    seed: Seed,
    number: int,
    movers: NDArray[np.int8],
    moves: Actions,
    courses: NDArray[Any],
    hands: NDArray[np.float32],
    uses: NDArray[np.int16],
    earned: NDArray[np.float32],
) -> None:
    """Watch one deal that was played elsewhere; there is one row of everything."""
    state = np.empty_like(blank)
    copy(state, blank)
    deal(state, seed_of(seed, 2 * number))
    beginner = seat_at(state, first_turn)
    for seat in range(players):
        dealt(state, seat, hands[0, seat])
    for ply in range(len(moves)):
        play(state, whole(movers[ply]), whole(moves[ply]))
    over = actors(state) == 0
    judge_deal(
        state, players, over, len(moves), beginner, first_turn, result, earn, courses[0], earned[0]
    )
    copy(state, blank)
    deal(state, seed_of(seed, 2 * number))
    watch_deal(
        state, players, legal, play, value, use, width, number, movers, moves, courses[0], uses[0]
    )


# For games that do not say what they are made of.


@kernel
def _use_nothing(state: State, seat: int, action: int) -> int:
    return NO_ELEMENT


@kernel
def _write_nothing(state: State, seat: int, out: Features) -> int:
    return 0


UNKNOWN_ELEMENTS = Elements(
    count=0,
    names=lambda players, options: {},
    source_count=0,
    sources=lambda players, options: {},
    use=_use_nothing,
    dealt=_write_nothing,
    earn=_write_nothing,
)


def units() -> list[Unit]:
    """Both loops with their signatures."""
    elements = f"{pointer(REFUSE)}, {pointer(OBSERVE)}, {pointer(OBSERVE)}"
    picks = f"UniTuple({pointer(PICK)}, {MAX_SEATS})"
    arrays = "rows, float32[:, :, ::1], int16[:, ::1], float32[:, :, ::1]"
    batch = ("deal", "actors", "legal", "play", "result", "mask", "weigh", "value")
    match = ("deal", "actors", "legal", "play", "result", "value")
    in_batch, in_match = (
        ", ".join(pointer(SIGNATURES[name]) for name in names) for names in (batch, match)
    )
    return [
        Unit(
            "watch_batch",
            watch_batch,
            f"void({STATE}, int64, {in_batch}, {elements}, {picks}, int64, int64, uint64, uint64,"
            f"int64, int64, int64, int64[::1], {arrays})",
            COURSE,
        ),
        Unit(
            "watch_match",
            watch_match,
            f"void({STATE}, int64, {in_match}, {elements}, int64, int64, uint64, int64,"
            f"int8[::1], int32[::1], {arrays})",
            COURSE,
        ),
    ]
