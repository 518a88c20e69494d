"""Previews and pictures of tables: what a spectator may see, and nothing else."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import spieltisch
from server.running import serving
from spieltisch.engine.contract import SPECTATOR, State
from spieltisch.engine.match import Match
from spieltisch.server import pictures

GAMES = ("sequence", "labyrinth", "gluex", "glow")


def picture(match: Match, state: State) -> str:
    """The picture of a position, as the server draws it."""
    same = Match(match.game, match.players, match.options, state, seed=None, seats=None)
    return pictures.draw("Title", "About", [match.game.draw(same.scene())])


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_differ_in_secrets_have_the_same_picture(game: str) -> None:
    match = spieltisch.game(game).new(players=2, seed=3)
    for _ in range(7):
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    shown = picture(match, match.state)
    for seed in range(5):
        twin = match.state
        match.game.kernels.mask(twin, SPECTATOR)
        match.game.kernels.guess(twin, SPECTATOR, np.uint64(seed))
        assert picture(match, twin) == shown


def test_the_last_moves_follow_each_other_in_one_picture(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.create("gluex")
        address = f"/api/tables/{made['code']}/picture.svg"
        for client in server.players(made):
            assert client.play(client.view["legal"][0])["type"] == "done"
            client.close()
        moving = server.http.get(address, params={"moves": 3})
        assert moving.text.count("<animate") == 3
        still = server.http.get(address)
        assert "<animate" not in still.text
        for one in (still, moving):
            assert one.headers["content-type"].startswith("image/svg+xml")
            ElementTree.fromstring(one.text)
            assert "style" not in one.text
            assert "script" not in one.text
        assert server.http.get(address, params={"moves": 3}).text == moving.text
        assert server.http.get(address, params={"moves": 13}).status_code == 400


def test_another_move_after_an_undo_has_another_picture(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.create("labyrinth")
        address = f"/api/tables/{made['code']}/picture.svg"
        anna, ben = server.players(made)
        first, *_, last = anna.view["legal"]
        assert anna.play(first)["type"] == "done"
        before = server.http.get(address).text
        assert anna.undo(0)["type"] == "done"
        assert ben.answer(1, "undo")["type"] == "done"
        anna.wait_for(lambda client: client.view["ply"] == 0)
        assert anna.play(last)["type"] == "done"
        assert server.http.get(address).text != before


def test_a_link_says_who_plays_what(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<head></head>", "utf-8")
    seats = [{"kind": "person", "name": '<b>"Anna"'}, {"kind": "open"}]
    with serving(tmp_path / "data", web=web) as server:
        code = server.create("sequence", seats=seats)["code"]
        page = server.http.get(f"/t/{code}", headers={"accept-language": "de"})
        title = "Sequence: &lt;b&gt;&quot;Anna&quot;, ein freier Platz"
        assert f'<meta property="og:title" content="{title}" />' in page.text
        assert 'content="Ein Platz ist frei."' in page.text
        assert "og:image" not in page.text
        assert server.http.get(f"/api/tables/{code}/picture.svg").status_code == 409
        assert server.http.get("/t/nowhere").text == "<head></head>"
        begun = server.create("sequence")["code"]
        image = f"{server.url}/api/tables/{begun}/picture.svg"
        page = server.http.get(f"/t/{begun}")
        assert f'<meta property="og:image" content="{image}" />' in page.text
        assert 'content="Being played, move 0."' in page.text
