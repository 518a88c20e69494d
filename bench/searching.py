"""What parts of the search are worth: python bench/searching.py QUESTION GAME.

    keeping    the search that keeps its tree from move to move, against one that forgets it
    threads    two threads that search one tree, against one with as many iterations in all
    cores      the same, against one with half as many in all: the same time if two cores are free
    longer     four times the iterations against the same search
    yardstick  the master against the one of the first days, both with a share of their usual
               iterations (--share), and how much of the processor each takes
    weights    the search with today's weights against the same one with those of `greedy-1`, and
               how much of the processor each takes
    worlds     moves compared in the same worlds, against the `greedy` of the first days
    speed      iterations in a second with one thread and with two
    mistakes   how many of the mistakes that an analysis names another one confirms: the move
               costs at least half as much there
    shown      what Sequence's search would win against the `greedy` of the first days if it were
               shown the other hand, the cards that it will draw itself, or everything
    endings    how often bots let a win slip in the last three moves of Glüx, where it can be
               proven by trying everything: each seat knows all chips by then

All but `speed` go by iterations, so it does not matter what else the machine does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import perf_counter, process_time

import numpy as np

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.analysis import analyse
from spieltisch.bots.arena.plan import LIMIT
from spieltisch.bots.arena.shares import wilson
from spieltisch.bots.players import Player, Searcher
from spieltisch.bots.search import Comparison, thinker
from spieltisch.bots.sight import Sight
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Seed, shuffle
from spieltisch.engine.compiling import Unit, kernel, prepare
from spieltisch.engine.contract import Kernels, State
from spieltisch.engine.insight import IMAGINE, Evidence
from spieltisch.engine.records import viewed
from spieltisch.games.sequence.cards import DECK, add, write
from spieltisch.games.sequence.record import RECORD

#: Makes a player for a seat, from a seed.
Maker = Callable[[int], Player]


class Forgetful:
    """A search that begins every move with an empty tree."""

    def __init__(self, new: Maker, seed: int) -> None:
        self._new, self._seed = new, seed

    def get_ready(self) -> None:
        pass

    def choose(self, sight: Sight, seconds: float | None = None) -> int:
        return self._new(self._seed).choose(sight, seconds)

    def stop(self) -> None:
        pass

    def close(self) -> None:
        pass


class Timed:
    """A player whose moves and processor time are counted, for all that share the counts."""

    def __init__(self, player: Player, counts: dict[str, float]) -> None:
        self._player, self._counts = player, counts

    def get_ready(self) -> None:
        self._player.get_ready()

    def choose(self, sight: Sight, seconds: float | None = None) -> int:
        began = process_time()
        action = self._player.choose(sight, seconds)
        self._counts["seconds"] += process_time() - began
        self._counts["moves"] += 1
        return action

    def stop(self) -> None:
        self._player.stop()

    def close(self) -> None:
        self._player.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    questions = (
        *("keeping", "threads", "cores", "longer", "yardstick", "weights", "worlds", "speed"),
        *("mistakes", "shown", "endings"),
    )
    parser.add_argument("question", choices=questions)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--candidates", type=int, default=6, help="moves compared (worlds)")
    parser.add_argument("--plies", type=int, default=4, help="moves played on (worlds)")
    parser.add_argument("--share", type=float, default=0.1, help="of iterations (yardstick)")
    parser.add_argument("--at-once", type=int, default=1, help="games at once")
    arguments = parser.parse_args()
    game = spieltisch.game(arguments.game)
    game.make_ready()
    if arguments.question == "speed":
        return speed(game)
    if arguments.question == "yardstick":
        return yardstick(game, arguments.games, arguments.share, arguments.at_once)
    if arguments.question == "weights":
        return weights(game, arguments.games, arguments.iterations, arguments.at_once)
    if arguments.question == "mistakes":
        return mistakes(game, arguments.games, arguments.iterations)
    if arguments.question == "shown":
        return shown(game, arguments.games, arguments.iterations)
    if arguments.question == "endings":
        return endings(game, arguments.games, arguments.iterations)

    def search(threads: int = 1, times: int = 1) -> Maker:
        how = game.levels.settings
        return lambda seed: Searcher(how, seed, times * arguments.iterations, None, threads)

    def comparison(seed: int) -> Player:
        how = Comparison(arguments.candidates, arguments.plies)
        return Searcher(how, seed, arguments.iterations, None)

    rivals: dict[str, tuple[Maker, Maker]] = {
        "worlds": (comparison, lambda seed: seating.player("greedy-1", game, seed)),
        "keeping": (search(), lambda seed: Forgetful(search(), seed)),
        "threads": (search(threads=2), search()),
        "cores": (search(threads=2, times=2), search()),
        "longer": (search(times=4), search()),
    }
    duel(game, rivals[arguments.question], arguments.games, arguments.at_once)
    return None


def yardstick(game: spieltisch.Game, games: int, share: float, at_once: int) -> None:
    """Master and `master-1`, each with its own iterations, knowledge and search."""
    levels = game.levels
    first = levels.yardsticks["master-1"]
    budgets = [max(1, round(share * level.iterations)) for level in (levels.master, first.level)]

    def master(seed: int) -> Player:
        return Searcher(levels.settings, seed, budgets[0], None)

    def old(seed: int) -> Player:
        return seating.player(f"master-1@{budgets[1]}", game, seed)

    timed_duel(
        game, {f"master@{budgets[0]}": master, f"master-1@{budgets[1]}": old}, games, at_once
    )


def weights(game: spieltisch.Game, games: int, iterations: int, at_once: int) -> None:
    """The same search and judgement with the tuned weights and with those before."""
    first = game.levels.yardsticks["greedy-1"].kernels
    assert first is not None, "the weights of this game are what they were"
    prepare(f"{game.name} greedy-1", first.units())
    before = replace(game.kernels, weigh=first.weigh)

    def search(kernels: Kernels) -> Maker:
        how = game.levels.settings
        return lambda seed: Searcher(how, seed, iterations, None, kernels=kernels)

    timed_duel(game, {"tuned": search(game.kernels), "before": search(before)}, games, at_once)


def timed_duel(game: spieltisch.Game, rivals: dict[str, Maker], games: int, at_once: int) -> None:
    """A duel of two, and the processor time that a move of each took."""
    counts = {name: dict.fromkeys(("seconds", "moves"), 0.0) for name in rivals}

    def timed(name: str, new: Maker) -> Maker:
        return lambda seed: Timed(new(seed), counts[name])

    one, other = (timed(name, new) for name, new in rivals.items())
    duel(game, (one, other), games, at_once)
    for name, count in counts.items():
        ms = 1000 * count["seconds"] / max(1, count["moves"])
        print(f"{name}: {ms:.2f} ms of processor time a move")


def duel(game: spieltisch.Game, rivals: tuple[Maker, Maker], games: int, at_once: int) -> None:
    """Play every deal twice, with the seats swapped; print the share of the first rival."""

    def score(number: int) -> float:
        deal, first = divmod(number, 2)
        seated = {first: rivals[0](2 * number), 1 - first: rivals[1](2 * number + 1)}
        match = finished(game.new(players=2, seed=deal), seated)
        if not match.over or len(match.result.winners) != 1:
            return 0.5
        return float(match.result.winners[0] == first)

    with ThreadPoolExecutor(at_once) as pool:
        scores = []
        for won in pool.map(score, range(games)):
            scores.append(won)
            print(f"\r{len(scores)} of {games}: {sum(scores)}", end="", file=sys.stderr)
    low, high = wilson(sum(scores), games)
    drawn = scores.count(0.5)
    print(f"\n{sum(scores) / games:.1%} ({low:.0%}-{high:.0%}) of {games} games, {drawn} drawn")


def finished(match: spieltisch.Match, seated: dict[int, Player]) -> spieltisch.Match:
    """The match, played to its end."""
    while not match.over and match.ply < LIMIT:
        seat = match.actors[0]
        action = seated[seat].choose(Sight.of(match, seat))
        match.act(action, seat)
    return match


def speed(game: spieltisch.Game, seconds: float = 2.0) -> None:
    """Iterations from the opening position by the number of threads, the best of five.

    Those in a second of processor time say what a thread loses beside another; the processor
    may do other things meanwhile.
    """
    match = game.new(players=2, seed=1)
    while len(match.actors) > 1:
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    sight = Sight.of(match, match.actors[0])
    best = dict.fromkeys((1, 2), (0.0, 0.0))
    for _ in range(5):
        for threads in best:
            search = thinker(game.levels.settings, 1, threads)
            began = perf_counter(), process_time()
            tried = sum(found.visits for found in search.think(sight, seconds=seconds))
            took = perf_counter() - began[0], process_time() - began[1]
            best[threads] = max(best[threads], (tried / took[0], tried / took[1]))
    for threads, (by_clock, by_processor) in best.items():
        print(f"{threads}: {by_clock:,.0f} a second, {by_processor:,.0f} a processor second")


def mistakes(game: spieltisch.Game, games: int, iterations: int) -> None:
    """Analyse matches of casual bots twice, by other worlds."""
    named = confirmed = 0
    for deal in range(games):
        bots = {seat: seating.player("casual", game, 2 * deal + seat) for seat in (0, 1)}
        match = finished(game.new(players=2, seed=deal), bots)
        first, second = (
            analyse(match, iterations=iterations, seed=seed, ended=True) for seed in (1, 2)
        )
        again = {step.ply: step.cost or 0.0 for step in second.steps}
        found = [step for seat in (0, 1) for step in first.mistakes(seat)]
        named += len(found)
        confirmed += sum(again[step.ply] >= (step.cost or 0.0) / 2 for step in found)
    print(f"{confirmed} of {named} mistakes are confirmed")


@kernel
def shuffled_deck(state: State, viewer: int, seed: Seed, evidence: Evidence) -> None:
    """Another order of the deck; the hands stay as they are."""
    s = viewed(state, RECORD)
    s.generator[0] = seed
    shuffle(s.generator, s.deck, whole(s.deck_size))


@kernel
def own_draws(state: State, viewer: int, seed: Seed, evidence: Evidence) -> None:
    """Other cards for everybody else: the viewer's own next draws, every other card, stay."""
    s = viewed(state, RECORD)
    s.generator[0] = seed
    other, cards = 1 - viewer, np.empty(DECK, np.uint8)
    size = write(s.hands[other], cards, 0)
    hand = size
    for place in range(s.deck_size - 2, -1, -2):
        cards[size] = s.deck[place]
        size += 1
    shuffle(s.generator, cards, size)
    s.hands[other] = np.uint64(0)
    for k in range(hand):
        add(s.hands[other], whole(cards[k]))
    for place in range(s.deck_size - 2, -1, -2):
        s.deck[place] = cards[hand]
        hand += 1


