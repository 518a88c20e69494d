"""The games of a study: compiled where all bots are compiled, else move by move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.seating import player
from spieltisch.bots.sight import Sight
from spieltisch.engine import registry
from spieltisch.engine.chance import one_of, seed_of
from spieltisch.engine.compiling import Unit, prepare
from spieltisch.engine.elements import Elements
from spieltisch.engine.game import Game
from spieltisch.engine.match import Match
from spieltisch.engine.records import rows
from spieltisch.engine.simulation import LIMIT, picks_of, word_for_bots
from spieltisch.lab import watching
from spieltisch.lab.watching import COURSE, EVERY, UNKNOWN_ELEMENTS


@dataclass(frozen=True)
class Games:
    """Games that were watched, a row each: how they went, what each seat was dealt, how often
    each element was used, and where each seat's points come from.
    """

    courses: NDArray[Any]
    hands: NDArray[np.float32]
    uses: NDArray[np.int16]
    earned: NDArray[np.float32]

    @classmethod
    def blank(cls, elements: Elements, players: int, count: int) -> Games:
        """Room for this many games."""
        return cls(
            rows(COURSE, count),
            np.zeros((count, players, elements.count), np.float32),
            np.zeros((count, elements.count), np.int16),
            np.zeros((count, players, elements.source_count), np.float32),
        )


#: Plays deals from a number on.
Play = Callable[[int, int], Games]


def is_compiled(names: list[str]) -> bool:
    """Whether all of these bots play inside compiled code."""
    return set(names) <= set(registry.bots())


def loops(game: Game) -> dict[str, list[Unit]]:
    """What must be compiled to watch a game, besides the game itself."""
    return {"lab": watching.units(), f"{game.name} lab": elements_in(game).units()}


def elements_in(game: Game) -> Elements:
    """What a game is made of; nothing that is known if it does not say so."""
    return game.composition or UNKNOWN_ELEMENTS


@dataclass(frozen=True)
class Table:
    """A game with its players and options, ready to be played by anybody."""

    game: Game
    players: int
    options: dict[str, Any]
    seed: int

    def line_up(self, names: list[str], forbidden: Mapping[int, object] | None = None) -> Play:
        """Who plays, ready for any deals; a deal has the same seed whoever plays it.

        Where elements are forbidden, somebody has to do without one of them in each deal.
        """
        for what, units in loops(self.game).items():
            prepare(what, units)
        if not is_compiled(names):
            return lambda first, count: self._think(names, first, count)
        return self._compiled(names, np.array(sorted(forbidden or ()), np.int64))

    def _compiled(self, names: list[str], forbidden: NDArray[np.int64]) -> Play:
        game, k, elements = self.game, self.game.kernels, elements_in(self.game)
        blank, picks = game.blank(self.players, self.options), picks_of(names, self.players)
        word, bots_word = np.uint64(self.seed), word_for_bots(self.seed)
        kernels: tuple[Any, ...] = (
            blank,
            self.players,
            k.deal,
            k.actors,
            k.legal,
            k.play,
            k.result,
            k.mask,
            k.weigh,
            k.value,
            elements.use,
            elements.dealt,
            elements.earn,
        )

        watch_batch: Any = watching.watch_batch

        def play(first: int, count: int) -> Games:
            games = Games.blank(elements, self.players, count)
            numbers = (game.max_legal, game.first_turn_place, word, bots_word, first, LIMIT, EVERY)
            arrays = (forbidden, games.courses, games.hands, games.uses, games.earned)
            watch_batch(*kernels, picks, *numbers, *arrays)
            return games

        return play

    def _think(self, names: list[str], first: int, count: int) -> Games:
        game, k, elements = self.game, self.game.kernels, elements_in(self.game)
        blank = game.blank(self.players, self.options)
        kernels: tuple[Any, ...] = (
            blank,
            self.players,
            k.deal,
            k.actors,
            k.legal,
            k.play,
            k.result,
            k.value,
            elements.use,
            elements.dealt,
            elements.earn,
        )
        watch_match: Any = watching.watch_match
        games = Games.blank(elements, self.players, count)
        for row, number in enumerate(range(first, first + count)):
            match = self._match(names, number)
            log = match.log
            one = slice(row, row + 1)
            movers = np.array([move.seat for move in log], np.int8)
            moves = np.array([move.action for move in log], np.int32)
            numbers = (game.max_legal, game.first_turn_place, np.uint64(self.seed), number)
            arrays = (games.courses[one], games.hands[one], games.uses[one], games.earned[one])
            watch_match(*kernels, *numbers, movers, moves, *arrays)
        return games

    def _match(self, names: list[str], number: int) -> Match:
        """A deal, played by bots that think."""
        game, deal = self.game, int(seed_of(np.uint64(self.seed), 2 * number))
        chance = np.array([seed_of(word_for_bots(self.seed), 2 * number)], np.uint64)
        match = game.deal(self.players, deal, None, self.options)
        sitting = [
            player(name, game, (int(chance[0]) + seat) % 2**64) for seat, name in enumerate(names)
        ]
        try:
            while not match.over and match.ply < LIMIT:
                seat = int(one_of(chance, sum(1 << actor for actor in match.actors)))
                match.act(sitting[seat].choose(Sight.of(match, seat)), seat)
        finally:
            for bot in sitting:
                bot.close()
        return match
