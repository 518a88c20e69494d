"""Every row of the data is carried out at least once, as an independent model foretells it.

Each test plays what its rows are for and then asks the model which rows it has met; a row
that nothing triggers is named in the failure. A new kind of row needs a test here too.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from glow import reference
from glow.reference.met import MET
from glow.table import GAME, alone, day, faces_for, match, own, play_foretold, seat
from spieltisch.games.glow.material import DATA

LENT = {"green": "G3", "blue": "B3", "azure": "A3", "red": "R4", "orange": "O3"}
SPECIAL = {"purple": "footprints", "yellow": "points", "black": "curse"}
ISLANDS = {row["id"]: row for row in DATA["islands"]}
SPACES = {row["id"]: row for row in DATA["spaces"]}


@pytest.fixture(autouse=True)
def nothing_met_yet() -> None:
    MET.clear()


def missing(kind: str, names: Any) -> set[str]:
    """The names that the model has not met."""
    return {str(name) for name in names} - {name for sort, name in MET if sort == kind}


def test_every_kind_of_row_has_a_test_here() -> None:
    assert set(DATA) == {
        *("elements", "dice", "adventurers", "companions", "spells", "tiles"),
        *("reroll_spaces", "spaces", "connections", "islands", "routes"),
    }


def test_every_condition_of_every_card_is_met_and_carried_out() -> None:
    rows = [*DATA["companions"], *DATA["adventurers"]]
    for row in rows:
        if not row["when"]:
            continue
        name = row.get("id", row["name"])
        hero = row["name"] if "colour" in row else "Orium"
        fields: dict[str, Any] = {"score": 20, "footprints": 5}
        faces = faces_for(row["when"], row.get("dice", 2))
        if "id" in row:
            fields["companions"] = [name]
        if "die" in row:
            colour = "green" if row["die"] == "any" else row["die"]
            fields |= {"lent": {name: colour}, "lent_dice": LENT[colour]}
            faces = faces_for(row["when"], 3)
        play_foretold(day("noon", " ".join(faces), hero, **fields), f"resolve {name}")
    kaar = {area: {"companion": f"A{k:02}"} for k, area in enumerate(DATA["elements"], 17)}
    play_foretold(match(seat(), seat("Orium"), track=kaar), "take air")
    # Pocana alone has neither condition nor effect; her dice and points are met below.
    silent = [row["name"] for row in rows if not row["when"] and not row.get("black_die")]
    assert silent == ["Pocana"]
    assert missing("card", {row.get("id", row["name"]) for row in rows} - {*silent}) == set()


def test_every_card_is_scored_at_the_end() -> None:
    for row in [*DATA["companions"], *DATA["adventurers"]]:
        hero = row["name"] if "colour" in row else "Orium"
        cards = [row["id"]] if "id" in row else []
        track = {"fire": {"dice": ["K1"]}}
        m = day("travel", "", hero, score=20, companions=cards, track=track, round=8)
        play_foretold(m, "stop")
        position = m.position()
        points = [reference.final(position, s) for s in (0, 1)]
        assert list(m.result.points) == points
        assert list(m.result.winners) == reference.winners(position)
    names = [row.get("id", row["name"]) for row in [*DATA["companions"], *DATA["adventurers"]]]
    assert missing("scored", names) == set()


def test_every_spell_is_resolved() -> None:
    for number, row in enumerate(DATA["spells"], 1):
        spells = [{"spell": f"S{number}", "state": "open", "seat": 0}]
        fields: dict[str, Any] = {"companions": "A02 A08", "score": 20, "footprints": 5}
        faces = " ".join(faces_for(row["when"], 3))
        m = day("noon", faces, "Pocana", spells=spells, **fields)
        play_foretold(m, "resolve spell 1")
    assert missing("spell", [f"S{k + 1}" for k in range(len(DATA["spells"]))]) == set()


def test_every_die_shows_every_face_of_its_own() -> None:
    heroes = {row["colour"]: row["name"] for row in DATA["adventurers"]}
    every = set()
    for row in DATA["dice"]:
        colour = row["colour"]
        special = [] if isinstance(row["sixth"], str) else [SPECIAL[colour]]
        faces = {f"{colour} {face}" for face in [*DATA["elements"], *special]}
        every |= faces
        hero = heroes.get(colour, "Braccio")
        count = next(a["dice"] for a in DATA["adventurers"] if a["name"] == hero)
        letter = "K" if colour == "black" else colour[0].upper()
        dice_of = {f"{hero_letter(hero)}{k + 1}": "air" for k in range(count)} | {
            f"{letter}1": "air"
        }
        m = day("rolling", "", hero, dice=dice_of, rerolls=300)
        while missing("die", faces) and own(m)["rerolls"]:
            play_foretold(m, "pay token")
            play_foretold(m, f"reroll {letter}1")
    assert missing("die", every) == set()


def hero_letter(hero: str) -> str:
    colour = next(row["colour"] for row in DATA["adventurers"] if row["name"] == hero)
    return str(colour[0].upper())


def test_every_special_face_does_what_it_shows() -> None:
    for hero, dice in (
        ("Orium", {"Y1": "points", "Y2": "air"}),
        ("Noctiluca", {"P1": "footprints", "P2": "air"}),
        ("Braccio", {"G1": "air", "G2": "fire", "K1": "curse"}),
    ):
        play_foretold(day("rolling", "", hero, dice=dice, score=20), "keep")
    assert missing("special face", SPECIAL.values()) == set()


def test_every_reroll_space_and_every_free_reroll_pays() -> None:
    m = day("rolling", "air fire", score=53, companions="A18 B22")
    while "pay points" in m.legal(0):
        play_foretold(m, "pay points")
        play_foretold(m, "reroll G1")
    for _ in range(2):
        play_foretold(m, "pay lumipili")
        play_foretold(m, "reroll G1")
    assert missing("reroll space", DATA["reroll_spaces"]) == set()
    giving = [row["id"] for row in DATA["companions"] if row.get("free_rerolls")]
    assert missing("free reroll", giving) == set()


def test_every_connection_is_crossed_both_ways_and_every_space_entered() -> None:
    steps = [(c[0], c[1]) for c in DATA["connections"]]
    steps += [(there, here) for here, there in steps]
    for here, there in steps:
        space = SPACES[there]
        element = space.get("element", "air")
        other = "fire" if element != "fire" else "water"
        faces = f"{element} {other}" if space["kind"] != "forbidden" else f"{other} {other}"
        m = day("travel", faces, band=here, footprints=9, score=20, companions="A02 A08")
        play_foretold(m, f"go {there}" + (" G1" if space["kind"] == "symbol" else ""))
    assert missing("step", [f"{here}-{there}" for here, there in steps]) == set()
    assert missing("space", SPACES) == set()


def test_every_route_is_sailed_both_ways_and_every_island_reached() -> None:
    rows_of_faces = ["", "air air", "air fire", "air fire leaf", "air fire leaf stone"]
    rows_of_faces.append("air fire leaf stone water")
    ways = [(r["from"], r["to"], r) for r in DATA["routes"]]
    ways += [(target, origin, row) for origin, target, row in ways]
    for origin, target, row in ways:
        away = ("south", "east_far", "north_far", "west_near", "southeast_far")
        rest = [i for i in away if i not in (origin, target)][:3]
        faces = rows_of_faces[max(row["symbols"], default=3)]
        fields: dict[str, Any] = {"board": "sea", "boats": [origin, *rest], "footprints": 2}
        m = day("travel", faces, companions="A02 A08", other=seat("Orium"), **fields)
        play_foretold(m, f"sail {origin} {target}".replace("_", "-"))
    assert missing("crossing", [f"{origin}-{target}" for origin, target, _ in ways]) == set()
    assert missing("island", ISLANDS) == set()


@pytest.mark.parametrize("board", ["shadows", "sea"])
def test_every_solo_tile_is_carried_out(board: str) -> None:
    names = [row["id"] for row in DATA["tiles"]]
    for name in names:
        rest = [other for other in names if other != name]
        track: dict[str, Any] = {"stone": {"tile": name}}
        for area, other in zip(("fire", "water", "air", "leaf"), rest, strict=False):
            track[area] = {"tile": other}
        m = alone(track=track, board=board, tom={"tile_stack": rest[4:], "score": 17, "band": 4})
        play_foretold(m, "take stone")
    assert missing("tile", [f"{name} {board}" for name in names]) == set()


def test_every_route_that_leads_outward_is_sailed_by_tom() -> None:
    settled = GAME.checked_options(1, {"board": "sea"})
    open_routes = [row for row in DATA["routes"] if row.get("solo", True)]
    every = set()
    for row in open_routes:
        near, far = sorted((row["from"], row["to"]), key=lambda i: ISLANDS[i]["steps"])
        if near != "east_near":  # nobody gets there
            every.add(f"{near} {far}".replace("_", "-"))
    assert len(every) == 12
    for seed in range(200):
        m = GAME.deal(1, seed, None, settled)
        rng = np.random.default_rng(seed)
        while not m.over and missing("toms route", every):
            moves = m.legal()
            move = "keep" if "keep" in moves else moves[int(rng.integers(len(moves)))]
            if m.position()["phase"] == "morning":
                play_foretold(m, move)
            else:
                m.play(move)
        if not missing("toms route", every):
            break
    assert missing("toms route", every) == set()
