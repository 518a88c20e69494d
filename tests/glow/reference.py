"""The rules of Glow once more, in plain Python over positions, straight from the fact sheet.

Nothing here uses the game's own code: only its card and board facts (`glow.json`) and the
positions that a match writes. `legal` lists a seat's moves as text; `play` foretells what a
move without chance does to a position.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

Position = dict[str, Any]
Seat = dict[str, Any]

DATA = json.loads(
    (Path(__file__).parents[2] / "src/spieltisch/games/glow/glow.json").read_text("utf-8")
)
ELEMENTS = ["fire", "water", "stone", "air", "leaf"]
CARDS = {row["id"]: row for row in DATA["companions"]}
CARDS |= {row["name"]: row for row in DATA["adventurers"]}
SPELLS = {f"S{k + 1}": row for k, row in enumerate(DATA["spells"])}
COLOUR = {row["colour"][0].upper(): row["colour"] for row in DATA["dice"]} | {"K": "black"}
COLOUR["B"] = "blue"
LARGE = {row["colour"]: row["large"] for row in DATA["dice"]}
SPECIAL = {"purple": "footprints", "yellow": "points", "black": "curse"}
SPACES = {row["id"]: row for row in DATA["spaces"]}
ISLANDS = {row["id"]: row for row in DATA["islands"]}
REROLL_SPACES = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 16, 19, 22, 26, 31, 37, 44, 52]
VILLAGES = ["start", "v3", "v5", "v8", "v10", "v12", "v15", "v20"]


def colour(die: str) -> str:
    return COLOUR[die[0]]


def is_large(die: str) -> bool:
    return int(die[1:]) <= LARGE[colour(die)]


def die_order(die: str) -> tuple[bool, int, str]:
    colours = [row["colour"] for row in DATA["dice"]]
    return (not is_large(die), colours.index(colour(die)), die)


def counted(own: Seat) -> dict[str, str]:
    """The dice that count, with their symbols: the black die cancels its like."""
    cursed = own["dice"].get("K1")
    return {
        die: face for die, face in own["dice"].items() if face and (die == "K1" or face != cursed)
    }


def triggers(row: dict[str, Any], own: Seat) -> int:
    shown = Counter(
        face if face in ELEMENTS else f"{face} of {colour(die)}"
        for die, face in counted(own).items()
    )
    when = row["when"]
    if not when:
        return 0
    if any(shown[element] for element in when.get("absent", [])):
        return 0
    if "identical" in when:
        return sum(count // when["identical"] for count in shown.values())
    if "need" not in when:
        return 1
    sets = min(shown[element] // count for element, count in Counter(when["need"]).items())
    return min(sets, 1) if "absent" in when else sets


def reroll_space(score: int, second_lap: bool) -> int | None:
    spaces = [r + 100 * lap for lap in range(9 if second_lap else 1) for r in REROLL_SPACES]
    return max((space for space in spaces if space < score), default=None)


def held_spells(position: Position, seat: int) -> list[int]:
    return [
        k
        for k, spell in enumerate(position.get("spells", []))
        if spell["seat"] == seat and spell["state"] in ("face_down", "open")
    ]


def due(position: Position, seat: int) -> list[str]:
    own = position["seats"][seat]
    cards = [*own["companions"], own["adventurer"]]
    found = [c for c in cards if triggers(CARDS[c], own) > own["done"].get(c, 0)]
    if "B18" in found:
        return ["B18"]
    for slot in held_spells(position, seat):
        spell = position["spells"][slot]
        if spell["state"] == "open" and triggers(SPELLS[spell["spell"]], own):
            found.append(f"spell {slot + 1}")
    return found


def legal(position: Position, seat: int) -> set[str]:
    own = position["seats"][seat]
    if own["asked"]:
        return _answers(position, seat)
    if position["phase"] == "choosing":
        taken = {other["adventurer"] for other in position["seats"]}
        return {f"choose {a['name']}" for a in DATA["adventurers"] if a["name"] not in taken}
    if position["phase"] == "morning":
        return _recruiting(position, own)
    if own["stage"] == "rolling":
        return _rolling(position, own)
    if own["stage"] == "noon":
        return {f"resolve {card}" for card in due(position, seat)}
    return {"stop"} | (_sailing(position, own) if "boats" in own else _walking(own))


def _recruiting(position: Position, own: Seat) -> set[str]:
    track = position["track"]
    there = [element for element in ELEMENTS if track[element]["companion"]]
    moves = set()
    for element in there:
        if "K1" in track[element]["dice"] and "A20" in own["companions"]:
            moves |= {f"take {element} black {other}" for other in there if other != element}
        else:
            moves.add(f"take {element}")
    return moves


def _answers(position: Position, seat: int) -> set[str]:
    own = position["seats"][seat]
    match own["asked"]:
        case "die":
            return {f"die {colour(die)}" for die in position["reserve"]}
        case "extra":
            track = position["track"]
            return {f"dismiss {e}" for e in ELEMENTS if track[e]["companion"]}
        case "fetch":
            cards = {c for c in position["cemetery"] if c != own["about"]}
            return {f"fetch {c}" for c in cards} | {"fetch nothing"}
        case "return":
            dice = own["dice"]
            return {f"return {d}" for d in dice if is_large(d) and colour(d) == own["about"]}
        case "discard":
            spells = {f"discard spell {k + 1}" for k in held_spells(position, seat)}
            return spells | {f"discard {card}" for card in own["companions"]}
    return _toms_boat(position, own["about"])


def _rolling(position: Position, own: Seat) -> set[str]:
    moves = set()
    if own["credits"] < 3:
        if own["rerolls"]:
            moves.add("pay token")
        if any(CARDS[c].get("free_rerolls") and c not in own["spent"] for c in own["companions"]):
            moves.add("pay lumipili")
        if own["score"] > 0:
            moves.add("pay points")
    if own["credits"] == 0:
        return moves | {"keep"}
    dice = sorted(own["dice"], key=die_order)
    moves |= {f"reroll {die}" for die in dice}
    moves |= {f"reroll {one} {other}" for one, other in combinations(dice, 2)}
    if own["credits"] == 3:
        moves |= {f"set {die} {element}" for die in dice for element in ELEMENTS}
        moves |= {f"set {die} special" for die in dice if colour(die) in SPECIAL}
    return moves


def _walking(own: Seat) -> set[str]:
    moves = set()
    here, purse, dice = own["band"], own["footprints"], counted(own)
    if here.startswith("v") and own["camp"] != here:
        moves.add("camp")
    for one, other, *_ in DATA["connections"]:
        if here not in (one, other):
            continue
        target = SPACES[other if here == one else one]
        name = target["id"]
        if name in own["visited"]:
            continue
        shown = target.get("element") in dice.values()
        if target["kind"] == "start":
            moves.add("go start")
        elif target["kind"] == "village":
            if purse >= target["cost"]:
                moves.add(f"go {name}")
        elif target["kind"] == "forbidden":
            if not shown:
                moves.add(f"go {name}")
            elif purse:
                moves.add(f"go {name} footprint")
        else:
            moves |= {
                f"go {name} {die}"
                for die, face in dice.items()
                if face == target["element"] and die not in own["used"]
            }
            if purse:
                moves.add(f"go {name} footprint")
    return moves


def _price(route: dict[str, Any], own: Seat) -> int | None:
    different = len(set(counted(own).values()) & set(ELEMENTS))
    extra = route.get("cost", 0)
    if not route["symbols"]:
        return int(extra)
    reachable = [number - different for number in route["symbols"] if number >= different]
    return min(reachable) + extra if reachable else None


def _sailing(position: Position, own: Seat) -> set[str]:
    moves = set()
    for route in DATA["routes"]:
        if len(position["seats"]) == 1 and route.get("solo") is False:
            continue
        for origin, target in ((route["from"], route["to"]), (route["to"], route["from"])):
            price = _price(route, own)
            if origin not in own["boats"] or target in own["boats"] or price is None:
                continue
            if price <= own["footprints"]:
                moves.add(f"sail {origin} {target}".replace("_", "-"))
    return moves


def _toms_boat(position: Position, area: str) -> set[str]:
    kind = {t["id"]: t["boat"] for t in DATA["tiles"]}[position["track"][area]["tile"]]
    boats = position["tom"]["boats"]
    outward: dict[str, list[tuple[int, str]]] = {}
    for route in DATA["routes"]:
        near, far = sorted((route["from"], route["to"]), key=lambda i: ISLANDS[i]["steps"])
        if near in boats and far not in boats and route.get("solo", True):
            outward.setdefault(near, []).append((min(route["symbols"], default=0), far))
    if not outward:
        return set()
    nearest = min(ISLANDS[island]["steps"] for island in outward)
    moves = set()
    for island, ways in outward.items():
        if ISLANDS[island]["steps"] == nearest:
            best = (max if kind == "max" else min)(number for number, _ in ways)
            moves |= {f"tom {island} {far}" for number, far in ways if number == best}
    return {move.replace("_", "-") for move in moves}


def play(position: Position, seat: int, move: str) -> Position | None:
    """The position after a move of the day, or None where chance or the evening comes in."""
    after = copy.deepcopy(position)
    own = after["seats"][seat]
    verb, *rest = move.split()
    if after["phase"] != "day" or verb in ("reroll", "stop", "camp"):
        return None
    if verb == "pay":
        own["credits"] += 1
        if rest == ["token"]:
            own["rerolls"] -= 1
        elif rest == ["points"]:
            own["score"] = reroll_space(own["score"], after["options"]["second_lap_rerolls"])
        else:
            card = next(
                c
                for c in own["companions"]
                if CARDS[c].get("free_rerolls") and c not in own["spent"]
            )
            own["spent"][card] = 1
    elif verb == "set":
        own["credits"] -= 3
        own["dice"][rest[0]] = SPECIAL[colour(rest[0])] if rest[1] == "special" else rest[1]
    elif verb == "keep":
        own["stage"] = "noon"
        faces = list(counted(own).values())
        own["footprints"] += 2 * faces.count("footprints")
        own["score"] = max(0, own["score"] + 3 * faces.count("points") - 2 * faces.count("curse"))
    elif verb == "resolve":
        _resolve(after, seat, " ".join(rest))
    elif verb == "go":
        _go(after, seat, *rest)
    elif verb == "sail":
        _sail(after, seat, *(name.replace("-", "_") for name in rest))
    else:
        _answer(after, seat, verb, " ".join(rest))
    return _go_on(after, seat)


def _go_on(after: Position, seat: int) -> Position | None:
    own = after["seats"][seat]
    sailed = own.pop("sailed", False)
    if own["asked"] is None:
        if own["stage"] == "noon" and not due(after, seat):
            own["stage"], own["done"] = "travel", {}
        elif own["stage"] == "travel" and sailed:
            own["stage"], own["used"] = "idle", []
            if all(other["stage"] == "idle" for other in after["seats"]):
                return None
    return after


def _effects(after: Position, seat: int, card: str | None, then: list[list[Any]]) -> None:
    own = after["seats"][seat]
    for name, number in then:
        if name == "points":
            own["score"] = max(0, own["score"] + number)
        elif name in ("footprints", "rerolls", "fireflies"):
            own[name] = max(0, own[name] + number)
        elif name == "skull":
            assert card is not None
            _leave(after, seat, card)
        elif name == "drop_last" and own["companions"]:
            _leave(after, seat, own["companions"][-1])
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
                _throw(after, spells[0])
            elif own["companions"]:
                _leave(after, seat, own["companions"][0])


def _throw(after: Position, slot: int) -> None:
    spell = after["spells"][slot]
    spell["state"] = "thrown_away" if spell["state"] == "face_down" else "used"
    spell["seat"] = None


def _leave(after: Position, seat: int, card: str) -> None:
    own = after["seats"][seat]
    own["companions"].remove(card)
    own["done"].pop(card, None)
    own["spent"].pop(card, None)
    after["cemetery"] = sorted([*after["cemetery"], card])
    lent = own["lent"].pop(card, None)
    if lent:
        dice = [die for die in own["dice"] if is_large(die) and colour(die) == lent]
        if len(dice) == 1:
            _give_back(after, seat, dice[0])
        else:
            own.update(asked="return", about=lent)


def _give_back(after: Position, seat: int, die: str) -> None:
    own = after["seats"][seat]
    del own["dice"][die]
    own["used"] = [other for other in own["used"] if other != die]
    after["reserve"] = sorted([*after["reserve"], die], key=die_order)


def _resolve(after: Position, seat: int, card: str) -> None:
    own = after["seats"][seat]
    if card.startswith("spell"):
        spell = after["spells"][int(card.split()[1]) - 1]
        spell.update(state="used", seat=None)
        _effects(after, seat, None, SPELLS[spell["spell"]]["then"])
    else:
        own["done"][card] = own["done"].get(card, 0) + 1
        _effects(after, seat, card, CARDS[card]["then"])


def _go(after: Position, seat: int, target: str, payment: str = "") -> None:
    own = after["seats"][seat]
    space, here = SPACES[target], own["band"]
    if payment == "footprint":
        own["footprints"] -= 1
    elif payment:
        own["used"] = sorted([*own["used"], payment], key=die_order)
    own["footprints"] -= space.get("cost", 0)
    own["band"] = target
    own["visited"] = [s for s in SPACES if s in own["visited"] or s == here]
    for one, other, *then in DATA["connections"]:
        if {one, other} == {here, target} and then:
            _effects(after, seat, None, then[0])
    _effects(after, seat, None, space.get("then", []))


def _sail(after: Position, seat: int, origin: str, target: str) -> None:
    own = after["seats"][seat]
    route = next(r for r in DATA["routes"] if {r["from"], r["to"]} == {origin, target})
    own["footprints"] -= _price(route, own)
    own["boats"].remove(origin)
    own["boats"] = sorted([*own["boats"], target], key=list(ISLANDS).index)
    own["sailed"] = True
    _effects(after, seat, None, ISLANDS[target]["then"])


def _answer(after: Position, seat: int, verb: str, what: str) -> None:
    own = after["seats"][seat]
    card = own["about"]
    own.update(asked=None, about=None)
    if "boats" in own and own["stage"] == "travel":
        own["sailed"] = True
    if verb == "die":
        _lend(after, seat, card, what)
    elif verb == "return":
        _give_back(after, seat, what)
    elif verb == "discard" and what.startswith("spell"):
        _throw(after, int(what.split()[1]) - 1)
    elif verb == "discard":
        _leave(after, seat, what)
    elif what != "nothing":
        after["cemetery"].remove(what)
        own["companions"].append(what)
        brings = CARDS[what].get("die")
        if brings == "any" and len(after["reserve"]) > 1:
            own.update(asked="die", about=what)
        elif brings == "any" and after["reserve"]:
            _lend(after, seat, what, colour(after["reserve"][0]))
        elif brings:
            _lend(after, seat, what, brings)


def _lend(after: Position, seat: int, card: str, wanted: str) -> None:
    own = after["seats"][seat]
    dice = [die for die in after["reserve"] if colour(die) == wanted]
    if dice:
        after["reserve"].remove(dice[0])
        own["dice"][dice[0]] = None
        own["lent"][card] = wanted


def final(position: Position, seat: int) -> int:
    """What a seat scores at the end."""
    own = position["seats"][seat]
    cards = [CARDS[own["adventurer"]], *(CARDS[c] for c in own["companions"])]
    total = max(0, own["score"] + sum(card["points"] for card in cards))
    fireflies = own["fireflies"] + sum(CARDS[c].get("fireflies", 0) for c in own["companions"])
    if fireflies >= len(own["companions"]):
        total += 10
    if "boats" in own:
        total += sum(ISLANDS[boat]["points"] for boat in own["boats"])
    else:
        total += SPACES[own["camp"]].get("points", 0)
    return int(total + own["footprints"])
