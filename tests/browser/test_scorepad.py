"""The score pad after the game: the server's numbers, for every game and both maps of Glow."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.accessibility import change_language, check
from browser.seats import finished, http
from browser.visiting import PHONE, Visit, Wishes

MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("sequence", 2, {}),
    ("sequence", 6, {"teams": 3}),
    ("labyrinth", 2, {"turn_limit": 20}),
    ("gluex", 4, {}),
    ("glow", 4, {}),
    ("glow", 1, {}),
    ("glow", 1, {"board": "sea"}),
]


@pytest.mark.parametrize(("game", "players", "options"), MATCHES)
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_the_pad_shows_totals_and_winners(
    visit: Visit, address: str, game: str, players: int, options: dict[str, Any], device: str
) -> None:
    match = finished(game, players, options)
    new_table = http.post(f"{address}/api/matches", content=match.save()).raise_for_status().json()
    look: Wishes = {**PHONE, "color_scheme": "dark"} if device == "phone" else {}
    page = visit(new_table["link"], **look)
    pad = page.locator(".score-pad")
    totals = pad.locator("tr.total td .count").all_inner_texts
    pad.wait_for()
    breakdown: Any = match.result.breakdown
    if game == "sequence":
        assert totals() == [str(len(team["sequences"])) for team in breakdown["teams"]]
    else:
        numbers = [f"{points:g}" for points in match.result.points]
        tom = breakdown["tom"] if game == "glow" else None
        assert totals() == [*numbers, *([str(tom["total"])] if tom else [])]
    assert match.seats is not None
    for seat in match.result.winners:
        winner = pad.locator("thead th.winner", has_text=match.seats[seat])
        expect(winner).to_contain_text("wins")
    check(page)


@pytest.mark.parametrize("game", ["gluex", "glow"])
def test_four_columns_are_in_sight_together(visit: Visit, address: str, game: str) -> None:
    match = finished(game, 4, {})
    new_table = http.post(f"{address}/api/matches", content=match.save()).raise_for_status().json()
    page = visit(new_table["link"])
    pad = page.locator(".score-pad")
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        for _ in ("en", "de"):
            pad.wait_for()
            assert pad.evaluate("pad => pad.scrollWidth <= pad.clientWidth")
            change_language(page)


def test_alone_a_defeat_is_not_called_a_draw(visit: Visit, address: str) -> None:
    match = finished("glow", 1, {})
    assert match.result.winners == ()
    new_table = http.post(f"{address}/api/matches", content=match.save()).raise_for_status().json()
    page = visit(new_table["link"], language="de")
    expect(page.locator("#result")).to_have_text("Leider verloren")
    expect(page.locator(".score-pad th.winner")).to_contain_text("Tom")
    check(page)
