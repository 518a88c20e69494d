"""What cannot be asked of a tournament is refused with a sentence that says what can be."""

from __future__ import annotations

from math import inf, nan
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.bots.arena import Plan, Tournament, tournament
from spieltisch.bots.arena.words import BadTournament

GLUEX = spieltisch.game("gluex")

GAMES = "is not a number of games; it takes a whole number from 1 up"
THREADS = "is not a number of games to play at once; it takes a whole number from 1 up"
LIMIT = "is not a number of moves after which to stop a game; it takes a whole number from 1"
SECONDS = "is not a time for a move; it takes seconds above 0"
BOTS = "is not a list of bots' names; it takes texts"
UNTIL = "is not a pair of shares; it takes two numbers from 0 to 1, the lower one first"
LOWER_FIRST = "must lie between 0 and 100 %, the lower one first"


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        *(({"games": games}, GAMES) for games in ("x", 0, -1, 2.5, nan, None, True)),
        *(({"threads": threads}, THREADS) for threads in (-1, 0, 1.5, "x", False)),
        *(({"limit": limit}, LIMIT) for limit in (0, -1, 2.5, "x", None)),
        *(({"seconds": seconds}, SECONDS) for seconds in (0, -1, nan, inf, "x", True)),
        *(({"bots": bots}, BOTS) for bots in ([1, 2], "greedy", None, 7, ["greedy", None])),
        ({"bots": ["greedy"]}, "One bot alone has nobody to play against; name at least two"),
        ({"bots": []}, "One bot alone has nobody to play against; name at least two"),
        *(({"until": until}, UNTIL) for until in ((1,), (), 0.5, "50", ("a", "b"), (0, 1, 2))),
        *(({"until": until}, LOWER_FIRST) for until in ((0.6, 0.5), (50, 55), (nan, 0.5))),
    ],
)
def test_every_mistake_is_told_in_one_sentence(wrong: dict[str, Any], sentence: str) -> None:
    wishes = {"bots": ["greedy", "random"], "games": 2, "seed": 1, **wrong}
    with pytest.raises(BadTournament) as caught:
        tournament(GLUEX, **wishes)
    assert sentence in str(caught.value)
    assert str(caught.value).count(".\n") == 0
    assert caught.value.say("de") != str(caught.value)


def test_a_mistake_leaves_no_folder_behind(tmp_path: Path) -> None:
    with pytest.raises(BadTournament):
        tournament(GLUEX, ["greedy", "random"], games=0, out=tmp_path / "duel")
    assert not (tmp_path / "duel").exists()


# --- how long a round is -------------------------------------------------------------------------


def plan(bots: int, players: int) -> Plan:
    names = tuple(f"search@{number}" for number in range(1, bots + 1))
    return Plan(GLUEX, players, GLUEX.checked_options(players, {}), names, seed=1)


def test_it_is_told_when_a_round_takes_more_games_than_were_asked_for() -> None:
    note = Tournament(plan(bots=12, players=4), 100).rounding()
    assert note is not None
    assert note.say("en").endswith(
        "12 bots at 4 places play every deal in 1980 games: 1980 games are played, not 100."
    )
    assert "1980 Partien, nicht 100" in note.say("de")


def test_nothing_is_told_when_there_are_as_many_games_as_were_asked_for() -> None:
    assert Tournament(plan(bots=3, players=2), 12).rounding() is None


def test_a_round_that_nobody_would_see_the_end_of_is_refused() -> None:
    with pytest.raises(BadTournament, match="every deal takes 365560 games"):
        Tournament(plan(bots=40, players=4), 100)
