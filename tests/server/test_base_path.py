"""Below a path of somebody else's site: what is asked for, and every address in an answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.conftest import GENEROUS
from server.running import Client, Server, serving

INDEX = (
    '<html><head><meta name="base" content="./" /><script src="./assets/app.js"></script>'
    "</head></html>"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("below")
    web: Path = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(INDEX, "utf-8")
    (web / "assets" / "app.js").write_text("1", "utf-8")
    with serving(folder / "data", limits=GENEROUS, web=web, base_path="/games") as running:
        yield running


@pytest.mark.parametrize("cut", [True, False], ids=["cut off", "passed on"])
def test_the_proxy_may_cut_the_path_off_or_pass_it_on(server: Server, cut: bool) -> None:
    base = "" if cut else "/games"
    page = server.http.get(f"{base}/")
    assert page.text == INDEX.replace("./", "/games/")
    assert server.http.get(f"{base}/index.html").text == page.text
    assert server.http.get(f"{base}/assets/app.js").text == "1"
    health = server.http.get(f"{base}/api/health")
    assert health.json()["ok"]
    assert health.headers["cache-control"] == "no-store"
    assert server.http.get(f"{base}/api/nothing").status_code == 404


def test_without_the_last_slash_a_browser_is_sent_there(server: Server) -> None:
    answer = server.http.get("/games")
    assert answer.status_code == 308
    assert answer.headers["location"] == "/games/"
    assert "content-security-policy" in answer.headers


def test_every_address_in_an_answer_has_the_path(server: Server) -> None:
    answer = server.http.post(
        "/games/api/tables",
        json={"game": "sequence", "seats": [{"kind": "person", "name": str(n)} for n in (1, 2)]},
    )
    table = answer.json()
    assert table["link"] == f"/games/t/{table['code']}"
    page = server.http.get(table["link"], headers={"host": "example.org:80"})
    assert page.status_code == 421  # below a path, too, only under names that are ours
    page = server.http.get(table["link"])
    assert f'content="{server.url}{table["link"]}"' in page.text
    assert f'content="{server.url}/games/api/tables/{table["code"]}/picture.png?' in page.text
    assert 'src="/games/assets/app.js"' in page.text


def test_tables_are_played_below_the_path(server: Server) -> None:
    new_table = server.create()
    host, url = new_table["host"], f"{server.url}/games"
    tokens = [(seat["token"], host) for seat in new_table["seats"]]
    clients = [Client(url, new_table["code"], t, {"seat": n}) for n, t in enumerate(tokens)]
    mover = next(client for client in clients if client.view["legal"])
    assert mover.play(mover.view["legal"][0])["type"] == "done"
    for client in clients:
        client.close()
