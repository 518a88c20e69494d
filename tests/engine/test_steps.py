"""Steps: what a move leads to is known before it is played, and played only where it fits."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from engine.duel import GAME
from spieltisch.engine.errors import IllegalMove, MatchIsOver, OutOfTurn, UnreadableMove
from spieltisch.engine.match import Match


def match_at(ply: int) -> Match:
    match = GAME.new(players=2, seed=1)
    while match.ply < ply:
        match.act(match.legal_actions(match.actors[0])[0], match.actors[0])
    return match


def test_to_foresee_a_move_changes_nothing() -> None:
    match = match_at(1)
    before = match.save()
    match.foresee(match.legal(match.actors[0])[0], match.actors[0])
    assert match.save() == before


def test_a_committed_step_is_the_move_played() -> None:
    one, other = match_at(0), match_at(0)
    while not one.over:
        seat = one.actors[0]
        move = one.legal(seat)[-1]
        step = one.foresee(move, seat)
        one.commit(step)
        other.play(move, seat)
        assert one.played(one.ply) == step.played == other.played(other.ply)
        assert one.state.tobytes() == other.state.tobytes()
        assert step.is_last == other.over
        assert step.actors == other.actors
        assert step.winners == (other.result.winners if other.over else ())


def test_an_action_is_the_move_that_is_written_for_it() -> None:
    by_notation, by_number = match_at(0), match_at(0)
    while not by_notation.over:
        seat = by_notation.actors[0]
        by_notation.play(by_notation.legal(seat)[-1], seat)
        by_number.act(by_number.legal_actions(seat)[-1], seat)
    assert by_number.log == by_notation.log
    assert by_number.save() == by_notation.save()


def test_a_step_fits_only_the_position_it_was_foreseen_in() -> None:
    match = match_at(0)
    seat = match.actors[0]
    step = match.foresee(match.legal(seat)[0], seat)
    match.commit(step)
    with pytest.raises(ValueError, match="another position"):
        match.commit(step)
    with pytest.raises(ValueError, match="another position"):
        match_at(0).commit(step)
    match.undo()
    match.commit(step)
    assert match.ply == 1


@pytest.mark.parametrize("action", [-1, GAME.actions, 1.0, True, None, "keep"])
def test_what_is_no_action_code_is_refused(action: Any) -> None:
    match = match_at(0)
    with pytest.raises(UnreadableMove, match=f" from 0 to {GAME.actions - 1}"):
        match.act(action, match.actors[0])
    assert match.ply == 0


def test_an_action_out_of_turn_or_against_the_rules_is_refused() -> None:
    match = spieltisch.game("sequence").new(players=2, seed=7)
    (seat,), legal = match.actors, match.legal_actions()
    with pytest.raises(OutOfTurn):
        match.act(legal[0], 1 - seat)
    with pytest.raises(IllegalMove):
        match.act(min(set(range(match.game.actions)) - set(legal)), seat)
    assert match.ply == 0


def test_an_action_after_the_end_is_refused() -> None:
    match = match_at(0)
    while not match.over:
        match.act(match.legal_actions(match.actors[0])[0], match.actors[0])
    with pytest.raises(MatchIsOver):
        match.act(0, 0)
