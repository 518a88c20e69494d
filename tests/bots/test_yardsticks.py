"""The bots of earlier days: whatever is changed, they think what they always thought.

`yardsticks.json` holds how often `master-1` tried which move, in three positions of every game. It
was written when these bots were the masters and is never to be written again.
"""

import json
from pathlib import Path

import pytest

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.players import Searcher
from spieltisch.bots.sight import Sight
from spieltisch.engine.match import Match

THOUGHTS = json.loads((Path(__file__).parent / "yardsticks.json").read_text(encoding="utf-8"))


def position(name: str, seed: int, plies: int) -> Match:
    """A match after so many moves, and a few more until there is something to choose."""
    match = spieltisch.game(name).new(players=2, seed=seed)
    for ply in range(plies):
        seat = match.actors[0]
        moves = match.legal(seat)
        match.play(moves[(7 * ply + seed) % len(moves)], seat)
    while len(match.legal(match.actors[0])) < 4:
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    return match


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", THOUGHTS)
def test_the_first_master_thinks_what_it_always_thought(name: str, number: int) -> None:
    match = position(name, seed=number + 1, plies=(6, 15, 24)[number])
    bot = seating.player("master-1@60", match.game, seed=5)
    assert isinstance(bot, Searcher)
    candidates = bot.consider(Sight.of(match, match.actors[0]))
    tries = {
        match.game.write_move(match.state, one.action): one.visits
        for one in candidates
        if one.visits > 0
    }
    assert {"ply": match.ply, "moves": tries} == THOUGHTS[name][number]
