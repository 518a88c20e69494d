"""One server for all tests that need nothing special."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.postgres import Postgres, running_postgres
from server.running import Server, serving
from spieltisch.server.settings import Limits, Rate

#: So generous that only tests about limits meet them.
GENEROUS = Limits(
    messages=Rate(10_000, 10_000),
    requests=Rate(10_000, 10_000),
    tables=Rate(10_000, 10_000),
    guesses=Rate(10_000, 10_000),
    answers=Rate(1 << 30, 1 << 30),
    open_tables=100_000,
    kept_files=100_000,
)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests; safe is what it says is safe, unless the power goes off."""
    with running_postgres() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        tmp_path_factory.mktemp("data"), limits=GENEROUS, hint_seconds=0.05, analysis_iterations=5
    ) as running:
        yield running
