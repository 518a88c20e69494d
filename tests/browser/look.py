"""Pictures of the client to look at; SPIELTISCH_PICTURES says where they stay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from browser import playing
from browser.seats import finished, seat_link, table
from browser.visiting import Visit, Wishes

OPTIONS: dict[str, dict[str, Any]] = {
    "sequence": {},
    "gluex": {},
    "glow": {},
    "labyrinth": {"turn_limit": 20},
}
#: After how many moves the boards are looked at.
MIDDLE = 18


#: On a desk, on a phone, dark and in German.
DEVICES: dict[str, Wishes] = {
    "desk": {},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "dark-de": {"color_scheme": "dark", "language": "de"},
}


def pictures(visit: Visit, address: str, folder: Path, device: str) -> None:
    """Home, a table of each drawn game, and the forms on a device."""
    middles = {game: finished(game, 2, options) for game, options in OPTIONS.items()}
    page = visit("/", **DEVICES[device])
    page.locator("article").first.wait_for()
    page.screenshot(path=folder / f"home-{device}.png", full_page=True)
    for game, match in middles.items():
        start = {"file": json.loads(match.save()), "ply": MIDDLE}
        page.goto(address + seat_link(table(address, "Anna", "bot", game=game, start=start), 0))
        page.locator(".playing .board").wait_for()
        playing.settle(page)
        page.screenshot(path=folder / f"{game}-{device}.png", full_page=device == "phone")
    page.goto(page.url.split("/t/")[0] + "/#/new/sequence")
    page.locator("form").wait_for()
    page.screenshot(path=folder / f"new-{device}.png", full_page=True)
    for game in ("labyrinth", "gluex"):
        page.goto(page.url.split("/#")[0].split("/editor/")[0] + f"/editor/{game}")
        page.locator(".verdict.good").wait_for()
        page.screenshot(path=folder / f"editor-{game}-{device}.png", full_page=True)
    page.goto(page.url.split("/editor/")[0] + "/#/settings")
    page.screenshot(path=folder / f"settings-{device}.png", full_page=True)
