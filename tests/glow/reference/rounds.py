"""Morning and evening: recruiting, rolling, and laying out a new track."""

from __future__ import annotations

from glow.reference import tom
from glow.reference.chance import Fallen
from glow.reference.effects import join
from glow.reference.facts import ELEMENTS, Position, in_order, is_large, toms_areas


def recruit(after: Position, seat: int, area: str, black: str, fallen: Fallen) -> None:
    """A companion with the dice and footprints of its area."""
    own, place = after["seats"][seat], after["track"][area]
    if black:
        place["dice"].remove("K1")
        beside = after["track"][black]
        beside["dice"] = in_order([*beside["dice"], "K1"])
    own["dice"] |= dict.fromkeys(place["dice"], area)
    own["footprints"] += place["footprints"]
    card = place["companion"]
    place.update(companion=None, dice=[], footprints=0)
    if len(after["seats"]) == 1:
        own["picked"] = area
    join(after, seat, card, fallen)


def recruited(after: Position, seat: int, fallen: Fallen) -> None:
    """What follows once the companion has its die: Tom's tile, the extra discard, the next."""
    if "tom" in after:
        tom.tile(after, after["seats"][0].pop("picked"), fallen)
        if after["seats"][0]["asked"] is None:
            end_morning(after, fallen)
    elif len(after["seats"]) == 2 and seat == after["start"]:
        after["seats"][seat]["asked"] = "extra"
    else:
        next_seat(after, seat, fallen)


def next_seat(after: Position, seat: int, fallen: Fallen) -> None:
    after["turn"] = (seat + 1) % len(after["seats"])
    if after["turn"] == after["start"]:
        end_morning(after, fallen)


def dismiss(after: Position, area: str) -> None:
    place = after["track"][area]
    if place["companion"]:
        after["cemetery"] = sorted([*after["cemetery"], place["companion"]])
        place["companion"] = None


def end_morning(after: Position, fallen: Fallen) -> None:
    """The others go to the cemetery, Tom's areas are rolled, then everybody's dice."""
    for area in ELEMENTS:
        dismiss(after, area)
    if "tom" in after:
        tom.roll_areas(after, fallen)
    after.update(phase="day", turn=after["start"])
    for seat, own in enumerate(after["seats"]):
        own["stage"] = "rolling"
        own["dice"] = {die: fallen.face(seat, die) for die in own["dice"]}


def end_day(after: Position, seat: int, fallen: Fallen) -> None:
    """A seat is done; when all are, it is evening."""
    own = after["seats"][seat]
    own.update(stage="idle", used=[])
    if "visited" in own:
        own["visited"] = []
    if any(other["stage"] != "idle" for other in after["seats"]):
        return
    for other in after["seats"]:
        other["spent"] = {}
    if after["round"] == 8 or ("tom" in after and after["tom"]["refills"] > 1):
        after["phase"] = "over"
        return
    _return_small_dice(after, fallen)
    if not _lay_out(after):
        after["phase"] = "over"
        return
    after["round"] += 1
    after["start"] = after["turn"] = (after["start"] + 1) % len(after["seats"])
    after["phase"] = "morning"
    for spell in after.get("spells", []):
        if spell["state"] == "face_down":
            spell["state"] = "open"


def _return_small_dice(after: Position, fallen: Fallen) -> None:
    for own in after["seats"]:
        for die in [die for die in own["dice"] if not is_large(die)]:
            face = own["dice"].pop(die)
            area = face if face in ELEMENTS else fallen.area(die)
            after["track"][area]["dice"] = in_order([*after["track"][area]["dice"], die])


def _lay_out(after: Position) -> bool:
    """Companions from left to right where no die of Tom's lies, then footprints."""
    deck = after["deck"]
    left = len(deck)
    if "tom" in after and after["tom"]["refills"] == 0:
        left = sum(card[0] == "A" for card in deck)
    free = [area for area in ELEMENTS if area not in toms_areas(after)]
    if left < len(free):
        return False
    for area in free:
        after["track"][area]["companion"] = deck.pop(0)
    for place in after["track"].values():
        place["footprints"] += 0 if place["dice"] else 1
    return True
