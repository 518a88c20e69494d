"""Tables and people who come to them by a secret link, as steps of a test."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Unpack

import httpx
from playwright.sync_api import Page, expect

import spieltisch
from browser.devices import PATIENCE
from browser.visiting import Visit, Wishes

#: Asks the API. Nothing is encrypted here, and to read the certificates of this machine, as every
#: new client does, takes as long as to make a table. No line is kept: the server may close it.
http = httpx.Client(
    verify=False, timeout=PATIENCE / 1000, limits=httpx.Limits(max_keepalive_connections=0)
)


def table(address: str, *seats: str, game: str = "gluex", **wish: Any) -> dict[str, Any]:
    """A table over HTTP: names of people, "open", or "bot"."""
    kinds = {"open": {"kind": "open"}, "bot": {"kind": "bot", "level": "casual"}}
    kinds_of_seats = [kinds.get(seat, {"kind": "person", "name": seat}) for seat in seats]
    answer = http.post(
        f"{address}/api/tables", json={"game": game, "seats": kinds_of_seats, **wish}
    )
    new_table: dict[str, Any] = answer.json()
    return new_table


def seat_link(new_table: dict[str, Any], seat: int) -> str:
    return f"/t/{new_table['code']}#seat={new_table['seats'][seat]['token']}"


def sits(visit: Visit, new_table: dict[str, Any], seat: int, **wishes: Unpack[Wishes]) -> Page:
    """Somebody who comes with a seat's secret link."""
    page: Page = visit(seat_link(new_table, seat), **wishes)
    expect(page.locator(".playing").locator(".board, .cover")).to_be_visible()
    return page


def own_secret(page: Page) -> str:
    """The secret with which a device has taken its only seat."""
    own_tables = page.evaluate("JSON.parse(localStorage.getItem('spieltisch:tables'))")
    secret: str = own_tables[0]["seats"][0]
    return secret


def opposite_bot(visit: Visit, address: str, game: str, **wishes: Unpack[Wishes]) -> Page:
    """Somebody at a new table with a bot, without the way over the first page."""
    return sits(visit, table(address, "Anna", "bot", game=game), 0, **wishes)


def is_in_view(page: Page, selector: str) -> bool:
    """Whether something can be seen whole without scrolling, and lies on top."""
    is_whole: bool = page.locator(selector).evaluate(
        """(one) => {
            const box = one.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0
                && box.right <= innerWidth;
            return inside && one.contains(document.elementFromPoint(x, y));
        }"""
    )
    return is_whole


def hot_seat(visit: Visit, **wishes: Unpack[Wishes]) -> Page:
    """Anna and Ben with one device, at Sequence."""
    page: Page = visit("/#/new/sequence", **wishes)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Name at seat 2").fill("Ben")
    return page


def finished(game: str, players: int, options: dict[str, Any]) -> spieltisch.Match:
    """A match that is over, played by no plan but always the same; nobody plays on in it."""
    return _finished(game, players, json.dumps(options))


@cache
def _finished(game: str, players: int, wish: str) -> spieltisch.Match:
    options = json.loads(wish)
    names = ["Anna", "Ben", "Carla", "Dominik", "Eva", "Ferdinand"][:players]
    match = spieltisch.game(game).new(players=players, seed=5, seats=names, **options)
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(legal[(len(match.log) * 7 + 3) % len(legal)], seat)
    return match


def before_the_end(game: str, players: int, moves: int = 1) -> dict[str, Any]:
    """Where a table begins that has one move to go, or some more."""
    match = finished(game, players, {})
    return {"file": json.loads(match.save()), "ply": len(match.log) - moves}
