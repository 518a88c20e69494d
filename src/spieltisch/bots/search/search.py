"""A search at work: how long, on how many threads, and what it found."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from threading import Event

import numpy as np

from spieltisch.bots.search import thinking
from spieltisch.bots.search.candidates import Candidate
from spieltisch.bots.search.tree import NONE, ROOT, Tree, children, find, lead, plant, transplant
from spieltisch.bots.sight import Sight
from spieltisch.engine.chance import Generator, seed_of
from spieltisch.engine.compiling import prepare
from spieltisch.engine.contract import Kernels
from spieltisch.engine.levels import Settings
from spieltisch.engine.seats import Mover

Moves = tuple[tuple[Mover, int | None], ...]

#: Room for nodes; a full tree is searched further without new ones.
ROOM = 1 << 20

#: How many iterations pass before the search checks again whether the choice is settled.
STRIDE = 500

#: Between two looks at the clock: the first iterations, before their pace is known, and
#: about how long later strides take.
FIRST_STRIDE, STRIDE_SECONDS = 20, 0.02


@dataclass
class Thread:
    """One of those who search the tree: its own chance, and where its next new node goes."""

    number: int
    size: int = 1
    end: int = ROOM
    generator: Generator = field(default_factory=lambda: np.zeros(1, np.uint64))

    def iterate(
        self,
        tree: Tree,
        sight: Sight,
        how: Settings,
        iterations: int,
        kernels: Kernels | None = None,
    ) -> None:
        """Let the tree grow by exactly this many iterations."""
        game = sight.game
        k = kernels or game.kernels
        self.size = thinking.think(
            sight.view,
            sight.seat,
            tree,
            self.size,
            self.end,
            k.guess,
            k.actors,
            k.legal,
            k.play,
            k.result,
            k.weigh,
            k.value,
            k.rollout,
            sight.players,
            game.max_legal,
            game.actions,
            how.curiosity,
            how.trust,
            how.spread,
            how.doubt,
            how.ripe,
            how.best,
            how.guided,
            how.random,
            iterations,
            self.generator,
        )


class Search:
    """A search for one seat of one match; it remembers its tree from move to move.

    Several threads search one tree without waiting for one another: each adds nodes in a part
    of the room that is its own, and a move counts as tried, and lost, as soon as it is chosen, so
    that they spread out. What two of them write at the same moment may count once, so only
    one thread alone finds the same with the same seed.

    >>> import spieltisch
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> best, *others = Search(Settings(), seed=1).think(Sight.of(match, 1), iterations=200)
    >>> match.game.write_move(match.state, best.action) in match.legal(1)
    True
    """

    def __init__(
        self, settings: Settings, seed: int, threads: int = 1, kernels: Kernels | None = None
    ) -> None:
        make_ready()
        self.settings = settings
        self._kernels = kernels
        self._seed = seed
        self._threads = [Thread(number) for number in range(threads)]
        self._forget()
        self._moves: Moves = ()
        self._stopped = Event()

    def stop(self) -> None:
        """Let a search that another thread waits for end soon, and search no more."""
        self._stopped.set()

    def think(
        self, sight: Sight, *, iterations: int | None = None, seconds: float | None = None
    ) -> list[Candidate]:
        """The legal moves, best first, after the iterations or when the time is up."""
        ends = None if seconds is None else time.monotonic() + seconds
        self._catch_up(sight)
        if len(sight.actions) > 1:
            share = None if iterations is None else -(-iterations // len(self._threads))
            own, *others = self._threads
            with ThreadPoolExecutor(len(self._threads)) as pool:
                grown = [pool.submit(self._grow, one, sight, share, ends) for one in others]
                self._grow(own, sight, share, ends)
                for future in grown:
                    future.result()
        return self._candidates(sight)

    def _catch_up(self, sight: Sight) -> None:
        """Keep what is still possible in the tree after the moves since the last search."""
        known = len(self._moves)
        word = sight.chance(self._seed)[0]
        for thread in self._threads:
            thread.generator[0] = seed_of(word, thread.number)
        if sight.moves[:known] != self._moves:  # something was taken back
            self._forget()
        elif len(sight.moves) > known:
            self._follow(sight.moves[known:])
        self._moves = sight.moves

    def _forget(self) -> None:
        """Start afresh."""
        self._tree = plant(ROOM)
        self._share_room(1)

    def _follow(self, moves: Moves) -> None:
        """Make what the moves lead to the new root, as far as they were foreseen."""
        node = ROOT
        for seat, action in moves:
            if seat == "moderator" or action is None:
                return self._forget()
            node = find(self._tree, node, seat, action)
            if node == NONE:
                return self._forget()
        smaller = plant(ROOM)
        size = transplant(self._tree, node, smaller)
        self._tree = smaller
        return self._share_room(size)

    def _share_room(self, size: int) -> None:
        """Give each thread its part of the room behind the nodes that there are."""
        parts = np.linspace(size, len(self._tree), len(self._threads) + 1).astype(int).tolist()
        for thread, (first, end) in zip(self._threads, pairwise(parts), strict=True):
            thread.size, thread.end = first, end

    def _grow(
        self, thread: Thread, sight: Sight, iterations: int | None, ends: float | None
    ) -> None:
        """Search the tree until all is done, the time is up or the best move is beyond doubt."""
        done, stride = 0, STRIDE if ends is None else FIRST_STRIDE
        while not self._stopped.is_set() and (iterations is None or done < iterations):
            began = time.monotonic()
            if iterations is not None:
                stride = min(stride, iterations - done)
            thread.iterate(self._tree, sight, self.settings, stride, self._kernels)
            done += stride
            now = time.monotonic()
            if ends is not None:
                if now >= ends:
                    return
                stride = max(1, int(stride * min(STRIDE_SECONDS, ends - now) / (now - began)))
            if iterations is not None:
                rest = len(self._threads) * (iterations - done)
                if lead(self._tree, sight.seat, sight.actions) > rest:
                    return

    def _candidates(self, sight: Sight) -> list[Candidate]:
        branches = sorted(self._from_root(sight), key=lambda node: int(node["visits"]))
        nodes = {int(node["action"]): node for node in branches}
        candidates = [
            Candidate(a, 0, 0.0, 0.0) if a not in nodes else _candidate(nodes[a])
            for a in sight.actions.tolist()
        ]
        return sorted(candidates, key=lambda c: (-c.visits, -c.prior, c.action))

    def _from_root(self, sight: Sight) -> Tree:
        """The nodes of the moves that the seat may really make now."""
        numbers = np.empty(sight.players * sight.game.actions, np.int32)
        nodes = self._tree[numbers[: children(self._tree, ROOT, numbers)]]
        return nodes[(nodes["seat"] == sight.seat) & np.isin(nodes["action"], sight.actions)]


def _candidate(node: Tree) -> Candidate:
    visits = int(node["visits"])
    return Candidate(
        int(node["action"]), visits, float(node["reward"]) / max(visits, 1), float(node["prior"])
    )


def make_ready() -> None:
    """Compile the search, or load it from the cache."""
    prepare("search", thinking.units())
