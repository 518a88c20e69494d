"""What is measured besides the engine's figures: turns with all choices enumerated."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from spieltisch.engine import contract
from spieltisch.engine.bits import count, whole
from spieltisch.engine.chance import below
from spieltisch.engine.compiling import Unit, kernel, prepare
from spieltisch.engine.contract import State
from spieltisch.engine.moves import arguments
from spieltisch.engine.records import copy, viewed
from spieltisch.games.labyrinth.record import INSERT, INSERTING, MAX_LEGAL, OVER, RECORD
from spieltisch.games.labyrinth.rules import legal, reachable
from spieltisch.games.labyrinth.turns import insert, play

if TYPE_CHECKING:
    from spieltisch.engine.game import Game


@kernel
def full_turns(state: State, seed: np.uint64, turns: int) -> int:
    """Play at random, but first look at every insertion and all cells that it opens up.

    Plays at most `turns` turns and returns how many cells the choices had in all.
    """
    s = viewed(state, RECORD)
    scratch = np.empty_like(state)
    after = viewed(scratch, RECORD)
    actions = np.empty(MAX_LEGAL, np.int32)
    generator = np.empty(1, np.uint64)
    generator[0] = seed
    choices = 0
    for _ in range(turns):
        if s.phase == OVER:
            break
        seat = whole(s.turn)
        if s.phase == INSERTING:
            options = legal(s, seat, actions)
            for k in range(options):
                copy(scratch, state)
                slot, openings = arguments(whole(actions[k]), INSERT)
                insert(after, slot, openings)
                for word in reachable(after, whole(after.figures[seat])):
                    choices += count(word)
            play(s, seat, whole(actions[below(generator, options)]))
        options = legal(s, seat, actions)
        play(s, seat, whole(actions[below(generator, options)]))
    return choices


def measure_full_turns(game: Game, players: int) -> Callable[[int], float]:
    """Play `turns` turns that way, in as many games as it takes; return how many there were."""
    prepare("labyrinth-bench", units())

    def work(turns: int) -> float:
        done, seed = 0, 0
        while done < turns:
            state = game.new(players, seed).state
            full_turns(state, np.uint64(seed), turns - done)
            done += int(viewed(state, RECORD).turns)
            seed += 1
        return done

    return work


def units() -> list[Unit]:
    """The driver with its signature."""
    return [Unit("full_turns", full_turns, contract.ROLLOUT)]
