"""Many games at once: batches over all cores, with the GIL released."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import drivers, registry
from spieltisch.engine.compiling import prepare
from spieltisch.engine.contract import MAX_SEATS, State
from spieltisch.engine.errors import BadOption, BadPlayers
from spieltisch.engine.records import rows
from spieltisch.engine.words import WORDS

if TYPE_CHECKING:
    from spieltisch.engine.bot import Bot
    from spieltisch.engine.game import Game

#: A game that takes longer than this is stopped and counts as unfinished.
LIMIT = 100_000

#: Few enough that progress is shown often, many enough that threads hardly ever wait.
CHUNK = 2_000


@dataclass(frozen=True)
class Simulation:
    """The outcomes of many games, one row each.

    `points` has a column per seat; `winners` says which seats won, none where the game was
    a draw or was stopped; `actions` counts what was played; `finished` is False for games
    that were stopped; `first` is the seat that had the first turn, -1 where the game does
    not tell or was stopped before anybody had it.
    """

    points: NDArray[np.float64]
    winners: NDArray[np.bool_]
    actions: NDArray[np.int64]
    finished: NDArray[np.bool_]
    first: NDArray[np.int64]

    def in_turn_order(self, by_seat: NDArray[Any]) -> NDArray[Any]:
        """The same with a column per place in the turn order, for games that tell it.

        >>> import spieltisch
        >>> outcomes = spieltisch.game("sequence").simulate(1000, players=2, seed=1)
        >>> outcomes.in_turn_order(outcomes.winners).shape
        (1000, 2)
        """
        games = np.flatnonzero(self.first != drivers.NOBODY)
        seats = (self.first[games, None] + np.arange(by_seat.shape[1])) % by_seat.shape[1]
        return by_seat[games[:, None], seats]

    def __len__(self) -> int:
        return len(self.actions)

    def __repr__(self) -> str:
        return f"<Simulation of {len(self)} games, {self.points.shape[1]} seats>"


def simulate(
    game: Game,
    blank: State,
    players: int,
    games: int,
    bots: Sequence[str] | None,
    seed: int,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    chunk: int = CHUNK,
) -> Simulation:
    """Play a batch; the same seed gives the same outcomes on any number of threads."""
    if not _is_count(games):
        raise BadOption(WORDS("bad-games", games=games))
    if threads is not None and not _is_count(threads):
        raise BadOption(WORDS("bad-threads", threads=threads))
    outcomes = rows(drivers.OUTCOME, games)
    play_chunk = chunk_player(game, blank, players, bots, seed, LIMIT)
    chunks = [(first, outcomes[first : first + chunk]) for first in range(0, games, chunk)]
    for done in _in_threads(play_chunk, chunks, threads or os.cpu_count() or 1):
        if progress is not None:
            progress(done, games)
    seats = np.arange(players)
    return Simulation(
        points=outcomes["points"][:, :players].copy(),
        winners=(outcomes["winners"][:, None] >> seats & 1).astype(np.bool_),
        actions=outcomes["actions"].copy(),
        finished=outcomes["finished"].astype(np.bool_),
        first=outcomes["first"].copy(),
    )


def chunk_player(
    game: Game,
    blank: State,
    players: int,
    bots: Sequence[str] | None,
    seed: int,
    limit: int,
) -> Callable[[int, NDArray[Any]], None]:
    """What plays games from a number on and writes their outcomes; in any thread.

    A game is stopped after `limit` actions.
    """
    k, word, place = game.kernels, np.uint64(seed), game.first_turn_place
    prepare("drivers", drivers.units())
    if bots is None:

        def play_at_random(first: int, outcomes: NDArray[Any]) -> None:
            drivers.random_batch(
                blank, k.deal, k.actors, k.rollout, k.result, place, word, first, limit, outcomes
            )

        return play_at_random
    picks = picks_of(bots, players)
    bots_word = word_for_bots(seed)

    def play_with_bots(first: int, outcomes: NDArray[Any]) -> None:
        drivers.bot_batch(
            blank,
            k.deal,
            k.actors,
            k.legal,
            k.play,
            k.result,
            k.mask,
            k.weigh,
            picks,
            game.max_legal,
            place,
            word,
            bots_word,
            first,
            limit,
            outcomes,
        )

    return play_with_bots


def word_for_bots(seed: int) -> np.uint64:
    """The word that the bots' chance comes from; it does not lead back to the seed."""
    return np.uint64(int.from_bytes(sha256(str(seed).encode()).digest()[:8], "big"))


def _is_count(value: object) -> bool:
    """Whether a value is a whole number from 1 up; True is not one."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def picks_of(names: Sequence[str], players: int) -> tuple[Any, ...]:
    """The kernels by which the bots of all seats pick, ready to be called."""
    return tuple(bot.unit.pointer() for bot in bots_of(names, players))


def bots_of(names: Sequence[str], players: int) -> list[Bot]:
    """The bots of all seats that there may be, ready to play; one name is for all."""
    bots = [registry.bot(name) for name in names_by_seat(names, players)]
    for bot in bots:
        prepare(bot.name, [bot.unit])
    return [bots[seat % len(bots)] for seat in range(MAX_SEATS)]


def names_by_seat(names: Sequence[str], players: int) -> list[str]:
    """The name of the bot at each seat; one name is for all.

    >>> names_by_seat(["greedy"], 3)
    ['greedy', 'greedy', 'greedy']
    """
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise BadOption(WORDS("bots-are-names", bots=names))
    if len(names) not in (1, players):
        raise BadPlayers(WORDS("bad-bots", bots=len(names), players=players))
    return [names[seat % len(names)] for seat in range(players)]


def _in_threads(
    play_chunk: Callable[[int, NDArray[Any]], None],
    chunks: list[tuple[int, NDArray[Any]]],
    threads: int,
) -> Iterator[int]:
    done = 0
    with ThreadPoolExecutor(threads) as pool:
        futures = [pool.submit(play_chunk, first, outcomes) for first, outcomes in chunks]
        try:
            for future, (_, outcomes) in zip(futures, chunks, strict=True):
                future.result()
                done += len(outcomes)
                yield done
        finally:
            for future in futures:
                future.cancel()
