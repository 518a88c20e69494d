"""Small questions with large answers, and names that are not ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.running import PATIENCE, Server, serving
from spieltisch.server.settings import Limits, Rate


def test_looks_are_bounded_by_what_they_send(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(10_000, 10_000), answers=Rate(0.001, 200_000))
    with serving(tmp_path, limits=limits) as server:
        new_table = server.create("sequence")
        tokens = [seat["token"] for seat in new_table["seats"]]
        with server.client(new_table["code"], *tokens, seat=0, source="127.0.0.9") as client:
            looks = 0
            while True:
                client.send({"type": "look", "id": "l", "seat": looks % 2})
                if client.until("welcome", "refused")["type"] == "refused":
                    break
                looks += 1
            assert looks > 10
            sizes = [len(frame) for frame in client.frames]
            assert 200_000 <= sum(sizes) <= 200_000 + 2 * max(sizes)
            assert client.ask("ping")["type"] == "pong"
            assert client.ask("say", seat=0, text="Still here")["type"] == "done"
        with pytest.raises(ConnectionClosed) as closed:
            server.client(new_table["code"], source="127.0.0.9")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        with server.client(new_table["code"]) as other:  # another address is shown everything
            assert other.first["type"] == "welcome"


def test_answers_of_the_api_are_bounded_by_their_size(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(answers=Rate(0.001, 10_000))) as server:
        plain = {"accept-encoding": "identity"}
        answers = [server.http.get("/api/games/sequence/rules", headers=plain) for _ in range(10)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert sum(len(a.content) for a in answers if a.status_code == 200) <= 10_000 + len(
            answers[0].content
        )


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "127.0.0.1.evil.example"])
def test_a_page_whose_name_was_made_to_point_here_gets_nothing(server: Server, host: str) -> None:
    headers = {"host": host, "origin": f"http://{host}", "accept-language": "de"}
    for path in ("/", "/api/tables", "/api/nothing"):
        answer = server.http.get(path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
        assert f"--allow-host {host.partition(':')[0]}" in answer.json()["text"]
        assert "heißt nicht" in answer.json()["text"]
        assert answer.headers["x-frame-options"] == "DENY"
    new_table = server.create("gluex")
    address = f"{server.url.replace('http', 'ws')}/api/tables/{new_table['code']}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers={"Host": host}, open_timeout=PATIENCE)
    assert refused.value.response.status_code in (400, 421)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:80", "[::1]:80", "nas", "a.localhost"])
def test_names_of_this_machine_and_addresses_are_answered(server: Server, host: str) -> None:
    assert server.http.get("/api/health", headers={"host": host}).status_code == 200


def test_further_names_can_be_allowed(tmp_path: Path) -> None:
    with serving(tmp_path, hosts=("Tables.example",)) as server:
        known = server.http.get("/api/health", headers={"host": "tables.example:443"})
        assert known.status_code == 200
        assert (
            server.http.get("/api/health", headers={"host": "x.tables.example"}).status_code == 421
        )
