"""Games from which a network learns, and games that show what it has learned."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.search.insight import UNJUDGED, best_by_insight, chance_of
from spieltisch.bots.search.leaves import best_index, share_out
from spieltisch.engine import contract
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Seed, one_of, seed_of
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import (
    FEATURES,
    MAX_SEATS,
    POINTS,
    STATE,
    Actors,
    Deal,
    Legal,
    Mask,
    Play,
    Points,
    Result,
    State,
    Weigh,
    pointer,
)
from spieltisch.engine.insight import ADVANCE, LOOK, NETWORK, Advance, Look, Network
from spieltisch.engine.records import copy

#: A game that takes longer than this counts as a draw; of a longer one less is learned.
LIMIT = 2_000

#: Of how many of its own moves in a game a seat learns at most.
MOST_MOVES = 300


@kernel
def play_and_note(
    blank: State,
    deal: Deal,
    actors: Actors,
    legal: Legal,
    play: Play,
    result: Result,
    mask: Mask,
    weigh: Weigh,
    look: Look,
    advance: Advance,
    network: Network,
    hidden: int,
    players: int,
    width: int,
    breadth: int,
    blur: float,
    trust: float,
    seed: Seed,
    first: int,
    games: int,
    notes: NDArray[np.uint8],
    targets: NDArray[np.float32],
) -> int:
    """Play games number `first`, `first` + 1, ...; return how many positions were noted.

    Everybody plays by the same network. Noted is what matters of a seat's position after each
    of its moves, and how well it stood as the seat found out later: by `trust` what came in the
    end, and for the rest what the network thought of the position after its next move.
    """
    state, view, after = np.empty_like(blank), np.empty_like(blank), np.empty_like(blank)
    actions, weights = np.empty(width, np.int32), np.empty(width, np.float32)
    inputs, sums = np.empty_like(notes[0]), np.empty(hidden, np.float32)
    seen = np.empty((players, MOST_MOVES, len(inputs)), np.uint8)
    chances, moves = np.empty((players, MOST_MOVES)), np.empty(players, np.int64)
    parts, generator = np.zeros(MAX_SEATS, np.float64), np.empty(1, np.uint64)
    rows = 0
    for game in range(first, first + games):
        copy(state, blank)
        deal(state, seed_of(seed, 2 * game))
        generator[0] = seed_of(seed, 2 * game + 1)
        for seat in range(players):
            moves[seat] = 0
        seats, done = actors(state), 0
        while seats != 0 and done < LIMIT:
            seat = one_of(generator, seats)
            count, best = legal(state, seat, actions), 0
            if count > 1:
                copy(view, state)
                mask(view, seat)
                best, worth = best_by_insight(
                    view,
                    seat,
                    actions,
                    count,
                    weigh,
                    look,
                    advance,
                    network,
                    breadth,
                    blur,
                    generator,
                    weights,
                    after,
                    inputs,
                    sums,
                )
                if worth > UNJUDGED and moves[seat] < MOST_MOVES:
                    copy(seen[seat, moves[seat]], inputs)
                    chances[seat, moves[seat]] = chance_of(worth)
                    moves[seat] += 1
            play(state, seat, whole(actions[best]))
            seats = actors(state)
            done += 1
        share_out(result(state, parts), players, parts)
        for seat in range(players):
            came = parts[seat] if seats == 0 else 0.5
            for k in range(moves[seat] - 1, -1, -1):
                if rows < len(targets):
                    copy(notes[rows], seen[seat, k])
                    targets[rows] = came
                    rows += 1
                came = trust * came + (1.0 - trust) * chances[seat, k]
    return rows


@kernel
def challenge(
    blank: State,
    deal: Deal,
    actors: Actors,
    legal: Legal,
    play: Play,
    result: Result,
    mask: Mask,
    weigh: Weigh,
    rivals: Weigh,
    look: Look,
    advance: Advance,
    network: Network,
    hidden: int,
    inputs: int,
    players: int,
    width: int,
    breadth: int,
    seed: Seed,
    first: int,
    shares: Points,
) -> None:
    """Play deals number `first`, `first` + 1, ..., each once from every seat.

    One seat plays by the network, and all others the move that looks best by `rivals`, another
    `weigh`. `shares` says how much of each deal the one won.
    """
    state, view, after = np.empty_like(blank), np.empty_like(blank), np.empty_like(blank)
    actions, weights = np.empty(width, np.int32), np.empty(width, np.float32)
    seen, sums = np.empty(inputs, np.uint8), np.empty(hidden, np.float32)
    parts, generator = np.zeros(MAX_SEATS, np.float64), np.empty(1, np.uint64)
    for k in range(len(shares)):
        shares[k] = 0.0
        for hero in range(players):
            copy(state, blank)
            deal(state, seed_of(seed, 2 * (first + k)))
            generator[0] = seed_of(seed, 2 * (first + k) + 1)
            seats, done = actors(state), 0
            while seats != 0 and done < LIMIT:
                seat = one_of(generator, seats)
                count, best = legal(state, seat, actions), 0
                if count > 1:
                    copy(view, state)
                    mask(view, seat)
                    if seat == hero:
                        best, _ = best_by_insight(
                            view,
                            seat,
                            actions,
                            count,
                            weigh,
                            look,
                            advance,
                            network,
                            breadth,
                            0.0,
                            generator,
                            weights,
                            after,
                            seen,
                            sums,
                        )
                    else:
                        rivals(view, seat, actions, count, weights)
                        best = best_index(weights, count)
                play(state, seat, whole(actions[best]))
                seats = actors(state)
                done += 1
            share_out(result(state, parts), players, parts)
            shares[k] += (parts[hero] if seats == 0 else 0.5) / players


def units() -> list[Unit]:
    """Both loops with their signatures."""
    names = ("deal", "actors", "legal", "play", "result", "mask", "weigh")
    kernels = ", ".join(pointer(contract.SIGNATURES[name]) for name in names)
    insight = f"{pointer(LOOK)}, {pointer(ADVANCE)}, {NETWORK}, int64"
    play = (
        f"int64({STATE}, {kernels}, {insight}, int64, int64, int64, float64, float64, uint64,"
        f" int64, int64, uint8[:, ::1], {FEATURES})"
    )
    weigh = pointer(contract.SIGNATURES["weigh"])
    meet = (
        f"void({STATE}, {kernels}, {weigh}, {insight}, int64, int64, int64, int64, uint64,"
        f" int64, {POINTS})"
    )
    return [Unit("play_and_note", play_and_note, play), Unit("challenge", challenge, meet)]
