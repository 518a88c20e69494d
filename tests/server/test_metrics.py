"""Figures for Prometheus, and what a server says of itself while it is not well."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.conftest import GENEROUS
from server.running import Server, serving
from spieltisch.server.settings import Metrics


def figures(server: Server) -> dict[tuple[str, ...], float]:
    """All figures, by their names and labels."""
    port = server.house.settings.metrics.port
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    return {
        (sample.name, *(sample.labels[label] for label in sorted(sample.labels))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.fixture
def metrics(unused_port: int) -> Metrics:
    return Metrics(port=unused_port)


@pytest.fixture
def unused_port() -> int:
    from spieltisch.server.running import listen

    with listen("127.0.0.1", 0) as sock:
        port: int = sock.getsockname()[1]
        return port


def test_what_happens_is_counted(tmp_path: Path, metrics: Metrics) -> None:
    with serving(tmp_path, limits=GENEROUS, metrics=metrics) as server:
        table = server.create()
        clients = server.players(table)
        mover = next(client for client in clients if client.view["legal"])
        assert mover.play(mover.view["legal"][0])["type"] == "done"
        assert mover.play("nonsense")["type"] == "refused"
        server.http.get(f"/api/tables/{'2' * 9}")
        server.http.get("/no/such/page.js")
        server.http.request("BREW", "/api/health")
        counts = figures(server)
        assert counts["spieltisch_moves_total",] == 1
        assert counts["spieltisch_sockets",] == 2
        assert counts["spieltisch_tables",] == 1
        assert counts["spieltisch_commit_seconds_count",] >= 1
        assert counts["spieltisch_commit_seconds_bucket", "+Inf"] >= 1
        assert counts["spieltisch_refusals_total", "table-unknown"] == 1
        assert counts["spieltisch_requests_total", "POST", "/api/tables", "201"] == 1
        assert counts["spieltisch_requests_total", "GET", "/api/tables/{code}", "404"] == 1
        assert counts["spieltisch_requests_total", "GET", "/{path:path}", "404"] == 1
        assert counts["spieltisch_thinking", "bot", "waiting"] == 0
        assert counts["process_open_fds",] > 0
        for client in clients:
            client.close()


def test_no_figure_names_anybody(tmp_path: Path, metrics: Metrics) -> None:
    with serving(tmp_path, limits=GENEROUS, metrics=metrics) as server:
        before: set[Any] = set()
        for _ in range(3):
            table = server.create()
            for client in server.players(table):
                client.ask("say", text="hi")
                client.close()
            server.http.get(f"/t/{table['code']}?x=1")
            server.http.get(f"/{table['code']}/x/{table['host']}.js")
            names = set(figures(server))
            assert not before or names == before, "more tables make no more series"
            before = names
        words = " ".join(part for name in before for part in name)
        for secret in (table["code"], table["host"], "127.0.0.1", "Anna"):
            assert secret not in words
        assert len(before) < 200


def test_figures_are_not_among_the_pages(server: Server) -> None:
    assert server.http.get("/metrics").headers["content-type"].startswith("text/html")
    assert "spieltisch_moves" not in server.http.get("/metrics").text
    assert server.house.settings.metrics.port is None


def test_readiness_says_why_nobody_should_be_sent_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        house, http = server.house, server.http

        def ask(path: str) -> tuple[int, Any]:
            answer = http.get(path)
            return answer.status_code, answer.json()

        assert ask("/api/live")[0] == 200
        for task in house.readiness.games.values():
            task.status = "ready"
        assert ask("/api/ready") == (200, {"ready": True, "why": None})
        next(iter(house.readiness.games.values())).status = "compiling"
        assert ask("/api/ready") == (503, {"ready": False, "why": "compiling"})
        assert ask("/api/health")[1]["ok"], "what is there can be played"

        async def is_ill() -> bool:
            return False

        monkeypatch.setattr(house.checkup, "is_well", is_ill)
        assert ask("/api/ready") == (503, {"ready": False, "why": "cannot-store"})
        assert ask("/api/health")[0] == 503
        house.is_closing = True
        assert ask("/api/ready") == (503, {"ready": False, "why": "closing"})
        assert ask("/api/live")[1]["ok"], "a new start would not help"
