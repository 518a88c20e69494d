"""Games from which networks learn, and games that show what they have learned."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.learning.network import HEAT
from spieltisch.bots.search.insight import UNJUDGED, appraise, best_by_insight, chance_of
from spieltisch.bots.search.leaves import best_index, share_out
from spieltisch.engine import contract
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Generator, Seed, below, one_of, seed_of
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import (
    ACTIONS,
    FEATURES,
    MAX_SEATS,
    POINTS,
    STATE,
    Actions,
    Actors,
    Deal,
    Features,
    Legal,
    Mask,
    Play,
    Points,
    Result,
    State,
    Weigh,
    pointer,
)
from spieltisch.engine.insight import (
    ADVANCE,
    CHOOSING,
    JUDGING,
    LOOK,
    NETWORK,
    NETWORKS,
    Advance,
    Look,
    Network,
    Networks,
)
from spieltisch.engine.records import copy, fill

#: A game that takes longer than this counts as a draw; of a longer one less is learned.
LIMIT = 2_000

#: Of how many of its own moves in a game a seat learns at most.
MOST_MOVES = 300

#: Of how many moves, those that look best, a network chooses.
BREADTH = 12

#: One of so many moves of those who do not learn is chosen at a rough glance.
SELDOM = 10

#: How much a move is worth by what its seat's next move brought, and for the rest by the chance to
#: win that the network saw after that.
TRUST = 0.85


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
    networks: Networks,
    hidden: int,
    players: int,
    width: int,
    blur: float,
    seldom: int,
    together: int,
    seed: Seed,
    first: int,
    games: int,
    moves: NDArray[np.uint8],
    counts: Actions,
    chosen: Actions,
    likely: Features,
    came: Features,
    gained: Features,
) -> int:
    """Play games number `first`, `first` + 1, ...; return how many choices were noted.

    In one game of so many `together` everybody plays by the networks; in the others one seat does,
    and all others play the move that looks best, now and then at a rough glance. How well a move
    has left the seat is found out later: by `TRUST` from what its next move brought, and for the
    rest from how the network that judges saw that move. Of the moves of networks one in `seldom` is
    chosen with a blur.
    """
    state, view = np.empty_like(blank), np.empty_like(blank)
    actions, weights = np.empty(width, np.int32), np.empty(width, np.float32)
    places = np.empty((players, MOST_MOVES), np.int64)
    chances, expected = np.empty(len(counts)), np.empty(len(counts))
    own, generator = np.empty(players, np.int64), np.empty(1, np.uint64)
    rows = 0
    for game in range(first, first + games):
        copy(state, blank)
        deal(state, seed_of(seed, 2 * game))
        generator[0] = seed_of(seed, 2 * game + 1)
        alone = below(generator, together) > 0
        fill(own, 0)
        seats, done = actors(state), 0
        while seats != 0 and done < LIMIT:
            seat = one_of(generator, seats)
            count, best = legal(state, seat, actions), 0
            if count > 1:
                copy(view, state)
                mask(view, seat)
                weigh(view, seat, actions, count, weights)
                if alone and seat != game % players:
                    best = best_at_a_glance(weights, count, generator)
                else:
                    best, chances[rows], expected[rows] = choose(
                        view,
                        seat,
                        actions,
                        count,
                        look,
                        advance,
                        networks,
                        hidden,
                        blur if below(generator, seldom) == 0 else 0.0,
                        generator,
                        weights,
                        moves[rows],
                        counts[rows : rows + 1],
                        chosen[rows : rows + 1],
                        likely[rows : rows + 1],
                    )
                    room = own[seat] < MOST_MOVES and rows < len(counts) - 1
                    if expected[rows] >= 0.0 and room:
                        places[seat, own[seat]] = rows
                        own[seat] += 1
                        rows += 1
            play(state, seat, whole(actions[best]))
            seats = actors(state)
            done += 1
        tell(result, state, seats == 0, players, places, own, chances, expected, came, gained)
    return rows


@kernel
def best_at_a_glance(weights: Features, count: int, generator: Generator) -> int:
    """The move that looks best; every tenth time it is only about the best."""
    if below(generator, SELDOM) == 0:
        for k in range(count):
            weights[k] = np.log(weights[k]) + _luck(generator)
    return best_index(weights, count)


@kernel
def _luck(generator: Generator) -> float:
    """How much better than it is a move seems: mostly little, now and then a lot."""
    return -np.log(-np.log((below(generator, 1 << 24) + 0.5) / (1 << 24)))


@kernel
def choose(
    view: State,
    seat: int,
    actions: Actions,
    count: int,
    look: Look,
    advance: Advance,
    networks: Networks,
    hidden: int,
    blur: float,
    generator: Generator,
    weights: Features,
    moves: NDArray[np.uint8],
    counts: Actions,
    chosen: Actions,
    likely: Features,
) -> tuple[int, float, float]:
    """Choose a move by its network, to which each looks better than it is, and note all of them.

    With a blur of `HEAT` all moves are chosen as often as the network finds them likely. Return
    which move, its chance to win and what could be expected of all of them; they are below 0 if
    the move that looks best is not judged, and so played at once.
    """
    after, sums = np.empty_like(view), np.empty(hidden, np.float32)
    places, liked, chances = np.empty(BREADTH, np.int64), np.empty(BREADTH), np.empty(BREADTH)
    found, pick, looks = 0, 0, UNJUDGED
    for _ in range(min(BREADTH, count)):
        k = best_index(weights, count)
        weights[k] = -1.0
        copy(after, view)
        if advance(after, seat, whole(actions[k])) == 0:
            if found == 0:
                return k, -1.0, -1.0
            continue
        look(after, seat, moves[found])
        places[found], liked[found] = k, appraise(moves[found], networks[CHOOSING], sums)
        chances[found] = chance_of(appraise(moves[found], networks[JUDGING], sums))
        seems = liked[found] + blur * _luck(generator)
        if found == 0 or seems > looks:
            pick, looks = found, seems
        found += 1
    most, total, expected = liked[:found].max(), 0.0, 0.0
    for k in range(found):
        likely_k = np.exp((liked[k] - most) / HEAT)
        total += likely_k
        expected += likely_k * chances[k]
    counts[0], chosen[0] = found, pick
    likely[0] = np.exp((liked[pick] - most) / HEAT) / total
    return whole(places[pick]), chances[pick], expected / total


@kernel
def tell(
    result: Result,
    state: State,
    over: bool,
    players: int,
    places: NDArray[np.int64],
    own: NDArray[np.int64],
    chances: Points,
    expected: Points,
    came: Features,
    gained: Features,
) -> None:
    """Note for the choices of a game, from the last to the first, what they have brought."""
    shares = np.zeros(MAX_SEATS, np.float64)
    share_out(result(state, shares), players, shares)
    for seat in range(players):
        worth = shares[seat] if over else 0.5
        for k in range(own[seat] - 1, -1, -1):
            row = places[seat, k]
            came[row], gained[row] = worth, worth - expected[row]
            worth = TRUST * worth + (1.0 - TRUST) * chances[row]


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
                            BREADTH,
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
    play = (
        f"int64({STATE}, {kernels}, {pointer(LOOK)}, {pointer(ADVANCE)}, {NETWORKS}, int64, int64,"
        f" int64, float64, int64, int64, uint64, int64, int64, uint8[:, :, ::1], {ACTIONS},"
        f" {ACTIONS}, {FEATURES}, {FEATURES}, {FEATURES})"
    )
    weigh = pointer(contract.SIGNATURES["weigh"])
    meet = (
        f"void({STATE}, {kernels}, {weigh}, {pointer(LOOK)}, {pointer(ADVANCE)}, {NETWORK},"
        f" int64, int64, int64, int64, uint64, int64, {POINTS})"
    )
    return [Unit("play_and_note", play_and_note, play), Unit("challenge", challenge, meet)]
