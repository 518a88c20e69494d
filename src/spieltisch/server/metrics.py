"""Figures for Prometheus, on a port of their own; no names, codes or addresses."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from math import inf
from typing import TYPE_CHECKING

import spieltisch
from spieltisch.engine.extras import require
from spieltisch.server.figures import ErrorCount, Histogram
from spieltisch.server.house import House

if TYPE_CHECKING:
    from prometheus_client.metrics_core import HistogramMetricFamily, Metric

#: How long Prometheus is kept waiting for a loop that is busy, in seconds.
PATIENCE = 5.0


class HouseFigures:
    """All that is told of a house, read on its event loop, where nothing changes meanwhile."""

    def __init__(self, house: House, loop: asyncio.AbstractEventLoop, errors: ErrorCount) -> None:
        self._house, self._loop, self._errors = house, loop, errors

    def describe(self) -> list[Metric]:
        """Nothing beforehand: the loop may not run yet."""
        return []

    def collect(self) -> Iterable[Metric]:
        """The figures as they are now."""
        return asyncio.run_coroutine_threadsafe(self._read(), self._loop).result(PATIENCE)

    async def _read(self) -> list[Metric]:
        return [*self._counts(), *self._states(), *self._times()]

    def _counts(self) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily

        figures = self._house.figures
        yield CounterMetricFamily("spieltisch_moves", "Moves stored", figures.moves)
        yield CounterMetricFamily("spieltisch_errors", "Errors in the log", self._errors.count)
        refusals = CounterMetricFamily("spieltisch_refusals", "Refusals", labels=["reason"])
        for reason, count in figures.refusals.items():
            refusals.add_metric([reason], count)
        yield refusals
        requests = CounterMetricFamily(
            "spieltisch_requests",
            "Requests answered, and sockets that have ended",
            labels=["route", "method", "status"],
        )
        for request, count in figures.requests.items():
            requests.add_metric([request.route, request.method, str(request.status)], count)
        yield requests

    def _states(self) -> Iterator[Metric]:
        from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily

        house = self._house
        yield InfoMetricFamily("spieltisch", "The version", {"version": spieltisch.__version__})
        yield GaugeMetricFamily("spieltisch_sockets", "Open sockets", house.sockets.total)
        yield GaugeMetricFamily("spieltisch_tables", "Tables in memory", house.tables_in_memory)
        queue = GaugeMetricFamily("spieltisch_thinking", "Thoughts", labels=["kind", "state"])
        kinds = {"bot": "bots", "hint": "hints", "analysis": "analyses"}
        for kind, name in kinds.items():
            turns = getattr(house.workers, name)
            queue.add_metric([kind, "waiting"], turns.waiting)
            queue.add_metric([kind, "running"], turns.running)
        yield queue
        games = GaugeMetricFamily("spieltisch_games", "Games", labels=["status"])
        statuses = list(house.readiness.status.values())
        for status in ("waiting", "compiling", "ready", "broken"):
            games.add_metric([status], statuses.count(status))
        yield games
        if house.settings.database is None:
            free = shutil.disk_usage(house.settings.data).free
            yield GaugeMetricFamily("spieltisch_disk_free_bytes", "Space left for tables", free)

    def _times(self) -> Iterator[Metric]:
        figures = self._house.figures
        about = "From an event to its being safe on disk"
        yield _histogram("spieltisch_commit_seconds", about, figures.commits)
        yield _histogram("spieltisch_answer_seconds", "HTTP answers", figures.answers)


def _histogram(name: str, about: str, times: Histogram) -> HistogramMetricFamily:
    from prometheus_client.core import HistogramMetricFamily

    bounds = [("+Inf" if bound == inf else str(bound), count) for bound, count in times.up_to()]
    buckets = [(bound, float(count)) for bound, count in bounds]
    return HistogramMetricFamily(name, about, buckets=buckets, sum_value=times.sum)


@contextmanager
def offering(house: House, loop: asyncio.AbstractEventLoop) -> Iterator[int | None]:
    """Offer figures for as long as this lasts, on the port that is given; none without one."""
    metrics = house.settings.metrics
    if metrics.port is None:
        yield None
        return
    require("prometheus_client", "metrics")
    from prometheus_client import (
        CollectorRegistry,
        GCCollector,
        PlatformCollector,
        ProcessCollector,
        start_http_server,
    )

    errors = ErrorCount()
    logging.getLogger().addHandler(errors)
    registry = CollectorRegistry()
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=registry)
    registry.register(HouseFigures(house, loop, errors))
    server, thread = start_http_server(metrics.port, metrics.host, registry)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
        logging.getLogger().removeHandler(errors)
