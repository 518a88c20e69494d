"""What a seat may do, as text."""

from __future__ import annotations

from itertools import combinations

from glow.reference.facts import (
    CARDS,
    DATA,
    ELEMENTS,
    ISLANDS,
    SPACES,
    SPECIAL,
    TILES,
    Position,
    Seat,
    colour,
    counted,
    due,
    held_spells,
    in_order,
    is_large,
    price,
)


def legal(position: Position, seat: int) -> set[str]:
    own = position["seats"][seat]
    if own["asked"]:
        return _answers(position, seat)
    if position["phase"] == "choosing":
        return _choices(position)
    if position["phase"] == "morning":
        return _recruiting(position, own)
    if own["stage"] == "rolling":
        return _rolling(position, own)
    if own["stage"] == "noon":
        return {f"resolve {card}" for card in due(position, seat)}
    return {"stop"} | (_sailing(position, own) if "boats" in own else _walking(own))


def _choices(position: Position) -> set[str]:
    taken = {other["adventurer"] for other in position["seats"]}
    toms = position.get("tom", {}).get("colours", [])
    free = [a["name"] for a in DATA["adventurers"] if a["colour"] not in toms]
    return {f"choose {name}" for name in free if name not in taken}


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
    return toms_boat(position, own["about"])


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
    dice = in_order(own["dice"])
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
        fits = target.get("element") in dice.values()
        if target["kind"] == "start":
            moves.add("go start")
        elif target["kind"] == "village":
            if purse >= target["cost"]:
                moves.add(f"go {name}")
        elif target["kind"] == "forbidden":
            if not fits:
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


def _sailing(position: Position, own: Seat) -> set[str]:
    moves = set()
    for route in DATA["routes"]:
        if len(position["seats"]) == 1 and route.get("solo") is False:
            continue
        for origin, target in ((route["from"], route["to"]), (route["to"], route["from"])):
            cost = price(route, own)
            if origin not in own["boats"] or target in own["boats"] or cost is None:
                continue
            if cost <= own["footprints"]:
                moves.add(f"sail {origin} {target}".replace("_", "-"))
    return moves


def toms_boat(position: Position, area: str) -> set[str]:
    """The ways among which Tom's boat has to choose, as moves."""
    kind = TILES[position["track"][area]["tile"]]["boat"]
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
