"""Previews and pictures of tables: what a spectator may see, and nothing else."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

import spieltisch
from server.running import Server, serving
from spieltisch.engine.contract import SPECTATOR, State
from spieltisch.engine.match import Match
from spieltisch.server import pictures

GAMES = ("sequence", "labyrinth", "gluex", "glow")


def picture(match: Match, state: State) -> str:
    """The picture of a position, as the server draws it."""
    same = Match(match.game, match.players, match.options, state, seed=None, seats=None)
    return pictures.draw("Title", "About", [match.game.draw(same.scene())])


def preview(match: Match, state: State) -> bytes:
    """The preview of a position, as the server paints it."""
    same = Match(match.game, match.players, match.options, state, seed=None, seats=None)
    return pictures.paint("Title", "About", match.game.draw(same.scene()))


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_differ_in_secrets_have_the_same_picture(game: str) -> None:
    match = spieltisch.game(game).new(players=2, seed=3)
    for _ in range(7):
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    drawing, painted = picture(match, match.state), preview(match, match.state)
    for seed in range(5):
        twin = match.state
        match.game.kernels.mask(twin, SPECTATOR)
        match.game.kernels.guess(twin, SPECTATOR, np.uint64(seed))
        assert picture(match, twin) == drawing
        assert preview(match, twin) == painted


def test_the_last_moves_follow_each_other_in_one_picture(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        address = f"/api/tables/{new_table['code']}/picture.svg"
        for client in server.players(new_table):
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
        new_table = server.create("labyrinth")
        address = f"/api/tables/{new_table['code']}/picture.svg"
        anna, ben = server.players(new_table)
        first, *_, last = anna.view["legal"]
        assert anna.play(first)["type"] == "done"
        before = server.http.get(address).text
        assert anna.undo(0)["type"] == "done"
        assert ben.answer(1, "undo")["type"] == "done"
        anna.wait_for(lambda client: client.view["ply"] == 0)
        assert anna.play(last)["type"] == "done"
        assert server.http.get(address).text != before


def test_a_link_says_who_plays_what(tmp_path: Path) -> None:
    seats = [{"kind": "person", "name": '<b>"Anna"'}, {"kind": "open"}]
    with serving(tmp_path / "data", web=empty_client(tmp_path)) as server:
        code = server.create("sequence", seats=seats)["code"]
        page = server.http.get(f"/t/{code}", headers={"accept-language": "de"})
        title = "Sequence: &lt;b&gt;&quot;Anna&quot;, ein freier Platz"
        assert f'<meta property="og:title" content="{title}" />' in page.text
        assert 'content="Ein Platz ist frei."' in page.text
        assert server.http.get(f"/api/tables/{code}/picture.svg").status_code == 409
        assert_preview(server, image_of(page.text))
        assert server.http.get("/t/nowhere").text == "<head></head>"
        begun = server.create("sequence")["code"]
        page = server.http.get(f"/t/{begun}")
        image = f"{server.url}/api/tables/{begun}/picture.png?lang=en&match=1&ply=0"
        assert image_of(page.text) == image
        assert_preview(server, image)
        assert 'content="Being played, move 0."' in page.text


def test_a_link_to_a_position_shows_that_position(tmp_path: Path) -> None:
    with serving(tmp_path / "data", web=empty_client(tmp_path)) as server:
        new_table = server.create("labyrinth")
        anna, _ben = server.players(new_table)
        assert anna.play(anna.view["legal"][0])["type"] == "done"
        address = f"/t/{new_table['code']}/replay/1/0"
        page = server.http.get(address)
        assert f'<meta property="og:url" content="{server.url}{address}" />' in page.text
        assert 'content="Replay, move 0 of 1."' in page.text
        before, after = (
            image_of(page.text),
            image_of(server.http.get(f"/t/{new_table['code']}").text),
        )
        assert before.endswith("&match=1&ply=0")
        assert after.endswith("&match=1&ply=1")
        assert server.http.get(before).content != server.http.get(after).content
        assert server.http.get(before).content == server.http.get(before).content
        for wrong in ("1/2", "2/0", "0/0", "1/x", "1/99999999999999999999"):
            answer = server.http.get(f"/t/{new_table['code']}/replay/{wrong}")
            assert answer.text == "<head></head>"
        picture = f"/api/tables/{new_table['code']}/picture.png"
        assert server.http.get(picture, params={"ply": 2}).status_code == 400
        assert server.http.get(picture, params={"match": 2}).status_code == 404


def empty_client(folder: Path) -> Path:
    """A built client that is nothing but a page."""
    web = folder / "web"
    web.mkdir()
    (web / "index.html").write_text("<head></head>", "utf-8")
    return web


def image_of(page: str) -> str:
    """The address of the picture that a page names for previews."""
    tag = re.search('<meta property="og:image" content="([^"]*)" />', page)
    assert tag is not None
    return unescape(tag[1])


def assert_preview(server: Server, address: str) -> None:
    """There is a picture at an address, of the size that pages promise."""
    answer = server.http.get(address)
    assert answer.headers["content-type"] == "image/png"
    with Image.open(BytesIO(answer.content)) as image:
        assert image.size == pictures.PREVIEW
