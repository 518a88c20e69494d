"""Pictures of the client to look at; SPIELTISCH_PICTURES says where they stay."""

from __future__ import annotations

from pathlib import Path

from browser import playing
from browser.visiting import Visit, Wishes

GAMES = (
    ("sequence", "Sequence", playing.play_sequence),
    ("gluex", "Glüx", playing.play_gluex),
    ("glow", "Glow", playing.play_glow),
    ("labyrinth", "Labyrinth", playing.play_labyrinth),
)


def pictures(visit: Visit, folder: Path) -> None:
    """Home, a table of each drawn game, the forms; on a desk, on a phone, dark, German."""
    devices: dict[str, Wishes] = {
        "desk": {},
        "phone": {
            "viewport": {"width": 390, "height": 844},
            "has_touch": True,
            "is_mobile": True,
            "device_scale_factor": 2,
        },
        "dark-de": {"color_scheme": "dark", "language": "de"},
    }
    for device, wishes in devices.items():
        page = visit("/", **wishes)
        page.locator("article").first.wait_for()
        page.screenshot(path=folder / f"home-{device}.png", full_page=True)
        for game, title, play in GAMES:
            page.goto(page.url.split("/t/")[0])
            playing.against_bot(page, title)
            for _ in range(9):
                if playing.settle(page):
                    play(page)
            playing.settle(page)
            page.screenshot(path=folder / f"{game}-{device}.png", full_page=device == "phone")
        page.goto(page.url.split("/t/")[0] + "/#/new/sequence")
        page.locator("form").wait_for()
        page.screenshot(path=folder / f"new-{device}.png", full_page=True)
        for game in ("labyrinth", "gluex"):
            page.goto(page.url.split("/#")[0] + f"/#/editor/{game}")
            page.locator(".verdict.good").wait_for()
            page.screenshot(path=folder / f"editor-{game}-{device}.png", full_page=True)
        page.goto(page.url.split("/#")[0] + "/#/settings")
        page.screenshot(path=folder / f"settings-{device}.png", full_page=True)