@kernel
def everything(state: State, viewer: int, seed: Seed, evidence: Evidence) -> None:
    """The world as it is."""


def shown(game: spieltisch.Game, games: int, iterations: int) -> None:
    """Every deal from both seats, for each thing that may be shown."""
    assert game.insight is not None, "only a game that has learned compares moves in this way"
    views = {"nothing": None, "hand": shuffled_deck, "draws": own_draws, "everything": everything}
    for name, imagine in views.items():
        informed = game
        if imagine is not None:
            prepare(f"shown {name}", [Unit(name, imagine, IMAGINE)])
            informed = replace(game, insight=replace(game.insight, imagine=imagine))
        won = 0.0
        for number in range(games):
            deal, seat = divmod(number, 2)
            search = Searcher(game.levels.settings, 2 * number, iterations, None)
            rival = seating.player("greedy-1", game, 2 * number + 1)
            match = game.new(players=2, seed=deal)
            while not match.over and match.ply < LIMIT:
                mover = match.actors[0]
                sight = Sight.of(match, mover)
                if mover == seat and imagine is not None:
                    sight = replace(sight, game=informed, view=match.state)
                match.act((search if mover == seat else rival).choose(sight), mover)
            winners = match.result.winners if match.over else ()
            won += float(winners[0] == seat) if len(winners) == 1 else 0.5
            print(f"\r{name}: {won} of {number + 1}", end="", file=sys.stderr, flush=True)
        low, high = wilson(won, games)
        print(f"\n{name} shown: {won / games:.1%} ({low:.1%}-{high:.1%}) of {games} games")


