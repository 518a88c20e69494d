"""Companions that come and go, and everything that effects do to a seat."""

from __future__ import annotations

from typing import Any

from glow.reference.chance import Fallen
from glow.reference.facts import (
    CARDS,
    ELEMENTS,
    Position,
    colour,
    held_spells,
    in_order,
    is_large,
)
from glow.reference.met import note


def join(after: Position, seat: int, card: str, fallen: Fallen) -> None:
    """A companion becomes the newest; a Sketal brings a die, Kaar the black one."""
    own = after["seats"][seat]
    own["companions"].append(card)
    if CARDS[card].get("black_die") and not _black_die_in_play(after):
        note("card", card)
        area = fallen.area("K1")
        waiting = [e for e in ELEMENTS if after["track"][e]["companion"]]
        assert not waiting or area in waiting
        after["track"][area]["dice"] = in_order([*after["track"][area]["dice"], "K1"])
    brings = CARDS[card].get("die")
    if brings == "any" and len(after["reserve"]) > 1:
        own.update(asked="die", about=card)
    elif brings == "any" and after["reserve"]:
        lend(after, seat, card, colour(after["reserve"][0]))
    elif brings:
        lend(after, seat, card, brings)


def _black_die_in_play(after: Position) -> bool:
    places = [*(own["dice"] for own in after["seats"])]
    places += [area["dice"] for area in after["track"].values()]
    return any("K1" in dice for dice in places)


def carry_out(after: Position, seat: int, card: str | None, then: list[list[Any]]) -> None:
    """Effects of a card, a connection, a space or an island, from left to right."""
    own = after["seats"][seat]
    for name, number in then:
        if name == "points":
            own["score"] = max(0, own["score"] + number)
        elif name in ("footprints", "rerolls", "fireflies"):
            own[name] = max(0, own[name] + number)
        elif name == "skull":
            assert card is not None
            leave(after, seat, card)
        elif name == "drop_last" and own["companions"]:
            leave(after, seat, own["companions"][-1])
        elif name == "curse":
            players = len(after["seats"])
            for k in range(1, players):
                left = [spell for spell in after["spells"] if spell["state"] == "pile"]
                if left:
                    left[0].update(state="face_down", seat=(seat + k) % players)
        elif name == "fetch" and set(after["cemetery"]) - {card}:
            own.update(asked="fetch", about=card)
        elif name == "discard":
            spells = held_spells(after, seat)
            if len(spells) + len(own["companions"]) > 1:
                own["asked"] = "discard"
            elif spells:
                throw_away(after, spells[0])
            elif own["companions"]:
                leave(after, seat, own["companions"][0])


def throw_away(after: Position, slot: int) -> None:
    spell = after["spells"][slot]
    spell["state"] = "thrown_away" if spell["state"] == "face_down" else "used"
    spell["seat"] = None


def leave(after: Position, seat: int, card: str) -> None:
    own = after["seats"][seat]
    own["companions"].remove(card)
    own["done"].pop(card, None)
    own["spent"].pop(card, None)
    after["cemetery"] = sorted([*after["cemetery"], card])
    lent = own["lent"].pop(card, None)
    if lent:
        dice = [die for die in own["dice"] if is_large(die) and colour(die) == lent]
        if len(dice) == 1:
            give_back(after, seat, dice[0])
        else:
            own.update(asked="return", about=lent)


def give_back(after: Position, seat: int, die: str) -> None:
    own = after["seats"][seat]
    del own["dice"][die]
    own["used"] = [other for other in own["used"] if other != die]
    after["reserve"] = in_order([*after["reserve"], die])


def lend(after: Position, seat: int, card: str, dye: str) -> None:
    own = after["seats"][seat]
    dice = [die for die in after["reserve"] if colour(die) == dye]
    if dice:
        after["reserve"].remove(dice[0])
        own["dice"][dice[0]] = None
        own["lent"][card] = dye
