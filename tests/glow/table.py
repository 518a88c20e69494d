"""Positions of Glow in a line or two, and short ways to ask a match what tests want to know."""

from __future__ import annotations

import json
from typing import Any

import pytest

import spieltisch
from glow import reference
from spieltisch.engine.errors import IllegalMove
from spieltisch.engine.match import Match

GAME = spieltisch.game("glow")
OWN_DICE = {
    "Braccio": "G1 G2",
    "Taetyss": "B1 B2",
    "Eoles": "A1 A2",
    "Pocana": "R1 R2 R3",
    "Moloc'h": "O1 O2",
    "Noctiluca": "P1 P2",
    "Orium": "Y1 Y2",
}
SMALL = "G4 G5 B4 B5 A4 A5 R5 O4 P3"
OPTION_NAMES = {option.name for option in GAME.options}


def showing(faces: str, adventurer: str = "Braccio", lent: str = "") -> dict[str, str]:
    """Dice of a seat that show these faces: the adventurer's first, then lent and small ones.

    >>> showing("leaf fire air")
    {'G1': 'leaf', 'G2': 'fire', 'G4': 'air'}
    """
    dice = [*OWN_DICE[adventurer].split(), *lent.split(), *SMALL.split()]
    symbols = faces.split()
    assert len(symbols) >= len(dice) - 9, "name a face for each of the own dice"
    return dict(zip(dice, symbols, strict=False))


def seat(adventurer: str = "Braccio", faces: str = "", **fields: Any) -> dict[str, Any]:
    """A seat; companions as a text with spaces, dice by what they show."""
    if isinstance(fields.get("companions"), str):
        fields["companions"] = fields["companions"].split()
    lent = fields.pop("lent_dice", "")
    if faces:
        fields["dice"] = showing(faces, adventurer, lent)
    return {"adventurer": adventurer, **fields}


def match(*seats: dict[str, Any], **fields: Any) -> Match:
    """A match from a position; options come among the other fields."""
    options = {name: fields.pop(name) for name in OPTION_NAMES & set(fields)}
    return GAME.from_position(
        {"players": len(seats), "options": options, "seats": list(seats), **fields}
    )


def day(stage: str, faces: str, adventurer: str = "Braccio", **fields: Any) -> Match:
    """Player 1 of two in the day; the other one is done. Round 7, so that any card is out."""
    about_match = {"round": 7}
    about = ("round", "spells", "cemetery", "track", "reserve", "deck", "removed", "generator")
    for name in (*OPTION_NAMES, *about):
        if name in fields:
            about_match[name] = fields.pop(name)
    other = fields.pop("other", None) or seat("Orium" if adventurer != "Orium" else "Braccio")
    own = seat(adventurer, faces, stage=stage, **fields)
    return match(own, other, phase="day", **about_match)


TOM = {"colours": ["blue", "red"], "dice": {"B1": "water", "R1": "fire"}}


def alone(own: dict[str, Any] | None = None, **fields: Any) -> Match:
    """A solo morning: Tom's dice lie at water and fire, companions under the rest."""
    tom = {**TOM, **fields.pop("tom", {})}
    track = {"stone": {"companion": "A02"}, "air": {"companion": "A04"}}
    track["leaf"] = {"companion": "A05"}
    changes = fields.pop("track", {})
    merged = {name: {**track.get(name, {}), **changes.get(name, {})} for name in {*track, *changes}}
    return match(own or seat(), tom=tom, track=merged, **fields)


def faces_for(when: dict[str, Any], adventurer_dice: int) -> list[str]:
    """Faces that meet a condition exactly once."""
    need = list(when.get("need", []))
    absent = when.get("absent", [])
    if "identical" in when:
        need = ["air"] * when["identical"]
    pool = [e for e in ("fire", "water", "stone", "air", "leaf") if e not in absent]
    filler = [e for e in pool if e not in need]
    while len(need) < adventurer_dice:
        need.append(filler.pop())
    return need


def play_foretold(m: Match, move: str, number: int = 0) -> None:
    """Play a move that the independent model foretells in every detail."""
    position = _plain(m)
    assert move in reference.legal(position, number)
    m.play(move, number)
    after = _plain(m)
    assert after == reference.play(position, number, move, after)


def _plain(m: Match) -> dict[str, Any]:
    position = json.loads(json.dumps(m.position()))
    return {key: value for key, value in position.items() if key != "generator"}


def own(m: Match, number: int = 0) -> dict[str, Any]:
    """What a seat has in front of it."""
    fields: dict[str, Any] = m.position()["seats"][number]
    return fields


def ids(m: Match, number: int = 0) -> list[str]:
    """The companions of a seat."""
    return list(own(m, number)["companions"])


def refused(m: Match, move: str, number: int | None = None) -> str | None:
    """The rule by which a move is refused; it must be, and say so in both languages."""
    explanation = m.explain(move, number)
    assert not explanation.legal
    assert explanation.say("de") != explanation.say("en")
    with pytest.raises(IllegalMove):
        m.play(move, number)
    return explanation.rule
