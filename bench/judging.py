"""What looking further and reading moves are worth: python bench/judging.py QUESTION.

    turns   in positions of Sequence, what percent of a game is won by the move that a comparison
            would choose over the one that the network takes at once: by which of the seat's own
            next turns is judged, and by the number of worlds. What moves are worth is found by
            playing other worlds to the end.
    hands   how much better than at random the hands of a rival are guessed from its moves, in nats

Positions are those of one seat against `--rival` (`greedy-1`). All of it goes by numbers of worlds,
so it does not matter what else the machine does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.search import Comparison, foresight
from spieltisch.bots.search.comparing import Comparing
from spieltisch.bots.search.reading import Reading
from spieltisch.bots.sight import Sight
from spieltisch.engine.compiling import prepare
from spieltisch.engine.insight import Evidence
from spieltisch.engine.records import viewed
from spieltisch.games.sequence.cards import CARDS, copies
from spieltisch.games.sequence.record import RECORD

GAME = spieltisch.game("sequence")
assert GAME.insight is not None
INSIGHT = GAME.insight

#: Which turns are judged, from the first to the last; the last of these is the end of the game.
HORIZONS = ((1, 1), (2, 2), (4, 4), (8, 8), (1, 4), (3, 8), (60, 60))

#: How many worlds a choice is made by.
WORLDS = (30, 100, 300)

#: How many moves are compared, and in how many worlds each; half of these tell what it is worth.
MOVES, ALL = 8, 800

#: From how many imagined hands it is told how likely each card is.
HANDS = 1000

#: [world, move]: what a move brought.
Scores = NDArray[np.float64]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("question", choices=("turns", "hands"))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--rival", default="greedy-1")
    arguments = parser.parse_args()
    GAME.make_ready()
    prepare("foresight", foresight.units())
    if arguments.question == "turns":
        turns(arguments.rival, arguments.positions)
    else:
        hands(arguments.rival, arguments.positions)


def seen(rival: str, count: int) -> Iterator[tuple[spieltisch.Match, Sight, list[int]]]:
    """Positions of a seat that plays by the network at once: one of each game.

    The moves are those that leave the seat best, the best first.
    """
    for deal in range(count):
        turn, match = deal * 5 % 14, GAME.new(players=2, seed=500_000 + deal)
        seat, other = deal & 1, seating.player(rival, GAME, deal)
        network = Comparing(Comparison(replies=5), seed=deal)
        while not match.over:
            sight = Sight.of(match, match.actors[0])
            if sight.seat != seat:
                match.act(other.choose(sight), sight.seat)
                continue
            moves = [one.action for one in network.think(sight, iterations=0)]
            if turn == 0 and len(moves) > 1:
                yield match, sight, moves
                break
            turn -= turn > 0
            match.act(moves[0], seat)


def turns(rival: str, count: int) -> None:
    """A line for each horizon, with a figure for each number of worlds."""
    gains: dict[tuple[tuple[int, int], int], list[float]] = {
        (horizon, worlds): [] for horizon in HORIZONS for worlds in WORLDS
    }
    chance = np.random.default_rng(1)
    for number, (_, sight, moves) in enumerate(seen(rival, count)):
        scores = {horizon: judged(sight, moves[:MOVES], horizon) for horizon in HORIZONS}
        order = chance.permutation(ALL)
        for some, others in ((order[: ALL // 2], order[ALL // 2 :]), np.split(order, 2)[::-1]):
            worth = scores[HORIZONS[-1]][others].mean(axis=0)
            for (horizon, worlds), found in gains.items():
                best = int(np.argmax(scores[horizon][some[:worlds]].mean(axis=0)))
                found.append(float(worth[best] - worth[0]))
        print(f"\r{number + 1} positions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for horizon in HORIZONS:
        figures = (np.array(gains[horizon, worlds]) for worlds in WORLDS)
        line = (
            f"{100 * found.mean():+.2f} ± {196 * found.std() / np.sqrt(len(found) / 2):.2f}"
            for found in figures
        )
        print(f"turns {horizon[0]} to {horizon[1]}:", *line, sep="  ")


def judged(sight: Sight, moves: list[int], horizon: tuple[int, int]) -> Scores:
    """What each move brings in each world, judged at these turns."""
    k, scores = GAME.kernels, np.empty((ALL, len(moves)))
    foresight.compare_by_insight(
        sight.view,
        sight.seat,
        np.array(moves, np.int32),
        INSIGHT.imagine,
        Reading().evidence(sight, INSIGHT),
        k.actors,
        k.legal,
        k.play,
        k.result,
        k.weigh,
        k.value,
        INSIGHT.look,
        INSIGHT.advance,
        INSIGHT.network,
        len(INSIGHT.inputs),
        INSIGHT.hidden,
        sight.players,
        GAME.max_legal,
        5,
        *horizon,
        np.uint64(7),
        0,
        scores,
    )
    return scores


def hands(rival: str, count: int) -> None:
    """How well the hands are guessed, card by card, compared with hands of unseen cards."""
    better = []
    for number, (match, sight, _) in enumerate(seen(rival, count)):
        known = Reading().evidence(sight, INSIGHT)
        better.append(told(match, sight, known) - told(match, sight, np.zeros_like(known)))
        print(f"\r{number + 1} positions", end="", file=sys.stderr, flush=True)
    found = np.array(better)
    spread = 1.96 * found.std() / np.sqrt(len(found))
    print(f"\n{rival}: {found.mean():+.2f} ± {spread:.2f} nats in {len(found)} positions")


def told(match: spieltisch.Match, sight: Sight, evidence: Evidence) -> float:
    """The logarithm of how likely the other hand is, taken card by card."""
    held, other = np.zeros((2, CARDS)), 1 - sight.seat
    for seed in range(HANDS):
        world = sight.view.copy()
        INSIGHT.imagine(world, sight.seat, np.uint64(seed), evidence)
        held += in_hand(viewed(world, RECORD).hands[other])
    own = viewed(sight.view, RECORD)
    likely = np.clip((held + 0.5) / (HANDS + 1), 1e-3, 1 - 1e-3)
    real = in_hand(viewed(match.state, RECORD).hands[other])
    total = 0.0
    for card in range(CARDS):
        unseen = 2 - copies(own.discards, card) - copies(own.hands[sight.seat], card)
        for copy in range(unseen):
            chance = likely[copy, card]
            total += float(np.log(chance if real[copy, card] else 1 - chance))
    return total


def in_hand(hand: NDArray[np.uint64]) -> NDArray[np.float64]:
    """[copy, card]: whether a hand holds it."""
    places = np.arange(CARDS, dtype=np.uint64)
    return (hand[:, None] >> places & np.uint64(1)).astype(np.float64)


if __name__ == "__main__":
    main()
