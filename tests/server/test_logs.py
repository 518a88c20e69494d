"""The log: who asked and which table it is about, in lines of two kinds, and never a secret."""

from __future__ import annotations

import json
import logging
import re
import secrets
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from server.conftest import GENEROUS
from server.running import Server, serving
from spieltisch.server import connection
from spieltisch.server.logs import BLACKENED, JsonLines, TextLines, blacken
from spieltisch.server.settings import LogFormat, Logs

FORMATTERS = {LogFormat.TEXT: TextLines, LogFormat.JSON: JsonLines}


@pytest.fixture
def log() -> Iterator[StringIO]:
    """Everything that is logged, however unimportant, in the order of its happening."""
    stream, root = StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(stream), root.level
    handler.setFormatter(JsonLines())
    # What the tests themselves ask with has its own log.
    handler.addFilter(lambda record: record.name.partition(".")[0] in ("spieltisch", "uvicorn"))
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture
def server(tmp_path: Path, log: StringIO) -> Iterator[Server]:
    with serving(tmp_path, limits=GENEROUS, logs=Logs(requests=True)) as running:
        yield running


def test_no_secret_is_in_any_line(
    server: Server, log: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.create(seats=[{"kind": "person", "name": "Anna"}, {"kind": "open"}])
    code, own = table["code"], secrets.token_urlsafe(24)
    tokens = [table["host"], table["seats"][0]["token"], own]
    joined = server.http.post(f"/api/tables/{code}/join", json={"name": "Ben", "token": own})
    assert joined.status_code == 201, joined.text
    server.http.post(f"/api/tables/{code}/take", json={"link": own, "token": own, "others": "x"})
    for token in tokens:  # where nobody should put them, but somebody will
        server.http.get(f"/t/{code}?seat={token}")
        server.http.get(f"/t/{code}/{token}")
        server.http.get(f"/api/tables/{token}")
        server.http.get("/api/health", headers={"authorization": f"Bearer {token}"})
    with server.client(code, *tokens) as anna:
        assert anna.ask("ping")

        def fail(_self: Any, message: Any) -> None:
            raise ValueError(f"broken by {message} of {tokens}")

        monkeypatch.setattr(connection.Connection, "_answer", fail)
        assert anna.ask("ping")["code"] == "broken"
    lines = log.getvalue()
    assert "broken by" in lines, "the error is in the log, with its traceback"
    assert f'"table": "{code}"' in lines
    for token in tokens:
        for part in (token, token[:16], token[8:24]):
            assert part not in lines
    assert "?" not in "".join(json.loads(line)["message"] for line in lines.splitlines())


def test_a_request_and_its_lines_have_the_same_id(server: Server, log: StringIO) -> None:
    answer = server.http.get("/api/tables/222222222")
    server.http.get("/api/live")  # on the same connection: the line before it is written by then
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    [line] = [line for line in lines if line.get("request") == answer.headers["x-request-id"]]
    assert line["message"].startswith("GET /api/tables/222222222 404 ")
    assert (line["method"], line["route"], line["status"], line["table"]) == (
        "GET",
        "/api/tables/{code}",
        404,
        "222222222",
    )
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])


@pytest.mark.parametrize("format", FORMATTERS)
def test_nobody_can_make_up_a_line(format: LogFormat) -> None:
    text = "/t/a\nERROR \x1b[31mall is lost\u2028"
    record = logging.LogRecord("x", logging.INFO, "", 1, "GET %s", (text,), None)
    line = FORMATTERS[format]().format(record)
    assert len(line.splitlines()) == 1
    assert "\x1b" not in line


@pytest.mark.parametrize("format", FORMATTERS)
def test_a_traceback_is_blackened_too(format: LogFormat) -> None:
    token = secrets.token_urlsafe(24)
    try:
        raise KeyError(f"postgresql://anna:geheim@db/tables {token}")
    except KeyError as error:
        record = logging.LogRecord("x", 40, "", 1, "no", (), (KeyError, error, error.__traceback__))
    line = FORMATTERS[format]().format(record)
    assert "test_a_traceback_is_blackened_too" in line, "names of functions can be read"
    assert token not in line
    assert "geheim" not in line
    assert BLACKENED in line


def test_any_token_is_blackened_wherever_it_stands() -> None:
    for _ in range(300):
        token = secrets.token_urlsafe(24)
        for line in (token, f"seat={token}", f"'{token}'", f"#seat={token}&host={token}"):
            assert token not in blacken(line)
