"""Tom: his tile, his boats, and the dice in his areas."""

from __future__ import annotations

from glow.reference.chance import Fallen
from glow.reference.facts import ELEMENTS, ISLANDS, TILES, VILLAGES, Position, in_order, toms_areas
from glow.reference.met import note
from glow.reference.moves import toms_boat


def tile(after: Position, area: str, fallen: Fallen) -> None:
    """What the tile above the area says; a choice of routes is left to the player."""
    tom = after["tom"]
    name = after["track"][area]["tile"]
    row = TILES[name]
    tom["band"] += row["band"]
    if row["band"] or after["options"]["tile_seven"] == "band":
        tom["score"] += tom["band"]
    tom["score"] += row["points"]
    if "camp" in tom:
        note("tile", f"{name} shadows")
        if row["camp"]:
            tom["camp"] = VILLAGES[min(VILLAGES.index(tom["camp"]) + 1, len(VILLAGES) - 1)]
    else:
        note("tile", f"{name} sea")
        ways = sorted(toms_boat(after, area)) if row["boat"] else []
        if len(ways) > 1:
            after["seats"][0].update(asked="route", about=area)
            return
        if ways:
            sail(after, *ways[0].split()[1:])
    change_tile(after, area, fallen)


def sail(after: Position, origin: str, target: str) -> None:
    """One of Tom's boats goes outward."""
    boats = after["tom"]["boats"]
    note("toms route", f"{origin} {target}")
    boats.remove(origin.replace("-", "_"))
    boats.append(target.replace("-", "_"))
    boats.sort(key=list(ISLANDS).index)


def change_tile(after: Position, area: str, fallen: Fallen) -> None:
    """The tile is discarded, another one comes; the first time the stack is renewed."""
    tom, slot = after["tom"], after["track"][area]
    tom["tile_discards"] = sorted([*tom["tile_discards"], slot["tile"]])
    slot["tile"] = None
    if not tom["tile_stack"]:
        tom["refills"] += 1
        keep = 16 if tom["refills"] == 1 else 0
        gone = after["deck"][: len(after["deck"]) - keep]
        after["deck"] = after["deck"][len(gone) :]
        after["removed"] = sorted([*after["removed"], *gone])
        if tom["refills"] > 1:
            return
        assert len(tom["tile_discards"]) == 4
        tom["tile_stack"] = fallen.tiles(area, tom["tile_discards"])
        tom["tile_discards"] = []
    slot["tile"] = tom["tile_stack"].pop(0)


def roll_areas(after: Position, fallen: Fallen) -> None:
    """All dice of Tom's areas and his dice set aside are picked up and rolled once."""
    tom, track = after["tom"], after["track"]
    small: list[str] = []
    for area in set(toms_areas(after)):
        small += [die for die in track[area]["dice"] if die not in tom["dice"]]
        track[area].update(dice=[], footprints=0)
    for die in tom["dice"]:
        face = tom["dice"][die] = fallen.toms_face(die)
        if face in ELEMENTS:
            track[face]["dice"].append(die)
        elif face == "points":
            tom["score"] += 3
        else:
            tom["footprints"] += 2
    for die in small:
        track[fallen.area(die)]["dice"].append(die)
    for area in track.values():
        area["dice"] = in_order(area["dice"])
