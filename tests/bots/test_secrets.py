"""No bot's choice depends on what its seat cannot know.

Worlds that differ only in what is hidden from a seat, the same seed: the same choice.
"""

import pytest

import spieltisch
from bots.twins import played, standing, twin
from spieltisch.bots.search import Search, Settings
from spieltisch.bots.seating import player
from spieltisch.bots.sight import Sight
from spieltisch.engine.levels import NAMES
from spieltisch.engine.parts import Options
from spieltisch.engine.records import viewed

BOTS = ("random", "greedy", "search@60", *NAMES[:3])

TABLES: list[tuple[str, int, Options]] = [
    ("sequence", 2, {}),
    ("sequence", 3, {}),
    ("sequence", 4, {}),
    ("labyrinth", 2, {}),
    ("labyrinth", 4, {}),
    ("labyrinth", 1, {"goals_shown": "one"}),
    ("labyrinth", 2, {"goals_shown": "one", "return_home": True}),
    ("gluex", 2, {}),
    ("gluex", 4, {}),
    ("glow", 2, {}),
    ("glow", 4, {"board": "sea"}),
    ("glow", 1, {}),
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
@pytest.mark.parametrize("bot", BOTS)
def test_twins_get_the_same_choice(name: str, players: int, options: Options, bot: str) -> None:
    game = spieltisch.game(name)
    hidden = 0
    for seed, plies in enumerate((0, 5, 20, 45)):
        match = played(game, players, seed, plies, **options)
        seat = match.actors[0]
        here = standing(match, match.state)
        choice = player(bot, game, seed=11).choose(Sight.of(here, seat))
        for k in range(3):
            there = twin(here, seat, seed=100 * seed + k)
            hidden += there.state.tobytes() != here.state.tobytes()
            assert player(bot, game, seed=11).choose(Sight.of(there, seat)) == choice
    assert hidden > 0, "these worlds do not differ, so they show nothing"


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_all_that_the_search_finds_is_the_same_for_twins(
    name: str, players: int, options: Options
) -> None:
    game = spieltisch.game(name)
    here = standing(match := played(game, players, 3, 12, **options), match.state)
    seat = here.actors[0]
    candidates = Search(Settings(guided=3), seed=5).think(Sight.of(here, seat), iterations=150)
    other = Sight.of(twin(here, seat, 9), seat)
    assert Search(Settings(guided=3), seed=5).think(other, iterations=150) == candidates


def test_a_sight_holds_no_card_of_the_others() -> None:
    match = played(spieltisch.game("sequence"), 2, 1, 10)
    seat = match.actors[0]
    view = viewed(Sight.of(match, seat).view, match.game.record)
    others = view.hands[1 - seat]
    assert not others.any()
    assert view["generator"] == 0
