"""Many matches, one step each: a compiled loop over any game's kernels.

Whoever learns sends one action for each match; the loop plays it, lets the bots of the other seats
answer, and writes what is seen then. It is compiled once for all games.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.bot import PICK, Picks
from spieltisch.engine.chance import seed_of
from spieltisch.engine.compiling import COMPILED, Unit, kernel
from spieltisch.engine.contract import (
    MAX_SEATS,
    SIGNATURES,
    STATE,
    Actions,
    Actors,
    Deal,
    Features,
    Legal,
    Mask,
    Observe,
    Play,
    Refuse,
    Result,
    State,
    Weigh,
)
from spieltisch.engine.records import Record, copy, field, fill, layout
from spieltisch.engine.rewards import reward

#: In the place of the seat that learns: all of them, or another one in every match.
EVERY_SEAT, TURN_ABOUT = -2, -1

#: In the place of a length: bots open the match, as long as they like.
OPENING = -(2**62)


class Running(Record):
    """How far a match has come: its chance, its number, who is asked, and whether it has ended."""

    word = field("u8")
    bots_word = field("u8")
    chance = field("u8")
    episode = field("i8")
    seat = field("i8")
    length = field("i8")
    ended = field("i8")


RUNNING = layout(Running)


#: What is the same for all matches, by its place in `rules`: how many play, the most moves that a
#: seat may have, who learns, after how many actions a match is stopped, counted from the first turn
#: of whoever learns, and whether the next one begins in the same step.
PLAYERS, WIDTH, LEARNER, LIMIT, SAME_STEP = range(5)


@kernel
def deal_next(m: Running, state: State, blank: State, deal: Deal, rules: NDArray[np.int64]) -> None:
    """Deal the next match. The first one is dealt from the seed itself, so that it is the match
    which anybody else gets from that seed.
    """
    m.episode += 1
    m.length = OPENING
    m.ended = 0
    copy(state, blank)
    deal(state, m.word if m.episode == 0 else seed_of(m.word, m.episode))
    m.chance = seed_of(m.bots_word, m.episode)
    m.seat = rules[LEARNER]
    if m.seat == TURN_ABOUT:
        first = whole(m.word % np.uint64(rules[PLAYERS]))
        m.seat = (first + m.episode) % rules[PLAYERS]


@kernel
def answer(
    m: Running,
    state: State,
    view: State,
    actions: Actions,
    generator: NDArray[np.uint64],
    actors: Actors,
    legal: Legal,
    play: Play,
    mask: Mask,
    weigh: Weigh,
    picks: Picks,
    rules: NDArray[np.int64],
) -> int:
    """Let the bots act until somebody who learns has to; return who may act then.

    Where several may act, the lowest seat does.
    """
    seats = actors(state)
    if rules[LEARNER] == EVERY_SEAT:
        if seats != 0:
            m.seat = bits.lowest(np.uint64(seats))
        return seats
    generator[0] = m.chance
    while seats != 0 and m.length < rules[LIMIT]:
        seat = bits.lowest(np.uint64(seats))
        if seat == m.seat:
            break
        count = legal(state, seat, actions)
        copy(view, state)
        mask(view, seat)
        play(state, seat, picks[seat](view, seat, actions, count, weigh, generator))
        m.length += 1
        seats = actors(state)
    m.chance = generator[0]
    return seats


@kernel
def pay(winners: int, out: Features) -> None:
    """Write what the end of a match brings to each seat."""
    for seat in range(len(out)):
        out[seat] = reward(winners, len(out), seat)


@kernel
def step_matches(
    matches: NDArray[Any],
    states: NDArray[np.uint8],
    blank: State,
    deal: Deal,
    actors: Actors,
    legal: Legal,
    refuse: Refuse,
    play: Play,
    result: Result,
    mask: Mask,
    weigh: Weigh,
    observe: Observe,
    picks: Picks,
    rules: NDArray[np.int64],
    begin: bool,
    chosen: NDArray[np.int64],
    observations: NDArray[np.float32],
    masks: NDArray[np.int8],
    rewards: NDArray[np.float32],
    by_seat: NDArray[np.float32],
    terminated: NDArray[np.bool_],
    truncated: NDArray[np.bool_],
    illegal: NDArray[np.bool_],
    seats: NDArray[np.int64],
    finals: NDArray[np.float32],
) -> None:
    """Play one chosen action in each match, or begin all of them anew.

    An illegal action is a defeat: the match ends, and only the seat that chose it is charged. A
    match that has ended begins anew, in the same step or in the next one, whatever is chosen then.
    """
    view, actions = np.empty_like(blank), np.empty(rules[WIDTH], np.int32)
    generator, points = np.empty(1, np.uint64), np.zeros(MAX_SEATS, np.float64)
    for k in range(len(matches)):
        m, state = matches[k], states[k]
        fill(by_seat[k], 0.0)
        terminated[k] = truncated[k] = illegal[k] = False
        begins = begin or m.ended != 0
        actor, busy = whole(m.seat), 0
        if not begins:
            if refuse(state, actor, chosen[k]) != 0:
                illegal[k] = terminated[k] = True
                by_seat[k, actor] = -1.0
            else:
                play(state, actor, chosen[k])
                m.length += 1
                busy = answer(
                    m,
                    state,
                    view,
                    actions,
                    generator,
                    actors,
                    legal,
                    play,
                    mask,
                    weigh,
                    picks,
                    rules,
                )
                if busy == 0:
                    terminated[k] = True
                    pay(result(state, points), by_seat[k])
                elif m.length >= rules[LIMIT]:
                    truncated[k] = True
            if terminated[k] or truncated[k]:
                m.seat, m.ended = actor, 1
                if rules[SAME_STEP] != 0:
                    observe(state, actor, finals[k])
                    begins = True
        rewards[k] = by_seat[k, actor] if not begin else 0.0
        while begins:  # a bot may win before anybody who learns has had a turn
            deal_next(m, state, blank, deal, rules)
            busy = answer(
                m, state, view, actions, generator, actors, legal, play, mask, weigh, picks, rules
            )
            m.length = 0
            begins = busy == 0
        observe(state, m.seat, observations[k])
        fill(masks[k], 0)
        if m.ended == 0:
            for j in range(legal(state, m.seat, actions)):
                masks[k, actions[j]] = 1
        seats[k] = m.seat


#: The kernels of a game that a step calls, in the order of their addresses.
KERNELS = ("deal", "actors", "legal", "refuse", "play", "result", "mask", "weigh", "observe")

if COMPILED:
    from spieltisch.envs.pointers import pointer_to

    deal_at, actors_at, legal_at, refuse_at, play_at, result_at, mask_at, weigh_at, observe_at = (
        pointer_to(SIGNATURES[name]) for name in KERNELS
    )
    pick_at = pointer_to(PICK)


@kernel
def step_at(
    a: NDArray[np.int64],
    matches: NDArray[Any],
    states: NDArray[np.uint8],
    blank: State,
    rules: NDArray[np.int64],
    begin: bool,
    chosen: NDArray[np.int64],
    observations: NDArray[np.float32],
    masks: NDArray[np.int8],
    rewards: NDArray[np.float32],
    by_seat: NDArray[np.float32],
    terminated: NDArray[np.bool_],
    truncated: NDArray[np.bool_],
    illegal: NDArray[np.bool_],
    seats: NDArray[np.int64],
    finals: NDArray[np.float32],
) -> None:
    """The same step, given the addresses `a` of a game's kernels and of the bots of all seats."""
    step_matches(
        matches,
        states,
        blank,
        deal_at(a[0, 0], a[0, 1]),
        actors_at(a[1, 0], a[1, 1]),
        legal_at(a[2, 0], a[2, 1]),
        refuse_at(a[3, 0], a[3, 1]),
        play_at(a[4, 0], a[4, 1]),
        result_at(a[5, 0], a[5, 1]),
        mask_at(a[6, 0], a[6, 1]),
        weigh_at(a[7, 0], a[7, 1]),
        observe_at(a[8, 0], a[8, 1]),
        (
            pick_at(a[9, 0], a[9, 1]),
            pick_at(a[10, 0], a[10, 1]),
            pick_at(a[11, 0], a[11, 1]),
            pick_at(a[12, 0], a[12, 1]),
            pick_at(a[13, 0], a[13, 1]),
            pick_at(a[14, 0], a[14, 1]),
            pick_at(a[15, 0], a[15, 1]),
            pick_at(a[16, 0], a[16, 1]),
            pick_at(a[17, 0], a[17, 1]),
            pick_at(a[18, 0], a[18, 1]),
            pick_at(a[19, 0], a[19, 1]),
            pick_at(a[20, 0], a[20, 1]),
            pick_at(a[21, 0], a[21, 1]),
            pick_at(a[22, 0], a[22, 1]),
            pick_at(a[23, 0], a[23, 1]),
            pick_at(a[24, 0], a[24, 1]),
        ),
        rules,
        begin,
        chosen,
        observations,
        masks,
        rewards,
        by_seat,
        terminated,
        truncated,
        illegal,
        seats,
        finals,
    )


def units() -> list[Unit]:
    """The loop with its signature."""
    whole_numbers, flags = "int64[::1]", "boolean[::1]"
    signature = (
        f"void(int64[:, ::1], rows, uint8[:, ::1], {STATE}, {whole_numbers}, boolean,"
        f"{whole_numbers}, float32[:, ::1], int8[:, ::1], float32[::1], float32[:, ::1],"
        f"{flags}, {flags}, {flags}, {whole_numbers}, float32[:, ::1])"
    )
    return [Unit("step_at", step_at, signature, RUNNING)]
