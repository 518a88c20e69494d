"""Scenes in two parts: what is open to all is written once, and never shown once it is outdated."""

from __future__ import annotations

import json
from typing import Any

import pytest

import spieltisch
from engine.duel import GAME as DUEL
from spieltisch.engine.match import Match

VIEWERS: list[int | None] = [0, 1, None]


def look(match: Match, viewer: int | None) -> Any:
    return json.loads(match.gallery.open_scene() + match.gallery.own_scene(viewer))


def played(match: Match, plies: int, choice: int = 0) -> Match:
    for _ in range(plies):
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(legal[choice % len(legal)], seat)
    return match


@pytest.mark.parametrize("name", ["duel", "sequence", "labyrinth", "gluex", "glow"])
def test_both_parts_together_are_the_scene(name: str) -> None:
    game = DUEL if name == "duel" else spieltisch.game(name)
    match = game.new(players=2, seed=3)
    while len(match.log) < 4 and not match.over:
        assert all(look(match, viewer) == match.scene(viewer) for viewer in VIEWERS)
        played(match, 1)


def test_a_move_after_an_undo_is_shown_and_not_the_one_taken_back() -> None:
    match = spieltisch.game("sequence").new(players=2, seed=7)
    played(match, 3)
    before = [look(match, viewer) for viewer in VIEWERS]
    match.undo()
    played(match, 1, choice=-1)
    after = [look(match, viewer) for viewer in VIEWERS]
    assert [scene["ply"] for scene in after] == [scene["ply"] for scene in before]
    assert all(now["table"] != was["table"] for now, was in zip(after, before, strict=True))


def test_names_that_change_are_shown_at_once() -> None:
    match = spieltisch.game("sequence").new(players=2, seed=7, seats=["Anna", "Ben"])
    assert match.scene(0)["seats"] == ["Anna", "Ben"]
    assert match.branch(["Cara", "Dan"]).scene(0)["seats"] == ["Cara", "Dan"]
    match.seats = ("Ada", "Bo")
    assert match.scene(0)["seats"] == ["Ada", "Bo"]


def test_earlier_positions_are_shown_as_they_were() -> None:
    match = played(spieltisch.game("gluex").new(players=2, seed=7), 6)
    again = spieltisch.game("gluex").new(players=2, seed=7)
    for ply in range(7):
        assert match.scene_at(ply, 0) == again.scene(0)
        assert match.scene(0)["ply"] == 6
        if ply < 6:
            played(again, 1)


def test_everything_is_open_only_to_whoever_sees_all_at_the_end() -> None:
    match = played(DUEL.new(players=2, seed=1), 1)
    while not match.over:
        played(match, 1)
    hands = [match.scene_at(0, viewer)["table"]["hands"] for viewer in ("all", 0, None)]
    everything, own, spectator = hands
    assert None not in everything
    assert own == [everything[0], None]
    assert spectator == [None, None]
