"""The position after a move."""

from __future__ import annotations

import copy

from glow.reference import rounds, tom
from glow.reference.chance import Fallen
from glow.reference.effects import carry_out, give_back, join, leave, lend, throw_away
from glow.reference.facts import (
    CARDS,
    DATA,
    ISLANDS,
    REROLL_SPACES,
    SPACES,
    SPECIAL,
    SPELLS,
    Position,
    colour,
    counted,
    due,
    in_order,
    price,
)
from glow.reference.met import note


def play(position: Position, seat: int, move: str, outcome: Position) -> Position | None:
    """The position after a move; `outcome` says how dice fell.

    Only the set-up after the last choice of an adventurer is not foretold.
    """
    after = copy.deepcopy(position)
    fallen = Fallen(outcome)
    verb, *rest = move.split()
    if after["phase"] == "choosing":
        return _choose(after, seat, " ".join(rest))
    if after["phase"] == "morning":
        _morning(after, seat, verb, rest, fallen)
        return after
    own = after["seats"][seat]
    if own["stage"] == "rolling":
        _roll(after, seat, verb, rest, fallen)
    elif own["asked"]:
        _answer(after, seat, verb, " ".join(rest), fallen)
    elif verb == "resolve":
        _resolve(after, seat, " ".join(rest))
    elif verb == "go":
        _go(after, seat, *rest)
    elif verb == "sail":
        _sail(after, seat, *(name.replace("-", "_") for name in rest))
    else:
        if verb == "camp":
            own["camp"] = own["band"]
        rounds.end_day(after, seat, fallen)
        return after
    sailed = "boats" in own and own["stage"] == "travel"  # the last card may have led there
    sailed = sailed and position["seats"][seat]["stage"] == "travel"
    if own["asked"] is None and own["stage"] == "noon" and not due(after, seat):
        own.update(stage="travel", done={})
    elif own["asked"] is None and sailed:
        rounds.end_day(after, seat, fallen)
    return after


def _choose(after: Position, seat: int, name: str) -> Position | None:
    after["seats"][seat]["adventurer"] = name
    after["turn"] = (seat + 1) % len(after["seats"])
    return None if after["turn"] == after["start"] else after


def _morning(after: Position, seat: int, verb: str, rest: list[str], fallen: Fallen) -> None:
    own = after["seats"][seat]
    if verb == "take":
        rounds.recruit(after, seat, rest[0], rest[2] if len(rest) > 1 else "", fallen)
        if own["asked"] is None:
            rounds.recruited(after, seat, fallen)
        return
    card = own["about"]
    own.update(asked=None, about=None)
    if verb == "die":
        lend(after, seat, card, rest[0])
        rounds.recruited(after, seat, fallen)
    elif verb == "dismiss":
        rounds.dismiss(after, rest[0])
        rounds.next_seat(after, seat, fallen)
    else:
        tom.sail(after, *rest)
        tom.change_tile(after, card, fallen)
        rounds.end_morning(after, fallen)


def _roll(after: Position, seat: int, verb: str, rest: list[str], fallen: Fallen) -> None:
    own = after["seats"][seat]
    if verb == "pay":
        own["credits"] += 1
        if rest == ["token"]:
            own["rerolls"] -= 1
        elif rest == ["points"]:
            own["score"] = _reroll_space(own["score"], after["options"]["second_lap_rerolls"])
            note("reroll space", str(own["score"]))
        else:
            free = [c for c in own["companions"] if CARDS[c].get("free_rerolls")]
            card = next(c for c in free if c not in own["spent"])
            own["spent"][card] = 1
            note("free reroll", card)
    elif verb == "reroll":
        own["credits"] -= 1
        own["dice"] |= {die: fallen.face(seat, die) for die in rest}
    elif verb == "set":
        own["credits"] -= 3
        own["dice"][rest[0]] = SPECIAL[colour(rest[0])] if rest[1] == "special" else rest[1]
    else:
        own["stage"] = "noon"
        faces = list(counted(own).values())
        for special in {*faces} & {*SPECIAL.values()}:
            note("special face", special)
        own["footprints"] += 2 * faces.count("footprints")
        own["score"] = max(0, own["score"] + 3 * faces.count("points") - 2 * faces.count("curse"))


def _reroll_space(score: int, second_lap: bool) -> int:
    spaces = [r + 100 * lap for lap in range(9 if second_lap else 1) for r in REROLL_SPACES]
    return max(space for space in spaces if space < score)


def _resolve(after: Position, seat: int, card: str) -> None:
    own = after["seats"][seat]
    if card.startswith("spell"):
        spell = after["spells"][int(card.split()[1]) - 1]
        note("spell", spell["spell"])
        spell.update(state="used", seat=None)
        carry_out(after, seat, None, SPELLS[spell["spell"]]["then"])
    else:
        note("card", card)
        own["done"][card] = own["done"].get(card, 0) + 1
        carry_out(after, seat, card, CARDS[card]["then"])


def _go(after: Position, seat: int, target: str, payment: str = "") -> None:
    own = after["seats"][seat]
    space, here = SPACES[target], own["band"]
    if payment == "footprint":
        own["footprints"] -= 1
    elif payment:
        own["used"] = in_order([*own["used"], payment])
    own["footprints"] -= space.get("cost", 0)
    own["band"] = target
    own["visited"] = [s for s in SPACES if s in own["visited"] or s == here]
    note("space", target)
    note("step", f"{here}-{target}")
    for one, other, *then in DATA["connections"]:
        if {one, other} == {here, target} and then:
            carry_out(after, seat, None, then[0])
    carry_out(after, seat, None, space.get("then", []))


def _sail(after: Position, seat: int, origin: str, target: str) -> None:
    own = after["seats"][seat]
    route = next(r for r in DATA["routes"] if {r["from"], r["to"]} == {origin, target})
    own["footprints"] -= price(route, own)
    own["boats"].remove(origin)
    own["boats"] = sorted([*own["boats"], target], key=list(ISLANDS).index)
    note("island", target)
    note("crossing", f"{origin}-{target}")
    carry_out(after, seat, None, ISLANDS[target]["then"])


def _answer(after: Position, seat: int, verb: str, what: str, fallen: Fallen) -> None:
    own = after["seats"][seat]
    card = own["about"]
    own.update(asked=None, about=None)
    if verb == "die":
        lend(after, seat, card, what)
    elif verb == "return":
        give_back(after, seat, what)
    elif verb == "discard" and what.startswith("spell"):
        throw_away(after, int(what.split()[1]) - 1)
    elif verb == "discard":
        leave(after, seat, what)
    elif what != "nothing":
        after["cemetery"].remove(what)
        join(after, seat, what, fallen)
