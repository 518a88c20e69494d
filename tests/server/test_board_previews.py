"""Previews of links to boards that people have drawn: the address holds the board."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from server.conftest import GENEROUS
from server.running import Server, serving
from server.test_previews import assert_preview, empty_client, image_of
from spieltisch.server.drawnboards import LONGEST

PLAIN = "<head></head>"
MAZE = {"board": "┏─┓\n│?┼\n┗─┛\nstarts: a1 c3\n", "tiles": "straight=1 t=1"}
ROOMS = {"board": "AA.BB\nAA.BB\nstarts: a1 e2\nmiddle: B\n"}


def linked(options: object) -> str:
    """Options as the editor writes them into an address."""
    return urlsafe_b64encode(json.dumps(options).encode()).decode().rstrip("=")


def address(game: str, board: str, players: int | str = 2) -> str:
    return f"/editor/{game}?{urlencode({'players': players, 'board': board})}"


@contextmanager
def ready(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server that can draw boards already: until then pages have no previews."""
    web = empty_client(folder)
    with serving(folder / "data", limits=GENEROUS, web=web, **settings) as running:
        for game in ("labyrinth", "gluex"):
            query = {"board": linked(MAZE if game == "labyrinth" else ROOMS)}
            answer = running.http.get(
                f"{settings.get('base_path', '')}/api/games/{game}/board.png", params=query
            )
            assert answer.status_code == 200
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with ready(tmp_path_factory.mktemp("boards")) as running:
        yield running


def test_a_link_to_a_board_shows_it(server: Server) -> None:
    maze = address("labyrinth", linked(MAZE))
    page = server.http.get(maze).text
    assert '<meta property="og:title" content="Labyrinth: a board drawn by hand" />' in page
    assert "A board for 1–2 players to try" in page
    assert f'<meta property="og:url" content="{server.url}{maze.replace("&", "&amp;")}" />' in page
    assert_preview(server, image_of(page))
    rooms = server.http.get(address("gluex", linked(ROOMS))).text
    assert "A board for 2 players to try" in rooms
    assert_preview(server, image_of(rooms))


def test_the_picture_is_that_of_the_board(server: Server) -> None:
    def picture(options: dict[str, str], players: int = 2) -> bytes:
        page = server.http.get(address("labyrinth", linked(options), players))
        return server.http.get(image_of(page.text)).content

    assert picture(MAZE) == picture(MAZE)
    other = {**MAZE, "board": MAZE["board"].replace("┼", "□")}
    assert picture(other) != picture(MAZE)
    assert picture(MAZE, 1) != picture(MAZE)


def test_a_board_is_described_in_the_language_of_those_who_ask(server: Server) -> None:
    page = server.http.get(address("gluex", linked(ROOMS)), headers={"accept-language": "de"})
    assert 'content="Glüx: ein selbst gezeichnetes Brett"' in page.text
    assert "Ein Brett für 2 Personen" in page.text
    assert "lang=de" in image_of(page.text)
    assert "accept-language" in page.headers["vary"]


def test_a_board_not_made_for_so_many_is_shown_for_those_it_is_made_for(server: Server) -> None:
    for players in (1, 4, 99, "many", "²", 10**30):
        page = server.http.get(address("gluex", linked(ROOMS), players))
        assert_preview(server, image_of(page.text))


@pytest.mark.parametrize(
    ("game", "board"),
    [
        ("labyrinth", ""),
        ("labyrinth", "!"),
        ("labyrinth", "ÄÖ"),
        ("labyrinth", "1.7x7.AAA"),
        ("labyrinth", "A" * (LONGEST + 1)),
        ("labyrinth", linked(" " * 10)),
        ("labyrinth", linked({"tiles": "straight=1"})),
        ("labyrinth", linked({"board": 7})),
        ("labyrinth", linked({"board": "┏x"})),
        ("labyrinth", linked({"board": MAZE["board"], "cellar": "deep"})),
        ("labyrinth", linked({"board": "┼" * 400})),
        ("labyrinth", urlsafe_b64encode(b"[" * 2900).decode().rstrip("=")),
        ("labyrinth", urlsafe_b64encode(b'{"board": "\xff"}').decode().rstrip("=")),
        ("gluex", linked(MAZE)),
        ("glow", linked(MAZE)),
        ("chess", linked(MAZE)),
    ],
)
def test_what_is_no_board_has_a_page_without_a_preview(
    server: Server, game: str, board: str
) -> None:
    page = server.http.get(address(game, board))
    assert (page.status_code, page.text) == (200, PLAIN)
    query = {"board": board}
    for lang in ("de", "en"):
        answer = server.http.get(f"/api/games/{game}/board.png", params={**query, "lang": lang})
        assert answer.status_code == 400
        assert answer.json()["text"]


def test_the_longest_address_is_still_a_board(server: Server) -> None:
    def padded(length: int) -> str:
        return linked({**ROOMS, "board": ROOMS["board"] + "\n" * length})

    most = next(n for n in range(3000) if len(padded(n + 1)) > LONGEST)
    assert_preview(server, image_of(server.http.get(address("gluex", padded(most))).text))
    assert server.http.get(address("gluex", padded(most + 1))).text == PLAIN


def test_markup_in_a_link_stays_text(server: Server) -> None:
    page = server.http.get(address("gluex", linked(ROOMS)) + '&x="><script>').text
    assert "<script" not in page
    assert "og:title" in page


def test_below_a_path_the_picture_is_found_too(tmp_path: Path) -> None:
    with ready(tmp_path, base_path="/games") as below:
        page = below.http.get(f"/games{address('gluex', linked(ROOMS))}").text
        assert "/games/api/games/gluex/board.png" in image_of(page)
        assert_preview(below, image_of(page))
