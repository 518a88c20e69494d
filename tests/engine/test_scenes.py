"""Scenes in two parts: what is open to all is written once, and never shown once it is outdated."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
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


@pytest.mark.parametrize("apart", [0, 1, 3, 12])
@pytest.mark.parametrize("name", ["duel", "sequence", "labyrinth", "gluex", "glow"])
def test_what_is_new_makes_the_later_scene_of_the_earlier_one(name: str, apart: int) -> None:
    game = DUEL if name == "duel" else spieltisch.game(name)
    for players in {2, max(count for count in game.players if count <= 4)}:
        match, random, compared = game.new(players=players, seed=3), Random(apart), 0
        seen = [(match.gallery.picture(), [match.scene(viewer) for viewer in VIEWERS])]
        while not match.over and match.ply < 60:
            seat = random.choice(match.actors)
            match.act(random.choice(match.legal_actions(seat)), seat)
            seen.append((match.gallery.picture(), [match.scene(viewer) for viewer in VIEWERS]))
            earlier, before = seen[max(0, match.ply - apart)]
            changes = match.gallery.changes(earlier)
            if changes is None:  # the table has grown or lost a part
                continue
            compared += 1
            for viewer, was, now in zip(VIEWERS, before, seen[-1][1], strict=True):
                new = json.loads(changes.open + changes.own_of(viewer) + b"}")
                assert folded(was["table"], new["table"]) == now["table"]
                assert new["scene"] == {name: now[name] for name in new["scene"]}
                assert apart > 0 or not new["table"], "nothing is new"
        assert compared > 0


def folded(table: Any, new: dict[str, Any]) -> Any:
    """A table of which the parts with these paths are others now."""
    table = deepcopy(table)
    for path, value in new.items():
        *around, name = path.split(".")
        place = table
        for step in around:
            place = place[int(step) if isinstance(place, list) else step]
        place[int(name) if isinstance(place, list) else name] = value
    return table


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
