"""The search that compares moves in the same worlds: what it tries, and what it goes by."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import spieltisch
from bots.twins import played, standing, twin
from spieltisch.bots.search import Candidate, Comparing, Comparison, Search, Settings, thinker
from spieltisch.bots.sight import Sight
from spieltisch.engine.parts import Options

TABLES: list[tuple[str, int, Options]] = [
    ("sequence", 2, {}),
    ("sequence", 4, {}),
    ("labyrinth", 2, {}),
    ("gluex", 3, {}),
    ("glow", 1, {}),
]
FEW = Comparison(candidates=6, plies=3)
FORESEEING = Comparison(candidates=6, plies=3, replies=4, turns=(1, 2))


def sight_of(name: str, players: int = 2, **options: object) -> Sight:
    """What the seat to move sees after a few moves."""
    match = played(spieltisch.game(name), players, seed=2, plies=9, **options)
    return Sight.of(match, match.actors[0])


def tries(candidates: list[Candidate]) -> list[int]:
    return [candidate.visits for candidate in candidates]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_all_legal_moves_are_listed_and_those_that_go_on_come_first(
    name: str, players: int, options: Options
) -> None:
    sight = sight_of(name, players, **options)
    candidates = Comparing(FEW, seed=1).think(sight, iterations=120)
    assert sorted(c.action for c in candidates) == sorted(sight.actions.tolist())
    assert tries(candidates) == sorted(tries(candidates), reverse=True)
    assert all(0 <= c.worth <= 1 for c in candidates)
    if len(candidates) > 1:
        assert sum(1 for c in candidates if c.visits) == min(6, len(candidates))


def test_the_better_half_goes_on_to_further_worlds() -> None:
    candidates = Comparing(Comparison(candidates=8, plies=2), seed=1).think(
        sight_of("sequence"), iterations=240
    )
    first = 240 // 3 // 8
    assert tries(candidates)[:8] == [first * 7] * 2 + [first * 3] * 2 + [first] * 4
    assert candidates[0].worth >= candidates[1].worth


def test_the_same_seed_finds_the_same_on_any_number_of_threads() -> None:
    sight = sight_of("sequence")
    alone, again, other = (
        Comparing(FEW, seed, threads).think(sight, iterations=300)
        for seed, threads in ((1, 1), (1, 2), (2, 1))
    )
    assert alone == again != other


@pytest.mark.parametrize("settings", [FEW, FORESEEING])
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_all_that_the_comparison_finds_is_the_same_for_twins(
    name: str, players: int, options: Options, settings: Comparison
) -> None:
    game = spieltisch.game(name)
    here = standing(match := played(game, players, 3, 12, **options), match.state)
    seat = here.actors[0]
    candidates = Comparing(settings, seed=5).think(Sight.of(here, seat), iterations=100)
    other = Sight.of(twin(here, seat, 9), seat)
    assert Comparing(settings, seed=5).think(other, iterations=100) == candidates


def test_what_was_learned_chooses_and_judges_where_it_fits_the_table() -> None:
    sight = sight_of("sequence")
    by_plies = Comparing(FEW, seed=1).think(sight, iterations=300)
    by_insight = Comparing(FORESEEING, seed=1).think(sight, iterations=300)
    assert [c.worth for c in by_insight] != [c.worth for c in by_plies]
    for_four = sight_of("sequence", 4)
    assert Comparing(FORESEEING, seed=1).think(for_four, iterations=300) == Comparing(
        FEW, seed=1
    ).think(for_four, iterations=300)


def test_a_comparison_by_time_ends() -> None:
    candidates = Comparing(FEW, seed=1).think(sight_of("sequence"), seconds=0.05)
    assert sum(tries(candidates)) > 0


def test_a_comparison_that_is_stopped_finds_an_end() -> None:
    comparing = Comparing(FEW, seed=1)
    with ThreadPoolExecutor(1) as pool:
        thinking = pool.submit(comparing.think, sight_of("sequence"), iterations=900_000_000)
        comparing.stop()
        assert thinking.result()


def test_the_way_of_thinking_follows_from_the_settings() -> None:
    assert isinstance(thinker(FEW, seed=1), Comparing)
    assert isinstance(thinker(Settings(), seed=1), Search)
