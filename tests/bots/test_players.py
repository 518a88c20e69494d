"""Amateurs err as people do: by a little often, by a lot seldom, and never by throwing dice."""

from __future__ import annotations

from collections import Counter

import pytest

import spieltisch
from sequence.table import position
from spieltisch.bots import seating
from spieltisch.bots.players import Amateur
from spieltisch.bots.sight import Sight
from spieltisch.engine.levels import NAMES

#: How often somebody is asked for a move.
TIMES = 300


def choices(match: spieltisch.Match, blur: float, breadth: int = 8) -> Counter[str]:
    """How often an amateur plays each move."""
    sight = Sight.of(match, 0)
    actions = [Amateur(blur, breadth, seed).choose(sight) for seed in range(TIMES)]
    return Counter(match.game.write_move(match.state, action) for action in actions)


def test_the_best_move_is_played_the_less_often_the_rougher_the_glance() -> None:
    match = position(
        """
            4  . . . . . . . . . .
            5  . . b b . . . . . .
            6  . . . . b . . . . .
        """,
        "5H 2S KC 9D",
    )
    best = [choices(match, blur).most_common(1)[0][1] for blur in (0.01, 2.0, 9.0)]
    assert best[0] == TIMES > best[1] > best[2]


@pytest.mark.parametrize("blur", [2.0, 9.0])
def test_a_threat_is_overlooked_the_more_seldom_the_larger_it_is(blur: float) -> None:
    hand = "5H 2S KC 9D"
    stop = position("5  g g g g . . . . . .", hand)
    win = position("5  b b b b . . . . . .", hand, sequences_to_win=1)
    quiet, stopping, winning = (
        choices(match, blur)["5H e5"] for match in (position("", hand), stop, win)
    )
    assert quiet < stopping <= winning == TIMES


def test_a_wild_jack_is_not_wasted_on_nothing() -> None:
    match = position("", "JC 5H 2S KC 9D 3D 8C")
    for level in ("casual", "skilled", "expert"):
        settings = match.game.levels.of(level)
        moves = choices(match, settings.blur, settings.breadth)
        jacks = sum(times for move, times in moves.items() if move.startswith("JC"))
        assert jacks == 0


@pytest.mark.parametrize("game", spieltisch.games())
def test_no_level_plays_at_random(game: str) -> None:
    loaded = spieltisch.game(game)
    sight = Sight.of(loaded.new(players=2, seed=3), loaded.new(players=2, seed=3).actors[0])
    for name in NAMES:
        first = seating.player(name, loaded, seed=5).choose(sight)
        assert first == seating.player(name, loaded, seed=5).choose(sight)
        level = loaded.levels.of(name)
        assert level.blur == 0.0 or level.iterations == 0
