"""Positions: what they take, and each sentence with which an impossible one is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from glow.table import GAME, TOM, alone, match, seat
from spieltisch.engine.errors import BadPosition
from spieltisch.games.glow.reading import WORDS

TRACK: dict[str, Any] = {
    "fire": {"companion": "A05"},
    "water": {"companion": "A15"},
    "stone": {"companion": "A08"},
    "air": {"companion": "A18"},
    "leaf": {"companion": "A01"},
}
DAY = {"phase": "day", "round": 7}
SOLO_TRACK = {area: {"companion": c} for area, c in (("stone", "A02"), ("air", "A04"))}
SOLO_TRACK["leaf"] = {"companion": "A05"}


def two(first: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"seats": [{"adventurer": "Braccio", **first}, {"adventurer": "Orium"}], **fields}


def busy(**first: Any) -> dict[str, Any]:
    dice = first.pop("dice", {"G1": "air", "G2": "fire"})
    return two({"stage": "travel", "dice": dice, **first}, **DAY)


def solo(**fields: Any) -> dict[str, Any]:
    tom = {**TOM, **fields.pop("tom", {})}
    own = {"adventurer": "Braccio", **fields.pop("own", {})}
    return {"players": 1, "seats": [own], "tom": tom, "track": SOLO_TRACK, **fields}


#: A solo game in its second half, over because pile B has too few companions; three areas
#: wait for one.
RUNNING_OUT: dict[str, Any] = {"phase": "over", "round": 6, "track": {}, "tom": {"refills": 1}}


BAD: list[tuple[str, dict[str, Any]]] = [
    ("object", two({}, track=3)),
    ("unknown-field", two({}, moon=3)),
    ("unknown-field", two({"moon": 3})),
    ("number", two({"score": -1}, track=TRACK)),
    ("one-of", two({"adventurer": "Tom"}, track=TRACK)),
    ("list", two({"companions": "A01"})),
    ("not-in-list", two({"companions": ["A99"]})),
    ("twice", two({"companions": ["A01", "A01"]})),
    ("generator", two({}, generator="moon")),
    ("generator", two({}, generator="0x1F")),
    ("generator", two({}, generator="٣")),
    ("one-of", two({}, phase=10**5000)),
    ("too-many-companions", two({"companions": ["A02", "A03"]}, round=2, track=TRACK)),
    ("too-many-companions", two({"companions": ["A02", "A03", "A04"]}, round=3, track=TRACK)),
    ("too-many-companions", two({"companions": ["A02", "A03"]}, phase="day")),
    ("round", two({}, round=0)),
    ("seats", {"seats": [{}]}),
    ("no-tom", two({}, tom={})),
    ("no-spells", solo(spells=[{"spell": "S1"}])),
    ("no-black-die", solo(track={**SOLO_TRACK, "fire": {"dice": ["K1"]}})),
    ("no-such-face", busy(dice={"G1": "points", "G2": "air"})),
    (
        "die-twice",
        two(
            {},
            track={
                **TRACK,
                "fire": {"companion": "A05", "dice": ["G4"]},
                "air": {"companion": "A18", "dice": ["G4"]},
            },
        ),
    ),
    ("too-many-companions", two({"companions": [f"A{k:02}" for k in range(1, 10)]})),
    ("boats", {**two({"boats": ["moon"]}), "options": {"board": "sea"}}),
    (
        "boats-share",
        {**two({"boats": ["centre", "centre", "south", "south"]}), "options": {"board": "sea"}},
    ),
    ("about", two({"about": "A01"})),
    (
        "large-on-track",
        two(
            {},
            track={**TRACK, "fire": {"companion": "A05", "dice": ["G1"]}},
        ),
    ),
    ("toms-die-elsewhere", solo(track={**SOLO_TRACK, "air": {"companion": "A04", "dice": ["B1"]}})),
    ("card-twice", two({"companions": ["A01"]}, track=TRACK)),
    ("not-in-solo", solo(own={"companions": ["A20"]})),
    ("cards-missing", two({}, track=TRACK, round=5, cemetery=["A02"])),
    ("too-many-cards-seen", two({"companions": ["B01"]}, track=TRACK)),
    ("deck-size", two({}, track=TRACK, deck=["A02"])),
    ("removed", two({}, track=TRACK, removed=["A02", "A03"])),
    ("removed-solo", solo(removed=["A06"])),
    ("spells", two({}, track=TRACK, spells=[{}] * 8)),
    ("spell-seat", two({}, track=TRACK, spells=[{"spell": "S1", "state": "open"}])),
    (
        "spell-order",
        two({}, track=TRACK, spells=[{"spell": "S1"}, {"spell": "S2", "state": "used"}]),
    ),
    ("tom-choosing", {**solo(phase="choosing"), "track": {}}),
    ("tom-colours", solo(tom={"colours": ["blue"]})),
    ("tom-dice", solo(tom={"dice": {"B1": "water"}})),
    ("tom-dice", solo(tom={"dice": {"B1": "water", "R1": None}})),
    ("tom-given", {**solo(), "options": {"tom_dice": ["orange", "red"]}}),
    ("tom-and-adventurer", solo(own={"adventurer": "Taetyss", "dice": {"B2": "air", "B3": "air"}})),
    (
        "adventurer-twice",
        {
            "seats": [{"adventurer": "Braccio"}, {"adventurer": "Braccio", "dice": {}}],
            "track": TRACK,
        },
    ),
    (
        "adventurers-given",
        {**two({}, track=TRACK), "options": {"adventurers": ["Orium", "Braccio"]}},
    ),
    ("choosing-order", {"phase": "choosing", "round": 0, "seats": [{"adventurer": "Orium"}, {}]}),
    ("choosing-empty", {"phase": "choosing", "round": 0, "seats": [{"score": 3}, {}]}),
    ("choosing-empty", {"phase": "choosing", "round": 0, "seats": [{}, {}], "track": TRACK}),
    ("not-lent", two({"companions": ["A02"], "lent": {"A02": "green"}}, track=TRACK, round=2)),
    ("seat-dice", two({"dice": {"G1": None}}, track=TRACK)),
    ("reserve", two({}, track=TRACK, reserve=["G3"])),
    ("tiles", solo(tom={"tile_stack": ["T1"], "tile_discards": ["T1"]})),
    ("tile-slots", solo(tom={"tile_stack": ["T1", "T2", "T3", "T4"]})),
    ("track-empty", {**busy(), "track": {"fire": {"companion": "A05"}}}),
    ("track-solo", solo(track={"stone": {"companion": "A02"}})),
    ("track-count", two({}, track={"fire": {"companion": "A05"}})),
    ("stage-at-night", two({"stage": "rolling", "dice": {"G1": "air", "G2": "air"}}, track=TRACK)),
    ("credits", busy(credits=1)),
    (
        "travelled",
        two({"stage": "rolling", "used": ["G1"], "dice": {"G1": "air", "G2": "air"}}, **DAY),
    ),
    ("band-visited", busy(visited=["start"])),
    ("done", busy(done={"Braccio": 1})),
    ("spent", busy(companions=["A01"], spent={"A01": 1})),
    ("not-rolled", two({"stage": "rolling", "dice": {"G1": None, "G2": "air"}}, **DAY)),
    ("nothing-due", two({"stage": "noon", "dice": {"G1": "air", "G2": "fire"}}, **DAY)),
    ("black-die-missing", two({"companions": ["A20"]}, track=TRACK, round=2)),
    ("asked", busy(asked="extra")),
    ("asked", two({"asked": "die", "about": "A15"}, track={**TRACK, "leaf": {}})),
    ("asked", busy(asked="fetch", about="B18")),
    (
        "asked",
        busy(asked="return", about="green")
        | {"reserve": ["B3", "A3", "R4", "O3"]}
        | {
            "seats": [
                {
                    "adventurer": "Taetyss",
                    "stage": "travel",
                    "asked": "return",
                    "about": "green",
                    "dice": {"B1": "air", "B2": "air", "G1": "air"},
                },
                {"adventurer": "Orium"},
            ]
        },
    ),
    ("asked", busy(asked="discard")),
    ("asked", solo(own={"asked": "route", "about": "fire"}, track={**SOLO_TRACK})),
    ("day-is-over", two({}, **DAY)),
    ("turn-in-day", {**busy(), "turn": 1}),
    ("refills", solo(tom={"refills": 2}, round=8)),
    ("over-too-soon", two({}, phase="over", round=3)),
    ("over-too-soon", solo(**RUNNING_OUT, deck=["B01", "B03", "B04"])),
    ("black-die-missing", busy(companions=["A20"])),
]


@pytest.mark.parametrize(("key", "position"), BAD, ids=[f"{k}-{n}" for n, (k, _) in enumerate(BAD)])
def test_what_cannot_exist_is_refused_with_its_own_sentence(
    key: str, position: dict[str, Any]
) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({"players": 2, **position})
    assert caught.value.text.key == f"position-{key}", str(caught.value)
    assert caught.value.say("de") != caught.value.say("en")


def test_T7_4_a_solo_game_is_over_when_its_areas_cannot_all_get_a_companion() -> None:
    assert GAME.from_position(solo(**RUNNING_OUT, deck=["B01", "B03"])).over
    together = {"dice": {"B1": "fire", "R1": "fire"}, "refills": 1}
    crowded = {**RUNNING_OUT, "tom": together, "deck": ["B01", "B03", "B04"]}
    assert GAME.from_position(solo(**crowded)).over
    with pytest.raises(BadPosition):
        GAME.from_position(solo(**{**crowded, "deck": ["B01", "B03", "B04", "B05"]}))


def test_every_sentence_is_reached() -> None:
    known = WORDS.keys("en")
    assert known == WORDS.keys("de")
    assert known - {f"position-{key}" for key, _ in BAD} == {"position-deck-order"}


def test_the_deck_lies_a_above_b() -> None:
    m = GAME.new(players=2, seed=1)
    position = m.position()
    position["deck"] = position["deck"][::-1]
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(position)
    assert caught.value.text.key == "position-deck-order"


def test_a_few_words_are_a_position() -> None:
    m = match(seat(), seat("Orium"), track=TRACK)
    assert m.actors == (0,)
    assert len(m.position()["deck"]) == 35
    assert alone().legal() == ["take stone", "take air", "take leaf"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_positions_come_back_as_the_same_bytes(players: int) -> None:
    m = GAME.new(players=players, seed=players, board="sea" if players % 2 else "shadows")
    ply = 0
    while not m.over:
        if ply % 9 == 0:
            back = GAME.from_position(json.loads(json.dumps(m.position())))
            assert back.state.tobytes() == m.state.tobytes()
        acting = m.actors[ply % len(m.actors)]
        moves = m.legal(acting)
        m.play(moves[ply % len(moves)], acting)
        ply += 1
