"""Why a match ended as it did is said by the rules of the game, in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch.engine.match import Match

GAMES = ("sequence", "labyrinth", "gluex", "glow")


def ended(game: str, players: int, seed: int, **options: Any) -> Match:
    match = spieltisch.game(game).new(players=players, seed=seed, **options)
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(legal[(len(match.log) * 7 + 3) % len(legal)], seat)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_verdict_before_the_end(game: str) -> None:
    assert spieltisch.game(game).new(players=2, seed=1).verdict is None


@pytest.mark.parametrize("seed", range(6))
def test_the_sequences_of_the_winners_decide(seed: int) -> None:
    match = ended("sequence", 4, seed)
    verdict, table = match.verdict, match.scene()["table"]
    assert verdict is not None
    if table["winner"] is None:
        assert verdict.places == ()
        return
    rows = [row["cells"] for row in table["sequences"] if row["team"] == table["winner"]]
    assert set(verdict.places) == {cell for row in rows for cell in row}
    assert verdict.why.say("en").startswith(f"{len(rows)} complete sequences")


@pytest.mark.parametrize("seed", range(3))
def test_the_winner_of_a_labyrinth_stands_where_it_was_decided(seed: int) -> None:
    match = ended("labyrinth", 2, seed)
    verdict = match.verdict
    assert verdict is not None
    figures = match.scene()["table"]["figures"]
    assert list(verdict.places) == [figures[seat] for seat in match.result.winners]


@pytest.mark.parametrize("seed", range(6))
def test_a_tie_at_gluex_is_decided_in_the_middle_room(seed: int) -> None:
    match = ended("gluex", 2, seed)
    verdict, breakdown = match.verdict, match.result.breakdown
    assert verdict is not None
    points = sorted(breakdown["points"], reverse=True)
    if breakdown["tie_break"]:
        assert verdict.places == (breakdown["tie_break"]["room"],)
        assert f"tie at {points[0]} points" in verdict.why.say("en")
    else:
        assert verdict.why.say("de") == f"{points[0]} Punkte aus den Räumen gegen {points[1]}."


@pytest.mark.parametrize("board", ["shadows", "sea"])
def test_alone_tom_is_who_the_points_are_held_against(board: str) -> None:
    match = ended("glow", 1, 5, board=board)
    verdict, breakdown = match.verdict, match.result.breakdown
    assert verdict is not None
    own, toms = breakdown["seats"][0]["total"], breakdown["tom"]["total"]
    assert verdict.why.say("en") == f"{own} points against Tom’s {toms}."
    table = match.scene()["table"]
    owner = table["seats"][0] if match.result.winners else table["tom"]
    toms_camp = breakdown["tom"]["camp"]
    assert set(verdict.places) <= {owner["camp"], toms_camp, *(owner["boats"] or [])}


@pytest.mark.parametrize("seed", range(3))
def test_the_most_points_decide_at_glow(seed: int) -> None:
    match = ended("glow", 3, seed)
    verdict = match.verdict
    assert verdict is not None
    points = sorted((int(one) for one in match.result.points), reverse=True)
    assert verdict.why.say("en").startswith((f"{points[0]} points", f"A tie at {points[0]} points"))
