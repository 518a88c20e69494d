"""Behind a proxy, and without one: whose word about others is taken, and HTTPS by ourselves."""

from __future__ import annotations

import json
import shutil
import ssl
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from server.certificates import make_certificate
from server.conftest import GENEROUS
from server.running import PATIENCE, Server, serving
from spieltisch.server.running import renew
from spieltisch.server.settings import Certificate


def site_of(server: Server, **headers: str) -> str:
    """The address that a server gives itself in the preview of a table."""
    page = server.http.get(server.create()["link"], headers=headers).text
    return page.partition('property="og:url" content="')[2].partition("/t/")[0]


@pytest.fixture
def web(tmp_path: Path) -> Path:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<head></head>", "utf-8")
    return tmp_path / "web"


def test_a_proxy_in_a_trusted_network_says_that_people_came_by_https(
    tmp_path: Path, web: Path
) -> None:
    with serving(tmp_path, limits=GENEROUS, web=web, proxies=("127.0.0.0/8",)) as server:
        assert site_of(server, **{"x-forwarded-proto": "https"}).startswith("https://127.0.0.1")
        assert site_of(server, **{"x-forwarded-proto": "gopher"}).startswith("http://127.0.0.1")


def test_nobody_else_is_believed(tmp_path: Path, web: Path) -> None:
    with serving(tmp_path, limits=GENEROUS, web=web, proxies=("10.0.0.0/8",)) as server:
        assert site_of(server, **{"x-forwarded-proto": "https"}).startswith("http://127.0.0.1")
    for proxies in ((), ("10.0.0.0/8",)):
        with serving(tmp_path / str(len(proxies)), web=web, proxies=proxies) as server:
            taken = server.house.requests
            server.http.get("/api/games", headers={"x-forwarded-for": "192.0.2.7"})
            assert "192.0.2.7" not in taken._buckets
            assert "127.0.0.1" in taken._buckets


def test_tables_are_played_by_https_without_a_proxy(tmp_path: Path) -> None:
    certificate = make_certificate(tmp_path)
    with serving(tmp_path / "data", limits=GENEROUS, certificate=certificate) as server:
        trust = ssl.create_default_context(cafile=certificate.chain)
        url = server.url.replace("http", "https")
        with httpx.Client(base_url=url, verify=trust, timeout=PATIENCE) as http:
            seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
            table = http.post("/api/tables", json={"game": "sequence", "seats": seats}).json()
        address = f"{url.replace('http', 'ws')}/api/tables/{table['code']}/socket"
        with connect(address, ssl=trust, open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"type": "hello", "tokens": [table["host"]]}))
            assert json.loads(socket.recv(PATIENCE))["type"] == "welcome"


def shown_by(context: ssl.SSLContext, trusted: Path) -> bool:
    """Whether whoever trusts one certificate is shown that one."""
    client = ssl.create_default_context(cafile=trusted)
    to_server, to_client = ssl.MemoryBIO(), ssl.MemoryBIO()
    ours = context.wrap_bio(to_server, to_client, server_side=True)
    theirs = client.wrap_bio(to_client, to_server, server_hostname="127.0.0.1")
    for _ in range(4):
        for side in (theirs, ours):
            try:
                side.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLError:
                return False
    return True


def test_a_new_certificate_is_shown_without_a_restart_and_a_broken_one_changes_nothing(
    tmp_path: Path,
) -> None:
    first, second = make_certificate(tmp_path, "first"), make_certificate(tmp_path, "second")
    used = Certificate(tmp_path / "chain.pem", tmp_path / "key.pem")

    def put(certificate: Certificate) -> None:
        shutil.copy(certificate.chain, used.chain)
        shutil.copy(certificate.key, used.key)

    put(first)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(used.chain, used.key)
    assert shown_by(context, first.chain)
    put(second)
    renew(context, used)
    assert shown_by(context, second.chain)
    assert not shown_by(context, first.chain)
    used.key.write_bytes(first.key.read_bytes())
    renew(context, used)
    used.chain.unlink()
    renew(context, used)
    assert shown_by(context, second.chain)
