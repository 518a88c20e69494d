"""The pages for the browser: their kinds, how long they keep, and how small they come."""

from __future__ import annotations

import gzip
import json
import time
from pathlib import Path

import httpx

import spieltisch
from server.running import Server, serving


def test_the_page_says_so_when_it_is_not_built(tmp_path: Path) -> None:
    with serving(tmp_path, web=tmp_path / "nothing") as server:
        answer = server.http.get("/", headers={"accept-language": "de"})
        assert answer.status_code == 200
        assert "nicht gebaut" in answer.text


def test_built_pages_are_served_with_their_kinds(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>table</title>", "utf-8")
    (web / "assets" / "app-123.js").write_text("1", "utf-8")
    with serving(tmp_path / "data", web=web) as server:
        for path in ("/", "/t/code", "/index.html"):
            assert server.http.get(path).text == "<title>table</title>"
        script = server.http.get("/assets/app-123.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]


def test_a_browser_is_sent_the_smallest_copy_that_it_can_read(tmp_path: Path) -> None:
    script = "let answer = 42;" * 100
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "assets" / "app-123.js").write_text(script, "utf-8")
    (web / "assets" / "app-123.js.gz").write_bytes(gzip.compress(script.encode()))
    (web / "assets" / "app-123.js.br").write_bytes(b"as Brotli")
    with serving(tmp_path / "data", web=web) as server:

        def ask(encodings: str) -> httpx.Response:
            return server.http.get("/assets/app-123.js", headers={"accept-encoding": encodings})

        answers = {encodings: ask(encodings) for encodings in ("gzip", "identity", "br;q=0, gzip")}
        assert [answer.text for answer in answers.values()] == [script] * 3
        assert "content-encoding" not in answers["identity"].headers
        assert answers["br;q=0, gzip"].headers["content-encoding"] == "gzip"
        with server.http.stream(
            "GET", "/assets/app-123.js", headers={"accept-encoding": "gzip, br"}
        ) as answer:
            assert b"".join(answer.iter_raw()) == b"as Brotli"
            assert answer.headers["content-encoding"] == "br"
            assert "javascript" in answer.headers["content-type"]
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["vary"] == "accept-encoding"


def test_the_first_page_has_the_games_with_it(server: Server) -> None:
    while set(server.http.get("/api/health").json()["games"].values()) != {"ready"}:
        time.sleep(0.05)
    page = server.http.get("/").text
    text = page.partition('<script type="application/json" id="games">')[2].partition("</script>")
    lids = json.loads(text[0])
    games = server.http.get("/api/games").json()
    fields = ("name", "title", "players", "lesson", "about")
    assert lids == [{field: game[field] for field in fields} for game in games]


def test_the_page_of_a_table_names_the_files_that_it_needs(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<head><script src=/first.js></script></head>", "utf-8")
    parts = {
        "src/pages/Table.svelte": {"file": "table.js", "css": ["table.css"], "imports": ["first"]},
        "src/lib/sentences.de.ts": {"file": "german.js", "isDynamicEntry": True},
        "src/lib/sentences.en.ts": {"file": "english.js"},
        "first": {"file": "first.js", "isEntry": True},
    }
    (web / "manifest.json").write_text(json.dumps(parts), "utf-8")
    with serving(tmp_path / "data", web=web) as server:
        table = server.create("sequence")
        page = server.http.get(f"/t/{table['code']}", headers={"accept-language": "de"}).text
    assert '<link rel="modulepreload" crossorigin href="/table.js" />' in page
    assert '<link rel="stylesheet" crossorigin href="/table.css" />' in page
    assert '<link rel="modulepreload" crossorigin href="/german.js" />' in page
    assert '<meta name="game" content="sequence" />' in page
    assert "english.js" not in page
    assert page.count("first.js") == 1


def test_the_client_comes_with_smaller_copies_of_its_texts() -> None:
    assets = Path(spieltisch.__file__).parent / "_web" / "assets"
    texts = [path for path in assets.iterdir() if path.suffix in (".js", ".css")]
    large = [path for path in texts if path.stat().st_size >= 1000]
    assert large
    for path in large:
        copy = path.with_name(path.name + ".gz")
        assert gzip.decompress(copy.read_bytes()) == path.read_bytes()
        assert path.with_name(path.name + ".br").stat().st_size < path.stat().st_size


def test_what_is_the_same_for_everybody_is_sent_in_fewer_bytes(server: Server) -> None:
    plain = server.http.get("/api/games", headers={"accept-encoding": "identity"})
    small = server.http.get("/api/games", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert small.headers["vary"] == "accept-encoding"
    assert int(small.headers["content-length"]) < len(plain.content) / 2
    assert small.json() == plain.json()
    health = server.http.get("/api/health", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in health.headers