def endings(game: spieltisch.Game, games: int, iterations: int) -> None:
    """Of the last three positions of games, those with a forced win, and who keeps it."""
    names = ("greedy", f"search@{iterations}", "master")
    kept = dict.fromkeys(names, 0)
    won = 0
    for deal in range(games):
        seated = {seat: seating.player("expert", game, 2 * deal + seat) for seat in (0, 1)}
        match = finished(game.new(players=2, seed=deal), seated)
        for position in last_positions(match, 3):
            seat = position.actors[0]
            sight = Sight.of(position, seat)
            good = winning(game, position.state, seat, sight.actions)
            if not 0 < len(good) < len(sight.actions):
                continue
            won += 1
            for name in names:
                kept[name] += seating.player(name, game, deal).choose(sight) in good
        print(f"\r{deal + 1} of {games}: {won} {kept}", end="", file=sys.stderr)
    print(f"\n{won} positions with a win to be found; kept: {kept}")


def last_positions(match: spieltisch.Match, count: int) -> Iterator[spieltisch.Match]:
    """The match before each of its last moves."""
    for _ in range(count):
        match.undo()
        yield match


def winning(game: spieltisch.Game, state: np.ndarray, seat: int, actions: np.ndarray) -> set[int]:
    """The actions after which the seat wins alone, whatever the other one does."""
    return {
        int(action) for action in actions if forced(game, after(game, state, seat, action), seat)
    }


def forced(game: spieltisch.Game, state: np.ndarray, seat: int) -> bool:
    kernels = game.kernels
    seats = kernels.actors(state)
    if seats == 0:
        return int(kernels.result(state, np.zeros(16))) == 1 << seat
    mover = 0 if seats & 1 else 1
    actions = np.empty(game.max_legal, np.int32)
    count = kernels.legal(state, mover, actions)
    worlds = (after(game, state, mover, action) for action in actions[:count])
    found = (forced(game, world, seat) for world in worlds)
    return any(found) if mover == seat else all(found)


def after(game: spieltisch.Game, state: np.ndarray, seat: int, action: int) -> np.ndarray:
    world = state.copy()
    game.kernels.play(world, seat, int(action))
    return world


if __name__ == "__main__":
    main()
