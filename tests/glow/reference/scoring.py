"""What everybody scores at the end, and who has won."""

from __future__ import annotations

from glow.reference.facts import CARDS, ISLANDS, SPACES, VILLAGES, Position
from glow.reference.met import note


def final(position: Position, seat: int) -> int:
    """What a seat scores at the end."""
    own = position["seats"][seat]
    cards = [CARDS[own["adventurer"]], *(CARDS[c] for c in own["companions"])]
    for name in (own["adventurer"], *own["companions"]):
        note("scored", name)
    total = max(0, own["score"] + sum(card["points"] for card in cards))
    fireflies = own["fireflies"] + sum(CARDS[c].get("fireflies", 0) for c in own["companions"])
    if fireflies >= len(own["companions"]):
        total += 10
    if "boats" in own:
        total += sum(ISLANDS[boat]["points"] for boat in own["boats"])
    else:
        total += SPACES[own["camp"]].get("points", 0)
    return int(total + own["footprints"])


def _tom(position: Position) -> tuple[int, int]:
    """Tom's points, and how many footprints he has left."""
    tom = position["tom"]
    purse = tom["footprints"]
    if "boats" in tom:
        place = sum(ISLANDS[boat]["points"] for boat in tom["boats"])
        return tom["score"] + place + purse, purse
    step = VILLAGES.index(tom["camp"])
    for _ in range(1 if position["options"]["tom_camp_moves"] == "once" else 7):
        if step + 1 < len(VILLAGES) and purse >= SPACES[VILLAGES[step + 1]]["cost"]:
            step += 1
            purse -= SPACES[VILLAGES[step]]["cost"]
    return tom["score"] + SPACES[VILLAGES[step]].get("points", 0) + purse, purse


def toms_final(position: Position) -> int:
    """What Tom scores at the end."""
    return _tom(position)[0]


def winners(position: Position) -> list[int]:
    """Who has won: most points, then most reroll tokens; alone only with more than Tom."""
    seats = range(len(position["seats"]))
    if "tom" not in position:
        rank = [(final(position, s), position["seats"][s]["rerolls"]) for s in seats]
        return [s for s in seats if rank[s] == max(rank)]
    his, left = _tom(position)
    own = final(position, 0)
    broken = position["options"]["tie"] == "footprints"
    tie = own == his and broken and position["seats"][0]["footprints"] > left
    return [0] if own > his or tie else []
