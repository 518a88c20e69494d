"""The games of a study: compiled where all bots are compiled, else move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.seating import player
from spieltisch.bots.sight import Sight
from spieltisch.engine import registry
from spieltisch.engine.chance import one_of, seed_of
from spieltisch.engine.contract import MAX_SEATS
from spieltisch.engine.drivers import NOBODY, OUTCOME, seat_at
from spieltisch.engine.game import Game
from spieltisch.engine.match import Match
from spieltisch.engine.records import rows
from spieltisch.engine.simulation import LIMIT, chunk_player, word_for_bots

#: Plays deals from a number on, and returns an outcome for each.
Play = Callable[[int, int], NDArray[Any]]

RANDOM = "random"


def line_up(game: Game, players: int, options: dict[str, Any], names: list[str], seed: int) -> Play:
    """Who plays, ready for any deals; a deal has the same seed whoever plays it."""
    if not set(names) <= set(registry.bots()):
        return lambda first, count: _think(game, players, options, names, seed, first, count)
    at_random = set(names) == {RANDOM}  # which is faster without bots
    blank = game.blank(players, options)
    play_chunk = chunk_player(game, blank, players, None if at_random else names, seed)

    def play(first: int, count: int) -> NDArray[Any]:
        outcomes = rows(OUTCOME, count)
        play_chunk(first, outcomes)
        return outcomes

    return play


def _think(
    game: Game,
    players: int,
    options: dict[str, Any],
    names: list[str],
    seed: int,
    first: int,
    count: int,
) -> NDArray[Any]:
    outcomes = rows(OUTCOME, count)
    for row, number in enumerate(range(first, first + count)):
        deal = int(seed_of(np.uint64(seed), 2 * number))
        chance = np.array([seed_of(word_for_bots(seed), 2 * number)], np.uint64)
        match = game.deal(players, deal, None, options)
        sitting = [
            player(name, game, (int(chance[0]) + seat) % 2**64) for seat, name in enumerate(names)
        ]
        beginner = seat_at(match.state, game.first_turn_place)
        try:
            while not match.over and match.ply < LIMIT:
                seat = int(one_of(chance, sum(1 << actor for actor in match.actors)))
                match.act(sitting[seat].choose(Sight.of(match, seat)), seat)
        finally:
            for bot in sitting:
                bot.close()
        _write(outcomes[row], match, beginner)
    return outcomes


def _write(outcome: Any, match: Match, beginner: int) -> None:
    points, state = np.zeros(MAX_SEATS), match.state
    outcome["winners"] = match.game.kernels.result(state, points)
    outcome["points"] = points
    outcome["actions"], outcome["finished"] = match.ply, match.over
    place = match.game.first_turn_place
    outcome["first"] = seat_at(state, place) if beginner == NOBODY else beginner
